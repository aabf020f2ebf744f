#!/usr/bin/env python3
"""Marks days from several processes at once, and kills processes that mark and import.

Usage: Scripts/durability.py [--marks N] [--kills N] [--seed N] DAYMARK

1. Two processes at once call `daymark mark` N times each (1000): there must be 2 N marks then.
2. `daymark mark` and `daymark import`, of tables and of a calendar that changes, are killed
   (SIGKILL) at N random instants (200): after each, the daybook opens, is sound, has every mark
   whose command returned 0, and of no import a part.

Prints what it does and the seed; exits 1 at the first loss.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time


class Daybook:
    def __init__(self, command, folder):
        self.command = command
        self.path = os.path.join(folder, "daybook.sqlite")
        self.environment = {
            "PATH": os.environ["PATH"], "LC_ALL": "C", "TZ": "UTC", "DAYMARK_DAYBOOK": self.path,
        }

    def start(self, *arguments):
        return subprocess.Popen(
            [self.command, *arguments], env=self.environment, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE)

    def run(self, *arguments):
        return subprocess.run(
            [self.command, *arguments], env=self.environment, capture_output=True)

    def marks(self):
        run = self.run("days", "--json")
        if run.returncode != 0:
            fail(f"days ended with {run.returncode}: {run.stderr.decode()}")
        return [json.loads(line) for line in run.stdout.splitlines()]


def fail(problem):
    sys.exit(f"durability: {problem}")


def mark_together(command, count):
    with tempfile.TemporaryDirectory() as folder:
        daybook = Daybook(command, folder)
        failures = []

        def write(writer):
            for number in range(count):
                run = daybook.run("mark", "2026-12-24", "--add", "--note", f"{writer}{number}", "-q")
                if run.returncode != 0:
                    failures.append(run.stderr.decode())

        writers = [threading.Thread(target=write, args=(name,)) for name in "ab"]
        start = time.monotonic()
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join()
        if failures:
            fail(f"{len(failures)} commands failed, the first with {failures[0]}")
        notes = sorted(mark["note"] for mark in daybook.marks())
        if notes != sorted(f"{writer}{number}" for writer in "ab" for number in range(count)):
            fail(f"{len(notes)} marks of {2 * count} are there")
        print(f"two processes, {count} marks each: {len(notes)} marks, "
              f"{time.monotonic() - start:.1f} s")


def time_of(daybook, *arguments):
    start = time.monotonic()
    if daybook.start(*arguments).wait() != 0:
        fail(f"{arguments} failed")
    return time.monotonic() - start


def kill(command, count, seed):
    generator = random.Random(seed)
    rows = 2_000
    with tempfile.TemporaryDirectory() as folder:
        table = os.path.join(folder, "table.csv")

        def write_table(name):
            with open(table, "w") as file:
                file.write("day,note,tags\n")
                for number in range(rows):
                    file.write(f"2026-{1 + number % 12:02}-{1 + number % 28:02},{name},a;b\n")

        calendar = os.path.join(folder, "calendar.ics")

        def write_calendar(name):
            with open(calendar, "w") as file:
                file.write("BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Example//EN\n")
                for number in range(rows):
                    file.write(f"BEGIN:VEVENT\nUID:{number}\nSUMMARY:{name}\nDTSTART;VALUE=DATE:"
                               f"2025{1 + number % 12:02}{1 + number % 28:02}\nEND:VEVENT\n")
                file.write("END:VCALENDAR\n")

        # How long they take undisturbed, in a daybook of its own.
        os.mkdir(os.path.join(folder, "trial"))
        trial = Daybook(command, os.path.join(folder, "trial"))
        write_table("trial")
        write_calendar("trial")
        spans = {
            "mark": max(time_of(trial, "mark", "2026-12-24", "--add", "-q") for _ in range(3)),
            "import": time_of(trial, "import", table, "-q"),
            "calendar": time_of(trial, "import", calendar, "-q"),
        }
        daybook = Daybook(command, folder)
        done = set()
        killed = {"mark": 0, "import": 0, "calendar": 0}
        # What the calendar may hold: its last sure state, and what was killed since.
        titles = {None}
        for number in range(count):
            kind = {4: "import", 3: "calendar"}.get(number % 5, "mark")
            name = f"{kind}{number}"
            if kind == "mark":
                process = daybook.start("mark", "2026-12-24..2026-12-26", "--add", "--note", name,
                                        "--tag", "a", "--tag", "b", "-q")
            elif kind == "calendar":
                write_calendar(name)
                process = daybook.start("import", calendar, "-q")
            else:
                write_table(name)
                process = daybook.start("import", f"{table}:name={name}", "-q")
            time.sleep(generator.uniform(0, 1.1 * spans[kind]))
            process.kill()
            status = process.wait()
            if kind == "calendar":
                titles = {name} if status == 0 else titles | {name}
            if status == 0:
                if kind != "calendar":
                    done.add(name)
            elif status < 0:
                killed[kind] += 1
            else:
                fail(f"{name} ended with {status}: {process.stderr.read().decode()} (seed {seed})")
            process.stderr.close()
            when = f"after {name} (seed {seed})"
            check(daybook, done, rows, when)
            if kind == "calendar" and os.path.exists(daybook.path):
                titles = {check_calendar(daybook, titles, rows, when)}
        print(f"{count} kills: {killed['mark']} hit a mark, {killed['import']} an import of marks, "
              f"{killed['calendar']} one of a calendar; "
              f"{len(done)} commands were done before, and nothing of them is lost")


def check(daybook, done, rows, when):
    if not os.path.exists(daybook.path):
        if done:
            fail(f"the daybook is gone {when}")
        return
    verification = daybook.run("verify")
    if verification.returncode == 65 and not done:
        # Killed before the file became a daybook.
        return
    if verification.returncode != 0:
        fail(f"verify says {verification.stdout.decode()}{verification.stderr.decode()} {when}")
    counts = {}
    for mark in daybook.marks():
        counts[mark["note"]] = counts.get(mark["note"], 0) + 1
        if mark["tags"] != ["a", "b"]:
            fail(f"a mark has the tags {mark['tags']} {when}")
    lost = done - set(counts)
    if lost:
        fail(f"{sorted(lost)} returned 0 and are not there {when}")
    for note, number in counts.items():
        if note.startswith("import") and number != rows:
            fail(f"{number} of {rows} rows of {note} are there {when}")


def check_calendar(daybook, titles, rows, when):
    """The title that all events of the calendar have; None where there is no calendar."""
    run = daybook.run("list", "--from", "2025-01-01", "--to", "2026-01-01", "--json", "-q")
    if run.returncode == 65 and None in titles:
        # Killed before the file became a daybook.
        return None
    if run.returncode != 0:
        fail(f"list ended with {run.returncode}: {run.stderr.decode()} {when}")
    found = [json.loads(line)["summary"] for line in run.stdout.splitlines()]
    title = found[0] if found else None
    if title not in titles:
        fail(f"the calendar is that of {title} {when}")
    if len(set(found)) > 1 or len(found) not in (0, rows):
        fail(f"{len(found)} of {rows} events are there, of {len(set(found))} imports {when}")
    return title


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("daymark")
    parser.add_argument("--marks", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    arguments = parser.parse_args()
    command = os.path.abspath(arguments.daymark)
    print(f"seed {arguments.seed}")
    kill(command, arguments.kills, arguments.seed)
    mark_together(command, arguments.marks)


main()
