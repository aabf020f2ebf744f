#!/usr/bin/env python3
"""Writes what independent packages say about the sun, the moon and other calendars.

usage: Scripts/expected-almanac.py [FOLDER]

FOLDER is Fixtures/almanac unless given; the tests of Almanac hold its values against these
files. Nothing of Daymark is needed, but these packages (pip install them into a virtual
environment): ephem, vnlunar, lunar-vn, vi-lunaire, lunardate, korean-lunar-calendar, hijridate,
jdatetime, convertdate, python-dateutil. Each file begins with the packages that its values are
from.

Calendars: a line a year, `YEAR FIRST-DAY MONTHS`. MONTHS is a digit a month, the last one of its
number of days (9 is 29 days), with an L in front of a leap month.
Moon: a line a year, `YEAR PHASE SECONDS...`: the phase of the first (0 new moon to 3 last
quarter), and all phases in seconds after the year began in UTC.
Sun: a line a year, `YEAR SECONDS...`: when its longitude is 285, 300, ... 270 degrees.
"""
import datetime
import importlib.metadata
import itertools
import math
import pathlib
import sys

import convertdate.coptic
import convertdate.hebrew
import convertdate.indian_civil
import convertdate.islamic
import convertdate.julian
import dateutil.easter
import ephem
import hijridate
import jdatetime
import korean_lunar_calendar
import lunar_vn.core
import lunardate
import vi_lunaire.converter
import vnlunar.calendar
import vnlunar.core

DAY = datetime.timedelta(days=1)


def header(packages, *notes):
    names = [f"{name} {importlib.metadata.version(name)}" for name in packages]
    return ["# From " + ", ".join(names) + ": Scripts/expected-almanac.py."] + [
        "# " + note for note in notes
    ]


def write(folder, name, lines):
    (folder / name).write_text("\n".join(lines) + "\n")


# Calendars.


def year_lines(starts, end):
    """The lines of years whose months begin as `starts`: (day, year, is-leap), ascending."""
    ends = [start[0] for start in starts[1:]] + [end]
    months = [(*start, (stop - start[0]).days) for start, stop in zip(starts, ends)]
    for year, group in itertools.groupby(months, key=lambda month: month[1]):
        group = list(group)
        digits = "".join(("L" if leap else "") + str(length % 10) for _, _, leap, length in group)
        yield f"{year} {group[0][0]} {digits}"


def days(first, end):
    while first < end:
        yield first
        first += DAY


def lunisolar(read, first, end):
    """The months that begin in a range of days, by what `read` makes of each day:
    (year, month, is-leap, day)."""
    starts = []
    for day in days(first, end):
        year, month, leap, number = read(day)
        if number == 1:
            starts.append((day, year, month, leap))
    return starts


def numbered(starts):
    """Drops the months' numbers, having seen that they follow on each other."""
    for before, after in zip(starts, starts[1:]):
        expected = before[2] if after[3] else before[2] % 12 + 1
        assert after[2] == expected, (before, after)
    return [(day, year, leap) for day, year, _, leap in starts]


def vnlunar_date(day):
    """By the tables that the package has of Vietnam's calendars."""
    date = vnlunar.core.get_lunar_date(day.day, day.month, day.year)
    return date["year"], date["month"], bool(date["leap"]), date["day"]


def vnlunar_in(hours):
    """By the package's own reckoning in a zone, in hours east."""

    def read(day):
        date = vnlunar.core.get_lunar_date(day.day, day.month, day.year, hours)
        return date["year"], date["month"], bool(date["leap"]), date["day"]

    return read


def lunar_vn_date(day):
    date = lunar_vn.core.solar_to_lunar(day)
    return date.year, date.month, date.leap, date.day


def vi_lunaire_date(day):
    date = vi_lunaire.converter.solar_to_lunar(day.year, day.month, day.day)
    return date.year, date.month, date.leap, date.day


def lunardate_date(day):
    date = lunardate.LunarDate.from_solar_date(day.year, day.month, day.day)
    return date.year, date.month, bool(date.is_leap_month), date.day


def korean_date(day):
    calendar = korean_lunar_calendar.KoreanLunarCalendar()
    assert calendar.setSolarDate(day.year, day.month, day.day), day
    return (
        calendar.lunarYear,
        calendar.lunarMonth,
        bool(calendar.isIntercalation),
        calendar.lunarDay,
    )


FIRST = datetime.date(1900, 1, 31)
LAST = datetime.date(2101, 1, 1)


