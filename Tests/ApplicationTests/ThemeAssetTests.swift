import Foundation
import TestSupport
import Testing

@testable import Application

@Suite struct ThemeAssetTests {
  private func page(_ template: String) -> [String: TemporaryFolder.File] {
    ["Content/pages/note.md": "---\ntitle: Note\n---\n", "Templates/article.html": .text(template)]
  }

  /// Returns the published path of an asset, by the parts before and after its hash.
  private func path(_ site: MadeSite, _ start: String, _ end: String) throws -> String {
    let paths = site.files.keys.filter {
      $0.hasPrefix(start) && $0.hasSuffix(end) && $0.count == start.count + 8 + end.count
    }
    #expect(paths.count == 1, "\(site.files.keys.sorted())")
    return try #require(paths.first)
  }

  private func integrity(_ bytes: [UInt8]) -> String {
    "sha384-" + Data(SHA384Digest.hash(bytes)).base64EncodedString()
  }

  @Test func theNameOfAnAssetIsMadeOfItsBytes() throws {
    var files = page(#"<link rel="stylesheet" href="/assets/own.css"><img src="/assets/a.gif">"#)
    files["Templates/assets/own.css"] = "body { color: teal }"
    files["Templates/assets/a.gif"] = .gif(2, 1)
    let site = try made(files)
    #expect(site.report == "")
    let css = try path(site, "assets/own.", ".css")
    let gif = try path(site, "assets/a.", ".gif")
    let hash = integrity(site.files[css] ?? [])
    #expect(
      site["note/index.html"] == """
        <link rel="stylesheet" href="/\(css)" integrity="\(hash)" crossorigin="anonymous">\
        <img src="/\(gif)">
        """)
    #expect(site.files["assets/own.css"] == nil)
    let again = try made(files)
    #expect(again.files[css] == site.files[css])
    files["Templates/assets/own.css"] = "body { color: navy }"
    let changed = try made(files)
    #expect(changed.files[css] == nil)
    #expect(changed.files[gif] == site.files[gif])
  }

  @Test(arguments: [nil, "https://ana.example/sub/"])
  func aStyleSheetNamesWhatIsPublished(base: String?) throws {
    var files = page(#"<link rel="stylesheet" href="/assets/css/own.css">"#)
    files["Templates/assets/css/own.css"] = """
      @import "more.css"; a { b: url(../a.gif?x#y) url('/assets/a.gif') url(data:,) url(#z) }
      c { d: url(https://x.example/a) url(/note/) }
      """
    files["Templates/assets/css/more.css"] = "p { src: url(../fonts/f.woff2) }"
    files["Templates/assets/fonts/f.woff2"] = .bytes([1, 2, 3])
    files["Templates/assets/a.gif"] = .gif(2, 1)
    let site = try made(files, Asked(baseURL: base))
    #expect(site.report == "")
    let more = try path(site, "assets/css/more.", ".css")
    let gif = try path(site, "assets/a.", ".gif")
    let font = try path(site, "assets/fonts/f.", ".woff2")
    let prefix = base == nil ? "" : "/sub"
    #expect(
      site[try path(site, "assets/css/own.", ".css")] == """
        @import "\(more.dropFirst("assets/css/".count))"; \
        a { b: url(../\(gif.dropFirst("assets/".count))?x#y) url('\(prefix)/\(gif)') url(data:,) url(#z) }
        c { d: url(https://x.example/a) url(\(prefix)/note/) }
        """)
    #expect(site[more] == "p { src: url(../\(font.dropFirst("assets/".count))) }")
  }

