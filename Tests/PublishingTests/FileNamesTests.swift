import Application
import Foundation
import Testing

@testable import Publishing

/// Whether our files have lost no name shows by themselves, so that most folders of the mirror are not
/// looked at.
@Suite struct FileNamesTests {
  private let pages = [
    "index.html": "home", "trips/index.html": "trips", "trips/lisbon/index.html": "Lisbon",
    "trips/porto/index.html": "Porto", "trips/porto/trip.ics": "calendar", "tags/sea.html": "sea",
  ]

  private func changed(_ text: String) -> [String: String] {
    pages.merging(["tags/sea.html": text]) { $1 }
  }

  private func products(_ text: String) -> [Product] {
    changed(text).sorted { $0.key < $1.key }.map(page)
  }

  /// A site with a mirror, of which the names of all files are known.
  private func published() throws -> (site: SiteFolder, report: PublishingReport) {
    let site = SiteFolder()
    var report = PublishingReport()
    for text in ["a", "b", "c", "d", "e"] {
      report = try site.publish(
        products(text), after: text == "a" ? nil : site.look(after: report))
      try site.trustMarks(after: FileTimes.doubt)
    }
    return (site, report)
  }

  /// The folders that are known by their files to lack nothing in the mirror.
  private func kept(_ site: SiteFolder, after report: PublishingReport) throws -> [String] {
    let files = try #require(site.look(after: report).foundFiles)
    defer { files.workspace.unlock() }
    let known = files.marks.known
    let areKept = files.marks.times.names.keptFolders(known, files.changed)
    return known.folders.indices.filter { areKept[$0] }.map(known.path)
  }

  @Test func knowsFoldersByTheirFiles() throws {
    let (site, first) = try published()
    // Others hold folders, or a file that was just written.
    #expect(try kept(site, after: first) == ["trips/lisbon", "trips/porto"])
    let report = try site.publish(products("f"), after: site.look(after: first))
    try site.trustMarks(after: FileTimes.doubt)
    #expect(try kept(site, after: report) == ["trips/lisbon", "trips/porto"])
    // Without a look nothing is found that could be compared.
    let next = try site.publish(products("g"), after: nil)
    #expect(try kept(site, after: next) == [])
  }

  @Test(arguments: ["Output", ".Output.zoetrope/stage"])
  func knowsNothingOfAFolderInWhichAFileLostOrGotAName(_ tree: String) throws {
    for change in Change.allCases {
      let (site, report) = try published()
      try change.make("trips/porto/trip.ics", in: tree, of: site)
      #expect(try kept(site, after: report) == ["trips/lisbon"], "\(change)")
    }
  }

  /// What somebody does to a file of ours.
  private enum Change: CaseIterable {
    case remove, rename, move, replace, link

    func make(_ path: String, in tree: String, of site: SiteFolder) throws {
      let (files, root) = (FileManager.default, site.path + "/" + tree)
      let file = root + "/" + path
      switch self {
      case .remove: try files.removeItem(atPath: file)
      case .rename: try files.moveItem(atPath: file, toPath: file + ".bak")
      case .move: try files.moveItem(atPath: file, toPath: root + "/trips/lisbon/moved")
      case .replace:
        try files.removeItem(atPath: file)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
      case .link: try files.linkItem(atPath: file, toPath: file + ".bak")
      }
    }
  }

  /// Of a mirror that somebody was at the same is made, whether its folders are known by their files.
  @Test(arguments: [
    "trips/porto/trip.ics", "trips/porto/index.html", "trips/lisbon/index.html", "trips/index.html",
    "tags/sea.html",
  ])
  func mendsAMirrorInWhichAFileLostOrGotAName(_ path: String) throws {
    for change in Change.allCases {
      var made: [[[String: String]]] = []
      for looks in [true, false] {
        let (site, first) = try published()
        var report = first
        try change.make(path, in: ".Output.zoetrope/stage", of: site)
        var trees: [[String: String]] = []
        for text in ["f", "g", "h"] {
          report = try site.publish(products(text), after: looks ? site.look(after: report) : nil)
          trees.append(site.pages)
          for (path, text) in changed(text) {
            #expect(site.pages[path] == text, "\(change) \(path)")
          }
          try site.trustMarks()
        }
        made.append(trees)
      }
      #expect(made[0] == made[1], "\(change)")
    }
  }

  @Test(arguments: ["trips", "trips/porto", "tags"])
  func mendsAMirrorThatLostAFolder(_ folder: String) throws {
    for isMoved in [true, false] {
      let (site, first) = try published()
      var report = first
      let path = site.path + "/.Output.zoetrope/stage/" + folder
      if isMoved {
        try FileManager.default.moveItem(atPath: path, toPath: site.path + "/elsewhere")
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
      for text in ["f", "g", "h"] {
        report = try site.publish(products(text), after: site.look(after: report))
        #expect(site.pages == changed(text))
        try site.trustMarks()
      }
    }
  }

  @Test func bringsBackAFileThatWasDroppedIntoAFolderKnownByItsFiles() throws {
    let (site, first) = try published()
    var report = first
    try site.write("mine", to: ".Output.zoetrope/stage/trips/lisbon/mine.txt")
    #expect(try kept(site, after: report) == ["trips/lisbon", "trips/porto"])
    for text in ["f", "g", "h"] {
      report = try site.publish(products(text), after: site.look(after: report))
      #expect(site.pages == changed(text).merging(["trips/lisbon/mine.txt": "mine"]) { $1 })
      try site.trustMarks()
    }
  }

  @Test func trustsNoFileSystemThatDoesNotMarkWhatIsRenamed() {
    let digest = Digest(of: [])
    let known = KnownPaths(
      Manifest(
        entries: ["a.html", "b/c.html", "d/e/f.html"].map {
          Manifest.Entry(path: $0, digest: digest, size: 0)
        }))
    let found = [1, 2, 3]
    func kept(_ changed: [Int], areMarked: Bool = true) -> [Bool] {
      FileNames(changed: changed, areMarked: areMarked).keptFolders(known, found)
    }
    #expect(kept(found) == [false, true, false, true])
    #expect(kept(found, areMarked: false) == [false, false, false, false])
    #expect(kept([1, 0, 3]) == [false, false, false, true])
    #expect(kept([1, 2, 4]) == [false, true, false, false])
    #expect(kept([]) == [false, false, false, false])
    #expect(FileNames(changed: found, areMarked: true).keptFolders(known, []) == kept([]))
    #expect(
      FileNames(changed: [0, 0, 0], areMarked: true).keptFolders(known, [0, 0, 0]) == kept([]))
  }
}
