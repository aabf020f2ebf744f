/// A choir's calendar: a series with one evening moved and one called off, a weekend away, and
/// a birthday.
let choir = Array(
  """
  BEGIN:VCALENDAR
  VERSION:2.0
  PRODID:-//Choir//Plan//EN
  X-WR-CALNAME:Choir
  COLOR:peru
  BEGIN:VEVENT
  UID:rehearsal
  DTSTAMP:20261101T120000Z
  DTSTART;TZID=Europe/Vienna:20261202T193000
  DTEND;TZID=Europe/Vienna:20261202T213000
  RRULE:FREQ=WEEKLY;COUNT=4
  EXDATE;TZID=Europe/Vienna:20261216T193000
  SUMMARY:Rehearsal
  LOCATION:Parish hall
  END:VEVENT
  BEGIN:VEVENT
  UID:rehearsal
  DTSTAMP:20261101T120000Z
  RECURRENCE-ID;TZID=Europe/Vienna:20261223T193000
  DTSTART;TZID=Europe/Vienna:20261222T180000
  DTEND;TZID=Europe/Vienna:20261222T203000
  SUMMARY:Dress rehearsal
  END:VEVENT
  BEGIN:VEVENT
  UID:away
  DTSTAMP:20261101T120000Z
  DTSTART;VALUE=DATE:20261205
  DTEND;VALUE=DATE:20261207
  SUMMARY:Weekend in Graz
  END:VEVENT
  BEGIN:VEVENT
  UID:birthday
  DTSTAMP:20261101T120000Z
  DTSTART;VALUE=DATE:19901231
  RRULE:FREQ=YEARLY
  SUMMARY:Sofia's birthday
  END:VEVENT
  END:VCALENDAR

  """.utf8)

/// Marked days as a table.
let table = Array(
  #"""
  day,start,end,note,mood,color,sticker,tags
  2026-12-01,,,First snow,glad,#76A9FF,❄️,"weather,walk"
  ,2026-12-09,2026-12-16,Lyon,,,🚄,travel
  2026-12-24,,,"She said: ""Never mind""",calm,gold,,

  """#.utf8)
