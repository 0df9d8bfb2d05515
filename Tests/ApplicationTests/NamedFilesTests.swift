import Content
import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Application

/// Selection of the files beside content that are published.
@Suite struct NamedFilesTests {
  private func page(_ body: String, _ more: String = "") -> TemporaryFolder.File {
    .text("---\ntitle: A\n\(more)---\n\(body)\n")
  }

  /// Returns the published files that are neither pages nor part of the theme.
  private func files(_ site: MadeSite) -> [String] {
    site.products.filter { [.image, .asset].contains($0.kind) && $0.source != nil }.map(\.path)
      .filter { site.files[$0] != nil }.sorted()
  }

  @Test func whatATextNamesGoesOut() throws {
    let site = try made([
      "Content/pages/a.md": page(
        """
        [one](1.txt) ![two](2.gif) [three][3] <3.txt> [five](/5.txt#top) [six](/six/)

        `[no](no-1.txt)` \\[no](no-2.txt) no-3.txt

        [3]: <3 three.txt> "Three"
        """),
      "Content/index.md": "[seven](pages/7.txt)\n", "Content/trips/index.md": "![](8.gif)\n",
      "Content/pages/1.txt": "x", "Content/pages/2.gif": .gif(1, 1),
      "Content/pages/3 three.txt": "x", "Content/5.txt": "x", "Content/six/index.html": "x",
      "Content/pages/7.txt": "x", "Content/trips/8.gif": .gif(1, 2),
      "Content/pages/no-1.txt": "x", "Content/pages/no-2.txt": "x", "Content/pages/no-3.txt": "x",
      "Content/trips/x.md": "---\ndeparture: 2026-01-10\narrival: 2026-01-10\ntitle: X\n---\n",
    ])
    #expect(
      files(site) == [
        "5.txt", "pages/1.txt", "pages/2.gif", "pages/3 three.txt", "pages/7.txt",
        "six/index.html", "trips/8.gif",
      ])
    #expect(
      site.report == """
        Content/pages/no-1.txt: warning[content-unnamed-files]: nothing on the site uses this file \
        and 2 more, so they aren't published
           to make a page of them, save the text as Markdown, in a file that ends in .md; or link to them, or move them elsewhere
           note: the same goes for 'Content/pages/no-2.txt', 'Content/pages/no-3.txt'

        """)
  }

  @Test func rawHTMLNamesFilesWhereItIsKept() throws {
    let text = """
      <a href="1.txt">x</a> <img src='/2.gif' srcset="3.gif 2x"> <a href="/a/4.txt">x</a>
      """
    let site = { (settings: String) in
      try made([
        "Content/site.json": .text(settings), "Content/pages/a/index.md": page(text),
        "Content/pages/a/1.txt": "x", "Content/2.gif": .gif(1, 1),
        "Content/pages/a/3.gif": .gif(1, 1), "Content/pages/a/4.txt": "x",
      ])
    }
    #expect(
      files(try site(#"{ "unsafeHTML": true }"#)) == ["2.gif", "a/1.txt", "a/3.gif", "a/4.txt"])
    #expect(files(try site("{}")) == [])
  }

  @Test func whatKeysNameGoesOut() throws {
    let site = try made([
      "Content/pages/a.md": page("", "image: 1.gif\n"),
      "Content/photos/p.md": "---\ntitle: P\nfile: 2.gif\n---\n",
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\nimageName: 3\n---\n",
      "Content/index.md": "---\nimage: 4.gif\n---\n",
      "Content/pages/1.gif": .gif(1, 1), "Content/photos/2.gif": .gif(1, 1),
      "Content/people/3.gif": .gif(1, 1), "Content/4.gif": .gif(1, 1),
    ])
    #expect(site.report == "")
    #expect(files(site) == ["4.gif", "pages/1.gif", "people/3.gif", "photos/2.gif"])
  }

  @Test func whatSettingsTemplatesStylesAndScriptsNameGoesOut() throws {
    let site = try made([
      "Content/site.json":
        #"{ "navigation": [{"name": "Map", "url": "/1.txt"}] }"#,
      "Content/pages/a.md": page(""),
      "Templates/article.html":
        #"<link rel="stylesheet" href="/assets/x.css"><script src="/assets/x.js"></script><a href="/2.txt">x</a><p style="background: url(/3.gif)">"#,
      "Templates/assets/x.css": "body { background: url('/4.gif') }",
      "Templates/assets/x.js": "fetch('/5.txt'); fetch('/none.txt')",
      "Content/1.txt": "x", "Content/2.txt": "x", "Content/3.gif": .gif(1, 1),
      "Content/4.gif": .gif(1, 1), "Content/5.txt": "x",
    ])
    #expect(site.diagnostics.filter { $0.severity == .error } == [])
    #expect(
      files(site).filter { !$0.hasPrefix("assets") } == [
        "1.txt", "2.txt", "3.gif", "4.gif", "5.txt",
      ])
  }

  @Test func whatOnlyADraftNamesStaysAtHomeAndIsNotTold() throws {
    let folder = try TemporaryFolder([
      "Content/pages/a.md": page("[x](../1.txt)"),
      "Content/pages/b.md": page("[x](../1.txt) [y](../2.txt) ![](../3.gif)", "draft: true\n"),
      "Content/1.txt": "x", "Content/2.txt": "x", "Content/3.gif": .gif(1, 1),
    ])
    let site = try folder.make()
    #expect(site.report == "")
    #expect(files(site) == ["1.txt"])
    #expect(files(try folder.make(Asked(drafts: true))) == ["1.txt", "2.txt", "3.gif"])
  }

  @Test func theFolderPublicGoesOutAsItIsAtTheRoot() throws {
    let site = try TemporaryFolder([
      "Content/pages/a.md": page(
        "[x](../public/1.txt) [y](/1.txt) ![](../public/deep/er.gif) ![](/deep/er.gif)"),
      "Content/public/1.txt": "x", "Content/public/deep/er.gif": .gif(1, 1),
      "Content/public/page/index.html": "<p>x", "Content/public/data.json": "[{]",
      "Content/public/readme.md": "---\n[", "Content/public/logo.svg": "<svg/>",
      "Content/public/.well-known/acme/1": "x", "Content/public/.nojekyll": "",
      "Content/public/.env": "x", "Content/public/.git/HEAD": "x", "Content/public/x.html.bak": "x",
      "Content/public/site.json/x": "x",
    ]).make(Asked(baseURL: "https://ana.example/sub"))
    #expect(site.report == "")
    #expect(
      files(site) == [
        ".nojekyll", ".well-known/acme/1", "1.txt", "data.json", "deep/er.gif", "logo.svg",
        "page/index.html", "readme.md", "site.json/x",
      ])
    #expect(site["readme.md"] == "---\n[")
    #expect(site["a/index.html"].contains(#"<a href="/sub/1.txt">x</a> <a href="/sub/1.txt">"#))
    #expect(site["a/index.html"].contains(#"src="/sub/deep/er.gif""#))
  }

  /// Metadata with the place of a photo is removed in all folders.
  @Test func imagesInPublicLoseTheirMetadata() throws {
    let site = try made([
      "Content/pages/a.md": page(""), "Content/public/a.jpg": .turnedJPEG(2, 1),
      "Content/public/b.heic": "x", "Content/public/c.xmp": "<x:xmpmeta/>",
    ])
    let jpeg = try #require(site.files["a.jpg"])
    guard case .bytes(let source) = TemporaryFolder.File.turnedJPEG(2, 1) else { return }
    #expect(try ImageFile(source)?.cleaned() == jpeg)
    #expect(
      site.report == """
        Content/public/b.heic: error[image-cannot-be-cleaned]: HEIC files can't be published: they may reveal where, with what and by whom they were made, and that can't be removed
           export it as JPEG or PNG
        Content/public/c.xmp: error[image-cannot-be-cleaned]: XMP files can't be published: they may reveal where, with what and by whom a photo was taken
           keep it out of Content

        """)
  }

  @Test(arguments: [
    "CNAME", "_headers", ".nojekyll", ".htaccess", ".well-known/security.txt", "robots.txt",
    "ads.txt", "humans.txt", "security.txt", "llms.txt", "favicon.ico", "favicon-32x32.png",
    "apple-touch-icon.png", "apple-touch-icon-precomposed.png", "manifest.webmanifest",
    "google0123456789abcdef.html", "BingSiteAuth.xml", "pinterest-a1b2c.html",
    "yandex_0f9e.html", "keybase.txt", "0123456789abcdef0123456789abcdef.txt",
  ])
  func whatHostsAndCrawlersLookForGoesOut(_ name: String) throws {
    let isImage = name.hasSuffix(".png") || name.hasSuffix(".ico")
    let file: TemporaryFolder.File = isImage ? .gif(1, 1) : "x"
    let site = try made(["Content/pages/a.md": page(""), "Content/\(name)": file])
    #expect(site.diagnostics.filter { $0.id != "image-misnamed" } == [])
    #expect(files(site) == [name])
    // In other folders it is an ordinary file, or hidden.
    let other = try made(["Content/pages/a.md": page(""), "Content/trips/\(name)": file])
    #expect(files(other) == [])
  }

  @Test(arguments: [
    "google-maps.html", "google.html", "deadbeef.txt", "cname", "notes.txt", "Robots.text",
  ])
  func whatOnlyLooksLikeThatDoesNot(_ name: String) throws {
    let site = try made(["Content/pages/a.md": page(""), "Content/\(name)": "x"])
    #expect(files(site) == [])
    #expect(site.ids == ["content-unnamed-files"])
  }

  @Test func whatEditorsLeaveBehindIsNotLookedAt() throws {
    var files: [String: TemporaryFolder.File] = [
      "Content/pages/a.md": page(""),
      "Content/trips/4913/index.md":
        "---\ndeparture: 2026-01-10\narrival: 2026-01-10\ntitle: X\n---\n",
      "Content/pages/sediment/index.md": page(""),
    ]
    for name in [
      "a.md.bak", "a.md.orig", "a.md.tmp", "a.md.save", "a.md.rej", "a.md~", "4913", "sedAb12Cd",
      "film.mp4.part", "Thumbs.db", "x.crdownload", ".a.md.swp", "#a.md#",
    ] {
      files["Content/pages/\(name)"] = "x"
      files["Content/public/\(name)"] = "x"
    }
    let site = try made(files)
    #expect(site.report == "")
    #expect(self.files(site) == [])
    #expect(site.files["trips/4913/index.html"] != nil)
    #expect(site.files["sediment/index.html"] != nil)
  }

  /// Such a file does not keep the site from being published unless something names it.
  @Test func whatCanNotBePublishedIsAnErrorOnlyWhereItIsNamed() throws {
    let files: [String: TemporaryFolder.File] = [
      "Content/pages/shot.heic": "x", "Content/pages/film.mp4": "x",
      "Content/pages/broken.gif": "GIF89a", "Content/pages/draw.svg": "<svg/>",
    ]
    let site = try made(files.merging(["Content/pages/a.md": page("")]) { $1 })
    #expect(
      site.report == """
        Content/pages/broken.gif: warning[content-unnamed-files]: nothing on the site uses this file and 2 more, so they aren't published
           link to it, move it to Content/public to publish it unchanged, or move it elsewhere
           note: the same goes for 'Content/pages/draw.svg', 'Content/pages/shot.heic'
        Content/pages/film.mp4: warning[content-unnamed-files]: nothing on the site uses this file, so it isn't published
           link to where the video is hosted, and move it elsewhere: MPEG-4 files may reveal where they were recorded

        """)
    let named = try made(
      files.merging(["Content/pages/a.md": page("[a](shot.heic) [b](film.mp4) [c](broken.gif)")]) {
        $1
      })
    #expect(
      named.diagnostics.filter { $0.severity == .error }.compactMap(\.place?.file) == [
        "Content/pages/broken.gif", "Content/pages/film.mp4", "Content/pages/shot.heic",
      ])
  }

  /// No link makes such a file publishable.
  @Test func saysWhatToDoWithFilesThatAnAlbumCanNotShow() throws {
    let site = try made([
      "Content/photos/ice/index.md": "---\ntitle: Ice\nphotos: [{file: a.png, alt: A}]\n---\n",
      "Content/photos/ice/a.png": .png(8, 6), "Content/photos/ice/a.NEF": "x",
      "Content/photos/ice/b.nef": "x", "Content/photos/ice/c.mov": "x",
      "Content/photos/ice/a.xmp": "x", "Content/photos/ice/loose/d.jpg": "x",
    ])
    #expect(
      site.report == """
        Content/photos/ice/a.NEF: warning[content-unnamed-files]: nothing on the site uses this file and one more, so they aren't published
           export them as JPEGs, or move them elsewhere: pages can't show camera raw files
           note: the same goes for 'Content/photos/ice/b.nef'
        Content/photos/ice/a.xmp: warning[content-unnamed-files]: nothing on the site uses this file, so it isn't published
           move it elsewhere: XMP files may reveal where a photo was taken
        Content/photos/ice/c.mov: warning[content-unnamed-files]: nothing on the site uses this file, so it isn't published
           link to where the video is hosted, and move it elsewhere: QuickTime files may reveal where they were recorded
        Content/photos/ice/loose/d.jpg: warning[content-unnamed-files]: nothing on the site uses this file, so it isn't published
           make its folder an album with 'zoetrope new album', create photos with 'zoetrope new photos', link to it, or move it elsewhere

        """)
  }

  @Test func clashesOfPublicFilesAreToldAtTheFile() throws {
    let site = try made([
      "Content/pages/a.md": page(""), "Content/public/a/index.html": "x",
      "Content/public/A/more.txt": "x", "Content/public/assets/site.css": "x",
      "Content/CNAME": "a", "Content/public/CNAME": "b",
    ])
    let errors = site.diagnostics.filter { $0.severity == .error }
    #expect(
      Set(errors.map(\.id.text)).isSubset(of: ["site-duplicate-address", "site-file-is-folder"]))
    #expect(errors.allSatisfy { $0.place?.file.hasPrefix("Content/") == true })
    #expect(errors.count >= 3)
  }

  /// The warning lists a few names and the number of the others.
  @Test func theRestIsCounted() throws {
    var files: [String: TemporaryFolder.File] = ["Content/pages/a.md": page("")]
    for number in 10..<30 { files["Content/\(number).txt"] = "x" }
    #expect(
      try made(files).report == """
        Content/10.txt: warning[content-unnamed-files]: nothing on the site uses this file and 19 \
        more, so they aren't published
           link to it, move it to Content/public to publish it unchanged, or move it elsewhere
           note: the same goes for 'Content/11.txt', 'Content/12.txt', 'Content/13.txt', \
        'Content/14.txt', …

        """)
  }
}
