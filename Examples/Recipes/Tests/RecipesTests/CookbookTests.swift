import Foundation
import Testing
import Zoetrope

@testable import Recipes

/// Tests of this package's whole site, made in memory.
struct CookbookTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private func site(of folder: String = package) throws -> RenderedSite {
    try RenderedSite(of: folder, kinds: [RecipeKind.self], at: "2026-06-01")
  }

  /// A site in a temporary folder, with the given files and the templates of this package.
  private func site(with files: [String: String]) throws -> RenderedSite {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cookbook-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = files
    files["Content/site.json"] = #"{ "baseURL": "https://cook.example", "pageSize": 1 }"#
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.copyItem(
      atPath: Self.package + "/Templates", toPath: folder.path + "/Templates")
    return try site(of: folder.path)
  }

  private static func recipe(_ title: String = "Soup", _ more: String = "") -> String {
    "---\ntitle: \(title)\nservings: 1\nminutes: 5\ningredients: [{name: water}]\n\(more)---\n"
  }

  @Test func hasNothingWrong() throws {
    let site = try site()
    #expect(site.messages == "")
    #expect(site.isPublishable)
  }

  @Test func showsARecipe() throws {
    let page = try #require(try site()["recipes/caldo-verde/index.html"])
    #expect(page.contains("<h1 class=\"header-text header-64 font-serif\">Caldo verde</h1>"))
    #expect(page.contains("<p>4 servings, 45 min, €6.40</p>"))
    #expect(page.contains("<li>2 tbsp olive oil</li>"))
    #expect(page.contains("<li>salt</li>"))
    #expect(page.contains("<a href=\"/trips/lisbon-to-porto/\">on the way to Porto</a>"))
    #expect(page.contains("<title>Caldo verde – A cookbook</title>"))
  }

  @Test func listsThemNewestFirst() throws {
    let list = try #require(try site()["recipes/index.html"])
    #expect(list.contains("2 recipes"))
    let titles = list.matches(of: /<p class="card-title">\s*<a href="([^"]*)"/).map { String($0.1) }
    #expect(titles == ["/recipes/caldo-verde/", "/recipes/broa/"])
    #expect(list.contains("<p>1 serving, 2 hr, 30 min</p>"))
  }

  @Test func showsTheCardsOfWhatBelongsToARecipe() throws {
    let page = try #require(try site()["recipes/caldo-verde/index.html"])
    #expect(page.contains(">Buy Kale for €12.00</a>"))
    #expect(page.contains("<p class=\"card-title\"><a href=\"/trips/lisbon-to-porto/\">"))
    #expect(page.contains("<span>3 hr, 14 min</span>"))
    #expect(page.contains("<p class=\"balance\">Your balance is €43.60</p>"))
    let other = try #require(try site()["recipes/broa/index.html"])
    #expect(!other.contains("class=\"photo\""))
  }

  @Test func hidesTheCardsOfDrafts() throws {
    let site = try site(with: [
      "Content/recipes/a.md": Self.recipe("A", "photo: p\ntrip: t\naccount: c\n"),
      "Content/photos/p.md": "---\ntitle: P\nurl: https://a.example/p.png\ndraft: true\n---\n",
      "Content/trips/t.md":
        "---\ntitle: T\ndeparture: 2026-01-01\narrival: 2026-01-02\nvisibility: unlisted\n---\n",
      "Content/accounts/c.md": "---\nname: C\ndraft: true\n---\n",
    ])
    let page = try #require(site["recipes/a/index.html"])
    #expect(!page.contains("class=\"card\""))
    #expect(!page.contains("class=\"photo\""))
  }

  @Test func addsCostsUpExactly() throws {
    let list = try #require(try site()["recipes/index.html"])
    #expect(list.contains("<p class=\"balance\">Total: €9.25</p>"))
    #expect(list.contains("<h2><a href=\"/recipes/\">Shopping</a></h2>"))
  }

  @Test func placesAMistakeInACost() throws {
    let site = try site(with: [
      "Content/recipes/a.md": Self.recipe("A", "cost: 1.234\n"),
      "Content/recipes/b.md": Self.recipe("B", "cost: -1\n"),
      "Content/recipes/c.md": Self.recipe("C", "photo: gone\n"),
    ])
    #expect(site.messages.contains("Content/recipes/a.md:6:7: error[content-wrong-amount]"))
    #expect(site.messages.contains("Content/recipes/b.md:6:7: error[recipe-negative-cost]"))
    #expect(site.messages.contains("Content/recipes/c.md:6:8: error"))
  }

  @Test func hasASwitchOfItsOwn() throws {
    let page = try #require(try site()["recipes/broa/index.html"])
    #expect(page.contains(">Kitchen Mode</span>"))
    #expect(page.contains("data-root-attribute=\"data-kitchen-mode\""))
    #expect(page.contains("data-when-on=\"Now you can read it from the stove.\""))
    #expect(page.contains("--switch: #006000"))
  }

  @Test func navigationLeadsToThem() throws {
    let home = try #require(try site()["index.html"])
    #expect(home.contains("<a href=\"/recipes/\">Recipes</a>"))
  }

  @Test func textsAndAliasesLeadToThem() throws {
    let site = try site()
    let trip = try #require(site["trips/lisbon-to-porto/index.html"])
    #expect(trip.contains("<a href=\"/recipes/caldo-verde/\">soup</a>"))
    #expect(site["green-soup/index.html"]?.contains("/recipes/caldo-verde/") == true)
  }

  @Test func placesAMistakeWithLineAndCaret() throws {
    let site = try site(with: [
      "Content/recipes/soup.md": Self.recipe().replacing("servings: 1", with: "servings: many")
    ])
    #expect(!site.isPublishable)
    #expect(
      site.messages == """
        Content/recipes/soup.md:3:11: error[content-wrong-type]: 'servings' must be a whole number from 1 to 100, but is text
            3 | servings: many
              |           ^~~~

        """)
  }

  @Test func tellsEveryMistakeAndSuggestsKeys() throws {
    let site = try site(with: [
      "Content/recipes/soup.md": Self.recipe("Soup", "minuts: 3\n")
        .replacing("[{name: water}]", with: "[]"),
      "Content/recipes/SOUP.json": #"{ "servings": 1 }"#,
    ])
    #expect(site.messages.contains("error[recipe-empty]: it has no ingredients"))
    #expect(site.messages.contains("did you mean 'minutes'?"))
    #expect(site.messages.contains("the slugs 'soup' and 'SOUP' differ only in case"))
    #expect(site.messages.contains("ingredients"))
  }

  @Test func hidesDraftsAndKeepsPagesSmall() throws {
    let site = try site(with: [
      "Content/recipes/a.md": Self.recipe("A"), "Content/recipes/b.md": Self.recipe("B"),
      "Content/recipes/c.md": Self.recipe("Secret", "draft: true\n"),
    ])
    #expect(site.messages == "")
    #expect(
      site.paths.filter { $0.hasPrefix("recipes/") } == [
        "recipes/a/index.html", "recipes/b/index.html", "recipes/filter.json",
        "recipes/index.html", "recipes/page/2/index.html",
      ])
    #expect(site.paths.allSatisfy { site[$0]?.contains("Secret") == false })
  }

  @Test func checksTheTemplateThatARecipeAsksFor() throws {
    let files = ["Content/recipes/a.md": Self.recipe("A", "template: recipe-plain\n")]
    #expect(try site(with: files).messages.contains("there is no template 'recipe-plain'"))
    let plain = try site(
      with: files.merging(["Templates/recipe-plain.html": "{{tiem}}"]) { first, _ in first })
    #expect(plain.messages.contains("RecipePresentable has no 'tiem'"))
    #expect(plain.messages.contains("did you mean 'time'?"))
  }

  /// The example's purpose is to show that adding a kind takes little work.
  @Test func isUnder300LinesOfSwift() throws {
    let sources = Self.package + "/Sources"
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") }
    let lines = try files.map { path in
      try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count - 1
    }
    print("\(files.count) files, \(lines.reduce(0, +)) lines, blanks and comments included")
    #expect(files.count >= 7)
    #expect(lines.reduce(0, +) < 300)
  }
}