  @Test func aScriptNamesWhatIsPublished() throws {
    var files = page(#"<script type="module" src="/assets/a.js"></script>"#)
    files["Templates/assets/a.js"] =
      "import x from './lib/b.js'; import 'bare'; fetch('/assets/data.json'); y('/nothing/')"
    files["Templates/assets/lib/b.js"] = "export default 1"
    files["Templates/assets/data.json"] = "{}"
    let site = try made(files)
    #expect(site.report == "")
    let script = try path(site, "assets/a.", ".js")
    let library = try path(site, "assets/lib/b.", ".js")
    let data = try path(site, "assets/data.", ".json")
    #expect(
      site[script] == """
        import x from './\(library.dropFirst("assets/".count))'; import 'bare'; \
        fetch('/\(data)'); y('/nothing/')
        """)
    #expect(
      site["note/index.html"].contains("integrity=\"\(integrity(site.files[script] ?? []))\""))
  }

  @Test func aPreviewKeepsTheNames() throws {
    var files = page(#"<link rel="stylesheet" href="/assets/a.css">"#)
    files["Templates/assets/a.css"] = "a { b: url(c.txt) }"
    files["Templates/assets/c.txt"] = "1"
    var asked = Asked()
    asked.fingerprints = false
    let site = try made(files, asked)
    #expect(site.report == "")
    #expect(site["note/index.html"] == #"<link rel="stylesheet" href="/assets/a.css">"#)
    #expect(site["assets/a.css"] == "a { b: url(c.txt) }")
    #expect(site["assets/c.txt"] == "1")
  }

  /// A change of the last file in a chain of imports renames all files before it.
  @Test func aChangeChangesTheNamesOfAllThatNameIt() throws {
    var files = page(#"<link rel="stylesheet" href="/assets/a.css">"#)
    files["Templates/assets/a.css"] = "@import 'b.css';"
    files["Templates/assets/b.css"] = "a { b: url(c.txt) }"
    files["Templates/assets/c.txt"] = "1"
    let first = try made(files)
    files["Templates/assets/c.txt"] = "2"
    let second = try made(files)
    let shared = Set(first.files.keys).intersection(second.files.keys)
    #expect(!shared.contains { $0.hasPrefix("assets/a.") || $0.hasPrefix("assets/b.") })
    #expect(first["note/index.html"] != second["note/index.html"])
  }

  @Test func someFilesKeepTheirNames() throws {
    var files = page("")
    let names = ["favicon.ico", "robots.txt", "app.webmanifest", "sw.js", "CNAME"]
    for name in names {
      files["Templates/assets/\(name)"] = name == "favicon.ico" ? .gif(1, 1) : .text("x")
    }
    files["Content/photos/pli.gif"] = .gif(4, 3)
    files["Content/photos/pli.md"] = "---\ntitle: A\nfile: pli.gif\n---\n"
    let site = try made(files)
    for name in names { #expect(site.files["assets/\(name)"] != nil, "\(name)") }
    #expect(site.files["photos/pli.gif"] != nil)
    #expect(site.report.contains("asset-unused") == false)
  }

  @Test func tellsOfCyclesAndOfAddressesThatLeadNowhere() throws {
    var files = page(#"<link rel="stylesheet" href="/assets/a.css">"#)
    files["Templates/assets/a.css"] = "@import 'b.css';\na { b: url(fonts/c.woff2) }\n"
    files["Templates/assets/b.css"] = "@import url(a.css);\n"
    files["Templates/assets/fonts/c.woff"] = .bytes([1])
    files["Templates/assets/d.js"] = "import '/assets/e.js'\n"
    let site = try made(files)
    #expect(
      site.report == """
        Templates/assets/a.css:2:12: error[asset-broken-link]: nothing is published at this address
            2 | a { b: url(fonts/c.woff2) }
              |            ^~~~~~~~~~~~~ did you mean '/assets/fonts/c.woff'?
        Templates/assets/b.css:1:13: error[asset-import-cycle]: these files import each other: /assets/a.css, /assets/b.css, /assets/a.css
            1 | @import url(a.css);
              |             ^~~~~ move the shared part into a separate file
        Templates/assets/d.js: warning[asset-unused]: nothing uses this file
           write '/assets/d.js' in a template, style sheet or text that needs it, or delete it
        Templates/assets/d.js:1:9: error[asset-broken-link]: nothing is published at this address
            1 | import '/assets/e.js'
              |         ^~~~~~~~~~~~ did you mean '/assets/d.js'?
        Templates/assets/fonts/c.woff: warning[asset-unused]: nothing uses this file
           write '/assets/fonts/c.woff' in a template, style sheet or text that needs it, or delete it

        """)
  }

  @Test func tellsOfEachLinkOfATemplateOnce() throws {
    var files = page("")
    files["Templates/article.html"] = nil
    files["Content/trips/lisbon.md"] = "---\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n"
    files["Templates/components/link.html"] = """
      <a href="/trips/lisbn/">{{linkText}}</a>
      <img src="/assets/none.png" srcset="/trips/lisbon/ 1x, /b.png 2x" alt="">
      <p style="background: url(/assets/none.svg)"><a href="trips/">x</a></p>
      <form action="/api/send"></form><a href="/trips/lisbon/">y</a>
      """
    let site = try made(files)
    #expect(
      site.report == """
        Templates/components/link.html:1:10: error[template-broken-link]: nothing is published at this address
            1 | <a href="/trips/lisbn/">{{linkText}}</a>
              |          ^~~~~~~~~~~~~ did you mean '/trips/lisbon/'?
        Templates/components/link.html:2:11: error[template-broken-link]: nothing is published at this address
            2 | <img src="/assets/none.png" srcset="/trips/lisbon/ 1x, /b.png 2x" alt="">
              |           ^~~~~~~~~~~~~~~~ write the address of a page, or of a file in Templates/assets/
        Templates/components/link.html:2:56: error[template-broken-link]: nothing is published at this address
            2 | <img src="/assets/none.png" srcset="/trips/lisbon/ 1x, /b.png 2x" alt="">
              |                                                        ^~~~~~ write the address of a page, or of a file in Templates/assets/
        Templates/components/link.html:3:27: error[template-broken-link]: nothing is published at this address
            3 | <p style="background: url(/assets/none.svg)"><a href="trips/">x</a></p>
              |                           ^~~~~~~~~~~~~~~~ write the address of a page, or of a file in Templates/assets/
        Templates/components/link.html:3:55: error[template-relative-link]: a relative link leads somewhere else on each page that uses the template
            3 | <p style="background: url(/assets/none.svg)"><a href="trips/">x</a></p>
              |                                                       ^~~~~~ write it from the root: '/trips/'

        """)
  }
}
