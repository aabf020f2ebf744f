#!/usr/bin/env python3
"""Pages as other programs see them.

usage: test-pages.py DAYMARK [WORD]

Every function below whose name begins with `check_` is one check; it gets a `Pages`, and fails by
an AssertionError. WORD runs those alone that have it in their name. Pictures and files stay in
.build/pages, to be looked at.
"""

import base64
import json
import os
import re
import subprocess
import sys
import traceback
import unittest.mock

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import gallery  # noqa: E402
from browser import Browser  # noqa: E402

FOLDER = ".build/pages"
DEMO = sorted(
    os.path.join("Fixtures/demo", name)
    for name in os.listdir("Fixtures/demo") if name.endswith(".ics"))


class Pages:
    """What the checks share: the command, a folder, one browser."""

    def __init__(self, daymark):
        self.daymark = os.path.abspath(daymark)
        self.started = None

    @property
    def browser(self):
        """The browser, as a desktop shows it, in the light."""
        if self.started is None:
            self.started = Browser()
        self.started.look()
        return self.started

    def marks(self):
        """A calendar of marked days."""
        marks = self.path("marks.ics")
        subprocess.run(
            [self.daymark, "export", "Fixtures/days.csv", "--quiet", "-o", marks], check=True)
        return marks

    def path(self, name):
        """Where a file of that name goes."""
        return os.path.join(FOLDER, name)

    def print(self, name, *arguments):
        """Prints a file, and says where it is."""
        subprocess.run(
            [self.daymark, "print", *arguments, "--quiet", "-o", self.path(name)], check=True,
            env=dict(os.environ, TZ="UTC", LC_ALL="C.UTF-8"))
        return self.path(name)

    def refuse(self, name, *arguments):
        """Has a page refused, and gives the status and what is said."""
        run = subprocess.run(
            [self.daymark, "print", *arguments, "-o", self.path(name)], capture_output=True,
            text=True, env=dict(os.environ, TZ="UTC", LC_ALL="C.UTF-8"))
        return run.returncode, run.stderr

    def write(self, name, text):
        """Writes a file, and says where it is."""
        with open(self.path(name), "w", encoding="utf-8", newline="") as file:
            file.write(text)
        return self.path(name)

    def demo(self, name="demo.html", months="2026-10..2026-12", *arguments):
        """The demo calendars as a document."""
        return self.print(name, months, *DEMO, "--locale", "en_GB", *arguments)

    def close(self):
        if self.started:
            self.started.close()


def equal(found, expected, what=""):
    """Fails where two values differ."""
    assert found == expected, f"{what}: {found!r}, and not {expected!r}"


def text_of(command):
    """What a command prints."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def words_of(path, *options):
    """The text of a PDF in one line, in the order that it was drawn in, without what isolates
    directions."""
    text = text_of(["pdftotext", "-raw", *options, path, "-"])
    return " ".join(re.sub("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", text).split())


def catalog_of(path):
    """The catalog of a PDF, and its trailer, with references as they are."""
    objects = json.loads(text_of(["qpdf", "--json", "--json-key=qpdf", path]))["qpdf"][1]
    trailer = objects["trailer"]["value"]
    return objects[f"obj:{trailer['/Root']}"]["value"], trailer


def outline_of(path):
    """The outline of a PDF: titles, pages and what is under them."""
    def entries(nodes):
        return [(n["title"], n["destpageposfrom1"], entries(n["kids"])) for n in nodes]
    return entries(json.loads(
        text_of(["qpdf", "--json", "--json-key=outlines", path]))["outlines"])


def links_of(path):
    """The addresses that a PDF leads to, with their pages."""
    lines = text_of(["pdfinfo", "-url", path]).splitlines()[1:]
    return [tuple(line.split(None, 2)[::2]) for line in lines]


def sound(path):
    """Fails where qpdf complains of a PDF, or a font is not in it."""
    run = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True)
    equal((run.returncode, run.stderr), (0, ""), f"qpdf --check {path}: {run.stdout}")
    fonts = text_of(["pdffonts", path]).splitlines()[2:]
    assert fonts, f"{path} has no font"
    for font in fonts:
        # The columns from the right: object and generation, uni, sub, emb.
        equal(font.split()[-5], "yes", f"embedded, in {path}: {font}")


def calendar(*events):
    """An iCalendar file of VEVENTs, each given as its lines."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Pages//EN"]
    for index, event in enumerate(events):
        lines += ["BEGIN:VEVENT", f"UID:{index}", "DTSTAMP:20260101T000000Z", *event, "END:VEVENT"]
    return "\r\n".join(lines + ["END:VCALENDAR", ""])


# The focused day, the selected one, today, and the month that is shown.
STATE = """(() => {
  const day = cell => cell && cell.dataset.day;
  const shown = document.querySelector('.month:not([hidden])');
  return {
    focus: document.activeElement.dataset.day || null,
    selected: day(shown.querySelector('td[aria-selected=true]')) || null,
    today: day(shown.querySelector('td.today')) || null,
    month: shown.id.slice(2),
    stops: document.querySelectorAll('td[tabindex="0"]').length,
    told: [...document.querySelectorAll('.days article:not([hidden])')].map(a => a.dataset.day),
  };
})()"""


# The texts whose contrast with their ground is less than 4.5:1 (WCAG 2.2, 1.4.3).
POOR = """(() => {
  const rgb = text => text.match(/[\\d.]+/g).map(Number);
  const light = c => c.slice(0, 3).map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = element => {
    for (let e = element; e; e = e.parentElement) {
      if (getComputedStyle(e).backgroundImage !== 'none' && e.matches('.box')) return null;
      const color = rgb(getComputedStyle(e).backgroundColor);
      if (color.length < 4 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !element.offsetWidth) continue;
    if (element.closest('[aria-hidden]') || !ground(element)) continue;
    const [a, b] = [light(rgb(getComputedStyle(element).color)), light(ground(element))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) poor.push(walker.currentNode.textContent + ' ' + contrast);
  }
  return [...new Set(poor)];
})()"""


# Documents


