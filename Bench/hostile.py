#!/usr/bin/env python3
"""Measures what hostile calendars cost: time and peak memory of each command on each file.

Usage: Bench/hostile.py [--folder DIR] [--quick] [--size MB] [--only WORD] [--commands WORDS] [--file FILE]
DAYMARK

Makes over a hundred calendars, each bad in one way (most of 1 to 20 MB), and lets DAYMARK read
them: `list` a year, `month`, `print`, `import`, `export`, and all that checks, changes or
compares calendars. No run may take more than 2 s of the processor per MB of its files (2 s for
smaller ones, and twice what the system takes for as many new files as it makes), nor more memory
than ten times the files and 50 MB (of a packed file, what is in it), nor end by a signal, nor say
what is no plain line. Prints a line for each run; exits 1 when one is over its bound. With --file
the same is asked of a calendar that is there.
"""

import argparse
import gzip
import io
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import zipfile


def calendar(body):
    return b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Hostile//EN\r\n" + body + b"END:VCALENDAR\r\n"


def event(number, lines=b"", start=b"DTSTART:20200101T000000Z"):
    middle = lines + b"\r\n" if lines else b""
    return b"BEGIN:VEVENT\r\nUID:%d\r\n%s\r\n%sEND:VEVENT\r\n" % (number, start, middle)


def each(count, lines):
    return calendar(b"".join(event(i, lines(i) if callable(lines) else lines) for i in range(count)))


