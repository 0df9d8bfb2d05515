import Application
import Diagnostics
import Files
import Foundation
import Testing

@testable import Publishing

@Suite struct ForeignFileTests {
  private let pages = [
    "index.html": "home", "trips/index.html": "trips", "trips/lisbon/index.html": "Lisbon",
  ]

  private func changed(_ text: String) -> [String: String] {
    pages.merging(["index.html": text]) { $1 }
  }

  @Test func keepsForeignFilesWithTheirInodes() throws {
    let site = SiteFolder()
    try site.publish(pages)
    let foreign = [
      "CNAME": "lisbon.example", ".well-known/security.txt": "Contact: me", "trips/own.txt": "own",
      "trips/lisbon/deep/er/x": "x",
    ]
    for (path, text) in foreign { try site.write(text, to: "Output/" + path) }
    let before = site.tree()
    for text in ["a", "b", "c"] {
      try site.publish(changed(text))
      let after = site.tree()
      for path in foreign.keys { #expect(after[path] == before[path]) }
    }
    // Everything changes, then most is removed.
    try site.publish(pages.mapValues { $0 + "!" })
    try site.publish(["index.html": "alone"])
    #expect(site.pages == foreign.merging(["index.html": "alone"]) { $1 })
    for path in foreign.keys { #expect(site.tree()[path] == before[path]) }
  }

  @Test func forgetsAForeignFileThatItsOwnerRemoved() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.write("x", to: "Output/CNAME")
    try site.publish(changed("a"))
    try site.remove("Output/CNAME")
    for text in ["b", "c", "d"] {
      try site.publish(changed(text))
      #expect(site.pages == changed(text))
    }
  }

  @Test func keepsLinksPipesAndEmptyFoldersAndFollowsNone() throws {
    let site = SiteFolder()
    try site.write("secret", to: "elsewhere/secret.txt")
    try site.publish(pages)
    symlink("../elsewhere", site.path + "/Output/shortcut")
    symlink("nowhere", site.path + "/Output/trips/dangling")
    mkfifo(site.path + "/Output/pipe", 0o666)
    mkdir(site.path + "/Output/empty", 0o700)
    let before = site.tree()
    for text in ["a", "b", "c"] {
      try site.publish(changed(text))
      let after = site.tree()
      for path in ["shortcut", "trips/dangling", "pipe"] { #expect(after[path] == before[path]) }
      #expect(after["empty"]?.mode == 0o700)
    }
    #expect(site.read("elsewhere/secret.txt") == "secret")
  }

  @Test func keepsANameThatIsNotUTF8() throws {
    let site = SiteFolder()
    try site.publish(pages)
    let name = Array((site.path + "/Output/trips/").utf8CString.dropLast()) + [-1, -2, 0]
    let file = open(name, O_CREAT | O_WRONLY, 0o666)
    try #require(file >= 0)
    close(file)
    for text in ["a", "b"] { try site.publish(changed(text)) }
    #expect(access(name, F_OK) == 0)
  }

  @Test func tellsTheTwoFormsOfALetterApart() throws {
    let site = SiteFolder()
    let composed = ["caf\u{E9}.html": "ours", "a.html": "a", "b.html": "b"]
    try site.publish(composed)
    try site.write("foreign", to: "Output/cafe\u{301}.html")
    // On a file system that treats both names as one, this was an edit.
    guard site.read("Output/caf\u{E9}.html") == "ours" else { return }
    for text in ["x", "y"] { try site.publish(composed.merging(["a.html": text]) { $1 }) }
    #expect(site.read("Output/cafe\u{301}.html") == "foreign")
  }

  @Test(arguments: [
    (
      "new.html", "new.html",
      "Zoetrope would publish a file here, but there is already one that it didn't write"
    ),
    (
      "new", "new/index.html",
      "Zoetrope didn't write this, and it is in the way of "
        + "'new/index.html'"
    ),
    (
      "new.html/x", "new.html",
      "Zoetrope would publish a file here, but there is already one that it didn't write"
    ),
  ])
  func refusesToOverwriteAForeignFile(_ foreign: String, _ new: String, _ message: String) throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.write("mine", to: "Output/" + foreign)
    let before = site.tree("")
    let mistakes = try site.publishExpectingErrors(
      products(pages.merging([new: "ours", "index.html": "changed"]) { $1 }))
    #expect(mistakes.first?.message == message)
    #expect(
      mistakes.first?.place == SourceRange(file: "\(site.output)/\(foreign.prefix { $0 != "/" })"))
    #expect(site.tree("Output") == before.outputFiles)
    #expect(site.siblings.filter { $0.hasSuffix("stage") || $0.hasSuffix("journal") } == [])
  }

