import Foundation
import TestSupport
import Testing

/// Comments fit into 100 columns, and doc comments begin with what they name.
@Suite struct CommentLintTests {
  private static let columns = 100
  private static let quotes = "\"\"\""

  /// First words of comments that are understood only with the lines around them.
  private static let riddles: Set<Substring> = [
    "All", "As", "At", "By", "For", "From", "Has", "In", "Is", "It", "Its", "None", "Nothing",
    "Of", "On", "So", "That", "Those", "To", "What", "Where", "Which", "Who", "With", "Without",
  ]

  @Test func isNoWiderThan100Columns() throws {
    for comment in try Self.comments() where comment.width > Self.columns {
      Issue.record("\(comment.place): \(comment.width) columns")
    }
  }

  @Test func beginsWithWhatItNames() throws {
    for comment in try Self.comments() where comment.beginsDocumentation {
      let word = comment.text.drop { $0 == "/" || $0 == " " }.prefix(while: \.isLetter)
      guard Self.riddles.contains(word) else { continue }
      Issue.record("\(comment.place): \(comment.text)")
    }
  }

  /// Words and phrases that make a reader stop, from the table with one word for one thing.
  private static var oddWords: [(name: String, pattern: Regex<Substring>)] {
    [
      ("tell", /\b(?:tells?|told)\b/), ("goes", /\bgo(?:es)? (?:before|out)\b/),
      ("stands", /\bstands?\b/), ("lies", /\bli(?:es|e) (?:in|beside|at|there)\b/),
      ("mend", /\bmend(?:s|ed|ing)?\b/), ("blank", /\bblanks?\b/), ("behind", /\bbehind\b/),
      ("alone", /\balone\b/), ("is no", /\b(?:is|are) (?:no|none)\b/),
      ("there is none", /\bthere (?:is|are) (?:no|none)\b/),
      ("kept back", /\bke(?:pt|eps?) back\b/),
      ("way out", /\bway out\b/), ("of its own", /\bof (?:its|their|your|our) own\b/),
      ("anew", /\banew\b/), ("once more", /\bonce more\b/),
      ("somebody", /\b(?:somebody|nobody|whoever)\b/), ("capitals", /\bcapitals\b/),
      ("the same, with", /\b[Tt]he same, (?:with|but)\b/),
      ("what is", /\b[Ww]hat (?:is|was|are|has)\b/),
    ]
  }

  /// Words that make a reader stop. A word that is right in its place gets other words around it,
  /// which is nearly always better anyway.
  @Test func usesPlainWords() throws {
    for comment in try Self.comments() {
      for (name, pattern) in Self.oddWords where comment.text.contains(pattern) {
        Issue.record("\(comment.place): '\(name)' in \(comment.text)")
      }
    }
  }

  // MARK: - Comments

  /// A line that is a comment.
  private struct Comment {
    /// The file's path in the repository, and the number of the line.
    let place: String
    /// The line without its indentation.
    let text: Substring
    /// The number of characters, with the indentation.
    let width: Int
    /// Whether it is the first line of a doc comment.
    let beginsDocumentation: Bool
  }

  /// Returns the comments of all Swift files, without hidden folders such as those of builds.
  private static func comments() throws -> [Comment] {
    var comments: [Comment] = []
    var count = 0
    for folder in ["Benchmarks", "Examples", "Plugins", "Sources", "Tests"] {
      let files = try #require(
        FileManager.default.enumerator(
          at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil,
          options: .skipsHiddenFiles))
      for case let file as URL in files where file.pathExtension == "swift" {
        count += 1
        let path = file.standardizedFileURL.pathComponents
          .dropFirst(Repository.root.standardizedFileURL.pathComponents.count)
        comments += self.comments(
          in: try String(contentsOf: file, encoding: .utf8), path.joined(separator: "/"))
      }
    }
    #expect(count > 1000)
    #expect(comments.count > 4000)
    return comments
  }

  private static func comments(in source: String, _ path: String) -> [Comment] {
    var comments: [Comment] = []
    // The end of the multi-line string literal that the line is in.
    var end: String?
    var isDocumented = false
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var text = line.drop { $0 == " " }
      if let delimiter = end {
        guard text.hasPrefix(delimiter) else { continue }
        end = nil
        text = text.dropFirst(delimiter.count)
      }
      guard text.hasPrefix("//") else {
        isDocumented = false
        // Three quotes at the end of a line open a multi-line literal; `#` may precede them.
        if text.hasSuffix(quotes) {
          end = quotes + String(text.dropLast(quotes.count).reversed().prefix { $0 == "#" })
        }
        continue
      }
      let isDocumentation = text.hasPrefix("///")
      comments.append(
        Comment(
          place: "\(path):\(number + 1)", text: text, width: line.count,
          beginsDocumentation: isDocumentation && !isDocumented))
      isDocumented = isDocumentation
    }
    return comments
  }
}
