import Content
import Diagnostics
import Foundation

/// File with a list of hidden circles, to which circles are added; its existing content stays.
package struct HiddenCircleFile {
  private let path: String

  /// `path` is the path on disk.
  package init(_ path: String) { self.path = path }

  /// Adds a circle as JSON to the end of the list. If the file doesn't exist, it is made so that
  /// only its owner can read it.
  package func add(_ circle: String) throws(AuthoringFault) {
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(path, limit: ContentLimits.file)
    } catch {
      guard case .system(let number) = error, number == ENOENT || number == ENOTDIR else {
        throw .unreadable(path)
      }
      return try ReplacedFile(path).write(Array("[\n  \(circle)\n]\n".utf8), mode: 0o600)
    }
    guard let (start, hasCircles) = Self.end(of: bytes) else {
      throw AuthoringFault(
        .hideNoCircles,
        "'\(path)' doesn't contain a list of hidden circles, so nothing was "
          + "written",
        fix: "fix it: [] is an empty list")
    }
    let before = bytes[..<start].reversed().drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let added = "\(hasCircles ? "," : "")\n  \(circle)\n"
    let file = ReplacedFile(path)
    try file.write(
      before.reversed() + Array(added.utf8) + bytes[start...], mode: file.mode(else: 0o600))
  }

  /// Offset of the bracket that ends the list, and whether the list has elements; `nil` if the file
  /// isn't a list.
  private static func end(of bytes: [UInt8]) -> (Int, Bool)? {
    let findings = Findings(SourceFile(path: "", bytes: bytes), DiagnosticCollector())
    guard let value = Value.json(findings), case .array(let circles) = value.kind else {
      return nil
    }
    return (value.range.upperBound - 1, !circles.isEmpty)
  }
}
