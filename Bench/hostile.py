#!/usr/bin/env python3
"""Measures what hostile calendars cost: time and peak memory of each command on each file.

Usage: Bench/hostile.py [--folder DIR] [--quick] [--only WORD] [--commands WORDS] [--file FILE]
DAYMARK

Makes some forty calendars, each bad in one way (most of 1 to 20 MB), and lets DAYMARK read
them: `list` a year, `month`, `print`, `import`, `export`, and all that checks, changes or
compares calendars. No run may take more than 2 s of the processor per MB of its files (2 s for
smaller ones), nor more memory than ten times the files and 50 MB, nor end by a signal. Prints a
line for each run; exits 1 when one is over its bound. With --file the same is asked of a calendar
that is there.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import threading


def calendar(body):
    return b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Hostile//EN\r\n" + body + b"END:VCALENDAR\r\n"


def event(number, lines=b"", start=b"DTSTART:20200101T000000Z"):
    middle = lines + b"\r\n" if lines else b""
    return b"BEGIN:VEVENT\r\nUID:%d\r\n%s\r\n%sEND:VEVENT\r\n" % (number, start, middle)


def each(count, lines):
    return calendar(b"".join(event(i, lines(i) if callable(lines) else lines) for i in range(count)))


def stamp(i):
    return b"2026%02d%02dT%02d%02d00Z" % (1 + i % 12, 1 + i // 12 % 28, i // 336 % 24, i // 8064 % 60)


def zone(i, rule, count=1):
    observance = (
        b"BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\n"
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


# FILE is the calendar, FOLDER a new folder, SMALL a calendar of one event.
COMMANDS = [
    ("list", "list --from 2026-01-01 --to 2027-01-01 --zone UTC FILE"),
    ("month", "month 2026-01 --zone UTC FILE"),
    ("print", "print 2026-01 --zone UTC FILE -o /dev/null"),
    ("import", "import FILE --into FOLDER/ --dry-run"),
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


def run(command, limit):
    """Processor seconds, peak kilobytes and exit status of a command, which is ended after so
    many seconds of the clock."""
    with open(os.devnull, "wb") as sink:
        process = subprocess.Popen(command, stdout=sink, stderr=sink)
        timer = threading.Timer(limit, os.kill, (process.pid, 9))
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss, os.waitstatus_to_exitcode(status)


def write(path, make):
    """In a process of its own: a command's peak memory begins with that of its parent."""
    maker = os.fork()
    if maker == 0:
        with open(path, "wb") as file:
            file.write(make())
        os._exit(0)
    os.waitpid(maker, 0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("daymark")
    parser.add_argument("--folder")
    parser.add_argument("--quick", action="store_true", help="files of a tenth of the size")
    parser.add_argument("--only", default="", help="files whose name has this word")
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
    over = 0
    made = files(0.1 if options.quick else 1)
    for name, make in [(os.path.basename(options.file), None)] if options.file else made:
        if options.only not in name:
            continue
        path = options.file or os.path.join(folder, name + ".ics")
        if make:
            write(path, make)
        for label, arguments in commands:
            target = os.path.join(folder, "split")
            places = {"FILE": path, "FOLDER": target, "FOLDER/": target + "/", "SMALL": small}
            arguments = [places.get(word, word) for word in arguments.split()]
            size = sum(os.path.getsize(word) for word in arguments if os.path.isfile(word)) / 1e6
            bound = 2 * max(size, 1)
            seconds, peak, status = run([options.daymark] + arguments, 10 + 5 * bound)
            shutil.rmtree(target, ignore_errors=True)
            memory = peak / 1e3
            bad = []
            if seconds > bound:
                bad.append("time")
            if memory > 10 * size + 50:
                bad.append("memory")
            if status < 0:
                bad.append("signal %d" % -status)
            over += bool(bad)
            print("%-18s %-13s %7.2f MB %7.2f s %8.1f MB  exit %d  %s"
                  % (name, label, size, seconds, memory, status, ", ".join(bad) or "ok"), flush=True)
        if make:
            os.remove(path)
    print("%d over their bound" % over)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
