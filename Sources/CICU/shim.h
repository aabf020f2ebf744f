#pragma once
#include <stddef.h>
#include <stdint.h>
#include <unicode/uvernum.h>

// ICU's headers are not included but for its version: Foundation has an ICU of its own, whose
// module declares the same enumerations otherwise, and the compiler refuses a program that sees
// both, be it through ICalendar. So functions are declared here with plain C types (UChar is
// 16 bits wide, UErrorCode an int), under names of their own, for the symbols that ICU's macros
// rename with the version.
#define DAYMARK_TEXT(text) #text
#define DAYMARK_EXPANDED_TEXT(text) DAYMARK_TEXT(text)
#define DAYMARK_ICU_SYMBOL(name) __asm__(DAYMARK_EXPANDED_TEXT(U_ICU_ENTRY_POINT_RENAME(name)))

/// C: `ucal_getTimeZoneIDForWindowsID`. A status above 0 is a failure.
int32_t daymark_zone_for_windows_zone(
    const uint16_t *windows, int32_t length, const char *region, uint16_t *zone, int32_t capacity,
    int *status) DAYMARK_ICU_SYMBOL(ucal_getTimeZoneIDForWindowsID);

/// ICU's `UConverter`.
typedef struct daymark_converter daymark_converter;

/// C: `ucnv_open`. NULL and a status above 0 for a name that ICU does not know.
daymark_converter *daymark_converter_open(const char *name, int *status)
    DAYMARK_ICU_SYMBOL(ucnv_open);

/// C: `ucnv_close`.
void daymark_converter_close(daymark_converter *converter) DAYMARK_ICU_SYMBOL(ucnv_close);

/// ICU's `UConverterToUnicodeArgs`.
typedef struct daymark_converter_arguments daymark_converter_arguments;

/// ICU's `UConverterToUCallback`. A reason above 2 is none to write for.
typedef void (*daymark_converter_callback)(
    const void *context, daymark_converter_arguments *arguments, const char *bytes, int32_t length,
    int reason, int *status);

/// C: `ucnv_cbToUWriteUChars`.
void daymark_converter_write(
    daymark_converter_arguments *arguments, const uint16_t *text, int32_t length, int32_t offset,
    int *status) DAYMARK_ICU_SYMBOL(ucnv_cbToUWriteUChars);

/// C: `ucnv_setToUCallBack`.
void daymark_converter_set_callback(
    daymark_converter *converter, daymark_converter_callback callback, const void *context,
    daymark_converter_callback *old, const void **old_context, int *status)
    DAYMARK_ICU_SYMBOL(ucnv_setToUCallBack);

/// ICU's own callback writes U+001A for some charsets, which a text may hold.
static inline void daymark_converter_substitute(
    const void *context, daymark_converter_arguments *arguments, const char *bytes, int32_t length,
    int reason, int *status) {
  const uint16_t replacement = 0xFFFD;
  if (reason > 2) return;
  *status = 0;
  daymark_converter_write(arguments, &replacement, 1, 0, status);
}

/// Makes the converter write U+FFFD for what it can't read.
static inline void daymark_converter_mark_faults(daymark_converter *converter, int *status) {
  daymark_converter_callback old;
  const void *old_context;
  daymark_converter_set_callback(
      converter, daymark_converter_substitute, NULL, &old, &old_context, status);
}

/// C: `ucnv_convertEx`. What can't be read becomes U+FFFD.
void daymark_converter_convert(
    daymark_converter *to, daymark_converter *from, char **target, const char *target_limit,
    const char **source, const char *source_limit, uint16_t *pivot, uint16_t **pivot_source,
    uint16_t **pivot_target, const uint16_t *pivot_limit, int8_t reset, int8_t flush, int *status)
    DAYMARK_ICU_SYMBOL(ucnv_convertEx);

/// ICU's `UCharsetDetector` and `UCharsetMatch`.
typedef struct daymark_detector daymark_detector;
typedef struct daymark_charset_match daymark_charset_match;

/// C: `ucsdet_open`.
daymark_detector *daymark_detector_open(int *status) DAYMARK_ICU_SYMBOL(ucsdet_open);

/// C: `ucsdet_close`. The matches go with it.
void daymark_detector_close(daymark_detector *detector) DAYMARK_ICU_SYMBOL(ucsdet_close);

/// C: `ucsdet_setText`. The text is not copied.
void daymark_detector_set_text(
    daymark_detector *detector, const char *text, int32_t length, int *status)
    DAYMARK_ICU_SYMBOL(ucsdet_setText);

/// C: `ucsdet_detectAll`. Best first; the detector's own.
const daymark_charset_match **daymark_detector_matches(
    daymark_detector *detector, int32_t *count, int *status)
    DAYMARK_ICU_SYMBOL(ucsdet_detectAll);

/// C: `ucsdet_getName`.
const char *daymark_charset_match_name(const daymark_charset_match *match, int *status)
    DAYMARK_ICU_SYMBOL(ucsdet_getName);

/// C: `ucsdet_getConfidence`, 0 to 100.
int32_t daymark_charset_match_confidence(const daymark_charset_match *match, int *status)
    DAYMARK_ICU_SYMBOL(ucsdet_getConfidence);
