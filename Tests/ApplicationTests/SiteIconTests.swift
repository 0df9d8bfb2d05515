import Content
import Foundation
import Markup
import TestSupport
import Testing

@testable import Application

/// Icon, colours, font and footer from the settings, as pages show them.
@Suite struct SiteIconTests {
  private static let wide =
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKAQAAAACcLkNLAAAADElEQVR42mNgIA4AAAAoAAELqaEoAAAAAElFTkSuQmCC"
  private static let large =
    "iVBORw0KGgoAAAANSUhEUgAAALQAAAC0AQAAAAAVtjufAAAAG0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAC+DRDgAAFZGKaWAAAAAElFTkSuQmCC"
  private static let small =
    "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAQAAAABbAUdZAAAADElEQVR42mNgGNwAAACgAAGO+7G0AAAAAElFTkSuQmCC"
  private static let drawing = #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>"#

  private func site(
    _ settings: String, _ more: [String: TemporaryFolder.File] = [:], _ asked: Asked = Asked()
  ) throws -> MadeSite {
    var files = more
    files["Content/site.json"] = .text(settings)
    return try made(files, asked)
  }

  private func png(_ text: String) -> TemporaryFolder.File {
    .bytes(Array(Data(base64Encoded: text) ?? Data()))
  }

  @Test func aSiteWithoutAnIconHasAnEmptyOneAndNoManifest() throws {
    let site = try site("{}")
    #expect(site["index.html"].contains(#"<link rel="icon" href="data:,">"#))
    #expect(site.files["site.webmanifest"] == nil)
  }

