#pragma once
#include <dlfcn.h>
#include <zip.h>

// libzip is not linked but loaded the first time that an archive is opened: linked, it and what
// it needs would add milliseconds to every start. So each function is called by a pointer whose
// type is that of the header's prototype.

/// The functions that are used.
typedef struct {
  __typeof__(zip_source_buffer_create) *source_buffer_create;
  __typeof__(zip_source_free) *source_free;
  __typeof__(zip_open_from_source) *open_from_source;
  __typeof__(zip_discard) *discard;
  __typeof__(zip_get_num_entries) *get_num_entries;
  __typeof__(zip_stat_index) *stat_index;
  __typeof__(zip_fopen_index) *fopen_index;
  __typeof__(zip_fread) *fread;
  __typeof__(zip_fclose) *fclose;
  __typeof__(zip_get_error) *get_error;
  __typeof__(zip_file_get_error) *file_get_error;
  __typeof__(zip_error_init) *error_init;
  __typeof__(zip_error_strerror) *error_strerror;
  __typeof__(zip_error_fini) *error_fini;
} daymark_zip;

/// Loads libzip, once in a process; it stays. 0 when it is not there or not as expected.
static inline int daymark_zip_load(daymark_zip *zip) {
  void *library = dlopen("libzip.so.5", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (!library) library = dlopen("libzip.so.4", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (!library) return 0;
#define DAYMARK_LOAD(name) \
  (zip->name = (__typeof__(zip->name))dlsym(library, "zip_" #name)) != NULL
  return DAYMARK_LOAD(source_buffer_create) && DAYMARK_LOAD(source_free) &&
         DAYMARK_LOAD(open_from_source) && DAYMARK_LOAD(discard) &&
         DAYMARK_LOAD(get_num_entries) && DAYMARK_LOAD(stat_index) &&
         DAYMARK_LOAD(fopen_index) && DAYMARK_LOAD(fread) && DAYMARK_LOAD(fclose) &&
         DAYMARK_LOAD(get_error) && DAYMARK_LOAD(file_get_error) && DAYMARK_LOAD(error_init) &&
         DAYMARK_LOAD(error_strerror) && DAYMARK_LOAD(error_fini);
#undef DAYMARK_LOAD
}

/// C: `zip_source_buffer_create` and `zip_open_from_source`, to read only. The bytes are not
/// copied. NULL on failure; `message` is then filled in.
static inline zip_t *daymark_zip_open(
    const daymark_zip *zip, const void *bytes, uint64_t count, char *message, int capacity) {
  zip_error_t error;
  zip->error_init(&error);
  zip_t *archive = NULL;
  zip_source_t *source = zip->source_buffer_create(bytes, count, 0, &error);
  if (source) {
    archive = zip->open_from_source(source, ZIP_RDONLY, &error);
    if (!archive) zip->source_free(source);
  }
  if (!archive) {
    const char *text = zip->error_strerror(&error);
    int i = 0;
    for (; text && text[i] && i < capacity - 1; i++) message[i] = text[i];
    message[i] = 0;
  }
  zip->error_fini(&error);
  return archive;
}

/// C: `zip_discard`. Nothing was changed, so there is nothing to write.
static inline void daymark_zip_close(const daymark_zip *zip, zip_t *archive) {
  zip->discard(archive);
}

/// C: `zip_get_num_entries`.
static inline int64_t daymark_zip_count(const daymark_zip *zip, zip_t *archive) {
  return zip->get_num_entries(archive, 0);
}

/// What an archive says of an entry. The name is the archive's, in UTF-8, NULL when unknown.
typedef struct {
  const char *name;
  int is_encrypted;
} daymark_zip_entry;

/// C: `zip_stat_index`. 0 on failure.
static inline int daymark_zip_look(
    const daymark_zip *zip, zip_t *archive, uint64_t index, daymark_zip_entry *entry) {
  zip_stat_t status = {0};
  if (zip->stat_index(archive, index, 0, &status) != 0) return 0;
  entry->name = status.valid & ZIP_STAT_NAME ? status.name : NULL;
  entry->is_encrypted =
      status.valid & ZIP_STAT_ENCRYPTION_METHOD && status.encryption_method != ZIP_EM_NONE;
  return 1;
}

/// C: `zip_fopen_index`. NULL on failure.
static inline zip_file_t *daymark_zip_open_entry(
    const daymark_zip *zip, zip_t *archive, uint64_t index) {
  return zip->fopen_index(archive, index, 0);
}

/// C: `zip_fread`. The number of bytes, 0 at the end, -1 on failure.
static inline int64_t daymark_zip_read(
    const daymark_zip *zip, zip_file_t *file, void *bytes, uint64_t count) {
  return zip->fread(file, bytes, count);
}

/// C: `zip_fclose`.
static inline void daymark_zip_close_entry(const daymark_zip *zip, zip_file_t *file) {
  zip->fclose(file);
}

/// C: `zip_get_error` and `zip_error_strerror`. The text is the archive's.
static inline const char *daymark_zip_failure(const daymark_zip *zip, zip_t *archive) {
  return zip->error_strerror(zip->get_error(archive));
}

/// C: `zip_file_get_error` and `zip_error_strerror`. The text is the file's.
static inline const char *daymark_zip_entry_failure(const daymark_zip *zip, zip_file_t *file) {
  return zip->error_strerror(zip->file_get_error(file));
}
