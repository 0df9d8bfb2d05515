import Basics
import Diagnostics

/// File that its author may take for the index of a folder, although it has another name:
/// `_index.md`, `index.mdx`, `INDEX.MD`, `.index.md`, `indx.markdown`, `album.yaml`.
///
/// Nothing in it has an effect, so a key that would keep the folder private is an error.
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

  /// Whether a name may be meant as that of an index, and is that of a text.
  static func isNamed(_ name: String) -> Bool {
    guard let stem = stem(of: name), stem.utf8.count <= 8 else { return false }
    guard names.contains(stem) || stem.utf8.count > 3 && KeyForm(stem).isNear(index, within: 1)
    else { return false }
    return name.utf8.count == stem.utf8.count
      || name.lowercased().parts(between: ".").contains { texts.contains(String($0)) }
  }

  /// Whether the file at a path is named as an index in another case or with a mark before it.
  static func isIndex(_ path: String) -> Bool {
    // Nearly all names are told apart by their first letter.
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
    // macOS writes `._index.md` beside `index.md`.
    name.begins(with: ".") && !name.begins(with: "._") && name.utf8.count > 6 && isNamed(name)
  }

  /// The name up to the first dot in small letters, without the marks around it; `nil` for one
  /// whose first letter no index has.
  private static func stem(of name: String) -> String? {
    let rest = name.utf8.drop { "_.+".utf8.contains($0) }
    guard let first = rest.first, "irajtfmscdn".utf8.contains(first | 0x20) else { return nil }
    var stem = rest.prefix { $0 != UInt8(ascii: ".") }
    if stem.last == UInt8(ascii: "_") { stem.removeLast() }
    return String(Substring(stem)).lowercased()
  }

  // MARK: - Keys

  private static let mostBytes = 65_536

  /// Error for the first key that would keep something private; `nil` if there is none.
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
    // A plain text isn't front matter without its fence.
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

  /// The line up to a comment of YAML or TOML, and to the spaces before that.
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
