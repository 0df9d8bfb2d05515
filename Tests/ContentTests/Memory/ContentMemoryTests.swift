import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

/// A load with a memory gives the same result as one without.
struct ContentMemoryTests {
  /// Number of random authors; more by the environment variable.
  private static let sequences =
    ProcessInfo.processInfo.environment["ZOETROPE_SEQUENCES"].flatMap(Int.init) ?? 80

  private static let steps = 8

  @Test func givesWhatALoadWithoutMemoryGives() throws {
    var (edits, reused, mistakes) = (0, 0, 0)
    for seed in 0..<UInt64(Self.sequences) {
      let site = try TestSite()
      var author = ContentAuthor(of: site.folder, seed: seed)
      let memory = ContentMemory()
      var before: [String: any SourcedModel] = [:]
      for step in 0..<Self.steps {
        var changed: Set<String> = []
        for _ in 0...(step == 0 ? 8 : Int(seed) % 3) {
          changed.formUnion(try author.act())
          edits += 1
        }
        // Every other author is watched.
        let told = seed.isMultiple(of: 2) ? nil : changed
        let (fresh, again) = (site.load(), site.load(reusing: memory, changed: told))
        let isEqual =
          try again.summary == fresh.summary && again.attributes == fresh.attributes
          && again.diagnostics == fresh.diagnostics
        #expect(isEqual, "seed \(seed), step \(step)\n\(fresh.report)\n\(again.report)")
        mistakes += fresh.diagnostics.count
        let after = again.models
        reused += after.count { name, model in before[name] === model }
        before = after
      }
    }
    // Guards against comparing nothing.
    #expect(edits > Self.sequences * Self.steps)
    #expect(mistakes > Self.sequences)
    #expect(reused > Self.sequences)
  }

  /// A load with a memory gives what one without gives, after each change that matters to
  /// journeys.
  @Test func readsAJourneyAgainWhereItsFolderChanged() throws {
    let folder = "Content/trips/japan"
    func trip(_ day: Int, _ more: String = "mode: train") -> String {
      "---\ndeparture: 2025-03-0\(day)\narrival: 2025-03-0\(day)\n\(more)\n---\nText.\n"
    }
    let index = "\(folder)/index.md"
    let site = try TestSite([
      index: "---\ntitle: Japan\n---\n", "\(folder)/b.md": trip(3), "\(folder)/c/index.md": trip(4),
      "Content/trips/other.md": trip(2),
    ])
    let memory = ContentMemory()
    let edits: [(path: String, text: String?)] = [
      ("\(folder)/a.md", trip(1)), ("\(folder)/a.md", trip(5, "tags: [rail]")),
      ("\(folder)/b.md", trip(3) + "More.\n"), (index, "---\ntitle: Japan\ndraft: true\n---\n"),
      (index, "---\ntitle: Japan\n---\nText.\n"), ("\(folder)/c/inner.md", trip(6)),
      ("\(folder)/c/inner.md", nil), ("\(folder)/a.md", "---\n[\n---\n"),
      ("\(folder)/a.md", trip(1, "visibility: private")), (index, nil),
      (index, "---\ntitle: Japan\ndeparture: 2025-03-09\n---\n"), ("\(folder)/a.md", nil),
      ("\(folder)/b.md", nil), ("\(folder)/c/index.md", nil), ("\(folder)/b.md", trip(3)),
    ]
    func same(_ changed: Set<String>?, _ step: String) throws {
      let (fresh, again) = (site.load(), site.load(reusing: memory, changed: changed))
      #expect(try again.summary == fresh.summary, "\(step)")
      #expect(again.diagnostics == fresh.diagnostics, "\(step)")
      let (found, wanted) = (again.content.trips, fresh.content.trips)
      #expect(found.map(\.hashes) == wanted.map(\.hashes), "\(step)")
      #expect(found.map(\.model) == wanted.map(\.model), "\(step)")
      #expect(found.map(\.attributes) == wanted.map(\.attributes), "\(step)")
    }
    try same(nil, "at first")
    for (number, edit) in edits.enumerated() {
      if let text = edit.text {
        try site.write(edit.path, text)
      } else {
        try FileManager.default.removeItem(atPath: "\(site.folder)/\(edit.path)")
      }
      try same(number.isMultiple(of: 2) ? [edit.path] : nil, "edit \(number) of \(edit.path)")
    }
  }

