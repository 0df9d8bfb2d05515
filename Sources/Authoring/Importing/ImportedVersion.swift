import Basics
import Domain
import Foundation

/// File of a trip that was imported from a calendar, including the version of its event.
struct ImportedVersion {
  /// Text of the file without the event.
  let text: String
  /// Whether the file is unchanged since the import wrote it.
  let isUntouched: Bool

  private static let key = "source:"

  /// Takes the text of a file that contains a source.
  init(_ file: String, _ source: TripSource) {
    // Editors on Windows write other line endings.
    var lines = file.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if let start = lines.firstIndex(where: { $0 == Self.key }) {
      let length = lines[(start + 1)...].prefix { $0.hasPrefix(" ") }.count
      lines.removeSubrange(start...start + length)
    }
    text = lines.joined(separator: "\n")
    isUntouched = source.checksum == Self.checksum(of: text)
  }

  /// Adds the event to the end of a text's front matter.
  static func add(_ source: TripSource, to text: String) -> String {
    var lines = [key, "  uid: \(YAMLText(source.id).text)"]
    if let recurrence = source.recurrence {
      lines.append("  recurrence: \(YAMLText(recurrence).text)")
    }
    lines += ["  sequence: \(source.version)", "  checksum: \(checksum(of: text))", "---", ""]
    guard let end = text.range(of: "\n---\n") else { return text }
    return text[..<end.lowerBound] + "\n" + lines.joined(separator: "\n") + text[end.upperBound...]
  }

  static func checksum(of text: String) -> String {
    let hash = String(StableHasher.hash(text), radix: 16)
    // The leading letter makes YAML treat it as text.
    return "x" + String(repeating: "0", count: 16 - hash.count) + hash
  }

  /// Lines of a newer version that the file doesn't contain.
  func changes(to newer: String) -> [String] {
    let known = Set(text.split(separator: "\n"))
    return newer.split(separator: "\n").filter { !known.contains($0) }.map(String.init)
  }
}
