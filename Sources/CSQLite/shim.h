#pragma once
// The header shows the session extension, which Debian's library has, only when told to.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

/// C: `SQLITE_TRANSIENT`, a macro with a cast: SQLite copies what is bound. An empty text may
/// have no address in Swift, but a null pointer would mean NULL.
static inline int daymark_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                    sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text ? text : "", count, SQLITE_TRANSIENT,
                             SQLITE_UTF8);
}

/// C: `sqlite3_bind_blob64` with `SQLITE_TRANSIENT`.
static inline int daymark_bind_blob(sqlite3_stmt *statement, int index, const void *bytes,
                                    sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}
