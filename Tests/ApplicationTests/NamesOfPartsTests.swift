import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing
import Theme

@testable import Application

/// Files and folders that have each other's names, so that nothing would read them.
@Suite struct NamesOfPartsTests {
  @Test func refusesFoldersWithTheNamesOfFiles() throws {
    let site = try made([
      "Content/site.json/title.md": "x", "Content/index.md/a.txt": "x",
      "Content/trips/index.md/a.txt": "x", "Content/trips/lisbon.md/tram.txt": "x",
      "Content/pages/about.json/a.txt": "x", "Templates/trip.html/a.txt": "x",
      "Templates/words/de.json/a.txt": "x", "Templates/feed.xml/a.txt": "x",
      "Templates/assets/data.json/a.txt": "x", "Content/_redirects/a.txt": "x",
      "Content/CNAME/a.txt": "x", "Content/favicon-32.png/a.txt": "x",
      "Content/robots.txt/a.txt": "x", "Content/.nojekyll/a.txt": "x",
      "Content/.well-known/a.txt": "x", "Content/trips/CNAME/a.txt": "x",
      "Content/public/CNAME/a.txt": "x",
    ])
    let paths = [
      "Content/.nojekyll", "Content/CNAME", "Content/_redirects", "Content/favicon-32.png",
      "Content/index.md", "Content/pages/about.json", "Content/robots.txt", "Content/site.json",
      "Content/trips/index.md", "Content/trips/lisbon.md", "Templates/feed.xml",
      "Templates/trip.html", "Templates/words/de.json",
    ]
    let found = site.diagnostics.filter { $0.id == "content-must-be-file" }
    #expect(found.compactMap(\.place?.file) == paths)
    #expect(
      site.report.hasPrefix(
        """
        Content/.nojekyll: error[content-must-be-file]: this is a folder, but the name is reserved for a file
           rename it, or move its files elsewhere and remove it

        """))
  }

  @Test func refusesAnEmptyFolderInPlaceOfTheSettings() throws {
    let folder = try TemporaryFolder(["Content/pages/a.md": "---\ntitle: A\n---\n"])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Content/site.json", withIntermediateDirectories: true)
    #expect(try folder.make().ids == ["content-must-be-file"])
  }

  @Test func refusesFilesWithTheNamesOfFolders() throws {
    let site = try made([
      "Content/pages/a.md": "---\ntitle: A\n---\n", "Templates/words": "x",
      "Templates/assets": "x",
    ])
    #expect(
      site.report == """
        Templates/assets: error[content-must-be-folder]: this is a file, but the name is reserved for a folder
           rename it, or remove it
        Templates/words: error[content-must-be-folder]: this is a file, but the name is reserved for a folder
           rename it, or remove it

        """)
  }

  @Test func saysThatAKeyNamesAFolder() throws {
    let site = try made([
      "Content/photos/a.md": "---\ntitle: A\nfile: shot.jpg\n---\n",
      "Content/photos/shot.jpg/x.txt": "x",
    ])
    #expect(
      site.report.contains(
        """
        error[content-missing-file]: 'file' names the folder 'Content/photos/shot.jpg' instead of a file
        """))
  }

  @Test func tellsFoldersThatOthersWouldRead() throws {
    let site = try made([
      "Content/pages/a.md": "---\ntitle: A\n---\n", "static/CNAME": "x", "_posts/2020-a.md": "x",
      "layouts/index.html": "x", "archetypes/a.md": "x", "_data/a.yml": "x", "i18n/de.toml": "x",
      "assets/.gitkeep": "", "public/.zoetrope-manifest": "", "public/index.html": "x",
      "notes/a.txt": "x", "themes": "a file",
    ])
    #expect(
      site.diagnostics.compactMap(\.place?.file) == [
        "_data", "_posts", "archetypes", "i18n", "layouts", "static",
      ])
    #expect(
      site.report.hasSuffix(
        """
        static: warning[content-unread-folder]: nothing in this folder is read or published: Zoetrope reads only Content and Templates
           move files to publish unchanged to Content/public, and style sheets to Templates/assets

        """))
  }

  @Test func tellsNothingOfAFolderThatItIsPublishedInto() throws {
    let folder = try TemporaryFolder([
      "Content/pages/a.md": "---\ntitle: A\n---\n", "public/index.html": "x", "static/a.txt": "x",
    ])
    let collector = DiagnosticCollector()
    var options = Site.Options(
      folder: folder.path, baseURL: try BaseURL("https://ana.example"),
      audience: Audience(now: try Instant(seconds: 0)), jobs: 1)
    options.output = folder.path + "/./public"
    _ = Site(options, collector)
    #expect(collector.diagnostics.compactMap(\.place?.file) == ["static"])
  }

  @Test func makesNoPageOfTheTextsOfHugosLists() throws {
    let site = try made([
      "Content/_index.md": "x", "Content/trips/_index.md": "x", "Content/pages/a/_index.md": "x",
    ])
    #expect(
      site.report == """
        Content/_index.md: warning[content-foreign-index]: Zoetrope doesn't read '_index.md', which has a list's text in Hugo
           rename it to 'index.md'
        Content/pages/a/_index.md: warning[content-foreign-index]: Zoetrope doesn't read '_index.md', which has a folder's text in Hugo; only whole kinds have lists
           to make a page from it, rename it, for example to 'about.md'
        Content/trips/_index.md: warning[content-foreign-index]: Zoetrope doesn't read '_index.md', which has a list's text in Hugo
           rename it to 'index.md'

        """)
    #expect(site.products.allSatisfy { !$0.path.contains("_index") })
  }

  @Test func tellsNamesThatWindowsCannotHold() throws {
    let site = try made([
      "Content/public/a:b.txt": "x", "Content/public/aux/c.txt": "x", "Content/public/d.txt ": "x",
      "Content/public/.well-known/e.txt": "x", "Content/public/f.txt": "x",
      // This file is refused, which is enough.
      "Content/public/g\\h.txt": "x",
    ])
    #expect(
      site.report == """
        Content/public/a:b.txt: warning[content-windows-name]: Windows can't store a file with this name: it contains ':', which file names can't contain on Windows
           rename it
        Content/public/aux/c.txt: warning[content-windows-name]: Windows can't store a file with this name: it is a device name on Windows
           rename it
        Content/public/d.txt : warning[content-windows-name]: Windows can't store a file with this name: it ends in a space or dot, which Windows removes
           rename it
        Content/public/g\\h.txt: error[publish-path]: the path has a '\\', which browsers read as '/'
           write '-' instead
           note: it would be published as 'g\\h.txt'

        """)
    #expect(site.files["a:b.txt"] != nil)
  }

  @Test func countsTheWordsThatALanguageLacks() throws {
    let english = try #require(Theme.files.first { $0.path == "words/en.json" }?.text)
    var german = try JSONDecoder().decode([String: String].self, from: Data(english.utf8))
    for key in ["buy", "delay"] { german[key] = nil }
    func site() throws -> MadeSite {
      try made([
        "Content/site.json": #"{ "locale": "de_DE" }"#,
        "Content/pages/a.md": "---\ntitle: A\n---\n",
        "Templates/words/de.json": .text(
          String(decoding: try JSONEncoder().encode(german), as: UTF8.self)),
      ])
    }
    #expect(
      try site().report == """
        Templates/words/de.json: warning[words-missing]: 2 words are missing here, so pages show English ones: 'buy', 'delay'
           write each of them, such as "buy": "Buy {title} for {price}"

        """)
    german["archive.title"] = nil
    german["tags"] = nil
    #expect(
      try site().report == """
        Templates/words/de.json: warning[words-missing]: 4 words are missing here, so pages show English ones: 'archive.title', 'buy', 'delay', …
           write each of them, such as "archive.title": "Trips in {year}"
           note: all that are missing: archive.title, buy, delay, tags

        """)
  }

  @Test func refusesAPictureThatIsCalledAsAnotherKind() throws {
    let site = try made([
      "Content/pages/a.md": "---\ntitle: A\n---\n![A shot](shot.heic)\n",
      "Content/pages/shot.heic": .gif(2, 2),
    ])
    #expect(
      site.report == """
        Content/pages/shot.heic: error[image-wrong-name]: the extension is for HEIC files, but the image is GIF
           rename it to 'shot.gif', also where it is used

        """)
  }
}
