#!/usr/bin/env python3
"""Writes a calendar of appointments of half an hour, spread evenly over the years 2016 to 2035:
what a long archive of many people holds. The same arguments give the same bytes.
usage: make-appointments.py EVENTS [SEED] >FILE
"""

import datetime
import random
import sys

count = int(sys.argv[1])
generator = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
first = datetime.datetime(2016, 1, 1)
quarters = 20 * 365 * 24 * 4
out = sys.stdout
out.write("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Daymark//Bench//EN\r\n")
for number in range(count):
    start = first + datetime.timedelta(minutes=15 * generator.randrange(quarters))
    end = start + datetime.timedelta(minutes=30)
    out.write(
        f"BEGIN:VEVENT\r\nUID:{number}@bench.invalid\r\nDTSTAMP:20260101T000000Z\r\n"
        f"DTSTART:{start:%Y%m%dT%H%M%SZ}\r\nDTEND:{end:%Y%m%dT%H%M%SZ}\r\n"
        f"SUMMARY:Appointment {number}\r\nLOCATION:Room {number % 50}\r\nEND:VEVENT\r\n")
out.write("END:VCALENDAR\r\n")