def check_document_has_no_complaints_and_asks_for_nothing(pages):
    browser = pages.browser
    path = pages.demo()
    browser.open(path, now="2026-12-10T09:00:00")
    browser.screenshot(pages.path("desktop.png"))
    equal(browser.complaints, [], "complaints")
    equal(len(browser.requests), 1, f"requests {browser.requests}")
    # The policy let style and script in: the digests are right.
    assert browser.run("document.documentElement.classList.contains('js')")
    equal(browser.run("getComputedStyle(document.querySelector('table')).tableLayout"), "fixed")


def check_today_is_found_when_opened(pages):
    browser = pages.browser
    path = pages.demo()
    browser.open(path, now="2026-11-05T23:30:00")
    state = browser.run(STATE)
    equal((state["today"], state["selected"], state["month"]), ("2026-11-05",) * 2 + ("2026-11",))
    equal(browser.run("document.querySelector('td.today').getAttribute('aria-current')"), "date")
    browser.open(path, now="2031-01-01T00:00:00")
    state = browser.run(STATE)
    equal((state["today"], state["month"]), (None, "2026-10"))


def check_keys_move_as_in_a_date_grid(pages):
    browser = pages.browser
    browser.open(pages.demo(), now="2026-12-10T09:00:00")
    # The first stop within the grid is the selected day.
    browser.run("document.querySelector('td[tabindex=\"0\"]').focus()")
    steps = [
        ("ArrowRight", "2026-12-11", "2026-12"), ("ArrowLeft", "2026-12-10", "2026-12"),
        ("ArrowDown", "2026-12-17", "2026-12"), ("ArrowUp", "2026-12-10", "2026-12"),
        ("End", "2026-12-13", "2026-12"), ("Home", "2026-12-07", "2026-12"),
        ("PageUp", "2026-11-07", "2026-11"), ("PageUp", "2026-10-07", "2026-10"),
        # There is no September but its last days.
        ("PageUp", "2026-10-07", "2026-10"), ("ArrowUp", "2026-09-30", "2026-10"),
        ("ArrowRight", "2026-10-01", "2026-10"), ("PageDown", "2026-11-01", "2026-11"),
        ("ArrowLeft", "2026-10-31", "2026-10"), ("PageDown", "2026-11-30", "2026-11"),
        ("ArrowRight", "2026-12-01", "2026-12"),
    ]
    for key, day, month in steps:
        browser.press(key)
        state = browser.run(STATE)
        equal((state["focus"], state["month"], state["stops"]), (day, month, 1), key)
        equal(state["selected"], "2026-12-10" if month == "2026-12" else None, key)
    browser.press("Enter")
    equal(browser.run(STATE)["told"], ["2026-12-01"], "Enter")
    browser.press("ArrowRight", " ")
    state = browser.run(STATE)
    equal((state["selected"], state["told"]), ("2026-12-02", ["2026-12-02"]), "Space")
    browser.press("t")
    state = browser.run(STATE)
    equal((state["focus"], state["selected"]), ("2026-12-10",) * 2, "t")
    equal(browser.complaints, [], "complaints")


def check_keys_turn_with_the_direction(pages):
    browser = pages.browser
    path = pages.print("persian.html", "2026-12", *DEMO, "--locale", "fa_IR")
    browser.open(path, now="2026-12-10T09:00:00")
    browser.screenshot(pages.path("persian.png"))
    browser.run("document.querySelector('td[tabindex=\"0\"]').focus()")
    browser.press("ArrowLeft")
    equal(browser.run(STATE)["focus"], "2026-12-11", "left is ahead")
    # The first day of the week stands at the right.
    lefts = browser.run(
        "[...document.querySelectorAll('tbody tr:first-child td')].map(c => c.offsetLeft)")
    equal(lefts, sorted(lefts, reverse=True), "columns")


def check_a_click_selects_and_tells(pages):
    browser = pages.browser
    browser.open(pages.demo(), now="2026-12-10T09:00:00")
    browser.click(".month:not([hidden]) td[data-day='2026-12-24'] .number")
    state = browser.run(STATE)
    equal((state["selected"], state["told"]), ("2026-12-24", ["2026-12-24"]))
    told = browser.run("document.querySelector('.days article:not([hidden])').innerText")
    assert "Presents and potato salad" in told and "16:00–20:00" in told, told
    colour = browser.run(
        "getComputedStyle(document.querySelector("
        "'.month:not([hidden]) td[data-day=\"2026-12-24\"] .number')).backgroundColor")
    equal(colour, "rgb(118, 169, 255)", "sky blue")
    browser.click(".month:not([hidden]) .turn a")
    equal(browser.run(STATE)["month"], "2026-11", "the month before")
    browser.click(".months a:last-child")
    equal(browser.run(STATE)["month"], "2026-12", "the last month")


# The blocks and bars of the week that is shown, as the browser has placed them.
WEEK = """(() => {
  const row = document.querySelector('.month:not([hidden]) tr.shown');
  const box = e => { const r = e.getBoundingClientRect();
    return [r.left, r.top, r.right, r.bottom].map(v => Math.round(v * 10) / 10); };
  const seen = e => e.offsetWidth > 0 && getComputedStyle(e).visibility === 'visible';
  return [...row.querySelectorAll('td.day')].map(cell => ({
    day: cell.dataset.day, box: box(cell),
    hours: [...cell.querySelectorAll('li.hour')].filter(seen).map(li => ({
      title: li.querySelector('bdi').textContent, box: box(li),
      start: +getComputedStyle(li).getPropertyValue('--a') })),
    bars: [...cell.querySelectorAll('li.bar:not(.hour)')].filter(seen).map(li => ({
      title: li.querySelector('bdi').textContent, box: box(li) })),
  }));
})()"""


def apart(one, other):
    """Whether two boxes do not overlap by more than a pixel."""
    return (one[2] <= other[0] + 1 or other[2] <= one[0] + 1
            or one[3] <= other[1] + 1 or other[3] <= one[1] + 1)