def lines_of(read, end=LAST):
    """Whole lunar years, by year."""
    starts = numbered(lunisolar(read, FIRST, end))
    # The last year may be cut off.
    last = max(year for _, year, _ in starts)
    cut = min(day for day, year, _ in starts if year == last)
    kept = [start for start in starts if start[1] < last]
    return {int(line.split()[0]): line for line in year_lines(kept, cut)}


def vietnamese(folder):
    tables, hanoi = lines_of(vnlunar_date), lines_of(vnlunar_in(7.0))
    other = lines_of(lunar_vn_date)
    # Of vi-lunaire only where months begin: it numbers those before 2000 one too low, or two.
    new_moons = {start[0] for start in lunisolar(vi_lunaire_date, FIRST, LAST)}
    lines, left_out = [], []
    for year, line in other.items():
        # Up to 1967 the tables have the calendars as printed, which were China's.
        agreed = line in (tables[year], hanoi[year] if year < 1968 else None)
        day = datetime.date.fromisoformat(line.split()[1])
        for digit in line.split()[2].replace("L", ""):
            agreed = agreed and day in new_moons
            day += DAY * (20 + int(digit) if digit != "0" else 30)
        (lines if agreed else left_out).append(line)
    notes = [
        "Years in which the three agree on the first days of the months, and the first two on",
        "their numbers. Left out: " + " ".join(line.split()[0] for line in left_out) + ".",
    ]
    packages = ["vnlunar", "lunar-vn", "vi-lunaire"]
    write(folder, "vietnamese.txt", header(packages, *notes) + lines)


def chinese(folder):
    ours, check = lines_of(lunardate_date, datetime.date(2100, 1, 31)), lines_of(vnlunar_in(8.0))
    # Before 1929 China's days were Beijing's own, which the other package does not know.
    kept = [line for year, line in ours.items() if year < 1929 or line == check[year]]
    left_out = [str(year) for year, line in ours.items() if line not in kept]
    notes = [
        "From 1929 on years in which the two agree, the second reckoning in UTC+8.",
        "Left out: " + " ".join(left_out) + ".",
    ]
    write(folder, "chinese.txt", header(["lunardate", "vnlunar"], *notes) + kept)


def turns_at_midnight(year, hours):
    """Whether a new moon of a lunar year falls within a minute of midnight in a zone."""
    date, end = ephem.Date((year, 2, 1)), ephem.Date((year + 1, 2, 1))
    while date < end:
        date = ephem.next_new_moon(ephem.Date(date + 1))
        # Ephem counts days from noon.
        of_day = (date + 0.5 + hours / 24) % 1
        if min(of_day, 1 - of_day) < 60 / 86_400:
            return True
    return False


def dangi(folder):
    official = lines_of(korean_date, datetime.date(2050, 11, 1))
    later = lines_of(vnlunar_in(9.0))
    doubtful = [year for year in later if year not in official and turns_at_midnight(year, 9)]
    lines = [official.get(year, later[year]) for year in later if year not in doubtful]
    notes = [
        f"The first to {max(official)}, the second, reckoning in UTC+9, after. Left out, since",
        "the moon is new within a minute of midnight: " + " ".join(map(str, doubtful)) + ".",
    ]
    write(folder, "dangi.txt", header(["korean-lunar-calendar", "vnlunar"], *notes) + lines)


def arithmetical(folder, name, package, years, months, first_day):
    """A calendar of which a package gives the first day of each month."""
    last = max(years) + 1
    starts = [
        (first_day(year, month), year, False) for year in years for month in months(year)
    ]
    end = first_day(last, months(last)[0])
    write(folder, name + ".txt", header([package]) + list(year_lines(starts, end)))


def twelve(_):
    return list(range(1, 13))


def convertdate_day(module):
    def first_day(year, month):
        return datetime.date(*(int(part) for part in module.to_gregorian(year, month, 1)))

    return first_day


def hebrew_months(year):
    # Convertdate counts from Nisan, and the year begins with the seventh month.
    last = convertdate.hebrew.year_months(year)
    return list(range(7, last + 1)) + list(range(1, 7))


def umm_al_qura(folder):
    def first_day(year, month):
        # The month after the last one that the package knows.
        if year == 1501:
            last = hijridate.Hijri(1500, 12, 1)
            return datetime.date(*last.to_gregorian().datetuple()) + DAY * last.month_length()
        return datetime.date(*hijridate.Hijri(year, month, 1).to_gregorian().datetuple())

    years = range(1343, 1501)
    arithmetical(folder, "islamic-umalqura", "hijridate", years, twelve, first_day)


