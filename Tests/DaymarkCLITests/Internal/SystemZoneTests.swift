import Glibc
import Testing

@testable import DaymarkCLI

@Suite("the system's zone")
struct SystemZoneTests {
  @Test(
    "is what TZ says, in each of its forms",
    arguments: [
      ("Europe/Vienna", "Europe/Vienna"), (":Asia/Ho_Chi_Minh", "Asia/Ho_Chi_Minh"),
      ("", "UTC"), (":", "UTC"), ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
      (":/usr/share/zoneinfo/posix/Asia/Tokyo", "Asia/Tokyo"), ("UTC", "UTC"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3"), ("/my/zone", "/my/zone"),
    ])
  func variable(value: String, name: String) {
    #expect(SystemZone().name(variable: value) == name)
  }

  @Test(
    "is where the link leads",
    arguments: [
      ("/usr/share/zoneinfo/Europe/Vienna", "Europe/Vienna"),
      ("../usr/share/zoneinfo/America/Argentina/Ushuaia", "America/Argentina/Ushuaia"),
      ("/usr/share/zoneinfo/right/Etc/UTC", "Etc/UTC"),
      ("/etc/zoneinfo/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
      ("/elsewhere", "Asia/Kathmandu"),
    ])
  func link(target: String, name: String) throws {
    let scratch = try Scratch()
    symlink(target, scratch["localtime"])
    scratch.file("timezone", "# The zone of this machine\n\nAsia/Kathmandu\n")
    let zone = SystemZone(localtime: scratch["localtime"], timezone: scratch["timezone"])
    #expect(zone.name(variable: nil) == name)
  }

  @Test("is UTC where nothing says otherwise")
  func nothing() throws {
    let scratch = try Scratch()
    let zone = SystemZone(localtime: scratch["localtime"], timezone: scratch["timezone"])
    #expect(zone.name(variable: nil) == "UTC")
    scratch.file("localtime", "data")
    scratch.file("timezone", "\n")
    #expect(zone.name(variable: nil) == "UTC")
  }

  @Test("is the path of the data where that is a copy, whatever a name beside it says")
  func copy() throws {
    let scratch = try Scratch()
    scratch.file("localtime", "TZif2")
    scratch.file("timezone", "Etc/UTC\n")
    let zone = SystemZone(localtime: scratch["localtime"], timezone: scratch["timezone"])
    #expect(zone.name(variable: nil) == scratch["localtime"])
  }
}