def check_the_week_is_a_grid_of_hours(pages):
    browser = pages.browser
    browser.open(pages.demo("demo.html", "2026-10..2026-12", "--zone", "Europe/Berlin"),
                 now="2026-12-10T09:00:00")
    browser.click("[data-action=week]")
    browser.screenshot(pages.path("week.png"), whole=True)
    equal(browser.run("[...document.querySelectorAll('.month:not([hidden]) tbody tr')]"
                      ".filter(r => r.offsetHeight > 0).length"), 1, "rows")
    text = browser.run("document.querySelector('.month:not([hidden]) tr.shown').innerText")
    for title in ("Retrospective", "Vet: Momo", "Study group", "Open Maps conference, Lyon"):
        assert title in text, title
    days = browser.run(WEEK)
    boxes = [(block["title"], block["box"]) for day in days for block in day["hours"] + day["bars"]]
    assert len(boxes) > 20, boxes
    for index, (title, box) in enumerate(boxes):
        for other, second in boxes[index + 1:]:
            assert apart(box, second), f"{title} {box} and {other} {second}"
    # An hour is as high for all, and later is lower.
    tops = sorted((block["start"], block["box"][1]) for day in days for block in day["hours"])
    (first, top), (last, bottom) = tops[0], tops[-1]
    for start, y in tops:
        expected = top + (bottom - top) * (start - first) / (last - first)
        assert abs(y - expected) < 1, f"{start}: {y}, and not {expected}"
    for day in days:
        for block in day["hours"]:
            assert day["box"][0] <= block["box"][0] and block["box"][2] <= day["box"][2], block
            assert block["box"][3] <= day["box"][3] + 1, block
    # The next week, with a click and with a key; and back.
    title = browser.run("document.querySelector('.month:not([hidden]) .week-title').textContent")
    equal("".join(c for c in title if c != "\u2009"), "7–13 December 2026")
    browser.click("[data-action=ahead]")
    equal(browser.run(STATE)["selected"], "2026-12-17", "the week after")
    browser.run("document.querySelector('td[tabindex=\"0\"]').focus()")
    browser.press("ArrowUp", "ArrowLeft", "Enter")
    equal(browser.run(STATE)["selected"], "2026-12-09", "keys")
    browser.press("w")
    equal(browser.run("document.querySelector('[aria-pressed=true]').dataset.action"), "month")
    equal(browser.complaints, [], "complaints")


def check_crowded_hours_are_counted(pages):
    """Six at once, four of which stand side by side; one over midnight; thirty whole days."""
    events = [["DTSTART:20261209T100000", "DTEND:20261209T113000", f"SUMMARY:Talk {n}"]
              for n in range(6)]
    events.append(["DTSTART:20261210T220000", "DTEND:20261211T020000", "SUMMARY:Night shift"])
    events += [["DTSTART;VALUE=DATE:20261207", f"SUMMARY:Whole {n}"] for n in range(30)]
    browser = pages.browser
    path = pages.write("hours.ics", calendar(*events))
    browser.open(pages.print("hours.html", "2026-12", path, "--locale", "en_GB"),
                 now="2026-12-09T09:00:00")
    browser.press("w")
    browser.screenshot(pages.path("hours.png"), whole=True)
    days = browser.run(WEEK)
    equal(len(days[2]["hours"]), 4, "side by side")
    equal([b["title"] for day in days[3:5] for b in day["hours"]], ["Night shift"] * 2)
    equal(len(days[0]["bars"]), 12, "lanes")
    sums = browser.run("[...document.querySelectorAll('.shown .crowd summary')]"
                       ".filter(e => e.offsetHeight > 0).map(e => e.textContent)")
    equal(sums, ["+18", "+2"], "counts")
    browser.click(".shown td[data-day='2026-12-09'] .crowd summary")
    listed = browser.run("document.querySelector('.crowd[open]').innerText")
    assert "Talk 4" in listed and "Talk 5" in listed, listed
    browser.screenshot(pages.path("hours-open.png"), whole=True)


def check_a_reader_hears_days_in_full(pages):
    browser = pages.browser
    browser.open(pages.demo(), now="2026-12-10T09:00:00")
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    names = {}
    for node in nodes:
        role = node.get("role", {}).get("value")
        names.setdefault(role, []).append(node.get("name", {}).get("value", ""))
    equal(names.get("grid"), ["December 2026"], "grids")
    equal(len(names["gridcell"]), 35, "days")
    assert "Thursday, 24 December 2026, 5 events" in names["gridcell"], names["gridcell"]
    equal(names["columnheader"][:2], ["Week", "Monday"], "heads")
    assert "Week 50" in names["rowheader"], names["rowheader"]
    assert "Next month" in names["link"] or "Previous month" in names["link"], names["link"]


def check_texts_keep_their_contrast(pages):
    """Each visible text against the ground behind it, as the browser has them."""
    for dark in (False, True):
        browser = pages.browser
        browser.look(dark=dark)
        for path, key in ((pages.demo(), ""), (almanac(pages), ""), (pages.demo(), "w")):
            browser.open(path, now="2026-12-10T09:00:00")
            if key:
                browser.press(key)
            browser.screenshot(pages.path(f"{'dark' if dark else 'light'}{key}.png"))
            equal(browser.run(POOR), [], f"dark: {dark}, {path} {key}")


def check_phones_show_dots_and_a_list(pages):
    browser = pages.browser
    browser.look(390, 844, touch=True)
    browser.open(pages.demo(), now="2026-12-10T09:00:00")
    browser.screenshot(pages.path("phone.png"))
    equal(browser.run("document.documentElement.scrollWidth"), 390, "width")
    widths = browser.run(
        "[...new Set([...document.querySelectorAll('.month:not([hidden]) .lines li')]"
        ".map(l => l.offsetWidth))]")
    equal(widths, [6], "dots")
    browser.press("w")
    browser.screenshot(pages.path("phone-week.png"))
    equal(browser.run("document.documentElement.scrollWidth"), 390, "width of the week")