  /// A load with a memory gives what one without gives, after each change that matters to an album.
  @Test func readsAnAlbumAgainWhereItsFolderChanged() throws {
    let folder = "Content/photos/iceland"
    let site = try TestSite([
      "\(folder)/index.md": "---\ntitle: Iceland\ntrip: ring\n---\n",
      "\(folder)/a.jpg": "title=A", "\(folder)/b.jpg": "",
      "Content/trips/ring.md": "---\ndeparture: 2024-06-01\narrival: 2024-06-02\n---\n",
    ])
    let memory = ContentMemory()
    let index = "\(folder)/index.md"
    let edits: [(path: String, text: String?)] = [
      ("\(folder)/c.jpg", "title=C"), ("\(folder)/a.jpg", "title=Another"),
      ("\(folder)/own.md", "---\ntitle: Own\nfile: b.jpg\nalt: x\n---\n"),
      (index, "---\nvisibility: unlisted\n---\n"), (index, nil), (index, "---\ndraft: true\n---\n"),
      ("\(folder)/own.md", nil), ("\(folder)/b.jpg", nil),
      ("\(folder)/inner/index.md", ""), ("\(folder)/inner/d.jpg", "title=D"),
      (index, "---\ntitle: Iceland\nphotos: [c.jpg]\n---\nText.\n"),
    ]
    func same(_ changed: Set<String>?) throws {
      let (fresh, again) = (site.load(), site.load(reusing: memory, changed: changed))
      #expect(try again.summary == fresh.summary)
      #expect(again.diagnostics == fresh.diagnostics)
      #expect(
        again.content.photos.map(\.hashes) == fresh.content.photos.map(\.hashes)
          && again.content.albums.map(\.hashes) == fresh.content.albums.map(\.hashes))
    }
    try same(nil)
    for (index, edit) in edits.enumerated() {
      if let text = edit.text {
        try site.write(edit.path, text)
      } else {
        try FileManager.default.removeItem(atPath: "\(site.folder)/\(edit.path)")
      }
      try same(index.isMultiple(of: 2) ? [edit.path] : nil)
    }
  }

  /// A file that could not be read for a moment is read again, though it is unchanged.
  @Test func remembersNothingThatCouldNotBeRead() throws {
    let site = try TestSite(["Content/pages/a.md": "---\ntitle: A\n---\nText.\n"])
    let (content, away) = (site.folder + "/Content", site.folder + "/away")
    try FileManager.default.moveItem(atPath: content, toPath: away)
    try FileManager.default.createSymbolicLink(
      atPath: content, withDestinationPath: "Content")
    let memory = ContentMemory()
    #expect(site.load(reusing: memory, changed: nil).ids == ["content-unreadable"])
    try FileManager.default.removeItem(atPath: content)
    try FileManager.default.moveItem(atPath: away, toPath: content)
    let loaded = site.load(reusing: memory, changed: [])
    #expect(loaded.report == "")
    #expect(loaded.content.pages.count == 1)
  }

  @Test(arguments: [nil, ["Content/trips/a.md"]] as [Set<String>?])
  func givesTheVeryModelsOfFilesThatAreAsTheyWere(_ changed: Set<String>?) throws {
    let site = try TestSite([
      "Content/trips/a.md": .trip, "Content/trips/b.md": .trip,
      "Content/trips/c.json": #"{"departure": "2025-05-01T10:00", "arrival": "2025-05-01T11:00"}"#,
    ])
    let memory = ContentMemory()
    let first = site.load(reusing: memory).models
    try site.write("Content/trips/a.md", .trip + "More.\n")
    let second = site.load(reusing: memory, changed: changed).models
    #expect(second.count == 3)
    #expect(second["Content/trips/a.md"] !== first["Content/trips/a.md"])
    #expect(second["Content/trips/b.md"] === first["Content/trips/b.md"])
    #expect(second["Content/trips/c.json"] === first["Content/trips/c.json"])
  }

  @Test func trustsWhoKnowsWhatChanged() throws {
    let site = try TestSite(["Content/trips/a.md": .trip, "Content/trips/b.md": .trip])
    let memory = ContentMemory()
    let first = site.load(reusing: memory).models
    try site.write("Content/trips/a.md", .trip + "More.\n")
    let unseen = site.load(reusing: memory, changed: ["Content/trips/b.md"]).models
    #expect(unseen["Content/trips/a.md"] === first["Content/trips/a.md"])
    let seen = site.load(reusing: memory, changed: ["Content/trips/a.md"]).models
    #expect(seen["Content/trips/a.md"] !== first["Content/trips/a.md"])
  }

  @Test func readsAllAnewWhereModelsHaveOtherDefaults() throws {
    let site = try TestSite(["Content/trips/a.md": .trip, "Content/site.json": "{}"])
    let memory = ContentMemory()
    let first = site.load(reusing: memory).models
    try site.write("Content/site.json", #"{"title": "Another"}"#)
    let titled = site.load(reusing: memory).models
    #expect(titled["Content/trips/a.md"] === first["Content/trips/a.md"])
    try site.write("Content/site.json", #"{"timeZone": "Asia/Tokyo"}"#)
    let moved = site.load(reusing: memory, changed: ["Content/site.json"])
    #expect(moved.models["Content/trips/a.md"] !== first["Content/trips/a.md"])
    #expect(moved.content.trips[0].model.departure.zone.identifier == "Asia/Tokyo")
  }

  @Test func readsNothingOfAnotherSite() throws {
    let (one, other) = (try TestSite(["Content/trips/a.md": .trip]), try TestSite())
    let memory = ContentMemory()
    #expect(one.load(reusing: memory).models.count == 1)
    #expect(other.load(reusing: memory, changed: []).models.isEmpty)
  }
}

extension String {
  fileprivate static let trip = """
    ---
    departure: 2025-05-01T10:00:00
    arrival: 2025-05-01T12:00:00
    ---
    Text.

    """
}

extension TestSite {
  func load(reusing memory: ContentMemory, changed: Set<String>? = nil) -> Loaded {
    let collector = DiagnosticCollector()
    let content = ContentLoader(site: folder, jobs: 2, pictures: WrittenPictures())
      .load(collector, reusing: memory, changed: changed)
    return Loaded(content: content, diagnostics: collector.diagnostics)
  }
}

extension Loaded {
  /// Models by their files, those of lists also by their slugs.
  fileprivate var models: [String: any SourcedModel] {
    Dictionary(
      uniqueKeysWithValues: content.models.all.map {
        ($0.isOneOfSeveral ? "\($0.path)#\($0.slug)" : $0.path, $0)
      })
  }

  fileprivate var attributes: [Attributes] { content.models.all.map { $0.attributes } }

  /// Facts and texts of all other content.
  fileprivate var summary: [String] {
    get throws {
      func text(_ text: MarkdownText) throws -> String {
        String(decoding: try text.bytes(), as: UTF8.self)
      }
      func text(_ index: IndexText) throws -> String {
        try "\(index.file.path) \(index.title ?? "-") \(text(index.body)) \(index.ranges)"
      }
      func facts<Kind: ContentKind>(_: Kind.Type) -> [String] {
        content.models[Kind.self].map { "\($0.model)" }
      }
      var lines = ["\(content.settings)"]
      lines += try content.models.all.map { model in
        try "\(model.path) \(model.kind.folder) \(model.slug) \(text(model.body)) \(model.ranges)"
          + " \(model.isFolder) \(model.isOneOfSeveral) \(model.date.map { "\($0)" } ?? "-")"
      }
      lines += facts(TripKind.self) + facts(PhotoKind.self) + facts(AccountKind.self)
      lines += facts(PersonKind.self)
      lines += try content.homeText.map { [try text($0)] } ?? []
      lines += try content.listTexts.sorted { $0.key.folder < $1.key.folder }
        .map { try text($0.value) }
      lines += content.assets.map { "\($0.path) \($0.publishedPath) \($0.owner?.slug.text ?? "-")" }
      lines += try content.strayTexts.map { try "\($0.folder) \(text($0.body))" }
      return lines
    }
  }
}