def stamp(i):
    return b"2026%02d%02dT%02d%02d00Z" % (1 + i % 12, 1 + i // 12 % 28, i // 336 % 24, i // 8064 % 60)


def zone(i, rule, count=1, offset=b"+0100"):
    observance = (
        b"BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:" + offset + b"\r\n"
        b"RRULE:" + rule + b"\r\nEND:STANDARD\r\n"
    )
    return b"BEGIN:VTIMEZONE\r\nTZID:Z%d\r\n" % i + observance * count + b"END:VTIMEZONE\r\n"


def zoned(count, rule, observances=1):
    return calendar(
        b"".join(
            zone(i, rule, observances) + event(i, start=b"DTSTART;TZID=Z%d:20260101T000000" % i)
            for i in range(count)
        )
    )


def spaced(i):
    """One of 14 names of zones, and a number behind it in spaces and tabs."""
    return b"Etc/GMT-%d" % (i % 14) + f"{i // 14:b}".translate({48: " ", 49: "\t"}).encode()


def files(scale):
    n = lambda count: max(1, int(count * scale))
    yield "long-line", lambda: calendar(event(1, b"DESCRIPTION:" + b"x" * n(20_000_000)))
    yield "long-summary", lambda: calendar(event(1, b"SUMMARY:" + b"x " * n(5_000_000), start=b"DTSTART:20260110T000000Z"))
    yield "folds", lambda: calendar(event(1, b"DESCRIPTION:" + b"\r\n x" * n(5_000_000)))
    yield "folded-names", lambda: each(n(100_000), b"SUM\r\n MARY:x")
    yield "nested", lambda: b"BEGIN:X\r\n" * n(1_000_000)
    yield "nested-calendars", lambda: b"BEGIN:VCALENDAR\r\n" * n(500_000)
    yield "nested-events", lambda: calendar(b"BEGIN:VEVENT\r\n" * n(500_000))
    yield "nested-alarms", lambda: calendar(event(1, b"BEGIN:VALARM\r\n" * n(300_000)))
    yield "ends", lambda: calendar(b"END:X\r\n" * n(300_000))
    yield "nul-bytes", lambda: calendar(event(1, b"SUMMARY:" + b"\0" * n(10_000_000)))
    yield "only-nul", lambda: b"\0" * n(10_000_000)
    yield "cr-only", lambda: each(n(50_000), b"SUMMARY:x").replace(b"\r\n", b"\r")
    yield "junk", lambda: calendar(b"x\r\n" * n(1_000_000))
    yield "colons", lambda: calendar(event(1, b"DTEND" + b":" * n(2_000_000)))
    yield "quotes", lambda: calendar(event(1, b"ATTENDEE;" + b';"' * n(500_001) + b":v"))
    yield "parameters", lambda: calendar(event(1, b"ATTENDEE" + b";A=1" * n(500_000) + b":v"))
    yield "spaced-names", lambda: each(n(50_000), b"SUMMARY" + b" " * 20 + b":x")
    yield "empty-properties", lambda: calendar(event(1, b"\r\n".join([b"URL:"] * n(200_000))))
    yield "bad-dates", lambda: each(n(50_000), b"DTEND:None\r\nEXDATE:nope")
    yield "bad-exdates", lambda: calendar(event(1, b"EXDATE:" + b"x," * n(500_000)))
    yield "bad-durations", lambda: each(n(50_000), b"DURATION:P" + b"9" * 40)
    yield "exdates", lambda: calendar(event(1, b"RRULE:FREQ=DAILY\r\nEXDATE:" + b",".join([b"20260101T000000Z"] * n(200_000))))
    yield "exdate-lines", lambda: calendar(event(1, b"RRULE:FREQ=DAILY\r\n" + b"\r\n".join(b"EXDATE:" + stamp(i) for i in range(n(100_000)))))
    yield "rdates", lambda: calendar(event(1, b"\r\n".join(b"RDATE:" + stamp(i) for i in range(n(100_000)))))
    yield "shown", lambda: each(n(100_000), lambda i: b"").replace(b"20200101T0", b"20260101T0")
    yield "shown-days", lambda: calendar(b"".join(event(i, start=b"DTSTART;VALUE=DATE:" + stamp(i)[:8]) for i in range(n(100_000))))
    yield "shown-todos", lambda: calendar(b"".join(event(i, start=b"DUE:" + stamp(i)) for i in range(n(100_000)))).replace(b"VEVENT", b"VTODO")
    yield "overrides", lambda: calendar(event(1, b"RRULE:FREQ=HOURLY") + b"".join(
        b"BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:%s\r\nDTSTART:20260101T%02d3000Z\r\nEND:VEVENT\r\n" % (stamp(i), i % 24) for i in range(n(8_000))))
    yield "futures", lambda: calendar(event(1, b"RRULE:FREQ=DAILY") + b"".join(
        b"BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID;RANGE=THISANDFUTURE:%s\r\nDTSTART:%s\r\nEND:VEVENT\r\n" % (stamp(i), stamp(i)) for i in range(n(5_000))))
    yield "same-uid", lambda: calendar(b"".join(event(1, start=b"DTSTART:20260101T%02d%02d00Z" % (i // 60 % 24, i % 60)) for i in range(n(50_000))))
    yield "same-uid-series", lambda: calendar(b"".join(event(1, b"RRULE:FREQ=DAILY;COUNT=%d" % (i + 1)) for i in range(n(20_000))))
    yield "no-uid", lambda: each(n(30_000), b"SUMMARY:x").replace(b"UID:", b"X-U:")
    yield "secondly", lambda: each(n(10_000), b"RRULE:FREQ=SECONDLY")
    yield "secondly-few", lambda: each(8, b"RRULE:FREQ=SECONDLY")
    yield "secondly-lean", lambda: each(40, b"RRULE:FREQ=SECONDLY;INTERVAL=160")
    yield "minutely", lambda: each(n(10_000), b"RRULE:FREQ=MINUTELY")
    yield "hourly", lambda: each(n(10_000), b"RRULE:FREQ=HOURLY")
    yield "secondly-count", lambda: each(n(5_000), b"RRULE:FREQ=SECONDLY;COUNT=999999999;BYSECOND=1,3,5;BYMINUTE=7")
    yield "many-rules", lambda: calendar(event(1, b"\r\n".join([b"RRULE:FREQ=SECONDLY"] * n(5_000))))
    yield "never", lambda: each(n(10_000), b"RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30")
    yield "never-positions", lambda: each(n(5_000), b"RRULE:FREQ=YEARLY;BYDAY=MO;BYMONTHDAY=1;BYMONTH=2;BYYEARDAY=300;BYSETPOS=5")
    yield "foreign-rules", lambda: each(n(5_000), lambda i: b"RRULE:RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=%d" % (1 + i % 30))
    yield "foreign-counts", lambda: each(n(5_000), lambda i: b"RRULE:RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=30;COUNT=%d" % (900 + i))
    yield "rule-parts", lambda: calendar(event(1, b"RRULE:FREQ=DAILY;" + b";".join(b"A%d=1" % i for i in range(n(200_000)))))
    yield "rule-elements", lambda: calendar(event(1, b"RRULE:FREQ=DAILY;BYDAY=" + b",".join(b"X%d" % i for i in range(n(200_000)))))
    yield "rules-apart", lambda: each(n(10_000), lambda i: b"RRULE:FREQ=WEEKLY;BYDAY=" + b",".join(b"X%d" % (i * 30 + k) for k in range(20)))
    yield "unknown-zones", lambda: calendar(b"".join(event(i, start=b"DTSTART;TZID=Zone/N%d:20260101T000000" % i) for i in range(n(20_000))))
    yield "zones-secondly", lambda: zoned(n(3_000), b"FREQ=SECONDLY")
    yield "zones-daily", lambda: zoned(n(3_000), b"FREQ=DAILY")
    yield "zones-yearly", lambda: zoned(n(3_000), b"FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3")
    yield "zones-observances", lambda: zoned(n(20), b"FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", 300)
    yield "attendees", lambda: calendar(event(1, b"\r\n".join(b"ATTENDEE;CN=A%d:mailto:a%d@example.org" % (i, i) for i in range(n(100_000)))))
    yield "one-day", lambda: calendar(b"".join(event(i, b"SUMMARY:x", start=b"DTSTART:20260110T000000Z") for i in range(n(50_000))))
    yield "spans", lambda: each(n(20_000), b"DTEND:20300101T000000Z\r\nSUMMARY:x")
    yield "zones-apart", lambda: calendar(b"".join(
        zone(i, b"FREQ=YEARLY;BYDAY=-1SU;BYMONTH=%d" % (1 + i % 12), 1, b"+%02d%02d" % (i // 60 % 14, i % 60))
        + event(i, start=b"DTSTART;TZID=Z%d:20260101T000000" % i) for i in range(n(3_000))))
    yield "zones-unused", lambda: calendar(b"".join(
        zone(i, b"FREQ=YEARLY;BYDAY=-1SU;BYMONTH=%d" % (1 + i % 12), 1, b"+%02d%02d" % (i // 60 % 14, i % 60)) for i in range(n(5_000))) + event(1))
    yield "zones-dates", lambda: calendar(zone(0, b"FREQ=YEARLY").replace(b"RRULE:FREQ=YEARLY", b"RDATE:" + b",".join(b"%04d%02d%02dT000000" % (1 + i // 336, 1 + i // 28 % 12, 1 + i % 28) for i in range(n(300_000))))
        + event(1, start=b"DTSTART;TZID=Z0:20260101T000000"))
    yield "zones-named", lambda: calendar(b"".join(
        zone(i, b"FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3").replace(b"TZID:Z%d" % i, b"TZID:" + spaced(i)) + event(i, start=b"DTSTART;TZID=%s:20260101T000000" % spaced(i)) for i in range(n(1_500))))
    yield "categories", lambda: calendar(event(1, b"CATEGORIES:" + b",".join(b"c%d" % i for i in range(n(200_000)))))
    yield "category-lines", lambda: calendar(event(1, b"\r\n".join(b"CATEGORIES:c%d" % i for i in range(n(100_000)))))
    yield "exdates-apart", lambda: calendar(event(1, b"RRULE:FREQ=DAILY\r\nEXDATE:" + b",".join(stamp(i) for i in range(n(100_000)))))
    yield "periods", lambda: calendar(event(1, b"RDATE;VALUE=PERIOD:" + b",".join(stamp(i) + b"/PT1H" for i in range(n(100_000)))))
    yield "freebusy", lambda: calendar(event(1).replace(b"VEVENT", b"VFREEBUSY").replace(b"END:", b"FREEBUSY:" + b",".join(stamp(i) + b"/PT1H" for i in range(n(100_000))) + b"\r\nEND:"))
    yield "base64", lambda: calendar(event(1, b"ATTACH;ENCODING=BASE64;VALUE=BINARY:" + b"QUJD" * n(5_000_000)))
    yield "alarms", lambda: calendar(event(1, b"RRULE:FREQ=DAILY\r\n" + b"\r\n".join([b"BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT%dM\r\nEND:VALARM" % (i % 60) for i in range(n(50_000))])))
    yield "bare-alarms", lambda: calendar(event(1, b"\r\n".join([b"BEGIN:VALARM\r\nEND:VALARM"] * n(100_000))))
    yield "x-components", lambda: calendar(event(1, b"\r\n".join([b"BEGIN:X-A\r\nX-B:c\r\nEND:X-A"] * n(100_000))))
    yield "x-calendar", lambda: calendar(b"BEGIN:X-A\r\nX-B:c\r\nEND:X-A\r\n" * n(100_000) + event(1))
    yield "x-names", lambda: calendar(event(1, b"\r\n".join(b"X-A%d:b" % i for i in range(n(200_000)))))
    yield "components-apart", lambda: calendar(b"".join(b"BEGIN:C%d\r\nX-B:c\r\nEND:C%d\r\n" % (i, i) for i in range(n(50_000))))
    yield "attachments", lambda: calendar(event(1, b"\r\n".join(b"ATTACH:http://a/%d" % i for i in range(n(100_000)))))
    yield "relations", lambda: calendar(event(1, b"\r\n".join(b"RELATED-TO:%d" % i for i in range(n(100_000)))))
    yield "comments", lambda: calendar(event(1, b"\r\n".join([b"COMMENT:x"] * n(200_000))))
    yield "descriptions", lambda: calendar(event(1, b"\r\n".join([b"DESCRIPTION:x"] * n(200_000))))
    yield "series-overrides", lambda: calendar(event(1, b"RRULE:FREQ=HOURLY") + b"".join(
        b"BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:%s\r\nDTSTART:%s\r\nSUMMARY:x%d\r\nEND:VEVENT\r\n" % (stamp(i), stamp(i), i) for i in range(n(30_000))))
    yield "same-override", lambda: calendar(event(1, b"RRULE:FREQ=HOURLY") + b"".join(
        b"BEGIN:VEVENT\r\nUID:1\r\nSEQUENCE:%d\r\nRECURRENCE-ID:20260101T000000Z\r\nDTSTART:20260101T003000Z\r\nEND:VEVENT\r\n" % i for i in range(n(30_000))))
    yield "values", lambda: calendar(event(1, b"ATTENDEE;MEMBER=" + b",".join([b'"a"'] * n(500_000)) + b":v"))
    yield "bare-parameters", lambda: calendar(event(1, b"ATTENDEE" + b";A" * n(500_000) + b":v"))
    yield "summary-parameters", lambda: calendar(event(1, b"SUMMARY" + b"".join(b";X-A%d=1" % i for i in range(n(200_000))) + b":v"))
    yield "carets", lambda: calendar(event(1, b"SUMMARY;X=" + b"^n" * n(2_000_000) + b":v"))
    yield "escapes", lambda: calendar(event(1, b"SUMMARY:" + b"\\n" * n(3_000_000)))
    yield "long-uid", lambda: calendar(event(1).replace(b"UID:1", b"UID:" + b"u" * n(5_000_000)))
    yield "long-zone", lambda: calendar(event(1, start=b"DTSTART;TZID=" + b"z" * n(5_000_000) + b":20260101T000000"))
    yield "long-name", lambda: calendar(event(1, b"X-" + b"A" * 60_000 + b":1\r\n" + b"Y" * n(5_000_000) + b":1"))
    yield "bad-utf8", lambda: each(n(50_000), b"SUMMARY:a\xff\xc3b\xe2\x82\r\nLOCATION:\xf0\x9f")
    yield "latin1", lambda: each(n(50_000), "SUMMARY:Frühstück bei Müller".encode("latin-1"))
    yield "utf16-empty", lambda: ("\ufeff" + "\r\n" * n(1_000_000)).encode("utf-16-le") + calendar(event(1)).decode().encode("utf-16-le")
    yield "utf16", lambda: b"\xfe\xff" + each(n(40_000), b"SUMMARY:x").decode().encode("utf-16-be")
    yield "empty-lines", lambda: calendar(b"\r\n" * n(2_000_000) + event(1))
    yield "old.vcs", lambda: each(n(30_000), b"SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C3=A4=\r\n=C3=B6").replace(b"VERSION:2.0", b"VERSION:1.0")
    yield "old-long.vcs", lambda: calendar(event(1, b"DESCRIPTION;ENCODING=QUOTED-PRINTABLE:" + b"=\r\n=41" * n(1_000_000))).replace(b"VERSION:2.0", b"VERSION:1.0")
    yield "old-rules.vcs", lambda: each(n(20_000), lambda i: b"RRULE:MD1 %d #0\r\nAALARM:20200101T000000Z;PT5M;3;x.wav" % (1 + i % 28)).replace(b"VERSION:2.0", b"VERSION:1.0")
    yield "old-bare.vcs", lambda: calendar(b"BEGIN:VEVENT\r\nEND:VEVENT\r\n" * n(100_000)).replace(b"VERSION:2.0", b"VERSION:1.0")
    yield "todos", lambda: each(n(50_000), b"DUE:20260110T000000Z\r\nSUMMARY:x").replace(b"VEVENT", b"VTODO")
    yield "bare-todos", lambda: calendar(b"BEGIN:VTODO\r\nEND:VTODO\r\n" * n(100_000))
    yield "bare-events", lambda: calendar(b"BEGIN:VEVENT\r\nEND:VEVENT\r\n" * n(100_000))
    yield "lean-events", lambda: calendar(b"BEGIN:VEVENT\r\nDTSTART:20260110\r\nEND:VEVENT\r\n" * n(50_000))
    yield "calendars", lambda: b"".join(calendar(event(i)) for i in range(n(20_000)))
    yield "bare-calendars", lambda: b"BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" * n(100_000)
    yield "heads", lambda: calendar(b"X-WR-CALNAME:x\r\n" * n(200_000) + event(1))
    yield "heads-apart", lambda: calendar(b"X-WR-CALNAME:x\r\nPRODID:y\r\n" * n(20_000) + b"".join(event(i) for i in range(n(10_000))))
    yield "calendars-zoned", lambda: zoned(n(1_500), b"FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3") * 2
    yield "methods", lambda: b"".join(calendar(b"METHOD:%s\r\n" % (b"REQUEST", b"CANCEL", b"REPLY")[i % 3] + event(i % 1000, b"SEQUENCE:%d\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:a%d" % (i, i))) for i in range(n(10_000)))
    yield "bomb.ics.gz", lambda: gzip.compress(calendar(event(1, b"DESCRIPTION:" + b"x" * n(60_000_000))), 9)
    yield "bomb-lines.ics.gz", lambda: gzip.compress(calendar(event(1, b"X:y\r\n" * n(12_000_000) + b"X:y")), 9)
    yield "bomb-shown.ics.gz", lambda: gzip.compress(calendar(event(1, b"X:y\r\n" * n(12_000_000) + b"X:y", start=b"DTSTART:20260110T000000Z")), 9)
    yield "bomb-short.ics.gz", lambda: gzip.compress(calendar(event(1, b"X:\n" * n(20_000_000) + b"X:y", start=b"DTSTART:20260110T000000Z")), 9)
    yield "bomb-junk.ics.gz", lambda: gzip.compress(calendar(event(1, b"x\n" * n(30_000_000) + b"X:y", start=b"DTSTART:20260110T000000Z")), 9)
    yield "bomb-empty.ics.gz", lambda: gzip.compress(calendar(event(1, b"\n" * n(60_000_000) + b"X:y", start=b"DTSTART:20260110T000000Z")), 9)
    yield "bomb-folds.ics.gz", lambda: gzip.compress(calendar(event(1, b"\n " * n(30_000_000) + b"\nX:y", start=b"DTSTART:20260110T000000Z")), 9)
    yield "bomb-events.ics.gz", lambda: gzip.compress(each(n(900_000), b"SUMMARY:x"), 6)
    yield "parts.zip", lambda: archive(n(9_000))
    yield "mails.eml", lambda: b"".join(
        b"From a@b Thu Jan  1 00:00:00 2026\nMIME-Version: 1.0\nContent-Type: text/calendar\n\n" + event(i) .join([b"BEGIN:VCALENDAR\r\n", b"END:VCALENDAR\r\n"]) for i in range(n(9_000)))
    yield "mail-nested.eml", lambda: b"MIME-Version: 1.0\n" + b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (i, i) for i in range(n(50_000))) + b"Content-Type: text/calendar\n\n" + calendar(event(1))
    yield "folder", lambda: [calendar(event(i, b"SUMMARY:x")) for i in range(n(50_000))]
    yield "folder-zoned", lambda: [calendar(event(i, b"SUMMARY:x", start=b"DTSTART;TZID=Europe/Berlin:20260110T000000")) for i in range(n(20_000))]
    yield "folder-zones", lambda: [calendar(zone(0, b"FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", 1, b"+%02d%02d%02d" % (i // 3600 % 14, i // 60 % 60, i % 60)) + event(i, start=b"DTSTART;TZID=Z0:20260101T000000")) for i in range(n(4_000))]
    yield "arrays.json", lambda: b"[" * n(5_000_000)
    yield "components.json", lambda: b'["vcalendar",[],[' + b'["vevent",[],[' * n(300_000)
    yield "properties.json", lambda: b'["vcalendar",[],[["vevent",[["uid",{},"text","1"],["dtstart",{},"date-time","2026-01-01T00:00:00Z"]' + b',["x-a",{},"text","b"]' * n(200_000) + b'],[]]]]'
    yield "elements.xml", lambda: XCAL + b"<vcalendar><components>" * n(200_000)
    yield "properties.xml", lambda: XCAL + b"<vcalendar><components><vevent><properties><uid><text>1</text></uid><dtstart><date>2026-01-01</date></dtstart>" + b"<x-a><text>b</text></x-a>" * n(200_000) + b"</properties></vevent></components></vcalendar></icalendar>"
    yield "entities.xml", lambda: b'<!DOCTYPE a [<!ENTITY a "' + b"x" * 1000 + b'">' + b"".join(b'<!ENTITY a%d "%s">' % (i, (b"&a%d;" % (i - 1) if i else b"&a;") * 10) for i in range(9)) + b"]>" + XCAL + b"<vcalendar><properties><x-a><text>&a8;</text></x-a></properties></vcalendar></icalendar>"


def sized(size, only, exact):
    """The files, each of about so many bytes, where its kind can have them."""
    for name, make in files(0.02):
        if only in name and exact in ("", name):
            made = make()
            packed = {"gz": gzip.decompress, "zip": lambda _: b" " * 40_000}.get(name.split(".")[-1])
            if packed:
                made = packed(made)
            bytes_made = sum(map(len, made)) if isinstance(made, list) else len(made)
            scale = size / bytes_made * 0.02
            yield name, dict(files(scale))[name]


XCAL = b'<icalendar xmlns="urn:ietf:params:xml:ns:icalendar-2.0">'


def archive(count):
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED) as file:
        for i in range(count):
            file.writestr("%d.ics" % i, calendar(event(i)))
    return result.getvalue()


def unpacked_size(path):
    """What a file stands for in memory: of a packed one, what is in it."""
    if os.path.isdir(path):
        return sum(os.path.getsize(entry.path) for entry in os.scandir(path))
    if path.endswith(".gz"):
        with gzip.open(path) as file:
            return sum(len(part) for part in iter(lambda: file.read(1 << 20), b""))
    if path.endswith(".zip"):
        with zipfile.ZipFile(path) as file:
            return sum(entry.file_size for entry in file.infolist())
    return os.path.getsize(path)


# FILE is the calendar; FOLDER, FOLDER.ics and FOLDER.sqlite are not there yet; SMALL is a calendar
# of one event.
COMMANDS = [
    ("list", "list --from 2026-01-01 --to 2027-01-01 --zone UTC FILE"),
    ("list json", "list --from 2026-01-01 --to 2027-01-01 --zone UTC --json --todos FILE"),
    ("month", "month 2026-01 --zone UTC FILE"),
    ("print", "print 2026-01 --zone UTC FILE -o /dev/null"),
    ("import", "import FILE --into FOLDER/ --dry-run"),
    ("import file", "import FILE --into FOLDER.ics"),
    ("import folder", "import FILE --into FOLDER/"),
    ("import daybook", "import FILE --daybook FOLDER.sqlite"),
    ("export", "export --from 2026-01-01 --to 2027-01-01 --zone UTC FILE -o /dev/null"),
    ("check", "check FILE"),
    ("repair", "repair FILE -o /dev/null"),
    ("diff", "diff FILE FILE"),
    ("diff small", "diff FILE SMALL"),
    ("merge", "merge FILE SMALL -o /dev/null"),
    ("merge twice", "merge FILE FILE -o /dev/null"),
    ("split", "split FILE -o FOLDER"),
    ("convert ics", "convert FILE --to ics -o /dev/null"),
    ("convert jcal", "convert FILE --to jcal -o /dev/null"),
    ("convert xcal", "convert FILE --to xcal -o /dev/null"),
    ("convert jscal", "convert FILE --to jscalendar -o /dev/null"),
    ("convert csv", "convert FILE --to csv -o /dev/null"),
]


def run(command, limit, messages):
    """Processor seconds, peak kilobytes and exit status of a command, which is ended after so
    many seconds of the clock. What it says goes into the file `messages`."""
    with open(os.devnull, "wb") as sink, open(messages, "wb") as said:
        process = subprocess.Popen(command, stdout=sink, stderr=said)
        timer = threading.Timer(limit, os.kill, (process.pid, 9))
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss, os.waitstatus_to_exitcode(status)


def forget(program):
    """Lets the system read a program anew: one that was just written lies in its cache in blocks
    of up to 2 MB, which all count as the memory of whoever runs it."""
    with open(program, "rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def time_of_files(folder, count):
    """Processor seconds that the system takes for so many new files, whoever asks for it."""
    sample = min(count, 2_000)
    os.makedirs(folder)
    before = sum(os.times()[:2])
    for number in range(sample):
        with open(os.path.join(folder, "%d.ics" % number), "wb", buffering=0) as file:
            file.write(b"x" * 150)
    seconds = sum(os.times()[:2]) - before
    remove(folder)
    return seconds * count / max(sample, 1)


def plain(messages):
    """Whether all that a command said is lines of text that a person can read."""
    with open(messages, "rb") as file:
        said = file.read(100_000_000)
    if len(said) > 2_000_000:
        return False
    try:
        lines = said.decode().split("\n")
    except UnicodeDecodeError:
        return False
    return lines[-1] == "" and all(len(line) < 1_000 and line.isprintable() for line in lines)


def write(path, make):
    """In a process of its own: a command's peak memory begins with that of its parent."""
    maker = os.fork()
    if maker == 0:
        made = make()
        if isinstance(made, list):
            os.makedirs(path, exist_ok=True)
            for number, part in enumerate(made):
                with open(os.path.join(path, "%d.ics" % number), "wb") as file:
                    file.write(part)
        else:
            with open(path, "wb") as file:
                file.write(made)
        os._exit(0)
    os.waitpid(maker, 0)


def remove(path):
    if os.path.isdir(path):
        shutil.rmtree(path)
    elif os.path.exists(path):
        os.remove(path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("daymark")
    parser.add_argument("--folder")
    parser.add_argument("--quick", action="store_true", help="files of a tenth of the size")
    parser.add_argument("--size", type=float, help="files of about so many MB")
    parser.add_argument("--only", default="", help="files whose name has this word")
    parser.add_argument("--exact", default="", help="the file of this name")
    parser.add_argument("--commands", default="", help="these commands only, commas between")
    parser.add_argument("--file", help="a calendar to take in the place of hostile ones")
    options = parser.parse_args()
    wanted = options.commands.split(",") if options.commands else None
    commands = [
        (label, arguments) for label, arguments in COMMANDS
        if wanted is None or label in wanted or label.split()[0] in wanted
    ]
    folder = options.folder or tempfile.mkdtemp(prefix="hostile-")
    os.makedirs(folder, exist_ok=True)
    small = os.path.join(folder, "small.ics")
    with open(small, "wb") as file:
        file.write(calendar(event(1, b"SUMMARY:x")))
    forget(options.daymark)
    over = 0
    made = files(0.1 if options.quick else 1)
    if options.size:
        made = sized(options.size * 1e6, options.only, options.exact)
    for name, make in [(os.path.basename(options.file), None)] if options.file else made:
        if options.only not in name or options.exact not in ("", name):
            continue
        path = options.file or os.path.join(folder, name if "." in name else name + ".ics")
        if make:
            write(path, make)
        measured = unpacked_size(path)
        if "." in name and options.file is None and name.split(".")[-1] in ("json", "xml"):
            commands_of_it = [each for each in commands if each[0].startswith("convert")]
        else:
            commands_of_it = commands
        for label, arguments in commands_of_it:
            target = os.path.join(folder, "split")
            places = {"FILE": path, "SMALL": small}
            arguments = [
                places.get(word, word.replace("FOLDER", target)) for word in arguments.split()
            ]
            sizes = {path: measured, small: os.path.getsize(small)}
            size = sum(sizes.get(word, 0) for word in arguments) / 1e6
            bound = 2 * max(size, 1)
            messages = os.path.join(folder, "messages")
            seconds, peak, status = run([options.daymark] + arguments, 60 + 5 * bound, messages)
            files_made = len(os.listdir(target)) if os.path.isdir(target) else 0
            for ending in ["", ".ics", ".sqlite", ".sqlite-wal", ".sqlite-shm"]:
                remove(target + ending)
            bound += 2 * time_of_files(target, files_made)
            memory = peak / 1e3
            bad = []
            if seconds > bound:
                bad.append("time")
            if memory > 10 * size + 50:
                bad.append("memory")
            if status < 0:
                bad.append("signal %d" % -status)
            if not plain(messages):
                bad.append("message")
            over += bool(bad)
            print("%-18s %-13s %7.2f MB %7.2f s %8.1f MB  exit %d  %s"
                  % (name, label, size, seconds, memory, status, ", ".join(bad) or "ok"), flush=True)
        if make:
            remove(path)
    print("%d over their bound" % over)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
