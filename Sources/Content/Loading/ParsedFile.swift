import Basics
import Diagnostics

/// A content file as objects, and the range of its text.
struct ParsedFile {
  /// Objects of the file; one for a Markdown file, even without front matter.
  let objects: [Value]
  /// Whether it is a JSON file with an array.
  let isArray: Bool
  /// The text after the front matter; `nil` in JSON.
  let body: Range<Int>?
  /// Whether it is a Markdown file with front matter.
  let hasFrontMatter: Bool

  /// Whether it is a key file, as `zoetrope audience` writes it, and not a model.
  var holdsKeys: Bool {
    guard !isArray, body == nil, case .object(let members)? = objects.first?.kind else {
      return false
    }
    return ["salt", "rounds", "audiences"].allSatisfy { name in
      members.contains { $0.name == name }
    }
  }

  /// Parses a file; `nil`, with a diagnostic, if its syntax has a mistake.
  init?(_ findings: Findings) {
    guard !findings.file.path.ends(with: ".json") else {
      guard let value = Value.json(findings) else { return nil }
      body = nil
      hasFrontMatter = false
      if case .array(let elements) = value.kind {
        objects = elements
        isArray = true
      } else {
        objects = [value]
        isArray = false
      }
      return
    }
    guard findings.isInBytes(), let parts = MarkdownParts(findings) else { return nil }
    _ = findings.isText(parts.body)
    if let frontMatter = parts.frontMatter {
      guard let value = frontMatter.value(findings) else { return nil }
      objects = [value]
    } else {
      objects = [Value(.object([]), at: parts.body.lowerBound..<parts.body.lowerBound)]
    }
    isArray = false
    body = parts.body
    hasFrontMatter = parts.frontMatter != nil
  }
}
