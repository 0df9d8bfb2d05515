import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Authoring

struct ThemeExportTests {
  /// Paths of the exported files.
  private func exported(_ names: [String]) throws -> [String] {
    let folder = try TemporaryFolder([:])
    let paths = try ThemeExport(names).write(to: "\(folder.path)/Templates")
    for path in paths {
      let file = "\(folder.path)/Templates/\(path)"
      #expect(FileManager.default.isReadableFile(atPath: file), "\(path)")
    }
    return paths
  }

  @Test func writesTheFilesThatTheRepositoryHas() throws {
    let folder = try TemporaryFolder([:])
    let paths = try ThemeExport().write(to: folder.path)
    let repository = Repository.root
    #expect(paths.count > 40)
    #expect(paths == ThemeExport.paths)
    for path in paths {
      let original = try Data(contentsOf: repository.appending(path: "Templates/\(path)"))
      #expect(try Data(contentsOf: URL(filePath: "\(folder.path)/\(path)")) == original, "\(path)")
    }
  }

  @Test(arguments: ["trip.html", "Templates/trip.html", "./Templates/trip.html", "/trip.html"])
  func writesOneFileByEachFormOfItsName(name: String) throws {
    #expect(try exported([name]) == ["trip.html"])
  }

  @Test func writesAFolderWithAllInItAndEachFileOnce() throws {
    let paths = try exported(["components/", "components/leg.html", "words"])
    #expect(paths.contains("components/leg.html") && paths.contains("words/en.json"))
    #expect(Set(paths).count == paths.count)
    #expect(paths.allSatisfy { $0.hasPrefix("components/") || $0.hasPrefix("words/") })
  }

  @Test(arguments: [
    ("trip", "trip.html"), ("hero.html", "components/hero.html"), ("hero", "components/hero.html"),
    ("tirp.html", "trip.html"), ("", nil), ("/", nil), ("..", nil), ("x/../trip.html", "trip.html"),
  ])
  func saysWhatWasProbablyMeant(name: String, likely: String?) throws {
    let fault = #expect(throws: AuthoringFault.self) { try ThemeExport([name, "404.html"]) }
    #expect(
      try TerminalWriter(colours: false).text([#require(fault).diagnostic]) == """
        error[theme-unknown-file]: the built-in theme has no file '\(name)', so nothing was written
           \(likely.map { "did you mean '\($0)'?" } ?? "run 'zoetrope theme list' to see its files")

        """)
  }

  @Test func listsAllNamesThatTheThemeLacks() throws {
    let fault = #expect(throws: AuthoringFault.self) { try ThemeExport(["tirp.html", "ünknown"]) }
    #expect(
      try TerminalWriter(colours: false).text([#require(fault).diagnostic]) == """
        error[theme-unknown-file]: 2 of these files aren't in the built-in theme, so nothing was written
           run 'zoetrope theme list' to see its files
           note: 'tirp.html': did you mean 'trip.html'?
           note: 'ünknown'

        """)
  }

  @Test func writesNothingWhereOneFileExists() throws {
    let folder = try TemporaryFolder(["trip.html": "mine"])
    let fault = #expect(throws: AuthoringFault.self) {
      try ThemeExport(["trips.html", "trip.html"]).write(to: folder.path)
    }
    #expect(fault == .filesExist(["\(folder.path)/trip.html"]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["trip.html"])
  }
}