def check_all_is_there_without_scripts(pages):
    browser = pages.browser
    for width in (390, 1280):
        browser.look(width, 1000, scripts=False)
        browser.open(pages.demo())
        browser.screenshot(pages.path(f"plain-{width}.png"))
        browser.call("Emulation.setScriptExecutionDisabled", value=False)
        told = browser.run("document.querySelector('.days').innerText")
        for title in ("Hanukkah", "Study group", "Presents and potato salad"):
            assert title in told, title
        equal(browser.run("document.querySelectorAll('.month[hidden], article[hidden]').length"), 0)


def check_foreign_texts_stay_texts(pages):
    """Script tags in every field, in a browser: none of them runs, and all of them show."""
    attack = "<script>globalThis.broken = 1</script><img src=x onerror=globalThis.broken=1>"
    escaped = attack.replace(";", "\\;").replace(",", "\\,")
    path = pages.write("attack.ics", calendar(
        ["DTSTART;VALUE=DATE:20261209", "DTEND;VALUE=DATE:20261216", f"SUMMARY:{escaped}",
         f"DESCRIPTION:{escaped}\\n{escaped}", f"LOCATION:{escaped}", f"CATEGORIES:{escaped}",
         "URL:javascript:globalThis.broken=1", f"COMMENT:{escaped}",
         f"CONFERENCE;VALUE=URI;LABEL=\"{attack}\":javascript:globalThis.broken=1"],
        ["DTSTART;TZID=</style><script>globalThis.broken=1</script>:20261210T120000",
         f"SUMMARY:\u2028{escaped}", f"LOCATION:</style>{escaped}\u2029"],
        ["DTSTART;VALUE=DATE:20261211", f"SUMMARY:</title></style></script>{escaped}",
         "IMAGE;VALUE=BINARY;ENCODING=BASE64;FMTTYPE=image/svg+xml:"
         + base64.b64encode(b"<svg xmlns='http://www.w3.org/2000/svg' onload='globalThis.broken=1'>"
                            b"<script>globalThis.broken=1</script></svg>").decode(),
         "URL:tel:+43-1;x=<b>"],
        ["DTSTART:20261210T100000Z", f"SUMMARY:\u202e{escaped}", "STATUS:CANCELLED",
         "URL:https://example.org/'onclick='globalThis.broken=1"]))
    browser = pages.browser
    table = pages.write("attack.csv", "date,note,mood,sticker,tags\n" + "".join(
        f'2026-12-{day},"{attack}","\u2028{attack}","<b>","</style>{attack}"\n'
        for day in (10, 11)))
    marks = pages.path("attack-marks.ics")
    subprocess.run([pages.daymark, "export", table, "--quiet", "-o", marks], check=True)
    html = pages.print("attack.html", "2026-12", path, marks, "--title", attack,
                       "--holidays", path, "--almanac", "moon")
    browser.open(html, now="2026-12-10T09:00:00")
    browser.screenshot(pages.path("attack.png"))
    equal(browser.run("globalThis.broken === undefined"), True, "a script ran")
    equal(browser.run("document.querySelectorAll('script').length"), 1, "scripts")
    equal(browser.run("document.querySelectorAll('img').length"), 0, "images")
    equal([r for r in browser.requests[1:] if not r.startswith("data:image/")], [], "requests")
    # What a text shows is the text.
    assert attack in browser.run(
        "document.querySelector('.days article:not([hidden]) h4').textContent")
    equal(browser.run("[...document.querySelectorAll('.days a[href]')].map(a => a.protocol)"
                      ".filter(p => !['https:', 'http:', 'mailto:', 'tel:', 'file:'].includes(p))"), [])


def check_marks_are_shown(pages):
    marks = pages.marks()
    browser = pages.browser
    path = pages.print(
        "marks.html", "2026-12", marks, DEMO[0], "--streaks", "--locale", "en_GB")
    browser.open(path, now="2026-12-12T09:00:00")
    browser.screenshot(pages.path("marks.png"))
    told = browser.run("document.querySelector('.days article:not([hidden])').innerText")
    for text in ("🎂", "proud", "Jonas is nine", "birthday"):
        assert text in told, text
    equal(browser.run("document.querySelectorAll('td.streak').length > 10"), True, "streaks")
    equal(browser.complaints, [], "complaints")


def check_months_of_other_calendars_turn_and_mirror(pages):
    browser = pages.browser
    path = pages.print("mehr.html", "1405-07..1405-09", *DEMO, "--calendar", "persian",
                       "--locale", "fa_IR", "--zone", "Asia/Tehran")
    browser.open(path, now="2026-10-23T09:00:00")
    browser.screenshot(pages.path("mehr.png"))
    state = browser.run(STATE)
    # The first of Aban.
    equal((state["month"], state["today"], state["selected"]),
          ("1405-08", "2026-10-23", "2026-10-23"))
    equal(browser.run("document.querySelector('.month:not([hidden]) td.today time').textContent"),
          "۱")
    browser.run("document.querySelector('td[tabindex=\"0\"]').focus()")
    for key, day, month in [
            ("PageUp", "2026-09-23", "1405-07"), ("PageDown", "2026-10-23", "1405-08"),
            ("ArrowRight", "2026-10-22", "1405-07"), ("ArrowLeft", "2026-10-23", "1405-08"),
            ("PageDown", "2026-11-22", "1405-09")]:
        browser.press(key)
        state = browser.run(STATE)
        equal((state["focus"], state["month"]), (day, month), key)
    browser.press("Enter", "w")
    browser.screenshot(pages.path("mehr-week.png"))
    equal(browser.complaints, [], "complaints")
    browser.look(dark=True)
    browser.open(path, now="2026-10-23T09:00:00")
    browser.screenshot(pages.path("mehr-dark.png"))


def almanac(pages, name="almanac.html"):
    """December with all facts, holidays and marks."""
    marks = pages.marks()
    return pages.print(
        name, "2026-12", marks, *[d for d in DEMO if "holidays" not in d], "--streaks",
        "--locale", "en_GB", "--zone", "Europe/Berlin", "--holidays", "Fixtures/demo/holidays.ics",
        "--almanac", "moon,lunar:vietnamese,week,dayofyear,terms")


