#!/usr/bin/env python3
"""A set of pages of the calendars in Fixtures, each as PDF and PNG.

usage: gallery.py DAYMARK [FOLDER [DPI]]

A page is a name and what follows `daymark print`; files are in Fixtures, and TABLE:FILE:NAME
stands for the calendar that `daymark export` makes of a table of days. Nothing depends on the
clock, the machine's zone or its language: a second run writes the same bytes. Docs/Images has a few
of the images, made with 110 dots per inch.
"""

import os
import subprocess
import sys
import tempfile

DEMO = "demo/family.ics demo/holidays.ics demo/university.ics demo/work.ics"
HOME = "gallery/famille.ics gallery/activites.ics gallery/maison.ics"

PAGES = {
    "busy-month": f"2026-12 {DEMO} --locale en_GB --today 2026-12-10",
    "conference": "2026-09 gallery/conference.ics gallery/crew.ics gallery/travel.ics"
                  " --locale en_GB --today 2026-09-09",
    "marked-month": "2026-05 TABLE:marks.json:Diary gallery/spring.ics --locale en_GB --streak run",
    "moods": "2026 TABLE:moods.csv:Moods --locale en_GB --heat mood",
    "week": f"2026-W50 {DEMO} --locale en_GB --today 2026-12-10",
    "persian": "1405-07 gallery/persian.ics gallery/persian-work.ics --locale fa_IR"
               " --calendar persian --today 2026-10-05",
    "arabic": "2026-10 gallery/arabic.ics gallery/arabic-work.ics --locale ar_EG"
              " --almanac date:umalqura",
    "vietnamese": "2026-02 gallery/vietnamese.ics --holidays gallery/vietnamese-holidays.ics"
                  " --locale vi_VN --almanac moon,lunar:vietnamese --today 2026-02-10",
    "japanese": "2026-04 gallery/japanese.ics gallery/japanese-work.ics"
                " --holidays gallery/japanese-holidays.ics --locale ja_JP --today 2026-04-09",
    "school": "2026-11 gallery/schule.ics gallery/verein.ics --locale de_AT --portrait --minis",
    "agenda": f"2026-12 {DEMO} --locale en_GB --layout agenda --portrait",
    "kitchen": f"2026-10 {HOME} TABLE:jours.json:Carnet --locale fr_FR --theme warm --almanac moon",
    "ink": f"2026-12 {DEMO} --locale de_DE --theme ink --notes --today 2026-12-10",
}


def run(daymark, *arguments):
    """Runs daymark among the Fixtures."""
    subprocess.run([daymark, *arguments, "--quiet"], check=True, cwd="Fixtures")


def write(daymark, folder, dpi):
    """Writes all pages into a folder, and says where that is."""
    daymark, folder = os.path.abspath(daymark), os.path.abspath(folder)
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:

        def calendar(word):
            if not word.startswith("TABLE:"):
                return word
            _, table, name = word.split(":")
            path = os.path.join(made, name + ".ics")
            run(daymark, "export", "gallery/" + table, "--name", name, "-o", path)
            return path

        for name, line in PAGES.items():
            arguments = [calendar(word) for word in line.split()] + ["--zone", "Europe/Berlin"]
            path = os.path.join(folder, name)
            run(daymark, "print", *arguments, "-o", path + ".pdf")
            run(daymark, "print", *arguments, "--dpi", str(dpi), "-o", path + ".png")
    return folder


def main():
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    folder = write(sys.argv[1], *sys.argv[2:3] or ["Gallery"], *sys.argv[3:4] or [150])
    print(f"{len(PAGES)} pages, as PDF and PNG: {folder}")


if __name__ == "__main__":
    main()
