#!/usr/bin/env python3
"""Lists the occurrences of a calendar as Python's iCalendar packages see them.

usage: Scripts/expected-from-python.py [--check] FILE.ics ...

For each file, prints what `daymark list FILE --from F --to T --zone Z --json` should print,
reduced to the keys that tests compare; F, T and Z are the three words of FILE.window. With
--check, prints instead how that differs from FILE.expected ("-": only there, "+": only here).

It needs the packages icalendar and recurring-ical-events (pip install them into a virtual
environment) and none of Daymark. Fixtures/README.md says where their answer is not the expected
one, and why.
"""
import datetime
import json
import pathlib
import sys
import zoneinfo

import icalendar
import recurring_ical_events

UTC = datetime.timezone.utc


def is_day(value):
    return not isinstance(value, datetime.datetime)


def instant(value, zone):
    """Where a date, a floating or a zoned time stands on the time line."""
    if is_day(value):
        value = datetime.datetime(value.year, value.month, value.day)
    return (value if value.tzinfo else value.replace(tzinfo=zone)).astimezone(UTC)


def spelled(value):
    if is_day(value):
        return value.isoformat()
    if value.tzinfo is None:
        return value.replace(tzinfo=None).isoformat(timespec="seconds")
    return value.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def row(occurrence, recurs):
    start, end = occurrence.start, occurrence.end
    if is_day(start) and end <= start:
        end = start + datetime.timedelta(days=1)
    result = {"uid": str(occurrence["UID"])}
    if recurs and "RECURRENCE-ID" in occurrence:
        result["recurrenceId"] = spelled(occurrence["RECURRENCE-ID"].dt)
    result.update(start=spelled(start), end=spelled(end), allDay=is_day(start))
    for key in "summary", "location", "status":
        if occurrence.get(key):
            result[key] = str(occurrence[key])
    if occurrence.get("CATEGORIES"):
        result["categories"] = [str(category) for category in occurrence.categories]
    return result


def rows(path, first, last, zone):
    calendar = icalendar.Calendar.from_ical(path.read_bytes())
    recurring = {
        str(event["UID"])
        for event in calendar.walk("VEVENT")
        if any(name in event for name in ("RRULE", "RDATE", "RECURRENCE-ID"))
    }
    day = datetime.timedelta(days=1)
    begins, ends = instant(first, zone), instant(last, zone)
    found = []
    for occurrence in recurring_ical_events.of(calendar, skip_bad_series=True).between(first - day, last + day):
        result = row(occurrence, str(occurrence["UID"]) in recurring)
        start = instant(occurrence.start, zone)
        end = instant(occurrence.end, zone)
        if result["allDay"]:
            end = instant(datetime.date.fromisoformat(result["end"]), zone)
        # An occurrence of no length touches the moment at which it starts.
        if start < ends and (end > begins or start == end == begins):
            found.append((start, result["uid"], result.get("recurrenceId", ""), result))
    return [result for *_, result in sorted(found, key=lambda item: item[:3])]


def main(arguments):
    check = "--check" in arguments
    names = [argument for argument in arguments if argument != "--check"]
    if not names:
        sys.exit(__doc__)
    differ = False
    for name in names:
        path = pathlib.Path(name)
        first, last, zone = path.with_suffix(".window").read_text().split()
        lines = [
            json.dumps(result, ensure_ascii=False, separators=(",", ":"))
            for result in rows(
                path,
                datetime.date.fromisoformat(first),
                datetime.date.fromisoformat(last),
                zoneinfo.ZoneInfo(zone),
            )
        ]
        if not check:
            print("\n".join(lines))
            continue
        expected = path.with_suffix(".expected").read_text().splitlines()
        for mark, one, other in (("-", expected, lines), ("+", lines, expected)):
            for line in one:
                if line not in other:
                    differ = True
                    print(f"{name}: {mark} {line}")
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
