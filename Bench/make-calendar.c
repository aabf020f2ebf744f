/* Writes a large calendar such as years of use leave behind: meetings, series with exceptions
   and moved occurrences, whole days, guests, alarms, long notes, several languages and zones.
   The same arguments give the same bytes.
   usage: make-calendar EVENTS [SEED] >FILE */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

/* splitmix64 */
static uint64_t state;

static uint64_t random64(void) {
  uint64_t z = state += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}
/* 0 ..< bound */
static int below(int bound) { return (int)(random64() % (uint64_t)bound); }
static int percent(int share) { return below(100) < share; }

/* A content line, folded at 75 octets between characters (RFC 5545, 3.1). */
static void line(const char *format, ...) {
  static char text[1 << 14];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  int from = 0, room = 75;
  while (length - from > room) {
    int cut = from + room;
    while (((unsigned char)text[cut] & 0xC0) == 0x80) cut--;
    fwrite(text + from, 1, (size_t)(cut - from), stdout);
    fputs("\r\n ", stdout);
    from = cut;
    room = 74;
  }
  fwrite(text + from, 1, (size_t)(length - from), stdout);
  fputs("\r\n", stdout);
}

/* Minutes since 1970-01-01T00:00 on some wall clock, as DATE or DATE-TIME. */
enum { MINUTES_A_DAY = 24 * 60 };

static void civil(int days, int *year, int *month, int *day) {
  int z = days + 719468, era = z / 146097, inEra = z % 146097;
  int y = (inEra - inEra / 1460 + inEra / 36524 - inEra / 146096) / 365;
  int inYear = inEra - (365 * y + y / 4 - y / 100), m = (5 * inYear + 2) / 153;
  *day = inYear - (153 * m + 2) / 5 + 1;
  *month = m < 10 ? m + 3 : m - 9;
  *year = y + era * 400 + (*month <= 2);
}

static const char *date(int minutes) {
  static char text[4][16];
  static int turn;
  int year, month, day;
  civil(minutes / MINUTES_A_DAY, &year, &month, &day);
  char *result = text[turn++ % 4];
  snprintf(result, 16, "%04d%02d%02d", year % 10000, month, day);
  return result;
}

static const char *dateTime(int minutes) {
  static char text[4][32];
  static int turn;
  char *result = text[turn++ % 4];
  int m = minutes % MINUTES_A_DAY;
  snprintf(result, 32, "%sT%02d%02d00", date(minutes), m / 60, m % 60);
  return result;
}

/* Zones, more often the first than the last. */
struct zone {
  const char *name, *standard, *daylight, *names[2], *onsets[2], *rules[2];
};
static const struct zone zones[] = {
    {"Europe/Berlin", "+0100", "+0200", {"CET", "CEST"},
     {"19701025T030000", "19700329T020000"},
     {"FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"}},
    {"America/Chicago", "-0600", "-0500", {"CST", "CDT"},
     {"20071104T020000", "20070311T020000"},
     {"FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"}},
    {"Europe/Lisbon", "+0000", "+0100", {"WET", "WEST"},
     {"19971026T020000", "19970330T010000"},
     {"FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"}},
    {"Pacific/Auckland", "+1200", "+1300", {"NZST", "NZDT"},
     {"20080406T030000", "20070930T020000"},
     {"FREQ=YEARLY;BYMONTH=4;BYDAY=1SU", "FREQ=YEARLY;BYMONTH=9;BYDAY=-1SU"}},
    {"Asia/Ho_Chi_Minh", "+0700", NULL, {"+07"}, {"19750613T000000"}, {NULL}},
    {"Asia/Kathmandu", "+0545", NULL, {"+0545"}, {"19860101T000000"}, {NULL}},
};

static const char *aZone(void) {
  int a = below(COUNT(zones)), b = below(COUNT(zones));
  return zones[a < b ? a : b].name;
}

static void writeZone(const struct zone *zone) {
  line("BEGIN:VTIMEZONE");
  line("TZID:%s", zone->name);
  for (int i = 0; i <= (zone->daylight != NULL); i++) {
    const char *kind = i ? "DAYLIGHT" : "STANDARD";
    const char *other = zone->daylight ? zone->daylight : zone->standard;
    line("BEGIN:%s", kind);
    line("DTSTART:%s", zone->onsets[i]);
    line("TZOFFSETFROM:%s", i ? zone->standard : other);
    line("TZOFFSETTO:%s", i ? zone->daylight : zone->standard);
    line("TZNAME:%s", zone->names[i]);
    if (zone->rules[i]) line("RRULE:%s", zone->rules[i]);
    line("END:%s", kind);
  }
  line("END:VTIMEZONE");
}

