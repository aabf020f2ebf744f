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
