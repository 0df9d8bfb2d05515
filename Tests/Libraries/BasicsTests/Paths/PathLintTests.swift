import Foundation
import TestSupport
import Testing

/// No source searches paths by characters: `Basics/Paths` does it by bytes.
@Suite struct PathLintTests {
  /// Sources without paths of a site, or with bytes of a language.
  private static let exempt = [
    "Domain/", "ThemeEmbedder/", "Content/FrontMatter/", "Content/Values/", "Content/Drawings/",
    "Templating/Escaping/", "Libraries/Diagnostics/", "Libraries/Basics/Hashing/",
    "Libraries/Pictures/", "Libraries/Cartography/Gazetteer/", "Libraries/Tracks/",
    "Authoring/Importing/", "Authoring/Entries/Banks/", "Authoring/Entries/Beancount/",
  ]

  @Test func cutsNoPathByCharacters() throws {
    // A line that states that it works on bytes or scalars is skipped.
    let asks = [
      #/\.(?:first|last) [!=]= "\/"/#,
      #/\.has(?:Prefix|Suffix)\b/#,
      #/\.split\([^)]*separator: "[^ \\A-Za-z0-9]"/#,
      #/\.(?:first|last)Index\(of: "[^\[\]{}]/#,
      #/\.(?:contains|range|firstRange)\((?:of: )?"[^A-Za-z0-9"]*[\/.:?#%&~=\\][^A-Za-z0-9"]*"\)/#,
      #/\.(?:prefix|drop|suffix)(?:\(while:)? \{[^}]*\$0 [!=]= "[\/.:?#%&~=\\]"/#,
      #/\.drop(?:First|Last)\([^)]*"\.count\b/#,
      #/\b(?:path|address|url|link|folder|route|reference|destination|below|publishedPath)\.(?:drop|remove|pop)(?:First|Last)\b/#,
      #/\b(?:path|address|url|link|folder|route|reference|destination|below|publishedPath)\.(?:prefix|suffix)(?:\(| \{)/#,
      #/\bindex\((?:after|before): (?:slash|dot|hash)\)/#,
    ]
    let sources = Repository.root.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let path = file.pathComponents.dropFirst(sources.pathComponents.count).joined(separator: "/")
      guard !Self.exempt.contains(where: path.hasPrefix) else { continue }
      count += 1
      for (number, line) in try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      {
        let isOfBytes = ["utf8", "unicodeScalars", "bytes", "UInt8"].contains { line.contains($0) }
        guard !isOfBytes, !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        for ask in asks where line.contains(ask) {
          Issue.record("\(path):\(number + 1): \(line)")
        }
      }
    }
    #expect(count > 400)
  }
}