static const char *const words[] = {
    "planning", "weekly", "Anfahrt", "réunion", "budget", "with the team", "Übergabe", "draft",
    "invoice", "chœur", "rehearsal", "nhóm", "lịch", "Zahnarzt", "pickup", "from school",
    "workshop", "🎂", "день рождения", "打ち合わせ", "資料", "اجتماع", "follow-up", "call",
    "interview", "second round", "release", "notes\\, slides", "tickets; seats",
    "bring the keys", "ask Pilar", "Grüße", "naïve", "room booking", "checklist", "garage",
};
static const char *const places[] = {
    "Raum 3.07\\, Haus B", "Online", "12 rue de la Paix\\, Paris", "Kitchen", "会議室 2",
    "Bahnhofstraße 7\\, 8001 Zürich\\, Schweiz", "https://call.example.org/r/8f31c2",
};
static const char *const people[] = {"Noor Haddad", "Tomás Ibáñez", "Lê Thị Mai", "Greta Lind",
                                     "佐藤 葵",     "O'Neil, Sam",  "Šárka Malá"};
static const char *const tags[] = {"Work", "Family", "Travel", "Health", "Choir", "School"};
static const char *const weekdays[] = {"MO", "TU", "WE", "TH", "FR", "SA", "SU"};

/* About `bytes` bytes of words. */
static const char *prose(int bytes) {
  static char text[1 << 13];
  int length = 0;
  while (length < bytes)
    length += snprintf(text + length, sizeof text - (size_t)length, "%s%s", length ? " " : "",
                       below(12) ? words[below(COUNT(words))] : "\\n-");
  return text;
}

enum kind { UTC, ZONED, DAY, FLOATING };

static void writeTime(const char *name, enum kind kind, const char *zone, int minutes) {
  switch (kind) {
    case UTC: line("%s:%sZ", name, dateTime(minutes)); break;
    case ZONED: line("%s;TZID=%s:%s", name, zone, dateTime(minutes)); break;
    case DAY: line("%s;VALUE=DATE:%s", name, date(minutes)); break;
    case FLOATING: line("%s:%s", name, dateTime(minutes)); break;
  }
}

static void writeRule(enum kind kind, int start) {
  char rule[128];
  int weekday = (start / MINUTES_A_DAY + 3) % 7, year, month, day;
  civil(start / MINUTES_A_DAY, &year, &month, &day);
  switch (below(10)) {
    case 0: case 1: strcpy(rule, "FREQ=DAILY"); break;
    case 2: snprintf(rule, sizeof rule, "FREQ=MONTHLY;BYMONTHDAY=%d", day); break;
    case 3:
      snprintf(rule, sizeof rule, "FREQ=MONTHLY;BYDAY=%d%s", day > 28 ? -1 : (day + 6) / 7,
               weekdays[weekday]);
      break;
    case 4: strcpy(rule, "FREQ=YEARLY"); break;
    case 5: snprintf(rule, sizeof rule, "FREQ=WEEKLY;BYDAY=%s,%s", weekdays[weekday],
                     weekdays[(weekday + 2) % 7]); break;
    default:
      snprintf(rule, sizeof rule, "FREQ=WEEKLY;INTERVAL=%d;BYDAY=%s", 1 + below(2),
               weekdays[weekday]);
  }
  int ending = below(10), last = start + (30 + below(1200)) * MINUTES_A_DAY;
  if (ending < 4) line("RRULE:%s;COUNT=%d", rule, 2 + below(60));
  else if (ending < 7 && kind == DAY) line("RRULE:%s;UNTIL=%s", rule, date(last));
  else if (ending < 7 && kind == FLOATING) line("RRULE:%s;UNTIL=%s", rule, dateTime(last));
  else if (ending < 7) line("RRULE:%s;UNTIL=%sZ", rule, dateTime(last));
  else line("RRULE:%s", rule);
}

struct event {
  char uid[48], zone[24];
  enum kind kind;
  int start, length;
};

/* Writes a master (`moved` is NULL) or the override that moves the occurrence at *moved.
   Returns whether it recurs. */
