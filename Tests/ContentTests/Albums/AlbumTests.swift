import Content
import Diagnostics
import Domain
import Foundation
import Testing

/// Albums: folders of pictures with an index.
@Suite struct AlbumTests {
  private static let folder = "Content/photos/iceland"

  private func site(_ index: String, _ files: [String: String] = [:]) throws -> TestSite {
    var all = ["\(Self.folder)/index.md": "---\n\(index)\n---\n"]
    for (path, text) in files {
      all[path.hasPrefix("Content/") ? path : "\(Self.folder)/\(path)"] = text
    }
    return try TestSite(all)
  }

  private func slugs(_ site: TestSite) -> [String] {
    site.load().content.photos.map(\.slug.text).sorted()
  }

  @Test func eachPictureOfTheFolderIsAPhoto() throws {
    let site = try site(
      "title: Iceland",
      ["Black-Sand.jpg": "", "IMG 1.HEIC": "", "notes.txt": "", "deeper/c.jpg": "", "x.mov": ""])
    let loaded = site.load()
    #expect(loaded.report == "")
    #expect(loaded.content.albums.map(\.attributes.title) == ["Iceland"])
    #expect(loaded.content.albums[0].publishedPath == "/photos/iceland/")
    #expect(slugs(site) == ["iceland-black-sand", "iceland-img-1"])
    #expect(Set(loaded.content.photos.map(\.model.title)) == ["Black Sand", "IMG 1"])
  }

  @Test func picturesOfOneNameHaveTheirExtensionsInTheirSlugs() throws {
    let site = try site("title: Iceland", ["a.heic": "", "a.jpg": ""])
    #expect(site.load().report == "")
    #expect(slugs(site) == ["iceland-a", "iceland-a-jpg"])
  }

