import TestSupport
import Testing

@testable import Application

@Suite struct ImageTests {
  private static let files: [String: TemporaryFolder.File] = [
    "Content/photos/wide.gif": .gif(40, 30),
    "Content/photos/turned.jpg": .turnedJPEG(40, 30),
    "Content/photos/wide.md": "---\ntitle: Wide\nslug: w\nfile: wide.gif\nalt: A wide one\n---\n",
    "Content/photos/100% #1.gif": .gif(7, 7),
    "Content/trips/lisbon/index.md":
      "---\nslug: lx\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n",
    "Content/trips/lisbon/tram.gif": .gif(20, 10),
    "Content/notes.txt": "notes",
  ]

  private func page(_ image: String, _ markdown: String = "") throws -> MadeSite {
    var files = Self.files
    let key = image.isEmpty ? "" : "image: \"\(image)\"\n"
    files["Content/pages/note.md"] = .text("---\ntitle: Note\n\(key)---\n\(markdown)\n")
    if (image + markdown).contains("far.md") {
      files["Content/photos/far.md"] = "---\ntitle: Far\nurl: https://photos.example/far.jpg\n---\n"
    }
    return try made(files)
  }

  @Test(arguments: [
    ("../photos/wide.gif", #"src="/photos/wide.gif" alt="" width="40" height="30""#),
    ("../photos/turned.jpg", #"src="/photos/turned.jpg" alt="" width="30" height="40""#),
    ("/photos/wide.gif", #"src="/photos/wide.gif" alt="" width="40" height="30""#),
    ("../photos/wide.md", #"src="/photos/wide.gif" alt="" width="40" height="30""#),
    ("../photos/far.md", #"src="https://photos.example/far.jpg" alt="""#),
    ("../photos/100% #1.gif", #"src="/photos/100%25%20%231.gif" alt="" width="7" height="7""#),
    (
      "../photos/100%25%20%231.gif", #"src="/photos/100%25%20%231.gif" alt="" width="7" height="7""#
    ),
    ("../trips/lisbon/tram.gif", #"src="/trips/lx/tram.gif" alt="" width="20" height="10""#),
    ("/trips/lisbon/tram.gif", #"src="/trips/lx/tram.gif" alt="" width="20" height="10""#),
    ("https://ana.example/a b.jpg", #"src="https://ana.example/a%20b.jpg" alt="""#),
    ("//cdn.example/a.jpg", #"src="//cdn.example/a.jpg" alt="""#),
  ])
  func showsTheImageOfAKey(_ written: String, markup: String) throws {
    let site = try page(written)
    #expect(site.reportOfTexts == "")
    #expect(site["note/index.html"].contains("<img \(markup)"), "\(site["note/index.html"])")
  }

  @Test(arguments: [
    (
      "x ![a](../photos/wide.gif)",
      #"<img src="/photos/wide.gif" alt="a" width="40" height="30" loading="lazy" />"#
    ),
    (
      "x ![a](../photos/turned.jpg)",
      #"<img src="/photos/turned.jpg" alt="a" width="30" height="40" loading="lazy" />"#
    ),
    (
      "x ![a](/trips/lx/tram.gif)",
      #"<img src="/trips/lx/tram.gif" alt="a" width="20" height="10" loading="lazy" />"#
    ),
    (
      "x ![a](../photos/wide.md)",
      #"<img src="/photos/wide.gif" alt="a" width="40" height="30" loading="lazy" />"#
    ),
    ("x ![a](../photos/far.md)", #"<img src="https://photos.example/far.jpg" alt="a" />"#),
    ("x ![a](https://b.example/b.jpg)", #"<img src="https://b.example/b.jpg" alt="a" />"#),
    ("![a](../photos/wide.md)", #"<a href="/photos/w/">"#),
  ])
  func showsTheImageOfAText(_ markdown: String, markup: String) throws {
    let site = try page("", markdown)
    #expect(site.reportOfTexts == "")
    #expect(site["note/index.html"].contains(markup), "\(site["note/index.html"])")
  }

  @Test func tellsOfEveryImageThatCannotBeShown() throws {
    let site = try page(
      "../photos/wyde.gif",
      "![a](nowhere.gif) ![b](../notes.txt) ![c](../trips/lisbon/index.md) ![d]() ![e](../../x.gif)"
    )
    #expect(
      site.report == """
        Content/pages/note.md:3:8: error[content-missing-file]: 'image' names a file that doesn't exist
            3 | image: "../photos/wyde.gif"
              |        ^~~~~~~~~~~~~~~~~~~~ did you mean '../photos/wide.gif'?
        Content/pages/note.md:5:6: error[link-broken-image]: this image doesn't exist
            5 | ![a](nowhere.gif) ![b](../notes.txt) ![c](../trips/lisbon/index.md) ![d]() ![e](../../x.gif)
              |      ^~~~~~~~~~~ write the image's path relative to this file
        Content/pages/note.md:5:24: error[link-not-an-image]: this file isn't an image
            5 | ![a](nowhere.gif) ![b](../notes.txt) ![c](../trips/lisbon/index.md) ![d]() ![e](../../x.gif)
              |                        ^~~~~~~~~~~~ name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF, or remove the '!' to write a link
        Content/pages/note.md:5:43: error[link-broken-image]: this is a page, not an image
            5 | ![a](nowhere.gif) ![b](../notes.txt) ![c](../trips/lisbon/index.md) ![d]() ![e](../../x.gif)
              |                                           ^~~~~~~~~~~~~~~~~~~~~~~~ write '[…](../trips/lisbon/index.md)' to link to it
        Content/pages/note.md:5:74: error[link-broken-image]: this image doesn't exist
            5 | ![a](nowhere.gif) ![b](../notes.txt) ![c](../trips/lisbon/index.md) ![d]() ![e](../../x.gif)
              |                                                                          ^ write the image's path relative to this file
        Content/pages/note.md:5:81: error[link-outside-content]: this path leads outside Content/
            5 | ![a](nowhere.gif) ![b](../notes.txt) ![c](../trips/lisbon/index.md) ![d]() ![e](../../x.gif)
              |                                                                                 ^~~~~~~~~~~ write the path of a file in Content/

        """)
  }

  @Test(arguments: [
    ("javascript://x", "content-unsafe-address"), ("../notes.txt", "content-not-an-image"),
    ("../trips/lisbon/index.md", "content-not-an-image"), ("..", "content-not-an-image"),
    ("../../x.gif", "link-outside-content"), ("../trips", "content-not-an-image"),
    ("data:image/png;base64,AA", "content-missing-file"),
  ])
  func refusesWhatIsNoImage(_ written: String, id: String) throws {
    #expect(try page(written).ids == [id])
  }

  /// The photo is on the list, its own page, its trip's page, home and in a text.
  @Test func tellsOfALostPhotoOnce() throws {
    let site = try made([
      "Content/trips/lisbon.md":
        "---\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n![](../photos/a.md)\n",
      "Content/photos/a.md":
        "---\ntitle: A\nfile: a.jpg\ntrip: lisbon\nbuyURL: https://ana.example\n---\n",
    ])
    #expect(
      site.report == """
        Content/photos/a.md:3:7: error[content-missing-file]: 'file' names a file that doesn't exist
            3 | file: a.jpg
              |       ^~~~~ put it at Content/photos/a.jpg

        """)
  }

  @Test func tellsOfABrokenImageOnce() throws {
    let site = try made([
      "Content/photos/a.md": "---\ntitle: A\nfile: a.jpg\n---\n![](a.jpg)\n",
      "Content/photos/a.jpg": .bytes([0xFF, 0xD8, 0xFF, 0xE0, 0]),
      "Content/photos/b.md": "---\ntitle: B\nfile: b.svg\n---\n",
      "Content/photos/b.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ])
    #expect(site.ids == ["image-ends-early", "content-not-an-image"])
  }

  /// A photo whose file is another photo, or itself, must not cause endless recursion.
  @Test(arguments: ["b.md", "a.md", "."])
  func aPhotoIsNoImageFile(file: String) throws {
    let site = try made([
      "Content/photos/a/index.md": .text("---\ntitle: A\nslug: a\nfile: \(file)\n---\n"),
      "Content/photos/a/a.md": "---\ntitle: A2\nslug: a2\nfile: b.md\n---\n",
      "Content/photos/a/b.md": "---\ntitle: B\nfile: a.md\n---\n",
    ])
    #expect(Set(site.ids) == ["content-not-an-image"])
    #expect(site.ids.count == 3)
  }

  @Test(arguments: [
    ("ana", "ana.jpg"), ("ana", "ana.png"), ("ana", "ana.webp"), ("ana", "ana.gif"),
    ("ana", "ana.jpeg"), ("ana.gif", "ana.gif"), ("faces/ana", "faces/ana.gif"),
  ])
  func findsAPortraitByItsName(name: String, file: String) throws {
    let site = try made([
      "Content/people/ana.md":
        .text("---\nfirstName: Ana\nlastName: Lima\nimageName: \(name)\n---\n"),
      "Content/people/\(file)": .gif(4, 5),
    ])
    #expect(!site.report.contains("error"), "\(site.report)")
    #expect(
      site["people/ana/index.html"].contains(
        "<img src=\"/people/\(file)\" alt=\"\" width=\"4\" height=\"5\""))
  }

  @Test func tellsOfALostPortrait() throws {
    let site = try made([
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\nimageName: ana\n---\n"
    ])
    #expect(
      site.report == """
        Content/people/ana.md:4:12: error[content-missing-file]: 'imageName' names a file that doesn't exist
            4 | imageName: ana
              |            ^~~ put it at Content/people/ana

        """)
  }
}
