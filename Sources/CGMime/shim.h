#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// GMime is not linked but loaded the first time that a message is opened: linked, it and what it
// needs would add milliseconds to every start.
//
// Its headers are not included: they include GLib's, whose types other modules have too, and
// Swift takes a type that two modules have for the other module's. So functions are declared
// here with plain C types: a GObject is a pointer, gboolean and enumerations are int, GType is
// as wide as size_t.

/// An object of GMime's: a stream, a parser, a message, a part of one.
typedef struct daymark_mime_object daymark_mime_object;

/// GLib's `GByteArray`.
typedef struct {
  uint8_t *data;
  unsigned int count;
} daymark_mime_bytes;

/// The functions that are used, each with GMime's name and prototype.
typedef struct {
  void (*init)(void);
  daymark_mime_object *(*stream_mem_new)(void);
  daymark_mime_object *(*stream_mem_new_with_buffer)(const char *bytes, size_t count);
  daymark_mime_bytes *(*stream_mem_get_byte_array)(daymark_mime_object *stream);
  daymark_mime_object *(*parser_new_with_stream)(daymark_mime_object *stream);
  void (*parser_set_format)(daymark_mime_object *parser, int format);
  daymark_mime_object *(*parser_construct_message)(daymark_mime_object *parser, void *options);
  int (*parser_eos)(daymark_mime_object *parser);
  daymark_mime_object *(*message_get_mime_part)(daymark_mime_object *message);
  daymark_mime_object *(*message_part_get_message)(daymark_mime_object *part);
  int (*multipart_get_count)(daymark_mime_object *multipart);
  daymark_mime_object *(*multipart_get_part)(daymark_mime_object *multipart, int index);
  const char *(*part_get_filename)(daymark_mime_object *part);
  daymark_mime_object *(*part_get_content)(daymark_mime_object *part);
  ssize_t (*data_wrapper_write_to_stream)(daymark_mime_object *content, daymark_mime_object *to);
  daymark_mime_object *(*object_get_content_type)(daymark_mime_object *object);
  char *(*content_type_get_mime_type)(daymark_mime_object *type);
  const char *(*content_type_get_parameter)(daymark_mime_object *type, const char *name);
  size_t (*multipart_get_type)(void);
  size_t (*message_part_get_type)(void);
  size_t (*part_get_type)(void);
  int (*is_a)(daymark_mime_object *object, size_t type);
  void (*unref)(daymark_mime_object *object);
  void (*free)(void *memory);
} daymark_mime;

