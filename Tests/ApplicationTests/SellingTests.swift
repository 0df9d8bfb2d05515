import Content
import Foundation
import TestSupport
import Testing

@testable import Application

@Suite struct SellingTests {
  private static let photo = "alt: A\nfile: p.gif\n"

  private func make(
    _ lines: String, title: String = "Pli", settings: String = "{}",
    _ more: [String: TemporaryFolder.File] = [:]
  ) throws -> MadeSite {
    try made(
      more.merging([
        "Content/site.json": .text(settings), "Content/photos/p.gif": .gif(2, 2),
        "Content/photos/pli.md": .text("---\ntitle: \(title)\n\(Self.photo)\(lines)\n---\n"),
      ]) { $1 })
  }

  /// The node of a type in a page's JSON-LD.
  private func node(_ type: String, in page: String) throws -> [String: Any]? {
    let found = try #require(
      page.firstMatch(of: /<script type="application\/ld\+json">([^<]*)</))
    let value = try JSONSerialization.jsonObject(with: Data(String(found.1).utf8))
    let graph = try #require((value as? [String: Any])?["@graph"] as? [[String: Any]])
    return graph.first { $0["@type"] as? String == type }
  }

  @Test(arguments: [
    (#""contact": "ana@ana.example""#, "mailto:ana@ana.example?subject=A%20%26%20B"),
    (#""contact": "/about/""#, "/about/"),
    (
      #""contact": "/about/", "photos": {"contact": "https://b.example/ask"}"#,
      "https://b.example/ask"
    ),
  ])
  func aPriceAloneShowsWhereToAsk(settings: String, link: String) throws {
    let site = try make(
      "price: 5", title: "A & B", settings: "{\(settings)}",
      ["Content/pages/about.md": "---\ntitle: About\n---\n"])
    #expect(site.wholeReport == "")
    for path in ["photos/pli/index.html", "photos/index.html"] {
      #expect(
        site[path].contains("<a class=\"button\" href=\"\(link)\">Ask about A &amp; B</a>"),
        "\(path)")
    }
    #expect(site["photos/pli/buy/index.html"] == "")
    #expect(site["photos/pli/bought/index.html"] == "")
    #expect(site.asset("assets/purchase.js") == "")
  }

  @Test func editionsThatArePaidForElsewhereAreToldFromThoseToAskFor() throws {
    let editions =
      "editions:\n  - {name: Small, price: 5}\n"
      + "  - {name: Large, price: 9, buyURL: https://shop.example/l}"
    let contact = #"{"contact": "ana@ana.example"}"#
    let page = "photos/pli/buy/index.html"
    let mixed = try make(editions, settings: contact)
    #expect(
      mixed[page].contains(
        ">Some editions are sold on shop.example. Some editions are available on request.<"))
    let byMail = "\n  - {name: Poster, price: 7, buyURL: bo@bo.example}"
    #expect(
      try make(editions + byMail)[page].contains(
        ">Some editions are sold on shop.example. "
          + "To order some editions, write to bo@bo.example.<"))
    let three = try make(editions + byMail, settings: contact)[page]
    #expect(three.contains("write to bo@bo.example. Some editions are available on request.<"))
    #expect(!three.contains("You pay") && !three.contains("You order"))
    let paid = try make("buyURL: https://shop.example/s\n" + editions, settings: contact)
    #expect(paid[page].contains("You pay on shop.example.<"))
    let gone = editions.replacing("price: 5", with: "price: 5, count: 1, sold: 1")
    #expect(try make(gone, settings: contact)[page].contains("You pay on shop.example.<"))
    // The site doesn't name a contact.
    #expect(try make(editions)[page].contains("You pay on shop.example.<"))
  }

  @Test func tellsWhenThePlaceToAskIsNowhere() throws {
    let site = try make("price: 5", settings: #"{"photos": {"contact": "/abuot/"}}"#)
    #expect(site.report.contains("warning[site-unknown-footer]") || site.ids.count == 1)
    #expect(site.report.contains("/abuot/"))
  }

  @Test func theEndOfAPurchaseIsInNoListAndTellsNobody() throws {
    let site = try make(
      "buyURL: https://b.example",
      ["Content/photos/q.json": #"{"title": "Q", "file": "p.gif", "alt": "Q"}"#]
    )
    #expect(site.wholeReport == "")
    let page = site["photos/pli/bought/index.html"]
    #expect(page.contains(#"<meta name="robots" content="noindex">"#))
    #expect(page.contains(#"<meta name="referrer" content="no-referrer">"#))
    #expect(page.contains(#"data-remember="/photos/pli/" hidden="">"#))
    #expect(page.contains("You bought this"))
    #expect(!page.contains("Buy Pli"))
    #expect(!page.contains("ld+json"))
    #expect(!page.contains("rel=\"canonical\""))
    // No other file contains its address.
    #expect(site.paths(with: "photos/pli/bought/") == ["photos/pli/bought/index.html"])
    #expect(site.asset("assets/purchase.js").contains("localStorage"))
  }

  /// A buyer of the last print may come to the page after the photo is marked as sold.
  @Test func aSoldPhotoHasTheEndOfItsPurchase() throws {
    let site = try make("buyURL: https://b.example\nsold: true\nprice: 5")
    #expect(site["photos/pli/buy/index.html"] == "")
    #expect(site["photos/pli/bought/index.html"].contains("Thank you"))
  }

  @Test func buysOnAPageOfItsOwn() throws {
    let site = try make("price: 5\nbuyURL: https://b.example/pli")
    #expect(
      site["photos/pli/index.html"].contains(#"href="/photos/pli/buy/">Buy Pli for $5.00</a>"#))
    let page = site["photos/pli/buy/index.html"]
    #expect(page.contains(#"<a href="https://b.example/pli">Pay $5.00 for Pli</a>"#))
    #expect(page.contains("You pay $5.00 on b.example."))
    #expect(!site["photos/pli/index.html"].contains("b.example"))
  }

  @Test func buysBesideThePicture() throws {
    let site = try make(
      "price: 5\nbuyURL: https://b.example/pli",
      settings: #"{"photos": {"purchase": "in-place"}}"#)
    #expect(site.wholeReport == "")
    let page = site["photos/pli/index.html"]
    #expect(
      page.contains(#"<section class="purchase" id="buy" data-photo="/photos/pli/""#))
    #expect(page.contains(#"<a href="https://b.example/pli">Pay $5.00 for Pli</a>"#))
    #expect(!page.contains("Buy Pli for"))
    #expect(site["photos/index.html"].contains(##"href="/photos/pli/#buy">Buy Pli for $5.00</a>"##))
    // Links to the page of the other flow are redirected.
    #expect(
      site["photos/pli/buy/index.html"].contains(#"content="0; url=/photos/pli/">"#))
    #expect(!site["sitemap.xml"].contains("/buy/"))
    #expect(site["photos/pli/bought/index.html"].contains("Thank you"))
    #expect(try node("Product", in: page)?["offers"] != nil)
  }

  @Test func ordersByMail() throws {
    let site = try make("price: 5\nbuyURL: ana@ana.example")
    let page = site["photos/pli/buy/index.html"]
    #expect(
      page.contains(
        #"<a href="mailto:ana@ana.example?subject=Pli">Order Pli for $5.00 by email</a>"#))
    #expect(page.contains("The price is $5.00. To order, write to ana@ana.example."))
  }

  @Test(arguments: [
    ("price: 5\nbuyURL: https://b.example", "InStock", "https://ana.example/photos/pli/buy/"),
    ("price: 5", "InStock", "https://ana.example/photos/pli/"),
    ("price: 5\nsold: true", "SoldOut", nil),
    (
      "editions: [{name: Large, price: 5, count: 3, sold: 1, buyURL: https://b.example}]",
      "LimitedAvailability", "https://ana.example/photos/pli/buy/"
    ),
    ("editions: [{name: Large, price: 5, count: 3, sold: 3}]", "SoldOut", nil),
  ])
  func saysToMachinesWhatIsOffered(lines: String, availability: String, url: String?) throws {
    let site = try make(lines, settings: #"{"contact": "ana@ana.example"}"#)
    let page = site["photos/pli/index.html"]
    let product = try #require(try node("Product", in: page))
    #expect(product["@id"] as? String == "https://ana.example/photos/pli/#product")
    #expect(product["name"] as? String == "Pli")
    let offer = try #require(product["offers"] as? [String: Any])
    #expect(offer["availability"] as? String == "https://schema.org/\(availability)")
    #expect(offer["url"] as? String == url)
    #expect(offer["priceCurrency"] as? String == "USD")
    #expect(page.contains(#""price":5.00,"#))
    #expect(try node("ImageObject", in: page)?["offers"] == nil)
  }

  @Test func aPhotoThatIsNotForSaleIsNoProduct() throws {
    let site = try make("tags: [a]")
    #expect(try node("Product", in: site["photos/pli/index.html"]) == nil)
    #expect(!site["photos/pli/index.html"].contains("data-photo"))
    #expect(site.files.keys.allSatisfy { !$0.contains("purchase") })
    #expect(site["settings/index.html"] == "")
  }

  @Test func showsEditionsAndHowManyAreLeft() throws {
    let site = try make(
      """
      buyURL: https://b.example
      editions:
        - {name: Large, size: A3, paper: cotton, price: 90, count: 10, sold: 8}
        - {name: Small, price: 20, count: 2, sold: 2}
        - {name: Card, price: 2.5}
      """)
    #expect(site.wholeReport == "")
    let page = site["photos/pli/index.html"]
    #expect(page.contains("<strong>Large</strong> A3 · cotton</p>"))
    #expect(page.contains(#"<p class="count">2 of 10 left</p>"#))
    #expect(page.contains(#"<p class="sold">Sold out</p>"#))
    #expect(page.contains(#"<p class="price">From $2.50</p>"#))
    let buy = site["photos/pli/buy/index.html"]
    #expect(buy.ranges(of: "https://b.example").count == 2)
    #expect(buy.contains(">Pay $90.00 for Pli, Large</a>"))
    #expect(!buy.contains("for Pli, Small"))
  }

  @Test func isSoldOutWithItsLastEdition() throws {
    let site = try make("editions: [{name: Large, price: 9, count: 1, sold: 1}]")
    #expect(site.wholeReport == "")
    #expect(site["photos/pli/index.html"].contains(#"<p class="notice">Sold out</p>"#))
    #expect(site["photos/index.html"].contains(#"<p class="sold">Sold out</p>"#))
  }

  @Test func showsAThousandEditions() throws {
    let editions = (1...1_000).map { "  - {name: Number \($0), price: \($0), count: 5}" }
    let site = try make(
      "buyURL: https://b.example\neditions:\n" + editions.joined(separator: "\n"))
    #expect(site.wholeReport == "")
    #expect(site["photos/pli/buy/index.html"].ranges(of: "5 of 5 left").count == 1_000)
    let product = try #require(try node("Product", in: site["photos/pli/index.html"]))
    #expect((product["offers"] as? [Any])?.count == 1_000)
  }

  @Test func hostileNamesStayText() throws {
    let name = #""</script><b>\"'&{{title}}\u2028\u202E""#
    let site = try make(
      "editions:\n  - {name: \(name), size: \(name), price: 1, buyURL: ana@ana.example}\n"
        + "  - {name: B, price: 2, buyURL: \"https://b.example/?a='b'&c=%22%3E\"}",
      title: name)
    for path in ["photos/pli/index.html", "photos/pli/buy/index.html", "photos/index.html"] {
      #expect(site[path] != "")
      #expect(!site[path].contains("</script><b>"), "\(path)")
    }
    #expect(site["photos/pli/buy/index.html"].contains("?subject=%3C%2Fscript%3E%3Cb%3E%22%27%26"))
  }

  @Test func settingsForgetWhatWasBought() throws {
    let site = try make("buyURL: https://b.example")
    let page = site["settings/index.html"]
    #expect(
      page.contains(
        #"data-purchases="Your purchase history is cleared." hidden="">"#))
    #expect(page.contains("Clear purchase history"))
    #expect(!page.contains("class=\"settings\""))
    #expect(site["index.html"].contains(#"<a href="/settings/">Settings</a>"#))
  }
}
