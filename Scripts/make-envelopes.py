#!/usr/bin/env python3
"""Makes Fixtures/envelopes, calendars in what calendars come wrapped in, and Fixtures/encodings,
calendars in other charsets than UTF-8.

usage: Scripts/make-envelopes.py

Everything is packed by Python's gzip, zipfile, email and mailbox and by Info-ZIP's `zip` (which
can encrypt), none of which Daymark uses; the damaged ones are cut or changed afterwards. Texts are
encoded by Python's codecs. A second run makes the same bytes; encrypted archives, whose bytes are
by chance, are only made where there is none.
"""
import gzip
import io
import pathlib
import subprocess
import tempfile
import zipfile
from email.message import EmailMessage
from email.mime.application import MIMEApplication
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText
from email.generator import BytesGenerator
from email import charset as charsets

folder = pathlib.Path(__file__).resolve().parent.parent / "Fixtures" / "envelopes"


def calendar(uid, title, charset="utf-8"):
    text = "\r\n".join([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daymark//Envelopes//EN", "BEGIN:VEVENT",
        f"UID:{uid}", "DTSTAMP:20261101T000000Z", "DTSTART:20261207T090000Z",
        f"SUMMARY:{title}", "END:VEVENT", "END:VCALENDAR", ""])
    return text.encode(charset)


def write(name, data):
    (folder / name).write_bytes(data)


def packed(data, name=""):
    out = io.BytesIO()
    with gzip.GzipFile(filename=name, mode="wb", fileobj=out, mtime=0) as file:
        file.write(data)
    return out.getvalue()


def archive(entries, method=zipfile.ZIP_DEFLATED):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as file:
        for name, data in entries:
            info = zipfile.ZipInfo(name, (2026, 12, 1, 0, 0, 0))
            info.compress_type = method
            file.writestr(info, data)
    return out.getvalue()


def flat(message, mangle=False):
    out = io.BytesIO()
    BytesGenerator(out, mangle_from_=mangle, policy=message.policy.clone(linesep="\n")).flatten(
        message)
    return out.getvalue()


def header(message, subject):
    message["From"] = "Anna <anna@example.org>"
    message["To"] = "ben@example.org"
    message["Subject"] = subject
    message["Date"] = "Mon, 07 Dec 2026 08:00:00 +0000"
    message["Message-ID"] = f"<{subject.lower().replace(' ', '-')}@example.org>"
    return message


choir = calendar("choir", "Chorprobe im Gemeindehaus – Grüße")
rowing = calendar("rowing", "Rowing")

write("choir.ics", choir)
write("named.gz", packed(choir, "choir.ics"))
write("unnamed.ics.gz", packed(choir))
write("members.gz", packed(choir[:100], "choir.ics") + packed(choir[100:]))
write("padded.gz", packed(choir, "choir.ics") + bytes(512))
long = calendar("first", "First")[:-len("END:VCALENDAR\r\n")] + b"".join(
    calendar(f"event-{i}", f"Event {i * 7919 % 1000}")[66:-len("END:VCALENDAR\r\n")]
    for i in range(300)) + b"END:VCALENDAR\r\n"
write("truncated.gz", packed(long, "long.ics")[:1200])
broken = bytearray(packed(choir, "choir.ics"))
broken[-8] ^= 0xFF
write("bad-checksum.gz", bytes(broken))
write("no-data.gz", packed(choir, "choir.ics")[:12])
write("twice.gz", packed(packed(choir, "choir.ics"), "choir.ics.gz"))
deep = choir
for _ in range(5):
    deep = packed(deep)
write("too-deep.gz", deep)
write("bomb.gz", packed(packed(bytes(300 << 20))))

write("takeout.zip", archive([
    ("Takeout/", b""), ("Takeout/Calendar/choir.ics", choir),
    ("Takeout/Calendar/rowing.ics", rowing), ("Takeout/archive_browser.html", b"<html></html>"),
    ("Takeout/photo.jpg", bytes(range(256)) * 100)]))
write("stored.zip", archive([("choir.ics", choir)], zipfile.ZIP_STORED))
write("no-ending.zip", archive([("export", choir), ("__MACOSX/._export", choir)]))
write("nested.zip", archive([
    ("a/choir.ics.gz", packed(choir, "choir.ics")), ("b/rowing.zip", archive([("rowing.ics", rowing)]))]))
write("empty.zip", archive([]))
write("no-calendar.zip", archive([("notes.txt", b"Nothing"), ("photo.jpg", bytes(1000))]))
write("cut.zip", archive([("choir.ics", choir)])[:150])
crc = bytearray(archive([("choir.ics", choir), ("rowing.ics", rowing)], zipfile.ZIP_STORED))
at = crc.index(b"Rowing")
crc[at] = ord("S")
write("bad-checksum.zip", bytes(crc))
if not (folder / "half-encrypted.zip").exists():
    place = tempfile.mkdtemp()
    path = pathlib.Path(place)
    (path / "choir.ics").write_bytes(choir)
    (path / "rowing.ics").write_bytes(rowing)
    subprocess.run(["zip", "-q", "-X", "-P", "secret", "encrypted.zip", "choir.ics"], cwd=place, check=True)
    write("encrypted.zip", (path / "encrypted.zip").read_bytes())
    subprocess.run(["zip", "-q", "-X", "encrypted.zip", "rowing.ics"], cwd=place, check=True)
    write("half-encrypted.zip", (path / "encrypted.zip").read_bytes())
write("bomb.zip", archive([(f"{i}.ics", b"BEGIN:VCALENDAR\r\n" + bytes(16 << 20)) for i in range(5)]))

