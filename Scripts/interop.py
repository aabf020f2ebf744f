#!/usr/bin/env python3
"""Marked days as other programs see them.

usage: Scripts/interop.py DAYMARK TABLE

TABLE is a table of days in CSV. Python's own CSV reader says what is in it; the calendar that
`daymark export` makes of it has to say the same

- to icalendar and vobject, the libraries,
- to Radicale, a CalDAV server: put there event by event, and fetched back as a whole,
- to khal, a calendar for the terminal, from the folder that `daymark split` makes.

Prints a line for each difference, and what was compared; exit status 1 where there is a
difference. Scripts/interop.sh installs the programs and runs this.
"""
import base64
import contextlib
import csv
import datetime
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import icalendar
import vobject

DAY = datetime.timedelta(days=1)


def expected(table):
    """First day, day after the last, note and tags of each row, sorted."""
    marks = []
    with open(table, encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            first = datetime.date.fromisoformat(row["day"] or row["start"])
            last = datetime.date.fromisoformat(row["end"]) if row["end"] else first
            # Line breaks inside a field are read as line feeds.
            note = re.sub(r"\r\n?", "\n", row["note"] or "")
            tags = [tag.strip() for tag in re.split("[,;]", row["tags"] or "") if tag.strip()]
            marks.append((first, last + DAY, note, tuple(sorted(tags))))
    return sorted(marks)


def by_icalendar(data):
    marks = []
    for event in icalendar.Calendar.from_ical(data).walk("VEVENT"):
        if event.errors:
            raise ValueError(f"icalendar: {event.errors[0]}")
        tags = event.get("CATEGORIES", [])
        lists = tags if isinstance(tags, list) else [tags]
        tags = [str(tag) for group in lists for tag in group.cats]
        marks.append(
            (event["DTSTART"].dt, event["DTEND"].dt, str(event.get("DESCRIPTION", "")),
             tuple(sorted(tags))))
    return sorted(marks)


def by_vobject(data):
    marks = []
    for event in vobject.readOne(data).vevent_list:
        note = event.description.value if hasattr(event, "description") else ""
        tags = [tag for line in getattr(event, "categories_list", []) for tag in line.value]
        marks.append((event.dtstart.value, event.dtend.value, note, tuple(sorted(tags))))
    return sorted(marks)


def uids_by_day(data):
    """Each day of each event with the event's UID."""
    pairs = set()
    for event in icalendar.Calendar.from_ical(data).walk("VEVENT"):
        day = event["DTSTART"].dt
        while day < event["DTEND"].dt:
            pairs.add((day, str(event["UID"])))
            day += DAY
    return pairs


@contextlib.contextmanager
def radicale(folder):
    """A CalDAV server on the loopback interface, for as long as the block runs."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        [sys.executable, "-m", "radicale", "--config", "", "--server-hosts", f"127.0.0.1:{port}",
         "--storage-filesystem-folder", str(folder), "--auth-type", "none"],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            if server.poll() is not None:
                raise RuntimeError("radicale: " + server.stderr.read())
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def request(method, url, body=None, kind="text/calendar; charset=utf-8"):
    call = urllib.request.Request(url, data=body, method=method)
    call.add_header("Content-Type", kind)
    # Whoever names himself has a folder there; the password is not looked at.
    call.add_header("Authorization", "Basic " + base64.b64encode(b"someone:any").decode())
    try:
        with urllib.request.urlopen(call, timeout=30) as answer:
            return answer.read()
    except urllib.error.HTTPError as error:
        raise ValueError(f"radicale: {method} {url}: {error.code} {error.read()!r}") from error


def through_radicale(items, folder):
    with radicale(folder) as server:
        calendar = f"{server}/someone/marks/"
        request("MKCALENDAR", calendar)
        for number, item in enumerate(items):
            request("PUT", f"{calendar}{number}.ics", item.read_bytes())
        return request("GET", calendar)


def by_khal(vdir, folder, first, end):
    """The days and UIDs that khal lists in a range of days."""
    home = folder / "home"
    home.mkdir()
    config = folder / "khal.conf"
    config.write_text(
        f"[calendars]\n[[marks]]\npath = {vdir}\n[sqlite]\npath = {folder}/khal.db\n"
        "[locale]\nlocal_timezone = Europe/Vienna\ndefault_timezone = Europe/Vienna\n"
        "dateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ntimeformat = %H:%M\n"
        "datetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n")
    answer = subprocess.run(
        ["khal", "-c", str(config), "list", "--day-format", "DAY {date}", "--format", "UID {uid}",
         str(first), str(end)],
        env={**os.environ, "HOME": str(home), "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(home)},
        check=True, capture_output=True, text=True).stdout
    pairs, day = set(), None
    for line in re.sub(r"\x1b\[[0-9;]*m", "", answer).splitlines():
        if line.startswith("DAY "):
            day = datetime.date.fromisoformat(line[4:].strip())
        elif line.startswith("UID "):
            pairs.add((day, line[4:].strip()))
    return pairs


def compare(reader, found, wanted):
    """Prints what differs; the number of differences."""
    count = 0
    for item in wanted:
        if item not in found:
            print(f"{reader} does not have {item}")
            count += 1
    for item in found:
        if item not in wanted:
            print(f"{reader} has {item} instead")
            count += 1
    return count


def main(daymark, table):
    marks = expected(table)
    differences = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        calendar = folder / "marks.ics"
        subprocess.run([daymark, "export", table, "-o", calendar], check=True)
        vdir = folder / "vdir"
        subprocess.run([daymark, "split", calendar, "-o", vdir, "--quiet"], check=True)
        data = calendar.read_bytes()
        differences += compare("icalendar", by_icalendar(data), marks)
        differences += compare("vobject", by_vobject(data.decode()), marks)

        fetched = through_radicale(sorted(vdir.glob("*.ics")), folder / "radicale")
        differences += compare("radicale", by_icalendar(fetched), marks)
        (folder / "fetched.ics").write_bytes(fetched)
        answer = subprocess.run(
            [daymark, "diff", calendar, folder / "fetched.ics", "--json"], capture_output=True,
            text=True)
        for change in map(json.loads, answer.stdout.splitlines()):
            # The calendar around the events is the server's own.
            if change["kind"] != "VCALENDAR":
                print(f"radicale: {change}")
                differences += 1

        wanted = uids_by_day(data)
        days = [day for day, _ in wanted]
        differences += compare(
            "khal", by_khal(vdir, folder, min(days), max(days) + DAY), wanted)
    print(
        f"{len(marks)} marks on {len(set(days))} days: icalendar, vobject, radicale and khal, "
        f"{differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