/// Loads GMime, once in a process; it stays. 0 when it is not there or not as expected.
static inline int daymark_mime_load(daymark_mime *mime) {
  void *library = dlopen("libgmime-3.0.so.0", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (!library) return 0;
#define DAYMARK_LOAD_AS(member, name) \
  (mime->member = (__typeof__(mime->member))dlsym(library, name)) != NULL
#define DAYMARK_LOAD(name) DAYMARK_LOAD_AS(name, "g_mime_" #name)
  return DAYMARK_LOAD(init) && DAYMARK_LOAD(stream_mem_new) &&
         DAYMARK_LOAD(stream_mem_new_with_buffer) && DAYMARK_LOAD(stream_mem_get_byte_array) &&
         DAYMARK_LOAD(parser_new_with_stream) && DAYMARK_LOAD(parser_set_format) &&
         DAYMARK_LOAD(parser_construct_message) && DAYMARK_LOAD(parser_eos) &&
         DAYMARK_LOAD(message_get_mime_part) && DAYMARK_LOAD(message_part_get_message) &&
         DAYMARK_LOAD(multipart_get_count) && DAYMARK_LOAD(multipart_get_part) &&
         DAYMARK_LOAD(part_get_filename) && DAYMARK_LOAD(part_get_content) &&
         DAYMARK_LOAD(data_wrapper_write_to_stream) && DAYMARK_LOAD(object_get_content_type) &&
         DAYMARK_LOAD(content_type_get_mime_type) && DAYMARK_LOAD(content_type_get_parameter) &&
         DAYMARK_LOAD(multipart_get_type) && DAYMARK_LOAD(message_part_get_type) &&
         DAYMARK_LOAD(part_get_type) && DAYMARK_LOAD_AS(is_a, "g_type_check_instance_is_a") &&
         DAYMARK_LOAD_AS(unref, "g_object_unref") && DAYMARK_LOAD_AS(free, "g_free");
#undef DAYMARK_LOAD
#undef DAYMARK_LOAD_AS
}

/// C: `g_mime_init`.
static inline void daymark_mime_init(const daymark_mime *mime) { mime->init(); }

/// C: `g_mime_parser_new_with_stream` over a copy of the bytes. The caller's to release.
static inline daymark_mime_object *daymark_mime_parser(
    const daymark_mime *mime, const char *bytes, size_t count, int is_mailbox) {
  daymark_mime_object *stream = mime->stream_mem_new_with_buffer(bytes, count);
  daymark_mime_object *parser = mime->parser_new_with_stream(stream);
  mime->parser_set_format(parser, is_mailbox);  // GMIME_FORMAT_MESSAGE is 0, _MBOX 1.
  mime->unref(stream);
  return parser;
}

/// C: `g_mime_parser_construct_message`. NULL at the end; else the caller's to release.
static inline daymark_mime_object *daymark_mime_next(
    const daymark_mime *mime, daymark_mime_object *parser) {
  return mime->parser_eos(parser) ? NULL : mime->parser_construct_message(parser, NULL);
}

/// C: `g_object_unref`.
static inline void daymark_mime_release(const daymark_mime *mime, daymark_mime_object *object) {
  mime->unref(object);
}

/// C: `g_mime_message_get_mime_part`. The message's; NULL when it has none.
static inline daymark_mime_object *daymark_mime_body(
    const daymark_mime *mime, daymark_mime_object *message) {
  return mime->message_get_mime_part(message);
}

enum { DAYMARK_MIME_OTHER, DAYMARK_MIME_MULTIPART, DAYMARK_MIME_MESSAGE, DAYMARK_MIME_PART };

/// Which of GMime's classes an object is of.
static inline int daymark_mime_kind(const daymark_mime *mime, daymark_mime_object *object) {
  if (mime->is_a(object, mime->multipart_get_type())) return DAYMARK_MIME_MULTIPART;
  if (mime->is_a(object, mime->message_part_get_type())) return DAYMARK_MIME_MESSAGE;
  return mime->is_a(object, mime->part_get_type()) ? DAYMARK_MIME_PART : DAYMARK_MIME_OTHER;
}

/// C: `g_mime_multipart_get_count`.
static inline int daymark_mime_count(const daymark_mime *mime, daymark_mime_object *multipart) {
  return mime->multipart_get_count(multipart);
}

/// C: `g_mime_multipart_get_part`. The multipart's.
static inline daymark_mime_object *daymark_mime_member(
    const daymark_mime *mime, daymark_mime_object *multipart, int index) {
  return mime->multipart_get_part(multipart, index);
}

/// C: `g_mime_message_part_get_message`. The part's; NULL when it has none.
static inline daymark_mime_object *daymark_mime_message(
    const daymark_mime *mime, daymark_mime_object *part) {
  return mime->message_part_get_message(part);
}

/// C: `g_mime_content_type_get_mime_type`. For `daymark_mime_free`.
static inline char *daymark_mime_type(const daymark_mime *mime, daymark_mime_object *object) {
  daymark_mime_object *type = mime->object_get_content_type(object);
  return type ? mime->content_type_get_mime_type(type) : NULL;
}

/// C: `g_mime_content_type_get_parameter`, of `charset`. The object's; NULL without one.
static inline const char *daymark_mime_charset(
    const daymark_mime *mime, daymark_mime_object *object) {
  daymark_mime_object *type = mime->object_get_content_type(object);
  return type ? mime->content_type_get_parameter(type, "charset") : NULL;
}

/// C: `g_mime_part_get_filename`. The part's; NULL without one.
static inline const char *daymark_mime_filename(
    const daymark_mime *mime, daymark_mime_object *part) {
  return mime->part_get_filename(part);
}

/// C: `g_mime_data_wrapper_write_to_stream`, which decodes, into a new stream in memory: the
/// caller's to release. NULL when the part has no content.
static inline daymark_mime_object *daymark_mime_content(
    const daymark_mime *mime, daymark_mime_object *part) {
  daymark_mime_object *content = mime->part_get_content(part);
  if (!content) return NULL;
  daymark_mime_object *stream = mime->stream_mem_new();
  if (mime->data_wrapper_write_to_stream(content, stream) >= 0) return stream;
  mime->unref(stream);
  return NULL;
}

/// C: `g_mime_stream_mem_get_byte_array`. The stream's.
static inline const daymark_mime_bytes *daymark_mime_written(
    const daymark_mime *mime, daymark_mime_object *stream) {
  return mime->stream_mem_get_byte_array(stream);
}

/// C: `g_free`.
static inline void daymark_mime_free(const daymark_mime *mime, void *memory) {
  mime->free(memory);
}