  @Test(arguments: [false, true])
  func refusesToOverwriteAnEditedFile(_ isInPlace: Bool) throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.publish(changed("a"))
    let path = site.path + "/Output/trips/index.html"
    if isInPlace {
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.write(contentsOf: Data("TRIPS".utf8))
      try handle.close()
    } else {
      try Data("edited".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    let before = site.tree()
    let expected = [
      Diagnostic(
        .error, "publish-changed-file", at: SourceRange(file: "\(site.output)/trips/index.html"),
        "this file has changed since Zoetrope wrote it",
        fix: "move it away if you need it, or delete it; then build again")
    ]
    #expect(try site.publishExpectingErrors(products(changed("a"))) == expected)
    #expect(try site.publishExpectingErrors(products(changed("b"))) == expected)
    #expect(try site.publishExpectingErrors([page("index.html", "all others go")]) == expected)
    #expect(site.tree() == before)
    try site.remove("Output/trips/index.html")
    try site.publish(changed("b"))
    #expect(site.pages == changed("b"))
  }

  @Test func acceptsAnEditThatIsWhatItWouldWrite() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.write("Home", to: "Output/index.html")
    let report = try site.publish(changed("Home"))
    #expect(report.written == 0)
    #expect(site.pages == changed("Home"))
    try site.publish(pages)
    #expect(site.pages == pages)
  }

  @Test func acceptsAFileThatWasOnlyTouched() throws {
    let site = SiteFolder()
    try site.publish(pages)
    utimes(site.path + "/Output/index.html", nil)
    let before = site.tree()
    #expect(try site.publish(pages).unchanged == 3)
    #expect(site.tree() == before)
  }

  @Test func countsWhatAToolChanged() throws {
    let site = SiteFolder()
    let many = Dictionary(uniqueKeysWithValues: (10..<40).map { ("\($0).html", "\($0)") })
    try site.publish(many)
    for path in many.keys { try site.write("minified", to: "Output/" + path) }
    let mistakes = try site.publishExpectingErrors(products(many), jobs: 4)
    #expect(mistakes.count == 21)
    #expect(mistakes.last?.place == SourceRange(file: "\(site.output)/29.html"))
    #expect(
      mistakes.first?.message
        == "10 more files in '\(site.output)' have changed since Zoetrope wrote them")
  }

  @Test func refusesAFolderInThePlaceOfAFile() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.remove("Output/index.html")
    try site.write("mine", to: "Output/index.html/mine.txt")
    let mistakes = try site.publishExpectingErrors(products(changed("b")))
    #expect(
      mistakes.map(\.message) == ["Zoetrope wrote a file here, but now it is something else"])
    #expect(site.read("Output/index.html/mine.txt") == "mine")
  }

  @Test func refusesALinkInThePlaceOfAFolder() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try FileManager.default.moveItem(
      atPath: site.path + "/Output/trips", toPath: site.path + "/moved")
    symlink("../moved", site.path + "/Output/trips")
    let before = site.tree("moved")
    let mistakes = try site.publishExpectingErrors(products(changed("b")))
    #expect(
      mistakes.map(\.message) == [
        "Zoetrope didn't write this, and it is in the way of 'trips/index.html'"
      ])
    // Without the trips, neither the link nor its target matters.
    try site.publish(["index.html": "alone"])
    #expect(site.tree("moved") == before)
    #expect(site.tree()["trips"]?.kind == .symbolicLink)
  }

  @Test func bringsBackAFileThatWasDroppedIntoTheStage() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.publish(changed("a"))
    // A shell whose folder was the output is in the stage after a swap.
    try site.write("mine", to: ".Output.zoetrope/stage/mine.txt")
    try site.write("edit", to: ".Output.zoetrope/stage/trips/index.html.tmp")
    try site.publish(changed("b"))
    try site.publish(changed("c"))
    #expect(site.read("Output/mine.txt") == "mine")
    #expect(site.read("Output/trips/index.html.tmp") == "edit")
  }

  @Test func keepsAsideWhatReplacedAFileInTheStage() throws {
    let site = SiteFolder()
    try site.publish(pages)
    try site.publish(changed("a"))
    try site.remove(".Output.zoetrope/stage/trips/index.html")
    try site.write("mine", to: ".Output.zoetrope/stage/trips/index.html")
    let report = try site.publish(changed("b"))
    #expect(site.pages == changed("b"))
    #expect(site.read(".Output.zoetrope/kept/1-index.html") == "mine")
    #expect(
      report.notes == [
        "Zoetrope didn't write '.Output.zoetrope/kept/1-index.html' in the folder where it "
          + "builds the next site, so it stays there"
      ])
  }
}

extension [String: SiteFolder.File] {
  fileprivate var outputFiles: Self {
    Dictionary(
      uniqueKeysWithValues: filter { $0.key.hasPrefix("Output/") }.map {
        (String($0.key.dropFirst(7)), $0.value)
      })
  }
}
