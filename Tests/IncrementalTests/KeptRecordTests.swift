import Application
import Diagnostics
import Markup
import TestSupport
import Testing

@testable import Incremental

/// Records that outlive their process, with their diagnostics and effects.
@Suite struct KeptRecordTests {
  @Test func tellsOfWarningsOfProductsThatAreNotMadeAgain() throws {
    let author = try Author()
    try author.edit("By tram", "See [all](/trps/). By tram")
    try author.build()
    #expect(author.said == ["link-unknown-address"])
    try author.restart()
    #expect(try author.build() == [])
    #expect(author.said == ["link-unknown-address"])
    try author.edit("(/trps/)", "(/trips/)")
    try author.build()
    #expect(author.said == [])
  }

  /// The place of a warning moves with the text above it in the same file.
  @Test func makesAWarningAgainWhoseLineHasMoved() throws {
    func item(_ slug: String, _ text: String) -> String {
      "{\"slug\": \"\(slug)\", \"title\": \"\(slug)\", \"body\": \"\(text)\"}"
    }
    let author = try Author([
      "Content/pages/all.json": .text("[\n\(item("a", "A.")),\n\(item("b", "[x](/nowhere/)"))\n]")
    ])
    try author.build()
    try author.restart()
    try author.edit(item("a", "A."), "\n" + item("a", "A."), in: "Content/pages/all.json")
    #expect(try author.build() == ["b/index.html"])
  }

  @Test func findsIdsOfPagesThatAreNotMadeAgain() throws {
    let author = try Author([
      "Content/pages/far.md": "---\ntitle: Far\n---\n## Sea\n\nHello.\n",
      "Content/pages/near.md": "---\ntitle: Near\n---\nSee [it](far.md#sea).\n",
    ])
    func edit(_ old: String, _ new: String, _ page: String) throws -> [String] {
      try author.restart()
      try author.edit(old, new, in: "Content/pages/\(page).md")
      return try author.build()
    }
    try author.build()
    #expect(author.said == [])
    // The linking page is made again, the target is not.
    #expect(try edit("See", "Look at", "near").contains("near/index.html"))
    #expect(author.said == [])
    _ = try edit("#sea", "#see", "near")
    #expect(author.said == ["link-broken-fragment"])
    _ = try edit("#see", "#sea", "near")
    #expect(author.said == [])
    // The target is made again, the linking page is not.
    #expect(try !edit("## Sea", "## Shore", "far").contains("near/index.html"))
    #expect(author.said == ["link-broken-fragment"])
  }

  /// A product that isn't made in the second process is still known in the third.
  @Test func knowsInAThirdProcessWhatWasMadeInTheFirst() throws {
    let author = try Author()
    let all = try author.build()
    for (old, new) in [("About", "Above"), ("Above", "Aboard")] {
      try author.restart()
      try author.edit(old, new, in: "Content/pages/about.md")
      let made = try author.build()
      #expect(made.contains("about/index.html"))
      #expect(made.count < all.count)
    }
  }

  @Test func takesNothingFromBytesThatAreCutOrChangedAnywhere() throws {
    let author = try Author()
    try author.build()
    let bytes = try author.written()
    #expect(ProductRecords(parsing: bytes).count > 0)
    for length in stride(from: 0, to: bytes.count, by: 97) {
      #expect(ProductRecords(parsing: Array(bytes.prefix(length))).count == 0, "\(length) bytes")
    }
    var generator = SplitMix(seed: 5)
    for _ in 0..<300 {
      var damaged = bytes
      let place = Int.random(in: damaged.indices, using: &generator)
      damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      #expect(ProductRecords(parsing: damaged).count == 0, "byte \(place)")
    }
  }

  /// Invalid bytes with a correct hash, as from an attacker, are read without a trap.
  @Test func readsSealedRubbishWithoutATrap() throws {
    let author = try Author()
    try author.build()
    let bytes = try author.written()
    var generator = SplitMix(seed: 7)
    var count = 0
    for _ in 0..<60 {
      var rubbish = bytes
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let place = Int.random(
          in: BuildRecords.title.count..<rubbish.count - 8, using: &generator)
        rubbish[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let seal = CacheWriter.seal(of: rubbish.dropLast(8))
      withUnsafeBytes(of: seal.littleEndian) {
        rubbish.replaceSubrange(rubbish.count - 8..<rubbish.count, with: $0)
      }
      let records = ProductRecords(parsing: rubbish)
      let known = SiteRecords(records, of: try #require(author.site))
      for product in try #require(author.site).products { _ = known.output(of: product) }
      count += records.count
    }
    #expect(count > 0)
  }

  /// Products that no longer exist leave no records, for example when a trip's tag changes
  /// repeatedly.
  @Test func forgetsProductsThatAreNoMore() throws {
    let author = try Author()
    try author.build()
    let memory = BuildRecords(site: author.folder.path, jobs: 1)
    var most = 0
    var tag = "rail"
    for edit in 0..<20 {
      try author.edit("[\(tag)]", "[edit \(edit)]")
      tag = "edit \(edit)"
      let collector = DiagnosticCollector()
      let site = try author.loaded(collector)
      let known = memory.products(of: site)
      for product in site.products where product.original == nil {
        var output = OutputBuffer()
        known.note(product, product.make(into: &output), OutputDigest(hashing: output))
      }
      memory.forget(allBut: site)
      most = max(most, memory.count)
    }
    #expect(most < 120, "\(most)")
  }
}