def check_days_tell_their_facts(pages):
    browser = pages.browser
    path = almanac(pages)
    browser.open(path, now="2026-12-24T09:00:00")
    browser.screenshot(pages.path("almanac.png"))
    cell = "document.querySelector('td[data-day=\"2026-12-24\"]')"
    equal(browser.run(cell + ".querySelector('.moon').getAttribute('aria-label')"), "🌕")
    told = browser.run("document.querySelector('.days article:not([hidden])').innerText")
    for text in ("🌕 100", "Day 358 of 365", "Week 52"):
        assert text in told, told
    red = browser.run("getComputedStyle(document.querySelector('td .holiday')).color")
    assert re.match(r"rgb\(2\d\d, \d\d, \d\d\)|rgb\(1\d\d, ", red), red
    # Bars of a week begin at one height in all cells, whatever stands over them.
    uneven = browser.run("""[...document.querySelectorAll('tbody tr')].filter(row => {
      const tops = [...row.querySelectorAll('.lines')].map(l => l.offsetTop);
      return new Set(tops).size > 1;
    }).length""")
    equal(uneven, 0, "uneven weeks")
    browser.pdf(pages.path("almanac.pdf"))
    # All of the grid is on one page; a long list of what it hides may go on.
    text = text_of(["pdftotext", "-f", "2", pages.path("almanac.pdf"), "-"])
    assert not re.search("School holidays|Hanukkah", text), text
    text = text_of(["pdftotext", "-l", "1", pages.path("almanac.pdf"), "-"])
    for name in ("Third Sunday of Advent", "Major Snow", "358", "1/11"):
        assert name in text, name
    browser.look(dark=True)
    browser.open(path, now="2026-12-24T09:00:00")
    browser.screenshot(pages.path("almanac-dark.png"))
    browser.look(390, 844, touch=True)
    browser.open(path, now="2026-12-24T09:00:00")
    browser.screenshot(pages.path("almanac-phone.png"))


def check_titles_end_between_words(pages):
    """In a cell a title has two lines; in no line a letter is cut that has room."""
    events = [["DTSTART:202612%02dT090000" % day,
               "SUMMARY:Quarterly planning with the finance department and friends"]
              for day in (1, 8, 9)]
    path = pages.write("titles.ics", calendar(*events))
    browser = pages.browser
    browser.look(1280, 900)
    browser.open(pages.print("titles.html", "2026-12", path), now="2026-12-09T09:00:00")
    browser.screenshot(pages.path("titles.png"))
    heights = browser.run("[...document.querySelectorAll('.free .box')].map(b => "
                          "Math.round(b.clientHeight / parseFloat(getComputedStyle(b).lineHeight)))")
    equal(heights, [2, 2, 2], "lines")
    browser.pdf(pages.path("titles.pdf"))
    text = text_of(["pdftotext", "-layout", pages.path("titles.pdf"), "-"])
    assert "planning" in text and "finance" in text, text


def check_all_widths_hold(pages):
    browser = pages.browser
    demo = pages.demo()
    facts = almanac(pages, "widths.html")
    for path in (demo, facts):
        for width in (320, 390, 600, 705, 800, 1024, 1280, 1920, 2560):
            browser.look(width, 800)
            browser.open(path, now="2026-12-10T09:00:00")
            for view in ("month", "week"):
                equal(browser.run("document.documentElement.scrollWidth"), width, f"{view} {path}")
                browser.press("w")
    browser.look(320, 640, touch=True)
    browser.open(facts, now="2026-12-10T09:00:00")
    browser.screenshot(pages.path("phone-320.png"), whole=True)


def check_printed_documents_have_a_month_a_page(pages):
    """The style sheet for paper: as many pages as months, of the size of the paper, with every
    title on the page of its month."""
    browser = pages.browser
    sizes = {"a4": "841.9 x 595", "letter": "792 x 612", "a5": "595 x 419"}
    for paper, size in sizes.items():
        browser.open(
            pages.demo(f"{paper}.html", "2026-10..2026-12", "--paper", paper),
            now="2026-12-10T09:00:00")
        pdf = pages.path(f"{paper}.pdf")
        browser.pdf(pdf)
        subprocess.run(["qpdf", "--check", pdf], check=True, stdout=subprocess.DEVNULL)
        facts = text_of(["pdfinfo", pdf])
        equal(re.search(r"Pages: +(\d+)", facts).group(1), "3", f"pages of {paper}")
        width, height = re.search(r"Page size: +([\d.]+) x ([\d.]+)", facts).groups()
        for found, expected in zip((width, height), size.split(" x ")):
            assert abs(float(found) - float(expected)) < 1.5, f"{paper}: {facts}"
    text = text_of(["pdftotext", "-f", "3", "-l", "3", pages.path("a4.pdf"), "-"])
    # What the cells hide is listed at the foot.
    for title in ("Retrospective", "Study group", "Presents and", "New Year's Eve"):
        assert title in text, title
    assert "No events" not in text


def check_hidden_entries_are_listed_on_paper(pages):
    events = [
        ["DTSTART:202612%02dT%02d%02d00Z" % (day, hour, minute),
         "SUMMARY:Meeting %02d-%02d%02d" % (day, hour, minute)]
        for day in (3, 17) for hour in range(8, 18) for minute in (0, 30)]
    path = pages.write("crowd.ics", calendar(*events))
    browser = pages.browser
    browser.open(pages.print("crowd.html", "2026-12", path), now="2026-12-10T09:00:00")
    browser.screenshot(pages.path("crowd.png"))
    browser.pdf(pages.path("crowd.pdf"))
    text = " ".join(text_of(["pdftotext", pages.path("crowd.pdf"), "-"]).split())
    missing = [e[1][8:] for e in events if e[1][8:] not in text]
    equal(missing, [], "titles that are missing")
    browser.click("td[data-day='2026-12-03'] summary")
    equal(browser.run("document.querySelector('details[open]') !== null"), True, "disclosure")
    browser.screenshot(pages.path("crowd-open.png"))


# Files


