import Publishing
import Testing

/// Promises that recorded files can't prove by themselves: that something is in no file.
struct PromiseTests {
  @Test func hiddenContentIsNowhere() throws {
    let made = try GoldenCase(name: "hidden").make()
    for file in made.tree.files {
      #expect(!file.path.lowercased().contains("secret"))
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.lowercased().contains("secret"), "\(file.path)")
    }
  }

  /// An unlisted model is on its own pages and on no other.
  @Test func unlistedContentIsInNoList() throws {
    let made = try GoldenCase(name: "hidden").make()
    let pages = made.pages.filter { $0.text.lowercased().contains("unlisted") }
    #expect(
      pages.map(\.path) == [
        "accounts/unlisted/index.html", "people/unlisted/index.html",
        "photos/unlisted/bought/index.html", "photos/unlisted/buy/index.html",
        "photos/unlisted/index.html",
        "trips/unlisted/index.html", "unlisted/index.html",
      ])
    for page in pages {
      #expect(page.text.contains("<meta name=\"robots\" content=\"noindex\">"))
      #expect(!page.text.contains("rel=\"canonical\""))
    }
  }

  @Test func everyLinkCarriesTheBasePath() throws {
    let made = try GoldenCase(name: "base-path").make()
    var links = 0
    for page in made.pages {
      for link in page.text.matches(of: /(?:href|src)="([^"]*)"/).map({ String($0.1) }) {
        links += 1
        let isOurs = link.hasPrefix("/journal/")
        let isElsewhere = ["https://", "#", "data:,"].contains { link.hasPrefix($0) }
        #expect(isOurs || isElsewhere, "\(page.path): \(link)")
      }
    }
    #expect(links > 100)
  }

  /// Every element and every attribute of the pages is one that the templates contain.
  @Test func hostileTextMakesNoMarkup() throws {
    let made = try GoldenCase(name: "hostile").make()
    #expect(made.pages.count > 10)
    for (path, text) in made.pages {
      #expect(!text.contains("<script>"), "\(path)")
      #expect(!text.contains("<b>"), "\(path)")
      #expect(!text.contains("<svg"), "\(path)")
      #expect(text.firstMatch(of: /<[^>]*\son[a-z]+\s*=/) == nil, "\(path)")
      #expect(text.firstMatch(of: /(?:href|src)="\s*javascript:/) == nil, "\(path)")
    }
  }

  @Test(arguments: [1, 3, 8])
  func madeByAnyNumberOfThreadsAllIsEqual(jobs: Int) throws {
    let golden = GoldenCase(name: "markdown")
    #expect(try golden.make(jobs: jobs).tree == golden.make().tree)
  }

  /// Other tests share themes.
  @Test(arguments: ["own-templates", "own-looks", "broken-links", "refused", "states"])
  func aThemeThatIsSharedChangesNothing(name: String) throws {
    let golden = GoldenCase(name: name)
    let (own, shared) = (try golden.make(sharesTheme: false), try golden.make())
    #expect(own.tree == shared.tree)
    #expect(own.diagnostics == shared.diagnostics)
  }

  @Test func theSampleHasNothingWrong() throws {
    let made = try GoldenCase.sample.make()
    #expect(made.diagnostics == "")
    let page = try made.text("trips/bus-to-hamraborg/index.html")
    #expect(page.contains(">1:09\u{202F}PM<"))
    #expect(page.contains("5 minutes delay"))
    #expect(try made.text("accounts/travel-fund/index.html").contains("$6,729,383.99"))
    #expect(try made.text("photos/index.html").contains(">9 photos<"))
  }
}
