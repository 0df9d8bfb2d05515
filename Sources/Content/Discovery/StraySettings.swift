import Basics
import Diagnostics

/// File that its author may take for the settings, although only `Content/site.json` holds them.
///
/// Examples are `site.json` next to `Content/`, `SITE.JSON`, `site.yaml` and `config.json`. Nothing
/// in such a file has an effect. It is an error if it is named like the settings, or if it has a
/// key that would keep something private.
enum StraySettings {
  private static let stem = "site"
  private static let formats: Set<String> = [
    "json", "json5", "jsonc", "hjson", "yaml", "yml", "toml", "ini", "cfg", "conf",
  ]
  /// Names, without extensions, of the files next to `Content/` that are checked.
  private static let others: Set<String> = ["zoetrope", "settings", "config", stem]
  private static let mostBytes = 65_536

  /// Whether a name is that of the settings in another case or with another extension.
  static func isNamed(_ name: String) -> Bool {
    var parts = parts(of: name)
    if let last = parts.last, last == "txt" || last == "text" { parts.removeLast() }
    return parts.count == 2 && parts[0] == stem && formats.contains(parts[1])
  }

  /// Whether a file at the top of `Content/` may contain settings.
  static func mayBe(_ name: String) -> Bool {
    guard !name.begins(with: ".") else { return false }
    return isNamed(name) || parts(of: name).last.map(formats.contains) ?? false
  }

  private static func mayBeBeside(_ name: String) -> Bool {
    mayBe(name) && parts(of: name).first.map(others.contains) ?? false
  }

  /// Parts of a name between dots, in lower case, without spaces and leading marks.
  private static func parts(of name: String) -> [String] {
    let plain = name.lowercased().filter { !$0.isWhitespace }.drop { "_+".contains($0) }
    return String(plain).parts(between: ".").map { String($0) }
  }

  // MARK: - Beside Content

  /// Reports files next to `Content/`.
  static func report(in site: String, _ keyGuard: KeyGuard, _ collector: DiagnosticCollector) {
    for name in names(beside: site, collector) {
      guard let file = SourceFile.read(name, in: site, collector) else { continue }
      if let found = diagnostic(file, keyGuard) { collector.report(found) }
    }
  }

  /// Names of the files next to `Content/` that are checked. An unreadable folder is reported.
  static func names(beside site: String, _ collector: DiagnosticCollector) -> [String] {
    DirectoryEntry.entries(of: site, at: site, collector).filter { entry in
      (entry.kind == .file || entry.kind == .link) && entry.isUTF8 && mayBeBeside(entry.name)
    }.map(\.name).sorted()
  }

  // MARK: - Keys

  /// Error for a file that is named like the settings, or for the first key that would keep
  /// something private; `nil` for other files.
  static func diagnostic(_ file: SourceFile, _ keyGuard: KeyGuard) -> Diagnostic? {
    if isNamed(file.path.fileName) {
      return Problem.contentStraySettings(
        at: SourceRange(file: file.path),
        "nothing in this file has an effect: Zoetrope reads settings only from Content/site.json",
        fix: "write its keys in Content/site.json, as JSON, and delete this file")
    }
    return setting(in: file, keyGuard).map {
      Problem.contentStraySettings(
        at: file.place($0.range),
        "'\($0.key)' has no effect here: Zoetrope reads settings only from Content/site.json",
        fix: "write it in Content/site.json, and remove it here")
    }
  }

  /// The first key that would keep something private, with its range; `nil` if no key would.
  private static func setting(
    in file: SourceFile, _ keyGuard: KeyGuard
  ) -> (key: String, range: Range<Int>)? {
    let lines = file.bytes.prefix(mostBytes).split { byte in
      byte == 0x0A || byte == 0x0D || "{},".utf8.contains(byte)
    }
    var holders: Set<String> = []
    for line in lines {
      // The header of a TOML table names an object.
      let isHeader = line.first == UInt8(ascii: "[")
      let text = line.drop { $0.isBlank || "[-".utf8.contains($0) }
      let setting = isHeader ? nil : SettingLine(text)
      guard isHeader || setting != nil else { continue }
      let header = text.prefix { $0 != UInt8(ascii: "]") }
      let written = setting?.key ?? String(decoding: header, as: UTF8.self)
      let names = written.parts(between: ".").map { String($0) }
      let path = holders.union(names.dropLast())
      if let name = names.last,
        keyGuard.restrictsInSettings(name, setting?.value ?? "", inside: path)
      {
        let start = text.startIndex + (text.first.map { "\"'".utf8.contains($0) } == true ? 1 : 0)
        return (written, start..<min(start + written.utf8.count, text.endIndex))
      }
      holders.formUnion(names)
    }
    return nil
  }
}
