import Content
import Diagnostics

// Finds places for new entries in each content language, and writes their texts. A list that has
// elements is continued in the same style: one element per line, or all on one line.

extension AccountFile {
  // MARK: - JSON

  func jsonInsertion(_ elements: [EntryElement]) -> Insertion? {
    let texts = elements.map(\.json)
    guard let entries else { return jsonMember(texts) }
    guard case .array(let known) = entries.kind else { return nil }
    guard let last = known.last else {
      let indent = indentation(at: entries.range.lowerBound)
      return Insertion(
        offset: entries.range.lowerBound + 1,
        text: list(texts, indentedBy: indent + unit(of: indent), closing: indent))
    }
    return flowInsertion(texts, behind: last)
  }

  /// Adds a key `entries` to the end of the account.
  private func jsonMember(_ texts: [String]) -> Insertion? {
    guard case .object(let members) = object.kind, let last = members.last else { return nil }
    let before = indentationOfOwnLine(at: last.nameRange.lowerBound)
    guard let indent = before else {
      return Insertion(
        offset: last.value.range.upperBound,
        text: ", \"entries\": [\(texts.joined(separator: ", "))]")
    }
    let text = list(texts, indentedBy: indent + unit(of: indent), closing: indent)
    return Insertion(
      offset: last.value.range.upperBound, text: ",\(newline)\(indent)\"entries\": [\(text)]")
  }

  /// Inserts elements into a bracketed list, after its last element.
  private func flowInsertion(_ texts: [String], behind last: Value) -> Insertion {
    let indent = indentationOfOwnLine(at: last.range.lowerBound)
    let separator = indent.map { ",\(newline)\($0)" } ?? ", "
    return Insertion(
      offset: last.range.upperBound, text: texts.map { separator + $0 }.joined())
  }

  /// Elements for an empty bracketed list, each on its own line.
  private func list(_ texts: [String], indentedBy indent: String, closing: String) -> String {
    texts.map { newline + indent + $0 }.joined(separator: ",") + newline + closing
  }

  // MARK: - YAML

  func yamlInsertion(_ elements: [EntryElement]) -> Insertion? {
    let texts = elements.map(\.yaml)
    guard let entries else {
      return Insertion(
        offset: content.upperBound, text: "entries:\(newline)" + block(texts, indentedBy: "  "))
    }
    if entries.isNull {
      // A list can follow a key without a value, but not a `~`, which says explicitly that the
      // value is null.
      guard entries.range.isEmpty else { return nil }
      return Insertion(
        offset: endOfLine(entries.range.lowerBound), text: block(texts, indentedBy: "  "))
    }
    guard case .array(let known) = entries.kind else { return nil }
    let isFlow = source.bytes[entries.range.lowerBound] == UInt8(ascii: "[")
    guard let last = known.last else {
      guard isFlow else { return nil }
      let indent = "  "
      return Insertion(
        offset: entries.range.lowerBound + 1,
        text: texts.map { newline + indent + $0 }.joined(separator: ","))
    }
    if isFlow { return flowInsertion(texts, behind: last) }
    guard let indent = indentationOfDash(before: last.range.lowerBound) else { return nil }
    // A multi-line text ends at the beginning of a line.
    let end = last.range.upperBound
    let isAtLine = end > content.lowerBound && source.bytes[end - 1] == UInt8(ascii: "\n")
    return Insertion(
      offset: isAtLine ? end : endOfLine(end), text: block(texts, indentedBy: indent))
  }

  private func block(_ texts: [String], indentedBy indent: String) -> String {
    texts.map { "\(indent)- \($0)\(newline)" }.joined()
  }

  /// Indentation of the dash before an element at an offset; `nil` without a dash.
  private func indentationOfDash(before offset: Int) -> String? {
    let bytes = source.bytes
    var dash = offset - 1
    while dash >= content.lowerBound, bytes[dash] <= UInt8(ascii: " ") { dash -= 1 }
    guard dash >= content.lowerBound, bytes[dash] == UInt8(ascii: "-") else { return nil }
    return indentationOfOwnLine(at: dash)
  }

  // MARK: - TOML

  func tomlInsertion(_ elements: [EntryElement]) -> Insertion? {
    let isInline =
      entries.map { source.bytes[$0.range.lowerBound] == UInt8(ascii: "[") } ?? false
    guard isInline, case .array(let known)? = entries?.kind, let entries else {
      // Tables of a list may be anywhere, so the end of the file is fine, too.
      if let entries {
        guard case .array = entries.kind else { return nil }
      }
      let isBlank =
        content.isEmpty || source.bytes[..<content.upperBound].hasBlankLineAtEnd
      return Insertion(
        offset: content.upperBound,
        text: (isBlank ? "" : newline)
          + elements.map { $0.tomlTable(newline) }.joined(separator: newline))
    }
    let texts = elements.map(\.toml)
    guard let last = known.last else {
      return Insertion(
        offset: entries.range.lowerBound + 1,
        text: texts.map { "\(newline)  \($0)" }.joined(separator: ",") + newline)
    }
    return flowInsertion(texts, behind: last)
  }

  // MARK: - Lines

  /// Line ending that the file uses.
  private var newline: String {
    let feed = source.bytes.firstIndex(of: UInt8(ascii: "\n"))
    return feed.map { $0 > 0 && source.bytes[$0 - 1] == UInt8(ascii: "\r") } == true ? "\r\n" : "\n"
  }

  /// Offset after the end of the line at an offset.
  private func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while end < content.upperBound {
      end += 1
      if source.bytes[end - 1] == UInt8(ascii: "\n") { break }
    }
    return end
  }

  /// Spaces and tabs at the beginning of the line at an offset.
  private func indentation(at offset: Int) -> String {
    let line = source.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = source.bytes[line..<offset].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Spaces and tabs before an offset; `nil` if anything else precedes it in its line.
  private func indentationOfOwnLine(at offset: Int) -> String? {
    let indent = indentation(at: offset)
    let start = offset - indent.utf8.count
    guard start > 0, source.bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    return indent
  }

  /// Indentation for one more level.
  private func unit(of indent: String) -> String { indent.contains("\t") ? "\t" : "  " }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes end with an empty line.
  fileprivate var hasBlankLineAtEnd: Bool {
    var feeds = 0
    for byte in reversed() {
      if byte == UInt8(ascii: "\n") { feeds += 1 } else if byte > UInt8(ascii: " ") { break }
    }
    return feeds > 1
  }
}
