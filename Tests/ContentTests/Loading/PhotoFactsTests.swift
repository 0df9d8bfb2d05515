import Content
import Domain
import Foundation
import TestSupport
import Testing

/// Facts about photos that come from their pictures.
struct PhotoFactsTests {
  private static let picture = """
    title=Pier
    summary=The pier before dawn.
    alt=A pier in fog
    keywords=sea, Lisbon
    camera=Canon EOS R6
    iso=100
    place=38.7,-9.1
    taken=2024-05-17T09:41
    offset=32400
    """

  private func load(
    _ photo: String, picture: String = picture, _ more: [String: String] = [:]
  ) throws -> Loaded {
    let files = ["Content/photos/pier.md": photo, "Content/photos/pier.jpg": picture]
    return try TestSite(files.merging(more) { $1 }).load()
  }

  @Test func takesWhatItsAuthorLeftOutFromItsPicture() throws {
    let loaded = try load("---\nfile: pier.jpg\n---\n")
    #expect(loaded.report == "")
    #expect(loaded.diagnostics.isEmpty)
    let photo = try #require(loaded.content.photos.first)
    #expect(photo.attributes.title == "Pier")
    #expect(photo.model.title == "Pier")
    #expect(photo.attributes.summary == "The pier before dawn.")
    #expect(photo.attributes.tags == ["sea", "Lisbon"])
    #expect(photo.model.alt == "A pier in fog")
    #expect(photo.model.camera == Camera(name: "Canon EOS R6", iso: 100))
    let moment = try WrittenTime("2024-05-17T09:41+09:00").moment(place: nil, site: .utc)
    #expect(photo.model.takenAt == moment.withoutTimeOfDay)
    #expect(photo.date == moment.withoutTimeOfDay)
    // The author didn't ask for the place.
    #expect(photo.model.place == nil)
  }

  @Test func goesByItsAuthorFirst() throws {
    let loaded = try load(
      """
      ---
      file: pier.jpg
      title: Mine
      summary: My own.
      tags: []
      alt: My pier
      camera: Leica M6
      lens: Summicron
      focalLength: 35
      aperture: 2.8
      exposureTime: 1/250
      iso: 400
      takenAt: 2024-05-18T10:00Z
      place: exact
      ---

      """)
    #expect(loaded.report == "")
    let photo = try #require(loaded.content.photos.first)
    #expect(photo.attributes.title == "Mine")
    #expect(photo.attributes.summary == "My own.")
    #expect(photo.attributes.tags.isEmpty)
    #expect(photo.model.alt == "My pier")
    #expect(
      photo.model.camera
        == Camera(
          name: "Leica M6", lens: "Summicron", focalLength: 35, aperture: 2.8,
          exposure: ExposureTime(1, over: 250), iso: 400))
    #expect(
      photo.model.takenAt?.instant
        == (try WrittenTime("2024-05-18T10:00Z").moment(place: nil, site: .utc).instant))
    #expect(photo.model.place == .exact(try Coordinate(latitude: 38.7, longitude: -9.1)))
  }

  @Test(arguments: [("exact", ""), ("city", ""), ("city", "\nplace=0.1,-140")])
  func tellsWhereAPlaceIsWantedAndNoneIsKnown(detail: String, place: String) throws {
    let loaded = try load(
      "---\nfile: pier.jpg\ntitle: Pier\nalt: x\nplace: \(detail)\n---\n",
      picture: "iso=100\(place)")
    #expect(loaded.ids == ["content-photo-without-place"])
    #expect(loaded.content.photos.first?.model.place == nil)
  }

  /// A missing picture is reported where it is shown. A title that it might have contained isn't a
  /// second mistake.
  @Test func lacksNoTitleWhereThePictureIsNotThere() throws {
    let site = try TestSite([
      "Content/photos/pier.md": "---\nfile: per.jpg\n---\n", "Content/photos/pier.jpg": "",
    ])
    #expect(site.load().report == "")
  }

  @Test func needsATitleThatNeitherSays() throws {
    let loaded = try load("---\nfile: pier.jpg\n---\n", picture: "iso=100")
    #expect(
      loaded.report == """
        Content/photos/pier.md:1:1: error[content-missing-key]: a photo needs the key 'title'
            1 | ---
              | ^~~ add title: …
           note: 'title' is text

        """)
  }

  @Test(arguments: [
    ("", "none", false), ("", "exact", true), ("place: none\n", "exact", false),
    ("place: exact\n", "none", true),
  ])
  func knowsItsPlaceOnlyWhereItIsAskedFor(key: String, setting: String, isKnown: Bool) throws {
    let loaded = try load(
      "---\nfile: pier.jpg\n\(key)---\n",
      ["Content/site.json": #"{"photos": {"place": "\#(setting)"}}"#])
    #expect((loaded.content.photos.first?.model.place != nil) == isKnown)
  }

  @Test func readsNoPictureThatIsNoneOfTheSite() throws {
    let site = try TestSite([
      "Content/photos/pier.md": "---\nfile: ../../pier.jpg\n---\n", "pier.jpg": Self.picture,
      "Content/photos/quay.md": "---\nfile: .hidden/pier.jpg\n---\n",
      "Content/photos/.hidden/pier.jpg": Self.picture,
      "Content/photos/away.md": "---\nfile: away.jpg\n---\n",
    ])
    let loaded = site.load()
    // One file leads out of the site, which is reported where the file is used.
    #expect(loaded.ids == ["content-missing-key"])
    #expect(loaded.content.photos.allSatisfy { $0.model.camera.isEmpty })
    #expect(Set(loaded.content.photos.map(\.attributes.title)) == ["Photo"])
  }

  @Test func findsAPictureByAnyFormOfItsName() throws {
    let site = try TestSite([
      "Content/photos/a.md": "---\nfile: cafe\u{301}.jpg\n---\n",
      "Content/photos/caf\u{E9}.jpg": "title=NFC",
      "Content/photos/b.md": "---\nfile: /b%20c.jpg\n---\n", "Content/b c.jpg": "title=Encoded",
    ])
    #expect(site.load().content.photos.map(\.attributes.title) == ["NFC", "Encoded"])
  }

  // MARK: - Hashes

  @Test func hashesWhatItsPictureKnows() throws {
    func hashes(_ picture: String) throws -> ModelHashes {
      try #require(try load("---\nfile: pier.jpg\n---\n", picture: picture).content.photos.first)
        .hashes
    }
    let first = try hashes(Self.picture)
    #expect(try hashes(Self.picture) == first)
    let iso = try hashes(Self.picture.replacingOccurrences(of: "iso=100", with: "iso=200"))
    #expect(iso.facts != first.facts)
    #expect(iso.relations == first.relations)
    let later = try hashes(Self.picture.replacingOccurrences(of: "09:41", with: "09:42"))
    #expect(later.relations != first.relations)
    let tagged = try hashes(Self.picture.replacingOccurrences(of: "sea", with: "river"))
    #expect(tagged.terms != first.terms)
  }

  @Test func ordersByItsTakingThoughItHasADateOfItsOwn() throws {
    func hashes(_ time: String) throws -> ModelHashes {
      let loaded = try load(
        "---\nfile: pier.jpg\ndate: 2024-06-01\n---\n",
        picture: "title=Pier\ntaken=2024-05-17T\(time)\noffset=0")
      return try #require(loaded.content.photos.first).hashes
    }
    #expect(try hashes("09:00").relations != hashes("10:00").relations)
  }
}