# The layouts, by what they are called, with the pages that each has.
LAYOUTS = {
    "month": (["2026-12"], 1),
    "months": (["2026-10..2026-12"], 3),
    "side": (["2026-12", "--minis", "--notes"], 1),
    "week": (["2026-W50"], 1),
    "year": (["2026"], 1),
    "agenda": (["2026-12", "--layout", "agenda"], 3),
    "lists": (["2026-12", "--paper", "a5", "--overflow", "page"], None),
    "gray": (["2026-12", "--gray", "--ink", "save"], 1),
    "persian": (["1405-09", "--calendar", "persian", "--locale", "fa_IR"], 1),
    "arabic": (["2026-12", "--locale", "ar_EG"], 1),
}


def check_pdf_of_every_layout_is_sound(pages):
    for name, (arguments, count) in LAYOUTS.items():
        locale = [] if "--locale" in arguments else ["--locale", "en_GB"]
        path = pages.print(f"{name}.pdf", *arguments, *DEMO, "--zone", "Europe/Berlin", *locale)
        sound(path)
        facts = text_of(["pdfinfo", path])
        found = int(re.search(r"Pages: +(\d+)", facts).group(1))
        assert count in (None, found), f"pages of {name}: {found}"
        assert re.search(r"Tagged: +yes", facts), f"{name}: {facts}"
        assert re.search(r"Title: +\S", facts), f"{name}: {facts}"
        catalog, trailer = catalog_of(path)
        language = {"persian": "fa-IR", "arabic": "ar-EG"}.get(name, "en-GB")
        equal(catalog["/Lang"], f"u:{language}", f"language of {name}")
        equal(catalog["/ViewerPreferences"]["/DisplayDocTitle"], True)
        equal(len(trailer["/ID"]), 2, f"identifier of {name}")
        subprocess.run(["pdftoppm", "-r", "80", "-png", path, pages.path(name)], check=True)


def check_pdf_of_a_month_has_every_title(pages):
    """Each title of a month with room for all of them, day by day, emoji aside: they are there
    too, but what a reader makes of them is its own."""
    titles = [
        "Stand-up", "Quarterly report", "عشاء مع عائلة حداد", "ארוחת צהריים", "東京チームとの会議",
        "Họp phụ huynh", "Réunion à l'Hôtel", "Müllabfuhr", "วันหยุด", "Обед с Анной",
        "Efficient flights", "नमस्ते दुनिया", "Ελληνικά",
    ]
    events = [
        [f"DTSTART:202612{2 * index + 2:02}T090000Z", f"SUMMARY:{title} \U0001F384"]
        for index, title in enumerate(titles)]
    bar = ["DTSTART;VALUE=DATE:20261207", "DTEND;VALUE=DATE:20261210", "SUMMARY:A bar of days"]
    path = pages.print(
        "titles.pdf", "2026-12", pages.write("titles.ics", calendar(*events, bar)),
        "--paper", "a3", "--locale", "en_GB")
    sound(path)
    found = text_of(["pdftotext", path, "-"])
    found = " ".join(re.sub("[\u200b-\u200f\u202a-\u202e\u2066-\u2069]", "", found).split())
    missing = [t for t in titles + ["A bar of days"] if t not in found]
    equal(missing, [], "titles that are missing")
    equal(found.count("\U0001F384"), len(titles), "trees")


def check_pdf_is_read_from_the_title_on_day_by_day(pages):
    """In the order of the content: the month, the weekdays, and then each day with what is in it."""
    events = [
        [f"DTSTART:202612{day:02}T{hour:02}0000Z", f"SUMMARY:Event {day}-{hour}"]
        for day in range(1, 29) for hour in (9, 15)]
    path = pages.print(
        "order.pdf", "2026-12", pages.write("order.ics", calendar(*events)), "--locale", "en_GB")
    expected = ["December 2026", "MONDAY", "TUESDAY", "SUNDAY"] + [
        f"Event {day}-{hour}" for day in range(1, 29) for hour in (9, 15)]
    words = words_of(path)
    places = [words.find(text) for text in expected]
    assert -1 not in places, expected[places.index(-1)]
    equal(places, sorted(places), "order")
    # What a reader that speaks goes by.
    structure = text_of(["pdfinfo", "-struct-text", path])
    assert structure.startswith("Document\n  Sect\n    H1 (block)\n"), structure[:200]
    places = [structure.find(f'"{text}"') for text in expected[1:]]
    assert -1 not in places, expected[places.index(-1) + 1]
    equal(places, sorted(places), "order of the structure")


def check_pdf_leads_to_pages(pages):
    path = pages.print("turn.pdf", "2026-11..2027-02", *DEMO, "--locale", "en_GB")
    equal(outline_of(path), [
        ("2026", 1, [("November 2026", 1, []), ("December 2026", 2, [])]),
        ("2027", 3, [("January 2027", 3, []), ("February 2027", 4, [])])], "of two years")
    path = pages.print("year-outline.pdf", "2026-10..2026-12", *DEMO, "--locale", "de_DE")
    equal(outline_of(path), [
        ("Oktober 2026", 1, []), ("November 2026", 2, []), ("Dezember 2026", 3, [])])
    path = pages.print("years.pdf", "2026..2027", *DEMO, "--locale", "en_GB")
    equal(outline_of(path), [("2026", 1, []), ("2027", 2, [])], "years")
    crowd = [
        ["DTSTART:202612%02dT%02d%02d00Z" % (day, hour, minute),
         "SUMMARY:Meeting %02d-%02d%02d" % (day, hour, minute)]
        for day in (3, 17) for hour in range(8, 18) for minute in (0, 30)]
    path = pages.print(
        "lists.pdf", "2026-12", pages.write("crowd.ics", calendar(*crowd)), "--overflow", "page",
        "--locale", "en_GB")
    outline = outline_of(path)
    equal([(name, page) for name, page, _ in outline], [("December 2026", 1)], "month")
    assert outline[0][2] and outline[0][2][0][1] == 2, outline
    objects = json.loads(text_of(["qpdf", "--json", "--json-key=qpdf", path]))["qpdf"][1]
    values = [o.get("value") for o in objects.values()]
    targets = [v["/Dest"] for v in values if isinstance(v, dict) and v.get("/Subtype") == "/Link"]
    # The counts of both days.
    equal(len(targets), 2, f"links {targets}")
    named = text_of(["pdfinfo", "-dests", path])
    for target in targets:
        assert re.search(rf'^ +[2-9] .*"{target.removeprefix("u:")}"$', named, re.M), named


