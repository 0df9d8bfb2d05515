import Diagnostics
import TestSupport
import Testing

@testable import Application

/// The policy in `_headers`.
@Suite struct SecurityPolicyTests {
  /// The policy of a site that loads nothing from other hosts, with other values for some
  /// directives.
  private static func policy(_ others: [String: String] = [:]) -> String {
    let directives = [
      ("default-src", "'self'"), ("script-src", nil), ("script-src-attr", nil),
      ("connect-src", nil),
      ("frame-src", nil), ("img-src", "'self' data:"), ("media-src", nil), ("font-src", nil),
      ("style-src", "'self'"), ("style-src-attr", "'unsafe-inline'"), ("manifest-src", nil),
      ("worker-src", nil), ("object-src", "'none'"), ("base-uri", "'none'"),
      ("form-action", "'self'"), ("frame-ancestors", "'self'"),
    ]
    let text = directives.compactMap { name, words in
      (others[name] ?? words).map { "\(name) \($0)" }
    }.joined(separator: "; ")
    return "/*\n  Content-Security-Policy: \(text)\n  X-Content-Type-Options: nosniff\n"
  }

  private func headers(
    _ files: [String: TemporaryFolder.File], settings: String = ""
  ) throws -> String {
    var files = files
    files["Content/site.json"] = .text(#"{"baseURL": "https://ana.example"\#(settings)}"#)
    return try made(files)["_headers"]
  }

  @Test func pagesOfTheThemeLoadNothingOfOthers() throws {
    #expect(try headers([:]) == Self.policy())
  }

  @Test(arguments: [
    "<b>{{title}}</b> <a href=\"https://b.example\">b</a>",
    "<script src=\"/assets/own.js\"></script> one</b> // two",
    "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>",
    "<script type=\"application/ld+json\">{\"url\": \"https://b.example/\"}</script>",
    "<link rel=\"canonical\" href=\"https://b.example/\">",
    "<!-- <script src=\"https://b.example/a.js\"></script> -->",
    "<img src=\"https://ana.example/a.jpg\" alt=\"\">",
  ])
  func templatesThatLoadNothingElseKeepThePolicyClosed(_ template: String) throws {
    let files: [String: TemporaryFolder.File] = [
      "Templates/components/head.html": .text(template),
      "Templates/assets/own.js": "let a = 1 // see https://b.example/",
    ]
    #expect(try headers(files) == Self.policy())
  }

  @Test(arguments: [
    ("<script async\nsrc=\"https://B.example/a.js\"></script>", "script-src", "https://b.example"),
    (
      "<SCRIPT SRC='https://b.example:8443/a.js?u=https://c.example'></SCRIPT>", "script-src",
      "https://b.example:8443"
    ),
    ("<link rel=\"stylesheet\" href=\"//b.example/a.css\">", "style-src", "https://b.example"),
    (
      "<link href=\"https://b.example/a.woff2\" rel=\"preload\" as=\"font\">", "font-src",
      "https://b.example"
    ),
    ("<iframe src='https://b.example/'></iframe>", "frame-src", "https://b.example"),
    ("<img alt=\"\" src=\"https://b.example/a.jpg\">", "img-src", "data: https://b.example"),
    (
      "<img alt=\"\" src=\"/x.jpg\" srcset=\"https://b.example/a.jpg 1x, https://c.example/a.jpg 2x\">",
      "img-src", "data: https://b.example https://c.example"
    ),
    ("<video src=\"https://b.example/a.mp4\"></video>", "media-src", "https://b.example"),
    ("<form action=\"https://b.example/send\"></form>", "form-action", "https://b.example"),
    (
      "<b style=\"background: url(https://b.example/a.png)\">x</b>", "img-src",
      "data: https://b.example"
    ),
  ])
  func aHostIsNamedForWhatIsLoadedFromThere(
    template: String, directive: String, words: String
  ) throws {
    // Links to missing files are separate mistakes.
    let files: [String: TemporaryFolder.File] = [
      "Templates/components/head.html": .text(template), "Content/public/x.jpg": .gif(1, 1),
    ]
    #expect(try headers(files) == Self.policy([directive: "'self' \(words)"]))
  }

  @Test(arguments: [
    ("<script>go()</script>", ["script-src": "'self' 'unsafe-inline'"], "policy-inline-script"),
    (
      "<style>b { color: red }</style>", ["style-src": "'self' 'unsafe-inline'"],
      "policy-inline-style"
    ),
    ("<B\tONCLICK='go()'>x</B>", ["script-src-attr": "'unsafe-inline'"], "policy-inline-script"),
    (
      "<script>fetch('https://b.example/count'); import('https://c.example/a.js')</script>",
      [
        "script-src": "'self' 'unsafe-inline' https://c.example",
        "connect-src": "'self' https://b.example",
      ],
      "policy-inline-script"
    ),
  ])
  func whatIsInThePageItselfIsAllowedWithAWarning(
    page: String, others: [String: String], id: String
  ) throws {
    let site = try made([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Content/public/map.html": .text("<!doctype html>\n<title>Map</title>\(page)"),
    ])
    #expect(site["_headers"] == Self.policy(others))
    let found = site.diagnostics.filter { $0.id.text.hasPrefix("policy-") }
    #expect(found.map(\.id.text) == [id])
    #expect(found.first?.place?.file == "Content/public/map.html")
  }

  @Test func aTemplateWithAScriptSaysWhereItIs() throws {
    let site = try made([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Templates/components/head.html": "<b>x</b>\n<b onclick=\"document.title = 'x'\">x</b>",
    ])
    #expect(
      site.report.contains(
        """
        Templates/components/head.html:2:4: warning[policy-inline-script]: because of this attribute, the policy in '_headers' allows scripts in attributes on every page
            2 | <b onclick="document.title = 'x'">x</b>
              |    ^~~~~~~ move the code to a file in Templates/assets, and call it with 'addEventListener'

        """), "\(site.report)")
  }

