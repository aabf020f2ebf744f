#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// gdk-pixbuf and librsvg are not linked but loaded the first time that a page has an image:
// linked, they and what they need would add milliseconds to every start.
//
// Their headers are not included: see the shim of CGMime. A GObject is a pointer, gboolean is
// int, gsize is size_t.

/// An object of either library: a loader, a pixel buffer, a drawing.
typedef struct daymark_pixbuf_object daymark_pixbuf_object;

/// The functions of gdk-pixbuf, with its prototypes, and those of GObject that go with them.
typedef struct {
  daymark_pixbuf_object *(*loader_new_with_type)(const char *type, void **error);
  int (*loader_write)(
      daymark_pixbuf_object *loader, const unsigned char *bytes, size_t count, void **error);
  int (*loader_close)(daymark_pixbuf_object *loader, void **error);
  void (*loader_set_size)(daymark_pixbuf_object *loader, int width, int height);
  daymark_pixbuf_object *(*loader_get_pixbuf)(daymark_pixbuf_object *loader);
  daymark_pixbuf_object *(*apply_embedded_orientation)(daymark_pixbuf_object *image);
  int (*get_width)(const daymark_pixbuf_object *image);
  int (*get_height)(const daymark_pixbuf_object *image);
  int (*get_rowstride)(const daymark_pixbuf_object *image);
  int (*get_n_channels)(const daymark_pixbuf_object *image);
  int (*get_bits_per_sample)(const daymark_pixbuf_object *image);
  const unsigned char *(*read_pixels)(const daymark_pixbuf_object *image);
  unsigned long (*connect)(
      void *object, const char *signal, void (*handler)(void), void *data, void *destroy,
      unsigned int flags);
  void (*unref)(void *object);
  void (*error_free)(void *error);
} daymark_pixbuf;

/// The functions of librsvg, with its prototypes.
typedef struct {
  daymark_pixbuf_object *(*new_from_data)(
      const unsigned char *bytes, size_t count, void **error);
  int (*render_document)(
      daymark_pixbuf_object *drawing, void *cairo, const void *viewport, void **error);
  void (*unref)(void *object);
  void (*error_free)(void *error);
} daymark_svg;

#define DAYMARK_LOAD_AS(member, name) \
  (functions->member = (__typeof__(functions->member))dlsym(library, name)) != NULL

/// Loads gdk-pixbuf, once in a process; it stays. 0 when it is not there or not as expected.
static inline int daymark_pixbuf_load(daymark_pixbuf *functions) {
  void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (!library) return 0;
  return DAYMARK_LOAD_AS(loader_new_with_type, "gdk_pixbuf_loader_new_with_type") &&
         DAYMARK_LOAD_AS(loader_write, "gdk_pixbuf_loader_write") &&
         DAYMARK_LOAD_AS(loader_close, "gdk_pixbuf_loader_close") &&
         DAYMARK_LOAD_AS(loader_set_size, "gdk_pixbuf_loader_set_size") &&
         DAYMARK_LOAD_AS(loader_get_pixbuf, "gdk_pixbuf_loader_get_pixbuf") &&
         DAYMARK_LOAD_AS(apply_embedded_orientation, "gdk_pixbuf_apply_embedded_orientation") &&
         DAYMARK_LOAD_AS(get_width, "gdk_pixbuf_get_width") &&
         DAYMARK_LOAD_AS(get_height, "gdk_pixbuf_get_height") &&
         DAYMARK_LOAD_AS(get_rowstride, "gdk_pixbuf_get_rowstride") &&
         DAYMARK_LOAD_AS(get_n_channels, "gdk_pixbuf_get_n_channels") &&
         DAYMARK_LOAD_AS(get_bits_per_sample, "gdk_pixbuf_get_bits_per_sample") &&
         DAYMARK_LOAD_AS(read_pixels, "gdk_pixbuf_read_pixels") &&
         DAYMARK_LOAD_AS(connect, "g_signal_connect_data") &&
         DAYMARK_LOAD_AS(unref, "g_object_unref") && DAYMARK_LOAD_AS(error_free, "g_error_free");
}

/// Loads librsvg, likewise.
static inline int daymark_svg_load(daymark_svg *functions) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (!library) return 0;
  return DAYMARK_LOAD_AS(new_from_data, "rsvg_handle_new_from_data") &&
         DAYMARK_LOAD_AS(render_document, "rsvg_handle_render_document") &&
         DAYMARK_LOAD_AS(unref, "g_object_unref") && DAYMARK_LOAD_AS(error_free, "g_error_free");
}
#undef DAYMARK_LOAD_AS