def check_pdf_leads_to_addresses(pages):
    path = pages.write("links.ics", calendar(
        ["DTSTART:20261209T100000Z", "SUMMARY:Web", "URL:https://example.org/it's?a=(b)&c=\\d"],
        ["DTSTART;VALUE=DATE:20261215", "DTEND;VALUE=DATE:20261217", "SUMMARY:Phone",
         "URL:javascript:alert(1)", "CONFERENCE;VALUE=URI:tel:+49-30-1234"],
        ["DTSTART:20261218T100000Z", "SUMMARY:Mail", "URL:mailto:anna@example.org"],
        ["DTSTART:20261219T100000Z", "SUMMARY:Script", "URL:javascript:alert(1)"],
        ["DTSTART:20261220T100000Z", "SUMMARY:File", "URL:file:///etc/passwd"],
        ["DTSTART:20261221T100000Z", "SUMMARY:Secret", "CLASS:PRIVATE",
         "URL:https://example.org/secret"]))
    addresses = [
        "https://example.org/it%27s?a=(b)&c=%5Cd", "tel:+49-30-1234", "mailto:anna@example.org",
        "https://example.org/secret"]
    for layout in ("month", "week", "agenda"):
        pdf = pages.print(
            f"links-{layout}.pdf", "2026-12", path, "--layout", layout, "--locale", "en_GB")
        sound(pdf)
        found = [address for _, address in links_of(pdf)]
        equal(list(dict.fromkeys(found)), addresses, f"addresses of {layout}")
    svg = pages.print("links.svg", "2026-12", path)
    browser = pages.browser
    browser.open(svg)
    equal(browser.run(
        "[...document.querySelectorAll('a')].map(a => a.href.baseVal)"),
        ["https://example.org/it's?a=(b)&c=\\d"] + addresses[1:], "addresses of the SVG")
    inside = browser.run("""[...document.querySelectorAll('a rect')].every(r => {
      const b = r.getBBox();
      return b.width > 20 && b.height > 5 && b.x >= 0 && b.x + b.width <= 842 && b.y <= 596;
    })""")
    equal(inside, True, "areas")
    # A masked event tells no address.
    masked = pages.print("masked.pdf", "2026-12", path, "--mask", "private")
    found = [address for _, address in links_of(masked)]
    equal(list(dict.fromkeys(found)), addresses[:3], "addresses beside a masked event's")


def check_emoji_are_sharp_in_print(pages):
    path = pages.write("emoji.ics", calendar(
        ["DTSTART;VALUE=DATE:20261209", "SUMMARY:\U0001F382 Cake"],
        ["DTSTART:20261210T100000Z", "SUMMARY:Tree \U0001F384"]))
    pdf = pages.print("emoji.pdf", "2026-12", path)
    images = text_of(["pdfimages", "-list", pdf]).splitlines()[2:]
    assert images, "there are no images"
    for image in images:
        assert int(image.split()[12]) >= 300, image
    subprocess.run(["pdftoppm", "-r", "300", "-png", pdf, pages.path("emoji")], check=True)


def check_the_same_command_gives_the_same_bytes(pages):
    """Whatever clock, zone and language the machine has, where the options say all."""
    options = ["--zone", "Europe/Berlin", "--locale", "en_GB", "--week-start", "monday"]
    surroundings = [
        {"TZ": "UTC", "LC_ALL": "C.UTF-8"},
        {"TZ": "Pacific/Kiritimati", "LC_ALL": "C", "LANG": "de_DE.UTF-8", "COLUMNS": "20"},
        {"TZ": "America/Lima", "LANG": "ar_EG.UTF-8", "DAYMARK_NOW": "2031-05-06T07:08:09Z"},
    ]
    marks = pages.marks()
    for name in ("same.pdf", "same.svg", "same.png", "same.html"):
        seen = set()
        for index, variables in enumerate(surroundings):
            variables = {"PATH": os.environ["PATH"], "HOME": os.environ["HOME"], **variables}
            path = pages.path(f"{index}-{name}")
            subprocess.run(
                [pages.daymark, "print", "2026-12", *DEMO, marks, *options, "--quiet", "-o", path],
                check=True, env=variables)
            with open(path, "rb") as file:
                seen.add(file.read())
        equal(len(seen), 1, f"kinds of {name}")


def check_hostile_titles_are_printed(pages):
    titles = {
        "long": "Word " * 2_000,
        "one-word": "W" * 10_000,
        "marks": "e" + "\u0301" * 10_000,
        "controls": "a\x00b\x01c\x1b[31m\x7f\u0085\u2028d",
        "bidi": "\u202eabc\u202d \u2066def\u2067 \u2069\u2069 \u202e\u202e\u202e end",
        "joined": "\U0001F468\u200d" * 2_000,
        "tags": "\U000E0041" * 500 + "\ufeff\ufff9\ufffa\ufffb",
        "none": "",
    }
    path = pages.write("hostile.ics", calendar(*(
        [f"DTSTART:202612{day + 3:02}T100000Z", f"SUMMARY:{title}",
         f"LOCATION:{title}", f"URL:https://example.org/{title}"]
        for day, title in enumerate(titles.values()))))
    for layout in ("month", "week", "agenda", "year"):
        for kind in ("pdf", "svg", "png"):
            if layout == "agenda" and kind != "pdf":
                continue
            time = "2026" if layout == "year" else "2026-W50" if layout == "week" else "2026-12"
            made = pages.print(
                f"hostile-{layout}.{kind}", time, path, "--layout", layout, "--title",
                titles["bidi"])
            if kind == "pdf":
                sound(made)
    words = words_of(pages.path("hostile-month.pdf"))
    for control in ("\x1b", "\x7f", "\x01", "\u202e"):
        assert control not in words, repr(control)


