import Content
import Diagnostics
import Domain
import Foundation
import Testing

struct DiscoveryTests {
  private static let trip = "---\ndeparture: 0\narrival: 0\n---\n"

  @Test func takesSlugsFromFilesAndFolders() throws {
    let loaded = try TestSite([
      "Content/trips/lisbon.md": Self.trip,
      "Content/trips/2015/porto/index.md": Self.trip,
      "Content/trips/2015/faro/index.json": #"{"departure": 0, "arrival": 0}"#,
      "Content/trips/2015/stated.md": "---\nslug: sines\ndeparture: 0\narrival: 0\n---\n",
      "Content/trips/2015/id.md": "---\nid: 42\ndeparture: 0\narrival: 0\n---\n",
    ]).load()
    #expect(loaded.report == "")
    let trips = loaded.content.trips
    #expect(trips.map(\.slug.text) == ["42", "faro", "lisbon", "porto", "sines"])
    #expect(trips.map(\.isFolder) == [false, true, false, true, false])
    #expect(
      trips.map(\.folder) == [
        "Content/trips/2015", "Content/trips/2015/faro", "Content/trips",
        "Content/trips/2015/porto", "Content/trips/2015",
      ])
  }

  @Test func givesHomeAndListsTheirTexts() throws {
    let loaded = try TestSite([
      "Content/index.md": "---\ntitle: Home\nsummary: S\n---\nHello",
      "Content/trips/index.md": "All trips",
      "Content/photos/index.json": #"{"title": "Photos", "body": "All *photos*"}"#,
    ]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.homeText?.title == "Home")
    #expect(loaded.content.homeText?.kind == nil)
    #expect(
      try loaded.content.listTexts.mapValues {
        try String(decoding: $0.body.bytes(), as: UTF8.self)
      } == [
        .trips: "All trips", .photos: "All *photos*",
      ])
  }

  @Test func publishesFilesBesideContent() throws {
    let loaded = try TestSite([
      "Content/robots.txt": "", "Content/files/a/track.gpx": "", "Content/photos/pli.jpg": "",
      "Content/trips/2015/lisbon/index.md": "---\nslug: lx\ndeparture: 0\narrival: 0\n---\n",
      "Content/trips/2015/lisbon/images/tram.jpg": "", "Content/trips/2015/map.png": "",
      "Content/pages/about/index.md": "---\ntitle: A\n---\n", "Content/pages/about/me.jpg": "",
      "Content/trips/cafe\u{301}.png": "",
    ]).load()
    #expect(loaded.report == "")
    let assets = loaded.content.assets
    #expect(
      assets.map(\.publishedPath) == [
        "/about/me.jpg", "/files/a/track.gpx", "/photos/pli.jpg", "/robots.txt",
        "/trips/2015/map.png", "/trips/caf\u{E9}.png", "/trips/lx/images/tram.jpg",
      ])
    #expect(assets.map { $0.owner?.slug.text } == ["about", nil, nil, nil, nil, nil, "lx"])
    #expect(Array(assets[5].publishedPath.utf8) == Array("/trips/caf\u{E9}.png".utf8))
  }

  @Test func passesOverHiddenFilesAndBackups() throws {
    let loaded = try TestSite([
      "Content/trips/.hidden.md": "x", "Content/trips/a.md~": "x", "Content/trips/#a.md#": "x",
      "Content/trips/.a.md.swp": "x", "Content/trips/a.swp": "x", "Content/.git/x.md": "x",
    ]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.trips.isEmpty)
    #expect(loaded.content.assets.isEmpty)
  }

  #if os(Linux)
    /// This disk keeps them as two files, other disks as one. Swift considers the names equal.
    @Test func refusesASecondNameThatDiffersInFormAlone() throws {
      let page = "---\ntitle: A\n---\n"
      let site = try TestSite()
      try site.write("Content/pages/caf\u{E9}.md", page)
      try site.write("Content/pages/cafe\u{301}.md", page)
      try site.write("Content/trips/caf\u{E9}/index.md", Self.trip)
      try site.write("Content/trips/cafe\u{301}.png", "x")
      let loaded = site.load()
      #expect(
        loaded.report == """
          Content/pages/caf\u{E9}.md: error[content-wrong-name]: another file here has the same name with differently encoded accents; some systems treat both as one
             rename one of them

          """)
      #expect(loaded.content.pages.map(\.slug.text) == ["caf\u{E9}"])
    }
  #endif

  @Test func sortsByDateThenSlug() throws {
    func page(_ date: String?) -> String {
      "---\ntitle: A\n\(date.map { "date: \($0)\n" } ?? "")---\n"
    }
    let loaded = try TestSite([
      "Content/pages/a.md": page("2015-01-01"), "Content/pages/b.md": page("2016-01-01"),
      "Content/pages/d.md": page("2015-06-01"), "Content/pages/c.md": page("2015-06-01"),
      "Content/pages/z.md": page(nil), "Content/pages/m.md": page(nil),
      "Content/pages/list.json": #"[{"id": "y", "title": "Y"}, {"id": "x", "title": "X"}]"#,
    ]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.pages.map(\.slug.text) == ["b", "c", "d", "a", "y", "x", "m", "z"])
  }

  @Test func followsLinksInsideTheSiteOnly() throws {
    let site = try TestSite(["Shared/lisbon.md": Self.trip, "Shared/more/porto.md": Self.trip])
    let other = try TestSite(["secret.md": Self.trip])
    try site.write("Content/trips/a.md", Self.trip)
    try site.link("Content/trips/lisbon.md", to: "../../Shared/lisbon.md")
    try site.link("Content/trips/more", to: "../../Shared/more")
    try site.link("Content/trips/secret.md", to: other.folder + "/secret.md")
    try site.link("Content/trips/up", to: other.folder)
    try site.link("Content/trips/old", to: site.folder + "-old")
    try site.link("Content/trips/loop", to: "..")
    let loaded = site.load()
    #expect(loaded.content.trips.map(\.slug.text) == ["a", "lisbon", "porto"])
    #expect(
      loaded.report == """
        Content/trips/loop: error[content-link-loop]: this link points to a folder that contains it
           remove it
        Content/trips/old: error[content-unreadable]: it can't be read: No such file or directory
        Content/trips/secret.md: error[content-leads-out]: this link points outside the site's folder
           replace it with a copy
        Content/trips/up: error[content-leads-out]: this link points outside the site's folder
           replace it with a copy

        """)
  }

  /// A folder whose status can't be read doesn't count as missing. Otherwise `Templates` would be
  /// ignored.
  @Test(arguments: ["Content", "Templates"])
  func tellsOfAFolderThatCantBeReached(name: String) throws {
    let site = try TestSite()
    try? FileManager.default.removeItem(atPath: "\(site.folder)/\(name)")
    try FileManager.default.createSymbolicLink(
      atPath: "\(site.folder)/\(name)", withDestinationPath: name)
    let collector = DiagnosticCollector()
    #expect(FolderWalk.paths(below: name, of: site.folder, collector) == [])
    #expect(
      TerminalWriter(colours: false).text(collector.diagnostics)
        == "\(name): error[content-unreadable]: it can't be read: Too many levels of symbolic links\n"
    )
  }

  @Test func refusesASiblingWhoseNameBeginsLikeTheSite() throws {
    let site = try TestSite()
    let sibling = site.folder + "-old"
    try FileManager.default.createDirectory(atPath: sibling, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: sibling) }
    try site.link("Content/trips", to: sibling)
    #expect(site.load().ids == ["content-leads-out"])
  }

  @Test func refusesContentThatIsALinkOut() throws {
    let site = try TestSite()
    let other = try TestSite()
    try FileManager.default.removeItem(atPath: site.folder + "/Content")
    try site.link("Content", to: other.folder)
    #expect(site.load().ids == ["content-leads-out"])
  }

  @Test func saysThatContentIsMissing() throws {
    let site = try TestSite()
    try FileManager.default.removeItem(atPath: site.folder + "/Content")
    #expect(
      site.load().report == """
        error[content-missing-folder]: the site has no folder 'Content'
           create it, or name the site's folder with --site

        """)
  }

  @Test func refusesNamesThatCannotBeShown() throws {
    let site = try TestSite()
    try site.write("Content/trips/a\nb.md", Self.trip)
    let bytes = Array((site.folder + "/Content/trips/").utf8) + [0xFF, UInt8(ascii: "x"), 0]
    let descriptor = open(bytes.map(CChar.init(bitPattern:)), O_CREAT, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    #expect(
      site.load().report == """
        Content/trips/a\u{FFFD}b.md: error[content-wrong-name]: its name contains a control character
           rename it
        Content/trips/\u{FFFD}x: error[content-wrong-name]: its name is not UTF-8
           rename it

        """)
  }

  @Test func refusesWhatIsNoFile() throws {
    let site = try TestSite()
    try FileManager.default.createDirectory(
      atPath: site.folder + "/Content/trips", withIntermediateDirectories: true)
    try #require(mkfifo(site.folder + "/Content/trips/a.md", 0o600) == 0)
    #expect(
      site.load().report == """
        Content/trips/a.md: error[content-not-a-file]: it is neither a file nor a folder
           remove it

        """)
  }
}
