import Basics

/// Patterns of a site's files: a path (`feed.xml`), or a folder with everything in it (`tags/`). In
/// both, `*` matches any part of one name (`*.ics`, `photos/*/index.html`). A pattern without `/`
/// matches files and folders anywhere.
package struct PathPatterns: Sendable {
  private let patterns: [[Substring]]
  private let names: [Substring]

  package init(_ patterns: [String]) {
    self.patterns = patterns.filter { $0.holds("/") }.map(\.names)
    names = patterns.filter { !$0.holds("/") }[...].map { $0[...] }
  }

  /// Whether a pattern matches a path, or a folder above it.
  package func name(_ path: String) -> Bool {
    guard !patterns.isEmpty || !names.isEmpty else { return false }
    let parts = path.names
    if parts.contains(where: { part in names.contains { Self.matches(part, $0) } }) { return true }
    return patterns.contains { pattern in
      !pattern.isEmpty && pattern.count <= parts.count
        && zip(parts, pattern).allSatisfy { Self.matches($0, $1) }
    }
  }

  /// Whether a pattern matches a name. The time is at most proportional to the product of their
  /// lengths.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let (name, pattern) = (Array(name.utf8), Array(pattern.utf8))
    var (i, j) = (0, 0)
    // Backtracking point: index of the last `*` in the pattern, and the first byte of the name that
    // it doesn't cover.
    var star: (pattern: Int, name: Int)?
    while i < name.count {
      if j < pattern.count, pattern[j] == UInt8(ascii: "*") {
        star = (j, i)
        j += 1
      } else if j < pattern.count, pattern[j] == name[i] {
        (i, j) = (i + 1, j + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (i, j) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[j...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
