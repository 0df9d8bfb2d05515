import Foundation
import Presentation
import Publishing
import Templating
import TestSupport
import Testing

@testable import Application

/// The switches in the settings of a site.
@Suite struct SwitchTests {
  private let trip: TemporaryFolder.File =
    "---\ntitle: Lisbon\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n"

  private func site(_ settings: String, _ asked: Asked = Asked()) throws -> MadeSite {
    try made(["Content/site.json": .text(settings), "Content/trips/lisbon.md": trip], asked)
  }

  /// Returns the root attributes of the switches in a part of a page, in order.
  private func switches(in page: Substring) -> [String] {
    page.matches(of: /data-root-attribute="data-([^"]*)"/).map { String($0.1) }
  }

  private func header(of page: String) throws -> Substring {
    try #require(page.firstMatch(of: /<header[\s\S]*<\/header>/)).output
  }

  private func main(of page: String) throws -> Substring {
    try #require(page.firstMatch(of: /<main[\s\S]*<\/main>/)).output
  }

  private func pages(of site: MadeSite) -> [String] {
    site.files.keys.filter { $0.hasSuffix(".html") }.sorted()
  }

  @Test(arguments: ["{}", #"{"switches": []}"#, #"{"switches": null}"#])
  func siteWithoutSwitchesHasNoSettings(settings: String) throws {
    let site = try site(settings)
    #expect(site.report == "")
    #expect(site.paths(with: "settings").filter { !$0.hasPrefix("assets/") } == [])
    #expect(site.paths(with: "minions") == [])
    for page in pages(of: site) { #expect(!site[page].contains("switch-cell"), "\(page)") }
  }

  @Test(arguments: [
    (["dark"], ["dark-theme"]), (["minion"], ["minion-mode"]),
    (["dark", "minion"], ["dark-theme", "minion-mode"]),
    (["minion", "dark"], ["minion-mode", "dark-theme"]),
  ])
  func settingsPageHasTheSwitchesThatAreNamedInTheirOrder(
    names: [String], shown: [String]
  ) throws {
    let site = try site(#"{"switches": \#(names)}"#)
    #expect(site.report == "")
    #expect(try switches(in: main(of: site["settings/index.html"])) == shown)
    #expect(site["sitemap.xml"].contains("/settings/"))
    for page in pages(of: site) {
      #expect(site[page].contains(#"<a href="/settings/""#), "\(page)")
      let inHeader = try switches(in: header(of: site[page]))
      #expect(inHeader == shown.filter { $0 == "dark-theme" }, "\(page)")
    }
  }

  /// The switch has one data source and two delegates, because the header shows it smaller.
  @Test func darkThemeIsOneSwitchInTwoLooks() throws {
    let site = try site(#"{"switches": ["dark"]}"#)
    let page = site["settings/index.html"]
    let label =
      #"data-when-off="The dark theme is off." data-preference="(prefers-color-scheme: dark)">"#
    #expect(page.ranges(of: label).count == 2)
    #expect(
      try header(of: page).contains(#"<span class="text text-13 font-sans">Dark theme</span>"#))
    #expect(
      try main(of: page).contains(#"<span class="text text-17 font-sans">Dark theme</span>"#))
  }

  @Test func minionsCelebrateBesideTheirSwitch() throws {
    let site = try site(
      #"{"switches": ["dark", "minion"]}"#, Asked(baseURL: "https://ana.example/journal"))
    #expect(site.report == "")
    let name = try #require(
      site.files.keys.first { $0.withoutFingerprint == "assets/minions.svg" })
    #expect(
      site["settings/index.html"].contains(
        """
        <img src="/journal/\(name)" alt="Three Minions in paper hats at a party." width="96" \
        height="72" loading="lazy" decoding="async">
        """))
    #expect(site.asset("assets/minions.svg").hasPrefix("<svg "))
  }

  @Test func siteMayHaveAPictureOfItsOwnAndOneThatIsNotShownIsNoMistake() throws {
    let files: [String: TemporaryFolder.File] = ["Templates/assets/minions.svg": "<svg/>"]
    let shown = try made(
      files.merging(["Content/site.json": #"{"switches": ["minion"]}"#]) { $1 })
    #expect(shown.report == "")
    #expect(shown.asset("assets/minions.svg") == "<svg/>")
    let hidden = try made(files.merging(["Content/site.json": "{}"]) { $1 })
    #expect(hidden.report == "")
  }

  @Test func pagesAreMadeAnewWhenSwitchesChange() throws {
    let folder = try TemporaryFolder([
      "Content/site.json": #"{"switches": ["dark"]}"#, "Content/trips/lisbon.md": trip,
    ])
    let memory = SiteMemory()
    _ = try folder.make(Asked(memory: memory))
    for settings in [
      #"{"switches": ["minion"]}"#, "{}", #"{"switches": ["minion", "dark"]}"#,
      #"{"switches": ["dark", "minion"]}"#,
    ] {
      try folder.write(.text(settings), to: "Content/site.json")
      let again = try folder.make(Asked(memory: memory, changed: ["Content/site.json"]))
      #expect(again.files == (try folder.make()).files, "\(settings)")
    }
  }

  /// The default of the protocol applies to the heading of every page.
  @Test func theHeadingOfEveryPageHasTheOneLook() throws {
    struct Plain: HeaderTextPresentable {
      let headerText = ""
      static let contract = Contract<Self>(template: "components/header-text", headerTextFields)
    }
    let look = Plain()
    let site = try made([
      "Content/site.json": #"{"switches": ["dark", "minion"], "pageSize": 1}"#,
      "Content/trips/lisbon.md":
        "---\ntitle: Lisbon\ndeparture: 2026-01-10\narrival: 2026-01-10\ntags: rail\ncategory: X\n---\n",
      "Content/trips/porto.md":
        "---\ntitle: Porto\ndeparture: 2026-01-11\narrival: 2026-01-11\nstatus: cancelled\n---\n",
      "Content/photos/p.gif": .gif(1, 1),
      "Content/photos/pli.md":
        "---\ntitle: Pli\nfile: p.gif\nbuyURL: https://b.example\n---\n",
      "Content/accounts/wallet.md": "---\nname: Wallet\nbalance: 5\n---\n",
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\n---\n",
      "Content/pages/about.md": "---\ntitle: About\naliases: [/me/]\n---\n",
    ])
    #expect(site.report == "")
    let pages = pages(of: site)
    // One of each kind of page, and further pages of lists.
    let templates = Set(
      site.products.filter { $0.kind == Product.Kind.page }.compactMap { $0.templateName() })
    #expect(templates.count == 19, "\(templates.sorted())")
    #expect(pages.count >= 20)
    for page in pages {
      let headings = site[page].matches(of: /<h1[^>]*>/).map { String($0.output) }
      #expect(
        headings == [
          #"<h1 class="header-text header-\#(look.headerSize) font-\#(look.headerFont.rawValue)">"#
        ], "\(page)")
    }
    print("\(pages.count) pages have the one look")
  }
}