/// What is asked of an image before its pixels are decoded, and what came of it.
typedef struct {
  const daymark_pixbuf *functions;
  /// The shorter side to decode to.
  int side;
  /// The most pixels that a file may have.
  int64_t most_pixels;
  /// Whether it has more.
  int is_too_large;
} daymark_pixbuf_wish;

/// C: a handler of `size-prepared`, which comes before memory for the pixels is taken.
static void daymark_pixbuf_prepare(
    daymark_pixbuf_object *loader, int width, int height, void *data) {
  daymark_pixbuf_wish *wish = (daymark_pixbuf_wish *)data;
  if (width < 1 || height < 1 || (int64_t)width * height > wish->most_pixels) {
    // A loader gives up on an image without size.
    wish->is_too_large = 1;
    wish->functions->loader_set_size(loader, 0, 0);
    return;
  }
  int shorter = width < height ? width : height;
  if (shorter <= wish->side) return;
  double scale = (double)wish->side / shorter;
  int scaled_width = (int)(width * scale + 0.5);
  int scaled_height = (int)(height * scale + 0.5);
  wish->functions->loader_set_size(
      loader, scaled_width < 1 ? 1 : scaled_width, scaled_height < 1 ? 1 : scaled_height);
}

/// C: `gdk_pixbuf_loader_new_with_type`, `_write`, `_close`, `_get_pixbuf` and
/// `gdk_pixbuf_apply_embedded_orientation`. The caller's to release; NULL on failure.
static inline daymark_pixbuf_object *daymark_pixbuf_decode(
    const daymark_pixbuf *functions, const char *type, const unsigned char *bytes, size_t count,
    daymark_pixbuf_wish *wish) {
  void *error = NULL;
  daymark_pixbuf_object *loader = functions->loader_new_with_type(type, &error);
  if (!loader) {
    if (error) functions->error_free(error);
    return NULL;
  }
  wish->functions = functions;
  functions->connect(
      loader, "size-prepared", (void (*)(void))daymark_pixbuf_prepare, wish, NULL, 0);
  int is_whole = functions->loader_write(loader, bytes, count, &error);
  if (error) functions->error_free(error);
  error = NULL;
  // Has to be closed in either case.
  is_whole = functions->loader_close(loader, &error) && is_whole;
  if (error) functions->error_free(error);
  daymark_pixbuf_object *image = NULL;
  if (is_whole && !wish->is_too_large) {
    daymark_pixbuf_object *decoded = functions->loader_get_pixbuf(loader);
    if (decoded) image = functions->apply_embedded_orientation(decoded);
  }
  functions->unref(loader);
  return image;
}

/// What a decoded image is made of: rows of red, green, blue and perhaps alpha, an octet each,
/// not multiplied. The octets are the image's.
typedef struct {
  int width;
  int height;
  int stride;
  int channels;
  const unsigned char *octets;
} daymark_pixels;

/// C: `gdk_pixbuf_get_width` and so on, `gdk_pixbuf_read_pixels`.
static inline daymark_pixels daymark_pixbuf_pixels(
    const daymark_pixbuf *functions, const daymark_pixbuf_object *image) {
  daymark_pixels pixels = {0};
  int channels = functions->get_n_channels(image);
  if (functions->get_bits_per_sample(image) != 8 || channels < 3 || channels > 4) return pixels;
  pixels.width = functions->get_width(image);
  pixels.height = functions->get_height(image);
  pixels.stride = functions->get_rowstride(image);
  pixels.channels = channels;
  pixels.octets = functions->read_pixels(image);
  return pixels;
}

/// C: `g_object_unref`.
static inline void daymark_pixbuf_release(
    const daymark_pixbuf *functions, daymark_pixbuf_object *image) {
  functions->unref(image);
}

/// C: `rsvg_handle_new_from_data` and `rsvg_handle_render_document`: draws a picture on a square
/// of `side` pixels, whole and in its middle. 0 on failure. Without a base URI, librsvg opens no
/// file and no address.
static inline int daymark_svg_draw(
    const daymark_svg *functions, const unsigned char *bytes, size_t count, void *cairo,
    double side) {
  void *error = NULL;
  daymark_pixbuf_object *drawing = functions->new_from_data(bytes, count, &error);
  if (error) functions->error_free(error);
  if (!drawing) return 0;
  const struct { double x, y, width, height; } viewport = {0, 0, side, side};
  error = NULL;
  int is_drawn = functions->render_document(drawing, cairo, &viewport, &error);
  if (error) functions->error_free(error);
  functions->unref(drawing);
  return is_drawn;
}
