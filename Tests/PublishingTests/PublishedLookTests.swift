import Application
import Content
import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Publishing

/// Results of a build's look at the published folder while it reads the site, and their use.
@Suite struct PublishedLookTests {
  private let pages = [
    "index.html": "home", "trips/index.html": "trips", "trips/lisbon/index.html": "Lisbon",
    "trips/porto/index.html": "Porto",
  ]

  private func changed(_ text: String) -> [Product] {
    pages.merging(["index.html": text]) { $1 }.sorted { $0.key > $1.key }.map(page)
  }

  /// A site with a mirror, and with marks for all files and folders.
  private func published() throws -> (site: SiteFolder, report: PublishingReport) {
    let site = SiteFolder()
    var report = PublishingReport()
    for text in ["a", "b", "c", "d"] {
      report = try site.publish(changed(text), after: nil)
      try site.trustMarks(after: FileClock.doubt(of: 1))
    }
    return (site, report)
  }

  @Test(arguments: [1, 2, 4]) func looksAtNoFileTwice(_ jobs: Int) throws {
    let (site, report) = try published()
    let look = site.look(after: report, jobs: jobs)
    look.beginFolders()
    #expect(look.foundFiles?.areUntouched == [true, true, true, true])
    // All except the uppermost, which changes with each swap.
    #expect(look.untouchedFolders == [false, true, true, true])
    let counting = FaultyFileSystem()
    let next = try site.publish(changed("e"), after: look, jobs: jobs, fileSystem: counting)
    #expect(next.written == 1)
    #expect(next.unchanged == 3)
    #expect(site.read("Output/index.html") == "e")
    #expect(site.pages == pages.merging(["index.html": "e"]) { $1 })
  }

  @Test func publishesTheSameAsWithoutALook() throws {
    var trees: [[String: String]] = []
    for looks in [true, false] {
      let (site, first) = try published()
      var report = first
      for text in ["e", "e", "f", "g"] {
        report = try site.publish(changed(text), after: looks ? site.look(after: report) : nil)
        try site.trustMarks()
      }
      trees.append(site.tree().mapValues(\.text))
    }
    #expect(trees[0] == trees[1])
  }

  /// Files are looked at while the site is read. Files that the mirror loses after that are in both
  /// trees in the end.
  @Test(arguments: ["trips/lisbon/index.html", "trips/index.html", "trips/porto"])
  func mendsAMirrorThatLostANameAfterTheLook(lost: String) throws {
    let (site, report) = try published()
    let look = site.look(after: report)
    look.beginFolders()
    #expect(look.foundFiles != nil)
    #expect(look.untouchedFolders != nil)
    try site.remove(".Output.zoetrope/stage/" + lost)
    _ = try site.publish(changed("e"), after: look)
    #expect(site.pages == pages.merging(["index.html": "e"]) { $1 })
  }

  @Test func tellsOfAnotherTreeAsSoonAsItIsPublished() throws {
    let (site, _) = try published()
    let home = site.output + "/index.html"
    let told = Mutex<[String]>([])
    for text in ["d", "e", "e", "f"] {
      let report = try site.publisher(jobs: 2).publish(
        changed(text), diagnostics: DiagnosticCollector(),
        whenPublished: {
          let text = FileManager.default.contents(atPath: home) ?? Data()
          told.withLock { $0.append(String(decoding: text, as: UTF8.self)) }
        })
      #expect(report != nil)
    }
    #expect(told.withLock(\.self) == ["e", "f"])
  }

  @Test func sortsProductsThatComeInAnotherOrder() throws {
    let (site, first) = try published()
    var report = first
    let more = page("trips/faro/index.html", "Faro")
    let clash = page("trips/faro/index.html/x", "in the way")
    for products in [
      changed("e").reversed(), changed("f"), changed("g") + [more], [more] + changed("h"),
      Array(changed("i").dropLast()), changed("j"),
    ] {
      let expected = products.map(\.path).sorted()
      report = try site.publish(products, after: site.look(after: report))
      #expect(site.pages.keys.sorted() == expected)
      try site.trustMarks()
    }
    let diagnostics = DiagnosticCollector()
    #expect(
      try site.publisher().publish(
        changed("k") + [more, clash], after: site.look(after: report), diagnostics: diagnostics)
        == nil)
    #expect(diagnostics.hasErrors)
  }

  @Test func keepsTheLockUntilItIsPublished() throws {
    let (site, report) = try published()
    let look = site.look(after: report)
    #expect(look.foundFiles != nil)
    #expect(throws: PublishingFault.busy(output: site.output)) {
      try site.publish(changed("e"), after: nil)
    }
    _ = try site.publish(changed("f"), after: look)
    #expect(site.read("Output/index.html") == "f")
  }

  @Test func isNoneOfAnotherBuildOrBesideAJournal() throws {
    let (site, report) = try published()
    let (manifest, times) = (report.published.manifest, report.published.times)
    for other in [
      PublishedState(manifest: manifest &+ 1, times: times),
      PublishedState(manifest: manifest, times: times &+ 1),
    ] {
      #expect(site.publisher().look(since: other).foundFiles == nil)
    }
    try site.write("half", to: ".Output.zoetrope/journal")
    let look = site.look(after: report)
    #expect(look.foundFiles == nil)
    #expect(look.untouchedFolders == nil)
    _ = try site.publish(changed("e"), after: look)
    #expect(site.pages == pages.merging(["index.html": "e"]) { $1 })
  }

  @Test func keepsAFileThatCameAfterIt() throws {
    let (site, first) = try published()
    let look = site.look(after: first)
    look.beginFolders()
    #expect(look.untouchedFolders?.count == 4)
    try site.write("mine", to: "Output/trips/lisbon/mine.txt")
    var report = try site.publish(changed("e"), after: look)
    let expected = { (text: String) in
      pages.merging(["index.html": text, "trips/lisbon/mine.txt": "mine"]) { $1 }
    }
    #expect(site.pages == expected("e"))
    for text in ["f", "g"] {
      try site.trustMarks()
      report = try site.publish(changed(text), after: site.look(after: report))
      #expect(site.pages == expected(text))
    }
  }

  @Test func noticesByTheNextBuildAFileThatWasEditedAfterIt() throws {
    let (site, first) = try published()
    let look = site.look(after: first)
    #expect(look.foundFiles != nil)
    try site.write("edited", to: "Output/trips/index.html")
    let report = try site.publish(changed("e"), after: look)
    try site.trustMarks()
    let diagnostics = DiagnosticCollector()
    #expect(
      try site.publisher().publish(
        changed("f"), after: site.look(after: report), diagnostics: diagnostics) == nil)
    #expect(diagnostics.diagnostics.map(\.id) == ["publish-changed-file"])
  }

  @Test func noticesAFileThatWasEditedBeforeIt() throws {
    let (site, report) = try published()
    try site.write("edited", to: "Output/trips/index.html")
    let diagnostics = DiagnosticCollector()
    #expect(
      try site.publisher().publish(
        changed("f"), after: site.look(after: report), diagnostics: diagnostics) == nil)
    #expect(diagnostics.diagnostics.map(\.id) == ["publish-changed-file"])
  }

  @Test func looksAgainWhereTheFolderIsNoLongerTheOne() throws {
    let (site, report) = try published()
    let look = site.look(after: report)
    #expect(look.foundFiles != nil)
    try site.remove("Output")
    #expect(try site.publish(changed("e"), after: look).written == 4)
    #expect(site.pages == pages.merging(["index.html": "e"]) { $1 })
  }
}
