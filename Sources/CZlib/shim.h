#pragma once
#include <zlib.h>

/// C: `inflateInit2`, a macro, for data with a gzip header (RFC 1952).
static inline int daymark_gunzip_init(z_stream *stream) {
  return inflateInit2(stream, 16 + MAX_WBITS);
}
