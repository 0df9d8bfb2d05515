import Diagnostics

/// The two parts of a Markdown file.
package struct MarkdownParts: Sendable, Equatable {
  package let frontMatter: FrontMatter?
  /// The range of the text after the front matter; all of a file without front matter.
  package let body: Range<Int>
}

extension MarkdownParts {
  /// Splits a file; `nil`, with a diagnostic, if the front matter isn't closed or is too large.
  ///
  /// A fence is on a line by itself. Trailing whitespace, a byte order mark and CRLF are allowed.
  package init?(_ findings: Findings) {
    let file = findings.file
    guard findings.isWithinLimit() else { return nil }
    let text = file.text
    let lines = Lines(bytes: file.bytes, range: text)
    if lines.isFence("-", at: text.lowerBound) {
      self.init(findings, lines, fence: "-", .yaml)
    } else if lines.isFence("+", at: text.lowerBound) {
      self.init(findings, lines, fence: "+", .toml)
    } else if lines.beginsWithObject {
      self.init(jsonIn: findings, lines)
    } else {
      self.init(frontMatter: nil, body: text)
    }
  }

  private init?(
    _ findings: Findings, _ lines: Lines, fence: Unicode.Scalar, _ format: FrontMatter.Format
  ) {
    let opening = lines.range.lowerBound..<lines.range.lowerBound + 3
    let start = lines.next(after: opening.upperBound)
    var line = start
    while line < lines.range.upperBound, !lines.isFence(fence, at: line) {
      line = lines.next(after: line)
    }
    guard line < lines.range.upperBound else {
      let fix =
        switch format {
        case .yaml:
          "write a line '---' after its last key; for a horizontal rule, write '***' here"
        case .toml: "write a line '+++' after its last key"
        case .json: "write '}' after its last key"
        }
      findings.report(
        .contentFrontMatterOpen, at: opening, "the front matter isn't closed", fix: fix)
      return nil
    }
    let frontMatter = FrontMatter(format: format, opening: opening, content: start..<line)
    guard frontMatter.isWithinLimit(findings) else { return nil }
    let body = lines.next(after: line + 3)..<lines.range.upperBound
    self.init(frontMatter: frontMatter, body: body)
  }

  private init?(jsonIn findings: Findings, _ lines: Lines) {
    let start = lines.range.lowerBound
    guard let end = lines.endOfObject else {
      // The JSON parser finds a more precise mistake than "not closed".
      let rest = start..<min(lines.range.upperBound, start + ContentLimits.frontMatter)
      _ = Value.json(findings, rest, depth: ContentLimits.frontMatterDepth)
      return nil
    }
    let frontMatter = FrontMatter(format: .json, opening: start..<start + 1, content: start..<end)
    guard frontMatter.isWithinLimit(findings) else { return nil }
    let body = lines.isBlank(from: end) ? lines.next(after: end) : end
    self.init(frontMatter: frontMatter, body: body..<lines.range.upperBound)
  }
}

extension FrontMatter {
  fileprivate func isWithinLimit(_ findings: Findings) -> Bool {
    guard content.count > ContentLimits.frontMatter else { return true }
    findings.report(at: opening) { place in
      ReadingDiagnostics.tooLarge(
        "the front matter", limit: ContentLimits.frontMatter, found: content.count, at: place,
        fix: "write this much data in a JSON file with the same name and the extension .json")
    }
    return false
  }
}

extension Findings {
  /// Whether the file is within the size limit. Reports a file that isn't.
  package func isWithinLimit() -> Bool {
    guard file.bytes.count > ContentLimits.file else { return true }
    report(
      ReadingDiagnostics.tooLarge(
        "the file", limit: ContentLimits.file, found: file.bytes.count, at: file.place))
    return false
  }
}

/// Lines of a file, which end in LF or CRLF.
private struct Lines {
  let bytes: [UInt8]
  let range: Range<Int>

  /// Start of the line after the one at an index.
  func next(after index: Int) -> Int {
    var index = index
    while index < range.upperBound {
      index += 1
      if bytes[index - 1] == "\n" { break }
    }
    return index
  }

  func isBlank(from index: Int) -> Bool {
    var index = index
    while index < range.upperBound, bytes[index] != "\n" {
      guard bytes[index].isBlank else { return false }
      index += 1
    }
    return true
  }

  /// Whether the line consists of the same character three times, and optional whitespace.
  func isFence(_ character: Unicode.Scalar, at index: Int) -> Bool {
    guard index + 3 <= range.upperBound else { return false }
    for offset in 0..<3 where bytes[index + offset] != character { return false }
    return isBlank(from: index + 3)
  }

  /// Whether the text begins with a JSON object, and not only with a literal brace.
  var beginsWithObject: Bool {
    guard range.lowerBound < range.upperBound, bytes[range.lowerBound] == "{" else { return false }
    var index = range.lowerBound + 1
    if isBlank(from: index) { return true }
    while index < range.upperBound, bytes[index].isBlank { index += 1 }
    guard index < range.upperBound else { return true }
    return bytes[index] == "\"" || bytes[index] == "'" || bytes[index] == "}"
  }

  /// Index after the brace that closes the first one; `nil` if the brace isn't closed or a string
  /// contains a line break.
  var endOfObject: Int? {
    var depth = 0
    var isText = false
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case "\"": isText.toggle()
      case "\n" where isText: return nil
      case "\\" where isText: index += 1
      case "{" where !isText: depth += 1
      case "}" where !isText:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return nil
  }
}
