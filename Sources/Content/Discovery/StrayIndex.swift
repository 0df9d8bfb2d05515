import Basics
import Diagnostics

/// File that its author may take for the index of a folder, although it has another name.
///
/// Examples are `_index.md`, `index.mdx`, `INDEX.MD`, `.index.md`, `indx.markdown` and
/// `album.yaml`. Nothing in it has an effect, so a key that would keep the folder private is an
/// error.
enum StrayIndex {
  private static let names: Set<String> = [
    "index", "readme", "album", "journey", "trip", "folder", "meta", "metadata", "info", "section",
    "category", "default", "dir", "directory", "data",
  ]
  private static let texts: Set<String> = [
    "md", "mdx", "markdown", "mdown", "mkd", "txt", "text", "json", "json5", "jsonc", "yaml", "yml",
    "toml",
  ]
  private static let index = KeyForm("index")

  /// Whether a name resembles that of an index and has no extension or that of a text format.
  static func isNamed(_ name: String) -> Bool {
    guard let stem = stem(of: name), stem.utf8.count <= 8 else { return false }
    guard names.contains(stem) || stem.utf8.count > 3 && KeyForm(stem).isNear(index, within: 1)
    else { return false }
    return name.utf8.count == stem.utf8.count
      || name.lowercased().parts(between: ".").contains { texts.contains(String($0)) }
  }

  /// Whether the file at a path is named like an index, but in another case or after a mark.
  static func isIndex(_ path: String) -> Bool {
    // The first letter rules out nearly all names.
    let start = path.place(ofLast: .slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    let first = path.utf8[start...].first { $0 | 0x20 >= UInt8(ascii: "a") && $0 != 0x5F }
    guard let first, first | 0x20 == UInt8(ascii: "i") || first | 0x20 == UInt8(ascii: "r") else {
      return false
    }
    let name = String(path[start...])
    guard (8...20).contains(name.utf8.count) else { return false }
    let stem = stem(of: name)
    return stem == "index" || stem == "readme"
  }

  /// Whether a walk lists a file although its name is hidden.
  static func isHidden(_ name: String) -> Bool {
    // macOS writes `._index.md` next to `index.md`.
    name.begins(with: ".") && !name.begins(with: "._") && name.utf8.count > 6 && isNamed(name)
  }

  /// The name in lower case up to the first dot, without the marks around it; `nil` if its first
  /// letter isn't that of any index.
  private static func stem(of name: String) -> String? {
    let rest = name.utf8.drop { "_.+".utf8.contains($0) }
    guard let first = rest.first, "irajtfmscdn".utf8.contains(first | 0x20) else { return nil }
    var stem = rest.prefix { $0 != UInt8(ascii: ".") }
    if stem.last == UInt8(ascii: "_") { stem.removeLast() }
    return String(Substring(stem)).lowercased()
  }

  // MARK: - Keys

  private static let mostBytes = 65_536

  /// Error for the first key that would keep something private; `nil` if no key would.
  static func diagnostic(
    _ index: ContentTree.IndexFile, _ file: SourceFile, _ keyGuard: KeyGuard
  ) -> Diagnostic? {
    let bytes = file.bytes.prefix(mostBytes)
    let isJSON = bytes.first { !$0.isBlank }.map { "{[".utf8.contains($0) } ?? false
    let lines = bytes.split { byte in
      byte == 0x0A || byte == 0x0D || isJSON && "{},".utf8.contains(byte)
    }
    let isFenced = lines.first?.isFence ?? false
    let end = isFenced ? lines.dropFirst().firstIndex(where: \.isFence) : nil
    // In a plain text, only a fence marks front matter.
    guard isFenced || isJSON || !isPlainText(index.path.fileName) else { return nil }
    for line in lines[..<(end ?? lines.endIndex)] {
      let text = line.withoutComment
      guard let setting = SettingLine(text), keyGuard.keepsBack(setting) else { continue }
      let start = text.firstIndex { !$0.isBlank } ?? text.startIndex
      return RestrictionDiagnostics.strayIndex(
        String(decoding: text[start...], as: UTF8.self), index,
        at: file.place(start..<text.endIndex))
    }
    return nil
  }

  private static func isPlainText(_ name: String) -> Bool {
    let parts = name.lowercased().parts(between: ".").filter { texts.contains(String($0)) }
    return parts.allSatisfy { $0 == "txt" || $0 == "text" }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isFence: Bool {
    let text = Substring(decoding: self, as: UTF8.self).filter { !$0.isWhitespace }
    return text == "---" || text == "+++" || text == "\u{FEFF}---" || text == "\u{FEFF}+++"
  }

  /// The line without a YAML or TOML comment and the spaces before it.
  fileprivate var withoutComment: ArraySlice {
    var end = startIndex
    var line = self
    let comment = indices.dropFirst().first {
      self[$0] == UInt8(ascii: "#") && self[$0 - 1].isBlank
    }
    if let comment { line = self[..<comment] }
    for index in line.indices where !line[index].isBlank { end = index + 1 }
    return line[..<end]
  }
}
