#!/usr/bin/env python3
"""What daymark writes, read by two independent readers: icalendar and vobject from PyPI.

usage: Scripts/validity.py DAYMARK FOLDER...

Each calendar of the folders goes through `daymark repair` and `daymark export`. What comes out
must be read without complaint by both readers, and with the same events as by Daymark itself:
UID, RECURRENCE-ID, start, end, duration, rule and title of each. Prints a line for each
difference and the totals; exit status 1 where there is one.
Scripts/validity.sh installs the readers and runs this.
"""
import collections
import json
import logging
import pathlib
import re
import subprocess
import sys
import tempfile
import warnings

import icalendar
import vobject

logging.disable(logging.CRITICAL)
warnings.simplefilter("ignore")

KEYS = ("UID", "RECURRENCE-ID", "DTSTART", "DTEND", "DURATION", "RRULE", "SUMMARY")


class Complaint(Exception):
    """A reader does not take the file."""


def rule(text):
    """A rule with its parts, and the values of each, in one order."""
    parts = (part.partition("=") for part in text.upper().split(";") if part)
    return tuple(sorted((name, tuple(sorted(value.split(",")))) for name, _, value in parts))


def duration(text):
    """A duration in seconds; days have 86,400, as both readers count them."""
    sign = -1 if text.startswith("-") else 1
    units = {"W": 604800, "D": 86400, "H": 3600, "M": 60, "S": 1}
    return sign * sum(int(n) * units[u] for n, u in re.findall(r"(\d+)([WDHMS])", text))


def time(text):
    """A date or time in the basic form, without its zone."""
    return text.replace("-", "").replace(":", "")


def spelled(name, value):
    if name == "RRULE":
        return rule(value)
    if name == "DURATION":
        return duration(value)
    if name in ("DTSTART", "DTEND", "RECURRENCE-ID"):
        return time(value)
    return value.strip()


def unescaped(text):
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] in "nN" else match[1], text)


def by_icalendar(data):
    try:
        calendars = icalendar.Calendar.from_ical(data, multiple=True)
    except Exception as error:
        raise Complaint(f"icalendar: {error!r}") from error
    events = []
    for component in (part for calendar in calendars for part in calendar.walk()):
        # Python counts no year before the first; RFC 5545, 3.3.4 has the year 0000.
        errors = [error for error in component.errors if "format: 0000" not in str(error)]
        if errors:
            raise Complaint(f"icalendar: {component.name}: {errors[0]}")
        if component.name != "VEVENT":
            continue
        event = []
        for name in KEYS:
            value = component.get(name)
            if value is None:
                continue
            # A second rule: RFC 5545 advises against it, and allows it.
            value = value[0] if isinstance(value, list) else value
            is_text = name in ("UID", "SUMMARY")
            event.append((name, spelled(name, str(value) if is_text else value.to_ical().decode())))
        events.append(tuple(event))
    return collections.Counter(events)


def walk(component):
    """A component of vobject and all inside it."""
    yield component
    for part in component.components():
        yield from walk(part)


def by_vobject(data):
    try:
        text = data.decode()
        # With transformation every value is parsed; without it we see what the file says.
        for calendar in vobject.readComponents(text, validate=True):
            calendar.validate(raiseException=True)
        calendars = list(vobject.readComponents(text, transform=False))
    except Exception as error:
        raise Complaint(f"vobject: {error!r}") from error
    events = []
    for component in (part for calendar in calendars for part in walk(calendar)):
        if component.name != "VEVENT":
            continue
        event = []
        for name in KEYS:
            lines = component.contents.get(name.lower(), [])
            if lines:
                value = unescaped(lines[0].value) if name in ("UID", "SUMMARY") else lines[0].value
                event.append((name, spelled(name, value)))
        events.append(tuple(event))
    return collections.Counter(events)


def recur_text(value):
    """A rule of jCal as iCalendar spells it."""
    parts = []
    for name, values in value.items():
        values = values if isinstance(values, list) else [values]
        parts.append(f"{name}={','.join(str(item) for item in values)}")
    return time(";".join(parts)) if "until" in value else ";".join(parts)


def inside(component):
    """A component of jCal and all inside it."""
    yield component
    for part in component[2]:
        yield from inside(part)


def by_daymark(path):
    answer = subprocess.run(
        [daymark, "convert", path, "--to", "jcal", "-o", "-"], capture_output=True, timeout=120)
    if answer.returncode:
        raise Complaint(f"convert: exit {answer.returncode}: {answer.stderr.decode()[:300]}")
    calendars = json.loads(answer.stdout)
    calendars = calendars if isinstance(calendars[0], list) else [calendars]
    events = []
    for component in (part for calendar in calendars for part in inside(calendar)):
        if component[0] != "vevent":
            continue
        first = {}
        for name, _, kind, value, *_ in component[1]:
            first.setdefault(name.upper(), recur_text(value) if kind == "recur" else value)
        events.append(tuple((name, spelled(name, first[name])) for name in KEYS if name in first))
    return collections.Counter(events)




def problems(path, what):
    """What is wrong with one file that Daymark wrote."""
    data = pathlib.Path(path).read_bytes()
    try:
        ours, first, second = by_daymark(path), by_icalendar(data), by_vobject(data)
    except Complaint as complaint:
        return [f"{what}: {complaint}"]
    result = []
    for name, theirs in (("icalendar", first), ("vobject", second)):
        for event in list((ours - theirs).elements())[:2]:
            result.append(f"{what}: {name} does not see {event}")
        for event in list((theirs - ours).elements())[:2]:
            result.append(f"{what}: only {name} sees {event}")
    return result


daymark, *folders = sys.argv[1:]
files = sorted(
    path for folder in folders for path in pathlib.Path(folder).rglob("*")
    if path.suffix in (".ics", ".vcs"))
written = found = 0
with tempfile.TemporaryDirectory() as scratch:
    for path in files:
        for command in ("repair", "export"):
            output = pathlib.Path(scratch) / "written.ics"
            output.unlink(missing_ok=True)
            answer = subprocess.run(
                [daymark, command, path, "-q", "-o", output], capture_output=True, timeout=120)
            if answer.returncode in (1, 65) and not output.exists():
                continue  # nothing to export, or no calendar
            if answer.returncode:
                lines = [f"exit {answer.returncode}: {answer.stderr.decode()[:300]}"]
            else:
                written += 1
                lines = problems(output, f"{path}: {command}")
            found += bool(lines)
            for line in lines:
                print(line)
print(f"validity: {len(files)} files, {written} calendars written, {found} with differences")
sys.exit(found > 0)