message = header(EmailMessage(), "Invitation")
message.set_content("Please come.")
message.add_alternative(choir.decode().replace("\r\n", "\n"), subtype="calendar", cte="quoted-printable",
                        params={"method": "REQUEST"})
message.add_attachment(choir, maintype="application", subtype="ics", filename="invite.ics")
invitation = message
message.set_boundary("outer")
message.get_payload()[0].set_boundary("inner")
write("invitation.eml", flat(message))

message = header(EmailMessage(), "Plan")
message.set_content("The plan is attached.")
message.add_attachment(rowing, maintype="application", subtype="octet-stream",
                       filename="Plan für März.ics")
message.add_attachment(b"\x89PNG\r\n\x1a\n" + bytes(100), maintype="image", subtype="png",
                       filename="plan.png")
message.add_attachment(archive([("choir.ics", choir)]), maintype="application", subtype="zip",
                       filename="more.zip")
message.set_boundary("outer")
write("attachments.eml", flat(message))

charsets.add_charset("windows-1251", charsets.QP, charsets.QP, "windows-1251")
part = MIMEText(calendar("lunch", "Обед с командой").decode(), "calendar", "windows-1251")
write("windows-1251.eml", flat(header(part, "Lunch")))
part = MIMEApplication(calendar("lunch", "会議").decode().encode("iso-2022-jp"), "ics")
part.set_param("charset", "iso-2022-jp")
write("iso-2022-jp.eml", flat(header(part, "Meeting")))

forwarded = header(EmailMessage(), "Forward")
forwarded.set_content("See below.")
forwarded.add_attachment(invitation)
forwarded.set_boundary("forward")
write("forwarded.eml", flat(forwarded))

part = header(EmailMessage(), "Pasted")
part.set_content(rowing.decode().replace("\r\n", "\n"))
write("pasted.eml", flat(part))
part = header(EmailMessage(), "Talk")
part.set_content("A calendar begins with BEGIN:VCALENDAR and ends with END:VCALENDAR.\n" * 2)
part.add_attachment(b"%PDF-1.7", maintype="application", subtype="pdf", filename="a.pdf")
part.set_boundary("outer")
write("no-calendar.eml", flat(part))
part = header(MIMEApplication(b"\x30\x80" * 50, "pkcs7-mime", name="smime.p7m"), "Secret")
write("encrypted.eml", flat(part))
write("cut.eml", flat(invitation)[:1150])

box = b""
for one in [invitation, forwarded, part]:
    box += b"From anna@example.org Mon Dec  7 08:00:00 2026\n" + flat(one, True) + b"\n"
plain = header(EmailMessage(), "Rowing")
plain.set_content(rowing.decode().replace("\r\n", "\n"), subtype="calendar")
box += b"From ben@example.org Mon Dec  7 09:00:00 2026\n" + flat(plain, True) + b"\n"
write("mail.mbox", box)

write("junk-before.ics", b"Date: 2026-12-07\r\nSubject: Export\r\n\r\n" + choir)
write("fields-before.ics", b"Subject: Export\r\n" + choir)

# The charsets as Python calls them, and what is in them. `.txt` holds the title and the charset.
folder = folder.parent / "encodings"
german = "Grüße aus Köln – „Zum Bären“"
japanese = "チームの会議 東京オフィス"
for name, codec, mark, title in [
    ("utf-16le-mark", "utf-16-le", b"\xff\xfe", german),
    ("utf-16be-mark", "utf-16-be", b"\xfe\xff", german),
    ("utf-16le", "utf-16-le", b"", japanese), ("utf-16be", "utf-16-be", b"", japanese),
    ("utf-32le-mark", "utf-32-le", b"\xff\xfe\0\0", "🎂 " + german),
    ("utf-32be-mark", "utf-32-be", b"\0\0\xfe\xff", "🎂 " + german),
    ("utf-32be", "utf-32-be", b"", german),
    ("windows-1252", "cp1252", b"", german), ("windows-1252-short", "cp1252", b"", "Café"),
    ("windows-1252-word", "cp1252", b"", "Grüße"),
    ("windows-1252-french", "cp1252", b"", "Hôtel à Évry, créé le…"),
    ("windows-1252-quote", "cp1252", b"", "Don’t forget"),
    ("windows-1250", "cp1250", b"", "Spotkanie zespołu łódź, święto; Schůzka týmu v Praze"),
    ("iso-8859-2", "iso8859-2", b"", "Spotkanie zespołu łódź, święto"),
    ("windows-1251", "cp1251", b"", "Встреча с командой, обед"),
    ("windows-1251-short", "cp1251", b"", "Собрание"),
    ("koi8-r", "koi8-r", b"", "Встреча с командой, обед"),
    ("iso-8859-7", "iso8859-7", b"", "Συνάντηση με την ομάδα"),
    ("windows-1256", "cp1256", b"", "اجتماع الفريق"),
    ("shift_jis", "cp932", b"", japanese), ("shift_jis-short", "cp932", b"", "テスト"),
    ("euc-jp", "euc-jp", b"", japanese), ("gb18030", "gb18030", b"", "团队会议 北京办公室"),
    ("gb18030-short", "gb18030", b"", "会议"), ("euc-kr", "euc-kr", b"", "팀 회의 서울 사무실"),
    ("big5", "big5", b"", "團隊會議 台北辦公室"),
]:
    write(f"{name}.ics", mark + calendar("good", title, codec))
    write(f"{name}.txt", (title + "\n").encode())
declared = calendar("good", "Résumé Łódź", "iso8859-2").replace(
    b"SUMMARY:", b"SUMMARY;CHARSET=ISO-8859-2:")
write("declared.ics", declared)
write("declared.txt", "Résumé Łódź\n".encode())