def check_no_event_and_five_thousand(pages):
    empty = pages.print("empty.pdf", "2026-12", pages.write("empty.ics", calendar()))
    sound(empty)
    assert "December" in text_of(["pdftotext", empty, "-"])
    events = [
        ["DTSTART:202612%02dT%02d%02d00Z" % (i % 31 + 1, i % 24, i % 60), f"SUMMARY:Event {i}"]
        for i in range(5_000)]
    path = pages.write("many.ics", calendar(*events))
    many = pages.print("many.pdf", "2026-12", path)
    sound(many)
    for kind in ("svg", "png", "html"):
        pages.print(f"many.{kind}", "2026-12", path)
    listed = pages.print("many-listed.pdf", "2026-12", path, "--overflow", "page")
    sound(listed)
    words = words_of(listed)
    missing = [i for i in range(5_000) if not re.search(rf"\bEvent {i}\b", words)]
    equal(missing, [], "events that stand nowhere")
    subprocess.run(["pdftoppm", "-r", "80", "-png", "-f", "1", "-l", "2", listed,
                    pages.path("many")], check=True)


def check_an_image_that_is_none_leaves_a_frame(pages):
    path = pages.write("no-image.ics", calendar(
        ["DTSTART;VALUE=DATE:20261209", "SUMMARY:Image",
         "IMAGE;VALUE=BINARY;ENCODING=BASE64;FMTTYPE=image/png:iVBORw0KGgoAAAANSUhEUg=="]))
    sound(pages.print("no-image.pdf", "2026-12", path))
    status, told = pages.refuse("no-image.png", "2026-12", path)
    equal(status, 0, told)
    assert "image" in told, told


def check_a_missing_font_is_replaced(pages):
    path = pages.print("font.pdf", "2026-12", *DEMO, "--locale", "en_GB")
    sound(path)
    assert "December" in text_of(["pdftotext", path, "-"])
    # A machine without any font, which is told.
    config = pages.write("no-fonts.conf", "<fontconfig></fontconfig>")
    run = subprocess.run(
        [pages.daymark, "print", "2026-12", *DEMO, "-o", pages.path("none.pdf")],
        capture_output=True, text=True,
        env=dict(os.environ, FONTCONFIG_FILE=os.path.abspath(config)))
    assert run.returncode in (1, 74) and "font" in run.stderr, (run.returncode, run.stderr)


def check_pages_of_images_are_whole_or_none(pages):
    folder = pages.path("numbered")
    os.makedirs(os.path.join(folder, "page-3.png"), exist_ok=True)
    for name in os.listdir(folder):
        if name != "page-3.png":
            os.remove(os.path.join(folder, name))
    status, told = pages.refuse("numbered/page.png", "2026-10..2026-12", *DEMO, "--dpi", "40")
    equal(status, 73, told)
    equal(os.listdir(folder), ["page-3.png"], "files")



def check_a_system_with_few_fonts_has_a_page_or_an_error(pages):
    """A page whose families are all missing but one, with what is missing told once by name; and
    an error where there is no font at all."""
    path = pages.path("fonts.conf")
    command = [pages.daymark, "print", "2026-12", *DEMO, "--zone", "Europe/Berlin",
               "--locale", "en_GB", "-o", pages.path("fonts.pdf")]
    found = []
    dejavu = os.path.dirname(text_of(["fc-match", "-f", "%{file}", "DejaVu Sans"]))
    for folder in (dejavu, "/dev/null"):
        pages.write("fonts.conf", f"<fontconfig><dir>{folder}</dir></fontconfig>")
        found.append(subprocess.run(
            command, capture_output=True, text=True,
            env=dict(os.environ, FONTCONFIG_FILE=os.path.abspath(path))))
    equal(found[0].returncode, 0, found[0].stderr)
    told = [line for line in found[0].stderr.splitlines() if "no font has" in line]
    assert len(told) == 1 and "Han, Hiragana, Katakana" in told[0], found[0].stderr
    assert "Sprint review" in text_of(["pdftotext", pages.path("fonts.pdf"), "-"])
    equal(found[1].returncode, 74, found[1].stderr)
    equal(found[1].stderr.count("\n"), 1, found[1].stderr)


def check_the_gallery_is_the_same_when_written_again(pages):
    """Every page of the gallery, in a machine of another zone and language the second time; and
    no PDF has a fault that qpdf finds."""
    first, second = (pages.path(name) for name in ("gallery-1", "gallery-2"))
    gallery.write(pages.daymark, first, 60)
    with unittest.mock.patch.dict(os.environ, TZ="Asia/Tokyo", LANG="fr_FR.UTF-8"):
        gallery.write(pages.daymark, second, 60)
    names = sorted(os.listdir(first))
    equal(sorted(os.listdir(second)), names, "files")
    assert len(names) >= 2 * len(gallery.PAGES), names
    for name in names:
        with open(os.path.join(first, name), "rb") as one, \
                open(os.path.join(second, name), "rb") as other:
            assert one.read() == other.read(), f"{name} differs"
        if name.endswith(".pdf"):
            subprocess.run(
                ["qpdf", "--check", os.path.join(first, name)], check=True,
                stdout=subprocess.DEVNULL)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    word = sys.argv[2] if len(sys.argv) > 2 else ""
    os.makedirs(FOLDER, exist_ok=True)
    pages = Pages(sys.argv[1])
    checks = [
        value for name, value in globals().items()
        if name.startswith("check_") and word in name]
    failures = 0
    try:
        for check in checks:
            name = check.__name__.removeprefix("check_").replace("_", " ")
            try:
                check(pages)
                print("ok  ", name)
            except AssertionError as error:
                failures += 1
                print("FAIL", name, "\n    ", error)
            except Exception:  # noqa: BLE001 - the others are still worth a run
                failures += 1
                print("FAIL", name)
                traceback.print_exc(limit=4)
    finally:
        pages.close()
    print(f"test-pages: {len(checks) - failures} of {len(checks)} hold")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
