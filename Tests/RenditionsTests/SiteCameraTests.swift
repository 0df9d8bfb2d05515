import Application
import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Renditions

/// Sites whose photos contain when, with what and where they were taken.
@Suite struct SiteCameraTests {
  private typealias Sites = SiteRenditionsTests

  private static func picture(_ change: (inout TIFFBuilder) -> Void = { _ in }) -> [UInt8] {
    var camera = TIFFBuilder.camera
    change(&camera)
    // An upright picture, so that its size is the file's.
    camera.main.removeAll { $0.tag == 0x0112 }
    return camera.bytes
  }

  private static func make(
    _ settings: String, photo: String = "title: Pier\nalt: A pier\nfile: pier.png",
    exif: [UInt8] = picture(), _ more: [String: TemporaryFolder.File] = [:]
  ) throws -> Sites.Made {
    try Sites.make(
      [
        "Content/photos/pier.md": .text("---\n\(photo)\n---\n"),
        "Content/photos/pier.png": .png(600, 400, exif: exif),
        "Content/site.json": .text(settings),
      ].merging(more) { $1 })
  }

  @Test func showsTheCameraOnlyWhereTheSiteDoes() throws {
    let shown = try Self.make(#"{"photos": {"camera": true}}"#)
    #expect(shown.report == "")
    let line =
      "<div><dt>Camera</dt><dd>Nikon Z 6 · NIKKOR Z 35mm f/1.8 S · 35\u{A0}mm · f/2.8"
      + " · 1/250\u{A0}s · ISO\u{A0}400</dd></div>"
    #expect(shown.text("photos/pier/index.html").contains(line))
    let hidden = try Self.make("{}")
    #expect(hidden.report == "")
    for (path, bytes) in hidden.files where !Self.isPicture(path) {
      let text = String(decoding: bytes, as: UTF8.self)
      for secret in ["Nikon", "NIKKOR", "6001234", "38.7", "1/250"] {
        #expect(!text.contains(secret), "\(path) tells \(secret)")
      }
    }
    // The day on which it was taken isn't secret.
    #expect(hidden.text("photos/pier/index.html").contains("<dt>Taken</dt>"))
    #expect(hidden.text("photos/pier/index.html").contains(#"datetime="2024-05-17""#))
  }

  @Test(arguments: ["", "takenAt: 2024-05-17T09:41:07+09:00", "date: 2024-05-17T09:41:07+09:00"])
  func showsTheTimeOfDayOnlyIfTheSettingsDo(key: String) throws {
    let photo = "title: Pier\nalt: A pier\nfile: pier.png\n\(key)"
    let day = try Self.make("{}", photo: photo)
    for (path, bytes) in day.files where !Self.isPicture(path) && !path.hasPrefix("assets/") {
      let text = String(decoding: bytes, as: UTF8.self)
      for secret in ["09:41", "9:41", "00:41", "0941", "T09"] {
        #expect(!text.contains(secret), "\(path) tells \(secret)")
      }
    }
    #expect(day.text("feed.xml").contains("<published>2024-05-17T00:00:00+09:00</published>"))
    let time = try Self.make(#"{"photos": {"time": true}}"#, photo: photo)
    #expect(time.text("feed.xml").contains("<published>2024-05-17T09:41:07+09:00</published>"))
    #expect(
      time.text("photos/pier/index.html").contains(#"datetime="2024-05-17T09:41:07+09:00""#))
  }

  /// Image search shows a badge for pictures that can be licensed by these members.
  @Test func saysWhoMadeAPictureAndOnWhatTerms() throws {
    let settings = #"""
      {"photos": {"creator": "Bo Yi", "copyright": "© Bo Yi", "license": "https://bo.example/l",
        "acquireLicensePage": "https://bo.example/buy"}}
      """#
    let own = try Self.make(settings).text("photos/pier/index.html")
    #expect(own.contains(#""creator":[{"@type":"Person","name":"Ann Lee"}]"#))
    #expect(own.contains(#""copyrightNotice":"(c) Ann Lee""#))
    // The site's terms don't apply to a picture that someone else made.
    #expect(!own.contains("bo.example"))
    let sites = try Self.make(
      settings, exif: Self.picture { $0.main.removeAll { [0x013B, 0x8298].contains($0.tag) } }
    ).text("photos/pier/index.html")
    #expect(sites.contains(#""creator":[{"@type":"Person","name":"Bo Yi"}],"creditText":"Bo Yi""#))
    #expect(sites.contains(#""license":"https://bo.example/l""#))
    #expect(sites.contains(#""acquireLicensePage":"https://bo.example/buy""#))
    // A sentence isn't an address.
    let terms = try Self.make(
      #"{"photos": {"creator": "Ann Lee", "license": "Ask me </script>"}}"#
    ).text("photos/pier/index.html")
    #expect(!terms.contains(#""license""#))
    #expect(!terms.contains("Ask me"))
  }

  /// Files of pictures are the same for every address of a site, so they don't name it.
  @Test func aLicenseOnTheSiteHasItsWholeAddress() throws {
    let settings = #"{"license": {"name": "Terms", "url": "/pier-terms/"}}"#
    let page = try Self.make(settings, exif: Self.picture { $0.main = [] })
      .text("photos/pier/index.html")
    #expect(page.contains(#""license":"https://ana.example/journal/pier-terms/""#))
  }

  private static func isPicture(_ path: String) -> Bool {
    [".png", ".jpg", ".webp"].contains { path.hasSuffix($0) }
  }

  @Test(arguments: [
    ("de_DE", " · 35\u{A0}mm · f/2,8 · 1/250\u{A0}s · ISO\u{A0}400"),
    ("he_IL", " · 35\u{A0}mm · f/2.8 · 1/250\u{A0}s · ISO\u{A0}400"),
  ])
  func writesNumbersByTheLocale(locale: String, text: String) throws {
    let made = try Self.make(#"{"locale": "\#(locale)", "photos": {"camera": true}}"#)
    #expect(made.text("photos/pier/index.html").contains(text))
  }

  @Test(
    arguments: [
      ((1, 250), "1/250\u{A0}s"), ((10, 2_500), "1/250\u{A0}s"), ((1, 3), "0.3\u{A0}s"),
      ((1, 4), "1/4\u{A0}s"), ((5, 10), "0.5\u{A0}s"), ((30, 1), "30\u{A0}s"),
      ((13, 10), "1.3\u{A0}s"), ((1, 12_000), "1/12000\u{A0}s"), ((0, 1), nil), ((1, 0), nil),
    ] as [((Int, Int), String?)])
  func writesTheExposureAsCamerasDo(fraction: (Int, Int), text: String?) throws {
    let exif = Self.picture { camera in
      camera.exif.removeAll { $0.tag == 0x829A }
      camera.exif.append((0x829A, .fractions([fraction])))
    }
    let page = try Self.make(#"{"photos": {"camera": true}}"#, exif: exif)
      .text("photos/pier/index.html")
    let found = page.firstMatch(of: /f\/2\.8 · (.*?)ISO/)?.output.1
    #expect(found.map(String.init) == (text.map { $0 + " · " } ?? ""))
  }

  @Test func showsThePlaceOnlyWhereItIsAskedFor() throws {
    let made = try Self.make(
      "{}", photo: "title: Pier\nalt: A pier\nfile: pier.png\nplace: exact")
    #expect(made.report == "")
    let link =
      "<dt>Place</dt><dd><a href=\"https://www.openstreetmap.org/?mlat=38.708333&amp;mlon=-9.133333"
      + "#map=15/38.708333/-9.133333\">38.708333, -9.133333</a></dd>"
    #expect(made.text("photos/pier/index.html").contains(link))
    #expect(!made.text("photos/index.html").contains("38.70"))
  }

  @Test(arguments: [
    ("en_US", "Lisbon, Portugal"), ("de_DE", "Lisbon, Portugal"),
    ("ja_JP", "Lisbon, ポルトガル"),
  ])
  func showsTheNearestCityInPlaceOfTheCoordinates(locale: String, text: String) throws {
    let made = try Self.make(
      #"{"locale": "\#(locale)"}"#, photo: "title: Pier\nalt: A pier\nfile: pier.png\nplace: city")
    let page = made.text("photos/pier/index.html")
    #expect(page.contains("<dd>\(text)</dd>"))
    #expect(!page.contains("38.70") && !page.contains("openstreetmap"))
  }

  @Test func takesNoMarkupFromAPicture() throws {
    let hostile = #"</dd><script>alert("1")</script>"# + "\n---\n{{title}}"
    let exif = Self.picture { camera in
      camera.main.removeAll { $0.tag == 0x0110 || $0.tag == 0x010F }
      camera.main += [(0x0110, .text(hostile)), (0x010E, .text(hostile))]
      camera.exif.removeAll { $0.tag == 0xA434 }
      camera.exif.append((0xA434, .text(hostile)))
    }
    let made = try Self.make(#"{"photos": {"camera": true}}"#, exif: exif)
    #expect(made.report == "")
    let page = made.text("photos/pier/index.html")
    let escaped =
      "&lt;/dd&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; --- {{title}}"
    #expect(page.contains(escaped))
    #expect(!page.contains("<script>alert"))
  }

  @Test func ordersThePhotosOfATripByTheirTaking() throws {
    func photo(_ title: String, _ more: String) -> TemporaryFolder.File {
      .text("---\ntitle: \(title)\nalt: A\ntrip: lisbon\n\(more)\n---\n")
    }
    func picture(_ time: String) -> TemporaryFolder.File {
      .png(
        300, 200,
        exif: Self.picture { camera in
          camera.exif.removeAll { $0.tag == 0x9003 }
          camera.exif.append((0x9003, .text("2024:05:17 \(time)")))
        })
    }
    let made = try Self.make(
      "{}", photo: "title: Noon\nalt: A\ntrip: lisbon\nfile: a.png",
      [
        "Content/photos/a.png": picture("12:00:00"),
        "Content/photos/b.md": photo("Dawn", "file: b.png"),
        "Content/photos/b.png": picture("05:00:00"),
        // Its own date orders lists, but not the trip.
        "Content/photos/c.md": photo("Evening", "file: c.png\ndate: 2020-01-01"),
        "Content/photos/c.png": picture("18:00:00"),
        "Content/photos/d.md": photo("Unknown", "file: d.png"),
        "Content/photos/d.png": .png(300, 200),
        "Content/trips/lisbon.md":
          "---\ntitle: Lisbon\ndeparture: 2024-05-17\narrival: 2024-05-18\n---\n",
      ])
    let page = made.text("trips/lisbon/index.html")
    let titles = ["Dawn", "Noon", "Evening", "Unknown"]
    let places = titles.map { page.range(of: ">\($0)</a>")?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  // MARK: - Keeping

  @Test func readsAPictureForItsFactsOnlyIfItMayHaveChanged() throws {
    let folder = try TemporaryFolder(["pier.png": .png(60, 40, exif: Self.picture())])
    let path = folder.path + "/pier.png"
    Thread.sleep(forTimeInterval: 0.05)
    let first = RenditionFolder(site: folder.path)
    let facts = try first.facts(of: path)
    #expect(facts.camera.iso == 400)
    first.finish(published: [])
    let kept = folder.path + "/.zoetrope/images/facts"
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: kept)))
    // A record of other facts shows whether the picture is read.
    let known = KnownFiles<KnownFacts>(KnownFacts.title, bytes)
    var reads = 0
    let again = known.find(path) { _ in
      reads += 1
      return nil
    }
    #expect(again?.facts == facts)
    #expect(reads == 0)
    for place in bytes.indices.dropFirst(17) {
      var damaged = bytes
      damaged[place] ^= 1
      let known = KnownFiles<KnownFacts>(KnownFacts.title, damaged)
      #expect(known.find(path, Self.unread) == nil)
    }
    try folder.write(
      .png(60, 40, exif: Self.picture { $0.exif.append((0x8833, .long([1]))) }), to: "pier.png")
    #expect(known.find(path, Self.unread) == nil)
  }

  private static func unread(_ state: UInt64) -> KnownFacts? { nil }

  @Test func keepsNothingOfSatellites() throws {
    let folder = try TemporaryFolder([
      "pier.png": .png(
        60, 40,
        exif: Self.picture { camera in camera.exif.removeAll { $0.tag == 0x9011 } })
    ])
    let facts = try CameraReader().facts(of: folder.path + "/pier.png")
    #expect(facts.taken?.offset == 9 * 3_600)
  }
}