static int writeEvent(const struct event *event, const int *moved) {
  int recurs = !moved && percent(11);
  int start = moved ? *moved + 60 : event->start;
  int written = (18000 + below(2500)) * MINUTES_A_DAY + below(MINUTES_A_DAY);
  line("BEGIN:VEVENT");
  line("UID:%s", event->uid);
  line("DTSTAMP:%sZ", dateTime(written));
  writeTime("DTSTART", event->kind, event->zone, start);
  if (event->kind == DAY && percent(15)) {
  } else if (event->kind != DAY && percent(10)) {
    line("DURATION:PT%dM", event->length);
  } else {
    writeTime("DTEND", event->kind, event->zone, start + event->length);
  }
  if (moved) writeTime("RECURRENCE-ID", event->kind, event->zone, *moved);
  if (recurs) {
    writeRule(event->kind, event->start);
    for (int i = percent(40) ? 1 + below(3) : 0; i > 0; i--)
      writeTime("EXDATE", event->kind, event->zone,
                event->start + 7 * (1 + below(30)) * MINUTES_A_DAY);
  }
  line("SUMMARY:%s", prose(6 + below(30)));
  if (percent(35)) line("CREATED:%sZ", dateTime(written - below(40000)));
  if (percent(35)) line("LAST-MODIFIED:%sZ", dateTime(written));
  if (percent(40)) line("SEQUENCE:%d", below(6));
  if (percent(35)) line("STATUS:%s", percent(85) ? "CONFIRMED" : percent(50) ? "TENTATIVE" : "CANCELLED");
  if (percent(20)) line("TRANSP:%s", event->kind == DAY ? "TRANSPARENT" : "OPAQUE");
  if (percent(30)) line("LOCATION:%s", places[below(COUNT(places))]);
  if (percent(12)) line("CATEGORIES:%s,%s", tags[below(COUNT(tags))], tags[below(COUNT(tags))]);
  if (percent(17)) line("DESCRIPTION:%s", prose(percent(70) ? 40 + below(160) : 250 + below(700)));
  if (percent(6)) {
    line("ORGANIZER;CN=\"%s\":mailto:host%d@example.org", people[below(COUNT(people))], below(400));
    for (int i = 1 + below(6); i > 0; i--)
      line("ATTENDEE;CN=\"%s\";ROLE=REQ-PARTICIPANT;PARTSTAT=%s;RSVP=TRUE:mailto:guest%d@example.org",
           people[below(COUNT(people))], percent(60) ? "ACCEPTED" : "NEEDS-ACTION", below(9000));
  }
  if (percent(3)) line("URL:https://calendar.example.org/e/%016llx", (unsigned long long)random64());
  if (percent(2)) line("GEO:%d.%06d;%d.%06d", below(60), below(1000000), below(150), below(1000000));
  if (percent(6)) line("X-MICROSOFT-CDO-BUSYSTATUS:BUSY");
  if (percent(13)) {
    line("BEGIN:VALARM");
    line("ACTION:DISPLAY");
    line("DESCRIPTION:Reminder");
    line("TRIGGER:-PT%dM", 5 * (1 + below(12)));
    line("END:VALARM");
  }
  line("END:VEVENT");
  return recurs;
}

int main(int argc, char **argv) {
  int wanted = argc > 1 ? atoi(argv[1]) : 0;
  if (wanted < 1 || argc > 3) {
    fprintf(stderr, "usage: make-calendar EVENTS [SEED] >FILE\n");
    return 64;
  }
  state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  line("BEGIN:VCALENDAR");
  line("VERSION:2.0");
  line("PRODID:-//Daymark//Bench//EN");
  line("X-WR-CALNAME:Twelve years");
  for (int i = 0; i < COUNT(zones); i++) writeZone(&zones[i]);
  for (int written = 0; written < wanted; written++) {
    struct event event = {.kind = ZONED};
    int kind = below(100);
    event.kind = kind < 38 ? UTC : kind < 75 ? ZONED : kind < 95 ? DAY : FLOATING;
    /* From 2015 to the end of 2027. */
    event.start = (16436 + below(13 * 365)) * MINUTES_A_DAY;
    event.length = (1 + (percent(30) ? below(9) : 0)) * MINUTES_A_DAY;
    if (event.kind != DAY) {
      event.start += 15 * (26 + below(56));
      event.length = 15 * (1 + below(12));
    }
    snprintf(event.zone, sizeof event.zone, "%s", aZone());
    snprintf(event.uid, sizeof event.uid, "%016llx-%d@bench.example",
             (unsigned long long)random64(), written);
    if (writeEvent(&event, NULL) && percent(20) && written + 1 < wanted) {
      int moved = event.start + 7 * (1 + below(12)) * MINUTES_A_DAY;
      writeEvent(&event, &moved);
      written++;
    }
  }
  line("END:VCALENDAR");
  if (fflush(stdout) != 0 || ferror(stdout)) {
    perror("make-calendar");
    return 74;
  }
  return 0;
}