  @Test func styleSheetsAndScriptsNameTheirHosts() throws {
    let files: [String: TemporaryFolder.File] = [
      "Templates/assets/site.css": """
      /* url(https://a.example/) */
      @import url(https://b.example/letters.css);
      @namespace url(http://www.w3.org/1999/xhtml);
      @font-face { font-family: X; src: url("https://c.example/x.woff2"), url(data:font/woff2;base64,AA) }
      b { background: url('https://d.example/x.png') }
      """,
      "Templates/assets/own.js": """
      // https://a.example
      const api = "https://e.example/api", socket = new WebSocket('wss://f.example')
      """,
      "Templates/components/head.html": "<script src=\"/assets/own.js\"></script>",
    ]
    #expect(
      try headers(files)
        == Self.policy([
          "style-src": "'self' https://b.example",
          "font-src": "'self' data: https://c.example",
          "img-src": "'self' data: https://d.example",
          "connect-src": "'self' https://e.example wss://f.example",
        ]))
  }

  @Test func picturesOfTextsPhotosAndKeysNameTheirHosts() throws {
    let files: [String: TemporaryFolder.File] = [
      "Content/pages/a.md":
        "---\ntitle: A\nimage: https://b.example/a.jpg\n---\n![x](https://c.example/a.jpg)\n",
      "Content/photos/p.md": "---\ntitle: P\nurl: https://d.example/p.jpg\nalt: P\n---\n",
      "Content/pages/draft.md":
        "---\ntitle: D\ndraft: true\nimage: https://e.example/a.jpg\n---\n![x](https://f.example/a.jpg)\n",
    ]
    #expect(
      try headers(files)
        == Self.policy([
          "img-src": "'self' data: https://b.example https://c.example https://d.example"
        ]))
  }

  @Test func rawHTMLNamesItsHosts() throws {
    let text = "<iframe src=\"https://b.example/\"></iframe>"
    let files: [String: TemporaryFolder.File] = [
      "Content/pages/a.md": .text("---\ntitle: A\n---\n\(text)\n")
    ]
    #expect(
      try headers(files, settings: #", "unsafeHTML": true"#)
        == Self.policy(["frame-src": "'self' https://b.example"]))
    #expect(try headers(files) == Self.policy())
  }

  @Test func htmlThatATextShowsAsCodeLoadsNothing() throws {
    let text = """
      ---
      title: A
      ---
      ```html
      <script src="https://b.example/a.js"></script>
      ```

      Or `<img src="https://c.example/a.jpg" onclick="go()">`, %%<style></style>%% and so on.

      """
    let site = try made([
      "Content/site.json": #"{"baseURL": "https://ana.example", "unsafeHTML": true}"#,
      "Content/pages/a.md": .text(text),
    ])
    #expect(site["_headers"] == Self.policy())
    #expect(!site.diagnostics.contains { $0.id.text.hasPrefix("policy-") })
  }

  @Test func aTextWithAHandlerSaysWhereItIs() throws {
    let site = try made([
      "Content/site.json": #"{"baseURL": "https://ana.example", "unsafeHTML": true}"#,
      "Content/pages/a.md": "---\ntitle: A\n---\nA <b onclick=\"go()\">button</b>.\n",
    ])
    #expect(site["_headers"] == Self.policy(["script-src-attr": "'unsafe-inline'"]))
    let found = try #require(site.diagnostics.first { $0.id.text == "policy-inline-script" })
    #expect(found.place?.file == "Content/pages/a.md")
    #expect(site.report.contains("Content/pages/a.md:4:6: warning[policy-inline-script]"))
  }

  /// Everyone can read the policy. It shows that sealed pages load from other hosts, but not which.
  @Test func hostsOfSealedPagesAreAllowedAndNotNamed() throws {
    let keys = try SealedKeys()
    func headers(host: String) throws -> String {
      var files = SealedSample.content
      files["Content/site.json"] = .text(
        SealedSample.settings.replacing("\"title\": \"Site\"", with: "\"unsafeHTML\": true"))
      files["Content/pages/map.md"] = .text(
        """
        ---
        title: q-q-map
        audience: family
        ---
        <iframe src="https://\(host).example/"></iframe>

        ![x](https://\(host).example/a.jpg) ![own](https://ana.example/a.jpg)

        """)
      files["Content/photos/p.md"] = .text(
        "---\ntitle: P\naudience: client\nurl: https://\(host).example/p.jpg\nalt: P\n---\n")
      return try SealedSample.made(keys.file, files)["_headers"]
    }
    let policy = Self.policy([
      "img-src": "'self' data: blob: https:", "media-src": "'self' blob:",
      "frame-src": "'self' https:",
    ])
    #expect(try headers(host: "q-q-host") == policy)
    #expect(try headers(host: "q-q-other") == policy)
  }

  @Test(arguments: [
    (
      "<script{{#m}} type=\"module\"{{/m}} src=\"https://b.example/a.js\"></script>",
      "script-src https://b.example"
    ),
    ("<script {{> more}} src=https://b.example/a.js></script>", "script-src https://b.example"),
    ("<img src=\"{{#x}}https://b.example/{{/x}}a.png\">", "img-src https://b.example"),
    ("<img src=\"https://{{#x}}b{{/x}}.example/a.png\">", "img-src https:"),
    ("<img src=\"https://b{{x}}/a.png\">", "img-src https:"),
    ("<b {{^y}}onclick=\"go()\"{{/y}}>", "script-src-attr 'unsafe-inline'"),
    ("<iframe src=\"https:&#47;&#47;b.example/\"></iframe>", "frame-src https://b.example"),
  ])
  func tagsOfTemplatesMayBeAnywhere(template: String, loads: String) {
    #expect(Self.words(LoadScan(template: Array(template.utf8)).loads) == [loads])
  }

  @Test(arguments: [
    (#"let r=/["']/,s=/[/*]/;fetch("https://b.example/")"#, ["connect-src https://b.example"]),
    ("fetch(`https://b.example/${id}`)", ["connect-src https://b.example"]),
    (#"x.innerHTML = "<img src=\"https:\/\/b.example\/a.png\">""#, ["img-src https://b.example"]),
    ("x.innerHTML = '<b onclick=go()><style></style>// <script>go()</script>'", []),
  ])
  func stringsOfScriptsNameHosts(script: String, loads: [String]) {
    #expect(Self.words(PolicyLoads(ofScript: Array(script.utf8))) == loads)
  }

  @Test(.timeLimit(.minutes(1))) func scansTakeTimeByTheLengthOfAFile() {
    let open = [UInt8](repeating: UInt8(ascii: "("), count: 1_000_000)
    #expect(PolicyLoads(ofStyleSheet: open).isEmpty)
    let nested = "`" + String(repeating: "//<script>\\`", count: 20_000)
    #expect(PolicyLoads(ofScript: Array(nested.utf8)).isEmpty)
  }

  private static func words(_ loads: PolicyLoads) -> [String] {
    loads.sources.flatMap { directive, sources in sources.map { "\(directive.rawValue) \($0)" } }
      .sorted()
  }

  @Test func aHostThatIsNotKnownIsAnyOfItsScheme() throws {
    #expect(PolicyLoads.source(of: "https://{{host}}/a.js") == "https:")
    #expect(PolicyLoads.source(of: "https://a.example; script-src *") == nil)
    #expect(PolicyLoads.source(of: "//user:x@B.example:80/") == "https://b.example:80")
    #expect(PolicyLoads.source(of: "/assets/a.js") == nil)
    #expect(PolicyLoads.source(of: "data:image/png;base64,AA") == nil)
  }

  @Test(arguments: [
    ("https://bücher.example/a.js", "https://xn--bcher-kva.example"),
    ("https://BÜCHER.example:8080/", "https://xn--bcher-kva.example:8080"),
    ("https://b%C3%BCcher.example/", "https://xn--bcher-kva.example"),
    ("//例え.テスト/a.css", "https://xn--r8jz45g.xn--zckzah"),
    ("https://my_files.store.example/a.png", "https://my_files.store.example"),
    ("https://a..é/", nil),
  ])
  func aHostInOtherLettersIsNamedInPunycode(address: String, source: String?) {
    let found = PolicyLoads.source(of: address)
    #expect(found == source)
  }

  @Test func aTemplateNamesTheHostsThatAScriptSendsTo() throws {
    let script = "<script src=\"https://b.example/a.js\"></script>"
    let alone = try made([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Templates/components/head.html": .text(script),
    ])
    let note = try #require(alone.notes.first)
    #expect(note.hasPrefix("the policy in '_headers' allows scripts from https://b.example, but"))
    let named = try made([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Templates/components/head.html": .text(
        script + "<link rel=\"preconnect\" href=\"https://c.example\">"),
    ])
    #expect(named["_headers"].contains("connect-src 'self' https://c.example;"))
    #expect(named.notes.isEmpty)
  }

  @Test func sealedPicturesAndFilmsAreShownFromMemory() throws {
    let audiences = #", "audiences": [{"name": "family", "title": "the family"}]"#
    #expect(
      try headers([:], settings: audiences)
        == Self.policy(["img-src": "'self' data: blob:", "media-src": "'self' blob:"]))
  }

  @Test func aSiteBelowAPathIsNamedByIt() throws {
    let site = try made([:], Asked(baseURL: "http://ana.example/journal"))
    #expect(site["_headers"].hasPrefix("/journal/*\n"))
    #expect(site["_headers"].contains("img-src 'self' data:;"))
  }

  @Test(arguments: ["Content/_headers", "Content/public/_headers"])
  func aFileOfTheAuthorsOwnStaysAsItIs(_ path: String) throws {
    #expect(try headers([path: "/*\n  X-Own: 1\n"]) == "/*\n  X-Own: 1\n")
  }
}
