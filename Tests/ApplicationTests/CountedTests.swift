import Diagnostics
import TestSupport
import Testing

@testable import Application

/// Warnings that are given once for a whole site, with a number.
@Suite struct CountedTests {
  @Test func tellsOfImagesOfOtherSitesOnce() throws {
    let site = try made([
      "Content/pages/a.md":
        "---\ntitle: A\n---\n![x](https://x.example/a.jpg) ![y](//y.example/b.jpg)\n",
      "Content/pages/b.md": "---\ntitle: B\nimage: https://x.example/c.jpg\n---\nText.\n",
      "Content/pages/own.md": "---\ntitle: C\n---\n![x](https://ana.example/a.jpg)\n",
      "Content/photos/p.md": "---\ntitle: P\nurl: https://x.example/p.jpg\n---\n",
      "Content/photos/q.md": "---\ntitle: Q\nurl: https://x.example/q.jpg\n---\n",
    ])
    #expect(
      site.report == """
        Content/pages/a.md:4:6: warning[link-distant-image]: browsers load this image from another site, which learns who looks at it and may remove it
            4 | ![x](https://x.example/a.jpg) ![y](//y.example/b.jpg)
              |      ^~~~~~~~~~~~~~~~~~~~~~~ save it in Content/ and write its path
           note: the same goes for 2 more: Content/pages/a.md:4:36, Content/pages/b.md:3:8
        Content/pages/own.md:4:6: warning[link-unknown-address]: nothing is published at this address
            4 | ![x](https://ana.example/a.jpg)
              |      ^~~~~~~~~~~~~~~~~~~~~~~~~
        Content/photos/p.md:3:6: warning[content-distant-photo]: browsers load this photo from another site, which learns who looks at it and may remove it
            3 | url: https://x.example/p.jpg
              |      ^~~~~~~~~~~~~~~~~~~~~~~ save the image next to this file, and name it with 'file' instead of 'url'
           note: the same goes for 1 more

        """)
  }

  @Test func tellsOfPhotosWithoutAltOrPaymentAndOfOverdrawnAccountsOnce() throws {
    let photo = "file: p.gif\n"
    let site = try made([
      "Content/accounts/card.md":
        "---\nname: Card\nbalance: -5.00\nentries: [{date: 2026-01-02, payee: A, amount: -5}]\n---\n",
      "Content/accounts/jar.md": "---\nname: Jar\nopeningBalance: -1\n---\n",
      "Content/accounts/wallet.md":
        "---\nname: Wallet\nentries: [{date: 2026-01-02, payee: A, amount: -0.01}]\n---\n",
      "Content/photos/a.md": .text("---\ntitle: A\n\(photo)price: 5\n---\n"),
      "Content/photos/b.md": .text("---\ntitle: B\n\(photo)price: 5\nalt: \"\"\n---\n"),
      "Content/photos/c.md": .text("---\ntitle: C\n\(photo)price: 5\nsold: true\n---\n"),
      "Content/photos/d.md":
        .text("---\ntitle: D\n\(photo)price: 5\nalt: A\nbuyURL: https://b.example\n---\n"),
      "Content/photos/p.gif": .gif(1, 1),
    ])
    #expect(
      site.wholeReport == """
        Content/accounts/jar.md:2:7: warning[content-overdrawn-account]: the account is overdrawn: it spent more than it had
            2 | name: Jar
              |       ^~~ write its 'openingBalance', correct its amounts, or write 'overdraft: true' if it may be overdrawn
           note: the same goes for 1 more
        Content/photos/a.md:2:8: warning[content-photo-without-alt]: the photo has no 'alt', so screen readers read only its title
            2 | title: A
              |        ^ add 'alt' and describe what the picture shows
           note: the same goes for 1 more
        Content/photos/a.md:4:8: warning[content-price-without-payment]: the photo has a price, but no 'buyURL' and no contact to ask
            4 | price: 5
              |        ^ add 'buyURL', the address where buyers pay, or 'contact' in Content/site.json
           note: the same goes for 1 more

        """)
  }

  @Test func tellsOfEachOtherSyntaxOnce() throws {
    var files: [String: TemporaryFolder.File] = [:]
    for name in 1...8 {
      files["Content/pages/\(name).md"] = .text(
        "---\ntitle: A\n---\n[[\(name)]]\(name == 3 ? " {{< a >}}" : "")\n")
    }
    let site = try made(files)
    #expect(site.ids == ["markdown-other-syntax", "markdown-other-syntax"])
    #expect(
      site.diagnostics.first?.notes.map(\.message) == [
        "the same goes for 7 more: Content/pages/2.md:4:1, Content/pages/3.md:4:1, "
          + "Content/pages/4.md:4:1, Content/pages/5.md:4:1, Content/pages/6.md:4:1, …"
      ])
    #expect(site.diagnostics.last?.place?.file == "Content/pages/3.md")
    #expect(site.diagnostics.last?.notes == [])
  }

  @Test func findsManyFormerAddressesInLinearTime() throws {
    let aliases = (0..<5_000).map { "\"/former/\($0)/\"" }.joined(separator: ", ")
    let start = ContinuousClock.now
    let site = try made([
      "Content/pages/a.json": .text("{\"title\": \"A\", \"aliases\": [\(aliases)]}"),
      "Content/pages/b.json": .text("{\"title\": \"B\", \"aliases\": [\(aliases)]}"),
    ])
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(site.diagnostics.count == 5_000)
    #expect(site.diagnostics.last?.place?.column == 83_902)
  }

  @Test func missesNoPageThatSoldAPhoto() throws {
    let folder = try TemporaryFolder([
      "Content/photos/p.gif": .gif(1, 1),
      "Content/photos/p.md":
        "---\ntitle: P\nfile: p.gif\nsold: true\nbuyURL: https://b.example\n---\n",
    ])
    let collector = DiagnosticCollector()
    let site = try folder.loaded(Asked(), collector)
    site.warnOfVanished(
      ["photos/p/index.html", "photos/p/buy/index.html", "photos/q/buy/index.html"], collector)
    #expect(
      collector.diagnostics.map(\.message).filter { $0.contains("/photos/") }.count == 1)
  }
}
