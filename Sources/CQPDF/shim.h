#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <qpdf/DLL.h>
#include <qpdf/qpdf-c.h>

// qpdf is not linked but loaded the first time that a PDF is drawn: linked, it and what it needs
// would add milliseconds to every start. Its header is included for the prototypes.

// The number of the library that goes with the header (qpdf's ChangeLog): 29 with version 11, 30
// with version 12.
#if QPDF_MAJOR_VERSION >= 12
#define DAYMARK_QPDF_LIBRARY "libqpdf.so.30"
#else
#define DAYMARK_QPDF_LIBRARY "libqpdf.so.29"
#endif

#define DAYMARK_QPDF_FUNCTIONS(f)                                                              \
  f(init) f(cleanup) f(silence_errors) f(set_suppress_warnings) f(read_memory) f(has_error)     \
  f(get_error) f(get_error_message_detail) f(get_root) f(get_trailer) f(make_indirect_object)   \
  f(init_write_memory) f(set_deterministic_ID) f(set_object_stream_mode) f(write)               \
  f(get_buffer_length) f(get_buffer) f(oh_has_key) f(oh_get_key) f(oh_replace_key)              \
  f(oh_new_unicode_string) f(oh_new_string) f(oh_new_name) f(oh_new_bool) f(oh_new_dictionary)  \
  f(oh_get_array_n_items) f(oh_get_array_item)

/// The functions of qpdf that are used, each under its name without `qpdf_`.
typedef struct {
#define DAYMARK_DECLARE(name) __typeof__(&qpdf_##name) name;
  DAYMARK_QPDF_FUNCTIONS(DAYMARK_DECLARE)
#undef DAYMARK_DECLARE
} daymark_qpdf;

/// Loads qpdf, once in a process; it stays. 0 when it is not there or not as expected.
static inline int daymark_qpdf_load(daymark_qpdf *functions) {
  void *library = dlopen(DAYMARK_QPDF_LIBRARY, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (!library) return 0;
#define DAYMARK_LOAD(name)                                                          \
  functions->name = (__typeof__(functions->name))dlsym(library, "qpdf_" #name); \
  if (!functions->name) return 0;
  DAYMARK_QPDF_FUNCTIONS(DAYMARK_LOAD)
#undef DAYMARK_LOAD
  return 1;
}
#undef DAYMARK_QPDF_FUNCTIONS

/// C: `qpdf_init`; the caller's to close with `daymark_qpdf_close`. It writes nothing to standard
/// error by itself.
static inline qpdf_data daymark_qpdf_open(const daymark_qpdf *functions) {
  qpdf_data file = functions->init();
  if (!file) return NULL;
  functions->silence_errors(file);
  functions->set_suppress_warnings(file, QPDF_TRUE);
  return file;
}

/// C: `qpdf_cleanup`.
static inline void daymark_qpdf_close(const daymark_qpdf *functions, qpdf_data file) {
  functions->cleanup(&file);
}

/// C: `qpdf_read_memory`. The bytes have to stay until the file is closed. 0 on failure.
static inline int daymark_qpdf_read(
    const daymark_qpdf *functions, qpdf_data file, const char *bytes, size_t count) {
  QPDF_ERROR_CODE code = functions->read_memory(file, "the page", bytes, count, NULL);
  return (code & QPDF_ERRORS) == 0;
}

/// Says in the catalog which language the file is in (ISO 32000-1, 14.9.2), and that a window is to
/// be named by the file's title (12.2). C: `qpdf_oh_replace_key`.
static inline void daymark_qpdf_describe(
    const daymark_qpdf *functions, qpdf_data file, const char *language) {
  qpdf_oh catalog = functions->get_root(file);
  functions->oh_replace_key(
      file, catalog, "/Lang", functions->oh_new_unicode_string(file, language));
  qpdf_oh preferences = functions->oh_new_dictionary(file);
  functions->oh_replace_key(
      file, preferences, "/DisplayDocTitle", functions->oh_new_bool(file, QPDF_TRUE));
  functions->oh_replace_key(file, catalog, "/ViewerPreferences", preferences);
}

/// Says when the file was made, in the form of ISO 32000-1, 7.9.4, which cairo 1.16 writes without
/// its beginning.
static inline void daymark_qpdf_date(
    const daymark_qpdf *functions, qpdf_data file, const char *date) {
  qpdf_oh information = functions->oh_get_key(file, functions->get_trailer(file), "/Info");
  functions->oh_replace_key(
      file, information, "/CreationDate", functions->oh_new_string(file, date));
}

/// Puts the parts at the top of the logical structure into one element, which has to be all that is
/// there (ISO 32000-1, 14.8.4.2).
static inline void daymark_qpdf_join_structure(const daymark_qpdf *functions, qpdf_data file) {
  qpdf_oh catalog = functions->get_root(file);
  if (!functions->oh_has_key(file, catalog, "/StructTreeRoot")) return;
  qpdf_oh root = functions->oh_get_key(file, catalog, "/StructTreeRoot");
  qpdf_oh parts = functions->oh_get_key(file, root, "/K");
  qpdf_oh document = functions->make_indirect_object(file, functions->oh_new_dictionary(file));
  functions->oh_replace_key(file, document, "/Type", functions->oh_new_name(file, "/StructElem"));
  functions->oh_replace_key(file, document, "/S", functions->oh_new_name(file, "/Document"));
  functions->oh_replace_key(file, document, "/P", root);
  functions->oh_replace_key(file, document, "/K", parts);
  int count = functions->oh_get_array_n_items(file, parts);
  for (int index = 0; index < count; index++) {
    functions->oh_replace_key(
        file, functions->oh_get_array_item(file, parts, index), "/P", document);
  }
  functions->oh_replace_key(file, root, "/K", document);
}

/// C: `qpdf_init_write_memory` and `qpdf_write`, with an identifier made of the content. 0 on
/// failure, also of anything before.
static inline int daymark_qpdf_write(const daymark_qpdf *functions, qpdf_data file) {
  if (functions->has_error(file)) return 0;
  if (functions->init_write_memory(file) & QPDF_ERRORS) return 0;
  functions->set_object_stream_mode(file, qpdf_o_preserve);
  functions->set_deterministic_ID(file, QPDF_TRUE);
  return (functions->write(file) & QPDF_ERRORS) == 0;
}

/// C: `qpdf_get_buffer_length`.
static inline size_t daymark_qpdf_count(const daymark_qpdf *functions, qpdf_data file) {
  return functions->get_buffer_length(file);
}

/// C: `qpdf_get_buffer`; the file's.
static inline const unsigned char *daymark_qpdf_bytes(
    const daymark_qpdf *functions, qpdf_data file) {
  return functions->get_buffer(file);
}

/// What went wrong last, in words that are the file's; NULL for nothing.
static inline const char *daymark_qpdf_problem(const daymark_qpdf *functions, qpdf_data file) {
  if (!functions->has_error(file)) return NULL;
  return functions->get_error_message_detail(file, functions->get_error(file));
}
