import Application
import Diagnostics
import Foundation
import Markup
import Testing

@testable import Publishing

@Suite struct PublisherTests {
  private let pages = [
    "index.html": "home", "trips/index.html": "trips", "trips/lisbon/index.html": "Lisbon",
    "404.html": "nothing here",
  ]

  @Test func publishesEveryProduct() throws {
    let site = SiteFolder()
    try site.write("picture", to: "Content/x.jpg")
    let diagnostics = DiagnosticCollector()
    let picture = Product(
      path: "photos/x.jpg", kind: .image, content: .copied(from: site.path + "/Content/x.jpg"))
    let style = Product(
      path: "style.css", kind: .asset, content: .rendered { $0.append("p {}") })
    let report = try site.publisher().publish(
      products(pages) + [picture, style], diagnostics: diagnostics)
    var expected = PublishingReport()
    (expected.pages, expected.images, expected.assets, expected.written) = (4, 1, 1, 6)
    expected.published = try #require(report).published
    #expect(report == expected)
    #expect(
      site.pages == pages.merging(["photos/x.jpg": "picture", "style.css": "p {}"]) { $1 })
    #expect(
      site.siblings == [
        ".Output.zoetrope", ".Output.zoetrope/.gitignore", ".Output.zoetrope/lock",
        ".Output.zoetrope/times", "Content", "Output",
      ])
  }

  @Test func listsItsFilesInAManifest() throws {
    let site = SiteFolder()
    try site.publish(["b.html": "hello", "a/c.html": ""])
    #expect(
      site.read("Output/.zoetrope-manifest-fef11191b59357dd8edb15e7955e35c1") == """
        zoetrope-manifest 2
        fef11191b59357dd8edb15e7955e35c1
        99aa06d3014798d86001c324468d497f 0 a/c.html
        b5e9c1ad071b3e7fc779cfaa5e523818 5 b.html

        """)
  }

  /// A power cut leaves the old site or the new one complete, and never the old one after the build
  /// has ended. Everything is on disk before the exchange, and the exchange happens before anything
  /// is taken from the old tree.
  @Test func waitsForTheDiskBeforeTheExchangeAndBehindIt() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.publish(pages.merging(["index.html": "Home"]) { $1 })
    let recording = RecordingFileSystem()
    try site.publish(pages.merging(["index.html": "HOME"]) { $1 }, fileSystem: recording)
    let changes = recording.changes
    let swap = try #require(changes.firstIndex(of: "exchange stage"))
    #expect(changes[swap - 1] == "synchronize")
    #expect(changes[(swap + 1)...(swap + 2)] == ["synchronize names", "synchronize names"])
    #expect(changes[(swap + 3)...].contains("remove index.html"), "there is a mirror to be made")
    #expect(changes.count { $0.hasPrefix("synchronize") } == 3)
  }

  @Test func waitsForTheDiskBehindTheFirstBuild() throws {
    let site = SiteFolder()
    let recording = RecordingFileSystem()
    try site.publish(pages, fileSystem: recording)
    let changes = recording.changes
    let swap = try #require(changes.firstIndex(of: "rename stage"))
    #expect(changes[swap - 1] == "synchronize")
    #expect(changes[(swap + 1)...(swap + 2)] == ["synchronize names", "synchronize names"])
  }

  @Test func writesNothingIfNothingChanged() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.publish(pages.merging(["index.html": "Home"]) { $1 })
    // Otherwise a page would have been written just before.
    try site.age(".Output.zoetrope/times", seconds: -1)
    let before = site.tree("")
    let counting = RecordingFileSystem()
    let report = try site.publish(
      pages.merging(["index.html": "Home"]) { $1 }, fileSystem: counting)
    #expect(report.unchanged == 4)
    #expect(report.written == 0)
    #expect(counting.changes == [])
    // This includes folders, whose times reveal a file that came and went.
    #expect(site.tree("") == before)
  }

  @Test func keepsInodeAndTimeOfUnchangedFiles() throws {
    let site = SiteFolder()
    try site.publish(pages)
    for text in ["one", "two", "three"] {
      let before = site.tree()
      let report = try site.publish(pages.merging(["index.html": text]) { $1 })
      #expect(report.written == 1)
      #expect(report.unchanged == 3)
      let after = site.tree()
      for path in pages.keys where path != "index.html" { #expect(after[path] == before[path]) }
      #expect(after["index.html"]?.text == text)
      #expect(after["index.html"]?.inode != before["index.html"]?.inode)
    }
    #expect(site.exists(".Output.zoetrope/stage"))
  }

  @Test func removesWhatIsNoLongerMadeAndItsFolders() throws {
    let site = SiteFolder()
    try site.publish(pages)
    let report = try site.publish(["index.html": "home"])
    #expect(report.removed == 3)
    #expect(Set(site.tree().keys) == ["index.html", String(site.manifest.fileName)])
    try site.publish([:])
    #expect(Set(site.tree().keys) == [Manifest.empty.fileName])
  }

  @Test func keepsNoRemovedPageOnTheDisk() throws {
    let site = SiteFolder()
    let many = Dictionary(uniqueKeysWithValues: (0..<20).map { ("p\($0)/index.html", "\($0)") })
    try site.publish(many.merging(["draft/index.html": "secret"]) { $1 })
    try site.publish(many)
    try site.publish(many.merging(["p1/index.html": "new"]) { $1 })
    for file in site.tree("").values { #expect(!file.text.contains("secret")) }
  }

  @Test func turnsAFileIntoAFolderAndBack() throws {
    let site = SiteFolder()
    for pages in [["a": "file", "x": "x"], ["a/b": "b", "x": "x"], ["a": "file", "x": "x"]] {
      try site.publish(pages)
      #expect(site.pages == pages)
      try site.publish(pages.merging(["x": "y"]) { $1 })
    }
  }

  @Test func restoresAFileThatWasDeletedByHand() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.remove("Output/trips")
    let report = try site.publish(pages)
    #expect(report.written == 2)
    #expect(site.pages == pages)
  }

  @Test func buildsAnewAfterTheOutputWasDeleted() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.publish(pages.merging(["index.html": "Home"]) { $1 })
    try site.remove("Output")
    let report = try site.publish(pages)
    #expect(report.written == 4)
    #expect(site.pages == pages)
    #expect(!site.exists(".Output.zoetrope/stage"))
  }

  @Test func worksWithoutTheWorkspace() throws {
    let site = SiteFolder()
    try site.publish(pages)
    let before = site.tree()
    try site.remove(".Output.zoetrope")
    let report = try site.publish(pages)
    #expect(report.unchanged == 4)
    #expect(site.tree() == before)
  }

  @Test func publishesNothingIfTheSiteHasErrors() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.publish(pages.merging(["index.html": "Home"]) { $1 })
    try site.write("lisbon.example", to: "Output/CNAME")
    let before = site.tree("")
    let diagnostics = DiagnosticCollector()
    let mistake = Diagnostic(.error, "test-mistake", at: nil, "no")
    // The mistake is made last, when the pages before it are already in the stage.
    let last = Product(
      path: "zz.html", kind: .page, content: .rendered { _ in diagnostics.report(mistake) })
    let changed = pages.mapValues { $0 + "!" }
    #expect(
      try site.publisher().publish(products(changed) + [last], diagnostics: diagnostics) == nil)
    #expect(site.tree() == before.filter { $0.key.hasPrefix("Output/") }.withoutPrefix("Output/"))
    #expect(!site.exists(".Output.zoetrope/journal"))
    try site.publish(changed)
    #expect(site.pages == changed.merging(["CNAME": "lisbon.example"]) { $1 })
  }

  @Test func leavesNothingBesideAnOutputThatWasNeverPublished() throws {
    let site = SiteFolder()
    let mistakes = try site.publishExpectingErrors([page("../x"), page("y")])
    #expect(mistakes.count == 1)
    #expect(site.siblings == [])
  }

  @Test func makesEveryProductDespiteMistakesInOthers() throws {
    let site = SiteFolder()
    let diagnostics = DiagnosticCollector()
    let products = (0..<50).map { number in
      Product(
        path: "\(number).html", kind: .page,
        content: .rendered { _ in
          diagnostics.report(
            Diagnostic(.error, "test-mistake", at: SourceRange(file: "\(number).md"), "no"))
        })
    }
    #expect(try site.publisher(jobs: 3).publish(products, diagnostics: diagnostics) == nil)
    #expect(diagnostics.diagnostics.count == 50)
  }

  @Test(arguments: [1, 2, 5, 64])
  func doesNotDependOnTheNumberOfThreads(_ jobs: Int) throws {
    let site = SiteFolder()
    let many = Dictionary(
      uniqueKeysWithValues: (0..<300).map { ("t/\($0 % 7)/\($0)/index.html", "page \($0)") })
    try site.publish(many, jobs: jobs)
    #expect(site.pages == many)
    #expect(
      Digest(of: Array((site.read(site.manifest) ?? "").utf8))
        == Digest(
          of: Manifest(
            entries: many.keys.sorted().map { path in
              let bytes = Array((many[path] ?? "").utf8)
              return Manifest.Entry(path: path, digest: Digest(of: bytes), size: bytes.count)
            }
          ).bytes))
    let fewer = many.filter { $0.key.utf8.count % 2 == 0 }.mapValues { $0 + "!" }
    try site.publish(fewer, jobs: jobs)
    #expect(site.pages == fewer)
  }

  @Test func tellsHowFarItIs() throws {
    let site = SiteFolder()
    let counts = Counts()
    _ = try site.publisher(jobs: 2).publish(products(pages), diagnostics: DiagnosticCollector()) {
      counts.note($0, of: $1)
    }
    #expect(counts.all.sorted() == [1, 2, 3, 4])
  }

  @Test func reportsAProductThatCannotBeRead() throws {
    let site = SiteFolder()
    let missing = Product(path: "x.jpg", kind: .image, content: .copied(from: "nowhere/x.jpg"))
    #expect(
      try site.publishExpectingErrors([missing, page("y")]) == [
        Diagnostic(
          .error, "publish-unreadable", at: SourceRange(file: "nowhere/x.jpg"),
          "this file can't be read: it doesn't exist",
          notes: [Diagnostic.Note("it would be published as 'x.jpg'")])
      ])
    #expect(site.siblings == [])
  }

  @Test func copiesNoPipeAndThroughNoLink() throws {
    let site = SiteFolder()
    try site.write("x", to: "real.jpg")
    mkfifo(site.path + "/pipe.jpg", 0o666)
    symlink("real.jpg", site.path + "/link.jpg")
    let products = ["pipe.jpg", "link.jpg"].map {
      Product(path: $0, kind: .image, content: .copied(from: site.path + "/" + $0))
    }
    #expect(
      try site.publishExpectingErrors(products).map(\.message) == [
        "this file can't be read: it is a symbolic link",
        "this file can't be read: it isn't a regular file",
      ])
  }
}

extension [String: SiteFolder.File] {
  fileprivate func withoutPrefix(_ prefix: String) -> Self {
    Dictionary(uniqueKeysWithValues: map { (String($0.key.dropFirst(prefix.count)), $0.value) })
  }
}