  @Test(arguments: [
    ("", ["x y.jpg", "x-y.jpg"], "x-y", ("x y.jpg", "x-y.jpg")),
    ("", ["q.jpg", "q.png", "q-png.webp"], "q-png", ("q-png.webp", "q.png")),
    ("photos: [{file: 1.jpg, slug: iceland-2}]", ["1.jpg", "2.jpg"], "2", ("1.jpg", "2.jpg")),
  ])
  func picturesOfOneSlugAreTold(
    index: String, pictures: [String], slug: String, named: (String, String)
  ) throws {
    let files = Dictionary(uniqueKeysWithValues: pictures.map { ($0, "") })
    let report = try site("title: Iceland\n\(index)", files).load().report
    let (first, second) = ("\(Self.folder)/\(named.0)", "\(Self.folder)/\(named.1)")
    #expect(
      report.hasPrefix(
        "\(second): error[content-duplicate-slug]: the photos of '\(first)' and '\(second)' both "
          + "have the slug 'iceland-\(slug)'"), "\(report)")
    #expect(report.contains("list it under 'photos' of its album with another 'slug'"))
  }

  @Test func anAlbumWithoutATitleIsCalledAsItsFolder() throws {
    let site = try TestSite([
      "Content/photos/ring-road/index.md": "", "Content/photos/ring-road/a.jpg": "",
    ])
    let loaded = site.load()
    #expect(loaded.report == "")
    #expect(loaded.content.albums.map(\.attributes.title) == ["ring road"])
  }

  @Test(arguments: ["file: a.jpg", "url: https://example.org/a.jpg"])
  func anIndexThatNamesAPictureIsAPhoto(key: String) throws {
    let site = try site("title: Iceland\nalt: x\n\(key)", ["a.jpg": ""])
    let content = site.load().content
    #expect(content.albums.isEmpty)
    #expect(content.photos.map(\.slug.text) == ["iceland"])
  }

  @Test func aPhotosKeyWithoutAPictureIsUnknownToAnAlbum() throws {
    let loaded = try site("title: Iceland\nprice: 5", ["a.jpg": ""]).load()
    #expect(loaded.content.albums.count == 1)
    #expect(loaded.report.contains("an album has no key 'price'"), "\(loaded.report)")
  }

  @Test func namesItsPhotosByItsSlug() throws {
    let site = try site("slug: north", ["a.jpg": ""])
    #expect(slugs(site) == ["north-a"])
  }

  @Test(arguments: ["- a.jpg\n  - a.jpg", "- a.jpg\n  - {file: a.jpg, title: A}"])
  func tellsAPictureThatIsListedTwice(list: String) throws {
    let loaded = try site("photos:\n  \(list)", ["a.jpg": ""]).load()
    #expect(loaded.ids == ["content-photo-listed-twice"])
    #expect(loaded.report.hasPrefix("Content/photos/iceland/index.md:4:5: error"))
  }

  @Test(arguments: ["- ../first.jpg", "- {file: inner/first.jpg, title: A}"])
  func tellsAPictureOfAnotherFolder(list: String) throws {
    let files = ["a.jpg": "", "../first.jpg": "", "inner/first.jpg": ""]
    let loaded = try site("photos:\n  \(list)", files).load()
    #expect(loaded.ids == ["content-photo-elsewhere"])
    #expect(loaded.report.hasPrefix("Content/photos/iceland/index.md:3:5: error"))
  }

  @Test func tellsANameThatIsNoSlugOnce() throws {
    let site = try TestSite([
      "Content/photos/100% sure?/index.md": "", "Content/photos/100% sure?/a.jpg": "",
      "Content/photos/100% sure?/b.jpg": "",
    ])
    #expect(site.load().ids == ["content-wrong-slug"])
  }

  @Test(arguments: ["draft: true", "visibility: private"])
  func hidesThePictureOfAHiddenPhotoWhereverItIsNamed(key: String) throws {
    let site = try site(
      "image: a.jpg\nphotos:\n  - {file: a.jpg, \(key)}\n  - b.jpg",
      [
        "a.jpg": "", "b.jpg": "", "c.jpg": "",
        "Content/pages/x.md": "---\ntitle: X\nimage: ../photos/iceland/a.jpg\n---\n"
          + "![](../photos/iceland/a.jpg) [a](../photos/iceland/a.jpg)\n",
      ])
    let shown = site.load().content.showing { !$0.isDraft && $0.visibility == .public }
    #expect(
      shown.assets.map(\.path).sorted()
        == ["Content/photos/iceland/b.jpg", "Content/photos/iceland/c.jpg"])
  }

  @Test func anElementOfTheListSaysMoreOfAPhoto() throws {
    let site = try site(
      """
      photos:
        - b.jpg
        - file: a.jpg
          title: Black sand
          slug: sand
          tags: [beach]
        - url: https://example.org/c.jpg
          title: Elsewhere
          slug: elsewhere
      """, ["a.jpg": "title=Of the picture", "b.jpg": "title=Pier\nkeywords=sea"])
    let loaded = site.load()
    #expect(loaded.report.contains("error") == false)
    let titles = Dictionary(
      uniqueKeysWithValues: loaded.content.photos.map { ($0.slug.text, $0.model.title) })
    #expect(titles == ["sand": "Black sand", "iceland-b": "Pier", "elsewhere": "Elsewhere"])
    let tags = Set(loaded.content.photos.flatMap(\.attributes.tags))
    #expect(tags == ["beach", "sea"])
    #expect(
      loaded.content.albums[0].model.listed == ["\(Self.folder)/b.jpg", "\(Self.folder)/a.jpg"])
  }

  @Test func mistakesInTheListHaveTheirPlaces() throws {
    let loaded = try site(
      "photos:\n  - 7.5\n  - file: a.jpg\n    price: lots\n  - title: No name\n", ["a.jpg": ""]
    ).load()
    let report = TerminalWriter(colours: false).text(loaded.diagnostics)
    #expect(report.contains("index.md:5:12"), "\(report)")
    #expect(loaded.ids == ["content-wrong-type", "content-photo-source"])
  }

  @Test func aPhotoWithAFileOfItsOwnStandsForItsPicture() throws {
    let files = ["a.jpg": "", "b.jpg": "", "own.md": "---\ntitle: Own\nfile: a.jpg\nalt: x\n---\n"]
    let site = try site("title: Iceland", files)
    #expect(slugs(site) == ["iceland-b", "own"])
    // A photo elsewhere may show the same picture.
    try site.write(
      "Content/photos/loose.md", "---\ntitle: Loose\nfile: iceland/b.jpg\nalt: x\n---\n")
    #expect(slugs(site) == ["iceland-b", "loose", "own"])
  }

  @Test func theListGivesAnOrderToAPhotoWithAFileOfItsOwn() throws {
    let site = try site(
      "order: written\nphotos: [b.jpg, a.jpg]",
      ["a.jpg": "", "b.jpg": "", "own.md": "---\ntitle: Own\nfile: b.jpg\nalt: x\n---\n"])
    #expect(site.load().report == "")
    #expect(slugs(site) == ["iceland-a", "own"])
  }

  @Test(arguments: ["draft: true", "visibility: unlisted", "visibility: private"])
  func nobodyFindsAPhotoWhoCannotFindItsAlbum(key: String) throws {
    let site = try site(
      key,
      [
        "a.jpg": "", "own.md": "---\ntitle: Own\nfile: b.jpg\nalt: x\n---\n", "b.jpg": "",
        "inner/index.md": "", "inner/c.jpg": "",
      ])
    let content = site.load().content
    #expect(content.photos.count == 3 && content.albums.count == 2)
    for attributes in content.photos.map(\.attributes) + content.albums.map(\.attributes) {
      #expect(attributes.isDraft == (key == "draft: true"))
      #expect(key.hasSuffix(attributes.visibility.rawValue) || key == "draft: true")
    }
  }

  @Test func aPhotoMayBeHiddenInAnAlbumThatIsNot() throws {
    let site = try site("photos: [{file: a.jpg, visibility: private}]", ["a.jpg": "", "b.jpg": ""])
    let states = site.load().content.photos.map { "\($0.slug) \($0.attributes.visibility)" }
    #expect(states.sorted() == ["iceland-a private", "iceland-b public"])
  }

  @Test func photosAreOfTheTripOfTheirAlbumAndOnItsClocks() throws {
    let site = try site(
      "trip: ring",
      [
        "Content/trips/ring.md": """
        ---
        departure: 2024-06-01T08:00
        arrival: 2024-06-09T08:00
        origin: {name: Tokyo, timeZone: Asia/Tokyo}
        destination: {name: Osaka, timeZone: Asia/Tokyo}
        ---
        """,
        "a.jpg": "taken=2024-06-20T12:00:00", "inner/index.md": "", "inner/b.jpg": "",
        "own.md": "---\ntitle: Own\nfile: c.jpg\nalt: x\n---\n",
        "c.jpg": "taken=2024-06-21T12:00:00",
      ])
    let loaded = site.load()
    #expect(loaded.content.photos.map { $0.model.trip?.text } == ["ring", "ring", "ring"])
    let taken = loaded.content.photos.compactMap(\.model.takenAt)
    #expect(taken.map(\.zone.identifier) == ["Asia/Tokyo", "Asia/Tokyo"])
  }

  @Test func anEmptyAlbumIsTold() throws {
    #expect(try site("title: Iceland").load().ids == ["content-empty-album"])
    #expect(
      try site("title: Iceland", ["inner/index.md": "", "inner/a.jpg": ""]).load().ids == [])
  }

  @Test func aNameThatNoAddressMayHaveIsTold() throws {
    let report = try site("title: Iceland", ["a:b.jpg": ""]).load().report
    #expect(report.hasPrefix("Content/photos/iceland/a:b.jpg: error[content-wrong-picture-name]"))
  }

  /// A program wrote the keywords, and one file must not make the album fail.
  @Test func aPictureOfManyKeywordsHasTheFirstAsTags() throws {
    let words = (1...180).map { "word \($0)" }
    let keywords = "keywords=" + words.joined(separator: ", ")
    let site = try site(
      "photos: [{file: c.jpg, tags: [ring]}]",
      ["a.jpg": keywords, "b.jpg": keywords, "c.jpg": keywords, "d.jpg": "keywords=sea"])
    let loaded = site.load()
    #expect(
      loaded.report == """
        Content/photos/iceland/a.jpg: warning[content-too-many-keywords]: the picture has more than 100 keywords, and only the first 100 become tags of its photo
           write the photo's 'tags', or remove keywords from the picture
           note: the same goes for 1 more: Content/photos/iceland/b.jpg

        """)
    let tags = Dictionary(
      uniqueKeysWithValues: loaded.content.photos.map { ($0.slug.text, $0.attributes.tags) })
    #expect(tags["iceland-a"] == Array(words.prefix(100)))
    #expect(tags["iceland-c"] == ["ring"])
    #expect(tags["iceland-d"] == ["sea"])
  }

  @Test func aLargeAlbumIsTheSameHoweverManyRead() throws {
    var files: [String: String] = [:]
    for index in 0..<170 { files["IMG_\(index).jpg"] = "taken=2024-06-01T10:00:\(index % 60)" }
    let site = try site("title: Iceland", files)
    let names = [1, 3].map { jobs in site.load(jobs: jobs).content.photos.map(\.slug.text) }
    #expect(names[0].count == 170)
    #expect(names[0] == names[1])
  }
}
