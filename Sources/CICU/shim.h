#pragma once
#include <unicode/ucal.h>
#include <unicode/ustring.h>

// ICU renames its functions by macros (ucal_getTimeZoneIDForWindowsID_72), which Swift
// does not import: a function of its own name is.
static inline int32_t daymark_zone_for_windows_zone(
    const UChar *windows, int32_t length, const char *region, UChar *zone, int32_t capacity,
    UErrorCode *status) {
  return ucal_getTimeZoneIDForWindowsID(windows, length, region, zone, capacity, status);
}