def calendars(folder):
    vietnamese(folder)
    chinese(folder)
    dangi(folder)
    umm_al_qura(folder)

    def persian_day(year, month):
        return jdatetime.date(year, month, 1).togregorian()

    arithmetical(folder, "persian", "jdatetime", range(1178, 1634), twelve, persian_day)
    for name, module, years, months in (
        ("hebrew", convertdate.hebrew, range(5660, 5862), hebrew_months),
        ("islamic-civil", convertdate.islamic, range(1317, 1526), twelve),
        ("indian", convertdate.indian_civil, range(1822, 2023), twelve),
        ("coptic", convertdate.coptic, range(1616, 1817), lambda _: list(range(1, 14))),
        ("julian", convertdate.julian, range(1890, 2111), twelve),
    ):
        arithmetical(folder, name, "convertdate", years, months, convertdate_day(module))


# The sky.


def seconds(date, year):
    """From the beginning of a year in UTC; `date` is ephem's, in days."""
    return round((date - ephem.Date((year, 1, 1))) * 86_400)


def moon(folder):
    following = [
        ephem.next_new_moon,
        ephem.next_first_quarter_moon,
        ephem.next_full_moon,
        ephem.next_last_quarter_moon,
    ]
    lines = []
    for year in range(1950, 2101):
        start, end = ephem.Date((year, 1, 1)), ephem.Date((year + 1, 1, 1))
        found = []
        for phase, search in enumerate(following):
            date = search(start)
            while date < end:
                found.append((date, phase))
                date = search(ephem.Date(date + 20))
        found.sort()
        times = " ".join(str(seconds(date, year)) for date, _ in found)
        lines.append(f"{year} {found[0][1]} {times}")
    write(folder, "moon.txt", header(["ephem"]) + lines)


def moonlight(folder):
    """The lit share of the disc at noon in UTC, in ten-thousandths, every 251 days."""
    lines, date, body = [], ephem.Date("1950/1/1 12:00"), ephem.Moon()
    while date < ephem.Date("2101/1/1"):
        body.compute(date)
        day = date.datetime().date()
        lines.append(f"{day} {round(body.moon_phase * 10_000)}")
        date = ephem.Date(date + 251)
    write(folder, "moonlight.txt", header(["ephem"]) + lines)


def longitude(date):
    """The sun's, apparent, from the equinox of the date, in degrees."""
    sun = ephem.Sun(date)
    equatorial = ephem.Equatorial(sun.g_ra, sun.g_dec, epoch=date)
    return math.degrees(ephem.Ecliptic(equatorial, epoch=date).lon)


def crossing(degrees, near):
    date = near
    for _ in range(20):
        rest = (degrees - longitude(ephem.Date(date)) + 180) % 360 - 180
        date += rest * 365.2422 / 360
        if abs(rest) < 1e-8:
            break
    return date


def sun(folder):
    lines = []
    for year in range(1900, 2101):
        start = ephem.Date((year, 1, 1))
        times = [
            seconds(crossing((285 + 15 * index) % 360, start + 5 + index * 15.2), year)
            for index in range(24)
        ]
        lines.append(f"{year} " + " ".join(map(str, times)))
    write(folder, "sun.txt", header(["ephem"]) + lines)


# Smaller ones.


def easter(folder):
    """A line each ten years: days after 1 March, western then Orthodox, a slash between."""
    lines = []
    for decade in range(1590, 2600, 10):
        pairs = []
        for year in range(decade, decade + 10):
            march = datetime.date(year, 3, 1)
            western, orthodox = (
                (dateutil.easter.easter(year, method) - march).days
                for method in (dateutil.easter.EASTER_WESTERN, dateutil.easter.EASTER_ORTHODOX)
            )
            pairs.append(f"{western}/{orthodox}")
        lines.append(f"{decade} " + " ".join(pairs))
    write(folder, "easter.txt", header(["python-dateutil"]) + lines)


def can_chi(folder):
    """DAY, and the names of the day, the lunar month and the lunar year, every 401 days."""
    lines, day = [], datetime.date(1968, 1, 30)
    while day < LAST:
        names = vnlunar.calendar.get_can_chi(
            vnlunar.core.get_lunar_date(day.day, day.month, day.year)
        )
        lines.append(f"{day}|{names['day']}|{names['month']}|{names['year']}")
        day += 401 * DAY
    write(folder, "can-chi.txt", header(["vnlunar"]) + lines)


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else root / "Fixtures/almanac"
    folder.mkdir(parents=True, exist_ok=True)
    for task in calendars, moon, moonlight, sun, easter, can_chi:
        task(folder)


if __name__ == "__main__":
    main()