  @Test func everyPageNamesTheIconAndTheManifestDoes() throws {
    let site = try site(
      ##"{"icon": ["badge.svg", "/badge.png"], "themeColor": "#123"}"##,
      [
        "Content/badge.svg": .text(Self.drawing), "Content/badge.png": png(Self.large),
        "Content/pages/a.md": "---\ntitle: A\naliases: [/b/]\n---\n",
      ])
    #expect(site.report == "")
    for page in ["index.html", "a/index.html", "b/index.html", "404.html"] {
      let text = site[page]
      #expect(!text.contains("data:,"))
      #expect(
        text.contains(#"<link rel="icon" href="/badge.svg" sizes="any" type="image/svg+xml">"#))
      #expect(
        text.contains(#"<link rel="icon" href="/badge.png" sizes="180x180" type="image/png">"#))
      #expect(text.contains(#"<link rel="apple-touch-icon" href="/badge.png">"#))
      #expect(text.contains(#"<link rel="manifest" href="/site.webmanifest">"#))
      #expect(text.contains(##"<meta name="theme-color" content="#112233">"##))
    }
    #expect(
      site["site.webmanifest"] == """
        {"name":"Journal","lang":"en-US","dir":"ltr","start_url":"/","scope":"/",\
        "display":"minimal-ui","theme_color":"#112233","background_color":"#fefefc","icons":[\
        {"src":"/badge.svg","sizes":"any","type":"image/svg+xml"},\
        {"src":"/badge.png","sizes":"180x180","type":"image/png"}]}

        """)
    #expect(site["badge.svg"] == Self.drawing)
  }

  @Test func aSmallIconIsNoneForTelephones() throws {
    let site = try site(#"{"icon": "badge.png"}"#, ["Content/badge.png": png(Self.small)])
    #expect(site.report == "")
    #expect(!site["index.html"].contains("apple-touch-icon"))
  }

  @Test func onlyAnIconIsPublishedAsItIs() throws {
    let files: [String: TemporaryFolder.File] = [
      "Content/badge.svg": .text(Self.drawing + "<!-- Ana -->"),
      "Content/pages/a.md": "---\ntitle: A\n---\n[b](../badge.svg)\n",
    ]
    #expect(try site("{}", files)["badge.svg"] == Self.drawing + "\n")
    #expect(
      try site(#"{"icon": "badge.svg"}"#, files)["badge.svg"] == Self.drawing + "<!-- Ana -->")
  }

  @Test func aManifestOfTheAuthorsOwnStays() throws {
    let site = try site(
      #"{"icon": "badge.png"}"#,
      ["Content/badge.png": png(Self.small), "Content/public/site.webmanifest": "{}"])
    #expect(site.report == "")
    #expect(site["site.webmanifest"] == "{}")
  }

  @Test func saysWhatIsWrongWithAnIcon() throws {
    let site = try site(
      #"{"icon": ["none.png", "dot.gif", "wide.png", "notes.txt", "trips"]}"#,
      [
        "Content/dot.gif": .gif(16, 16), "Content/wide.png": png(Self.wide),
        "Content/notes.txt": "Notes.", "Content/trips/index.md": "Trips.\n",
      ])
    #expect(
      site.report == """
        Content/site.json:1:11: error[content-missing-file]: 'icon' names a file that doesn't exist
            1 | {"icon": ["none.png", "dot.gif", "wide.png", "notes.txt", "trips"]}
              |           ^~~~~~~~~~ put it at Content/none.png
        Content/site.json:1:23: error[site-icon-format]: 'icon' is in the format GIF, which not every browser shows as an icon
            1 | {"icon": ["none.png", "dot.gif", "wide.png", "notes.txt", "trips"]}
              |                       ^~~~~~~~~ name a PNG, SVG or ICO file
        Content/site.json:1:34: error[site-icon-shape]: 'icon' names an image of 20 by 10 pixels, but an icon must be square, with at least 16 by 16
            1 | {"icon": ["none.png", "dot.gif", "wide.png", "notes.txt", "trips"]}
              |                                  ^~~~~~~~~~ crop it to a square; 512 by 512 pixels work everywhere
        Content/site.json:1:46: error[site-icon-format]: 'icon' names a file that isn't a picture
            1 | {"icon": ["none.png", "dot.gif", "wide.png", "notes.txt", "trips"]}
              |                                              ^~~~~~~~~~~ name a PNG, SVG or ICO file
        Content/site.json:1:59: error[site-icon-format]: 'icon' names a file that isn't a picture
            1 | {"icon": ["none.png", "dot.gif", "wide.png", "notes.txt", "trips"]}
              |                                                           ^~~~~~~ name a PNG, SVG or ICO file

        """)
  }

  @Test func theFooterNamesLicenceContactAndFeed() throws {
    let site = try site(
      #"""
      {
        "license": {"name": "CC BY 4.0", "url": "https://cc.example/by"},
        "contact": "/about/"
      }
      """#, ["Content/pages/about.md": "---\ntitle: About\ndate: 2026-01-01\n---\n"],
      Asked(baseURL: "https://ana.example/journal"))
    #expect(site.report == "")
    let page = site["about/index.html"]
    #expect(page.contains(#"<a rel="license" href="https://cc.example/by">CC BY 4.0</a>"#))
    #expect(page.contains(#"<p><a href="/journal/about/">Contact</a></p>"#))
    #expect(page.contains(#"<p><a href="/journal/feed.xml">Feed</a></p>"#))
  }

  @Test func warnsOfAContactThatIsNotPublished() throws {
    let site = try site(#"{"contact": "/abuot/", "license": {"name": "L", "url": "/terms/"}}"#)
    #expect(
      site.report == """
        Content/site.json: warning[site-unknown-navigation]: 'contact' leads to '/abuot/', where nothing is published
        Content/site.json: warning[site-unknown-navigation]: 'license' leads to '/terms/', where nothing is published

        """)
  }

  @Test func theAccentAndTheLettersAreInTheStyleSheet() throws {
    let plain = try site("{}")
    let site = try site(##"{"accent": {"light": "#8a1538", "dark": "#ffb"}, "font": "mono"}"##)
    #expect(site.report == "")
    let letters =
      #"ui-monospace, "SF Mono", Menlo, "Cascadia Code", Consolas, "DejaVu Sans Mono", monospace"#
    #expect(
      site.asset("assets/site.css") == plain.asset("assets/site.css") + """

        /* From the settings */
        :root {
          --link: light-dark(#8a1538, #ffffbb);
          --accent: light-dark(#8a1538, #ffffbb);
          --serif: \(letters);
          --sans: \(letters);
        }

        """)
    #expect(!site["index.html"].contains("<style"))
  }

  @Test func anAccentForLightPagesIsMadeReadableOnDarkOnes() throws {
    let site = try site(##"{"accent": "#8a1538"}"##)
    #expect(site.asset("assets/site.css").contains("--link: light-dark(#8a1538, #b87287);"))
  }

  /// Colours in the settings are compared with the theme's backgrounds.
  @Test func theGroundsAreThoseOfTheStyleSheet() throws {
    let css = try site("{}").asset("assets/site.css")
    for (index, name) in ["paper", "card"].enumerated() {
      let (light, dark) = (ThemeGround.light.colors[index].css, ThemeGround.dark.colors[index].css)
      #expect(css.contains("  --\(name): light-dark(\(light), \(dark));\n"))
    }
  }
}
