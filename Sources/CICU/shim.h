#pragma once
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
