import Basics
import Content
import Foundation
import Pictures

/// Findings of the audit in one published file.
struct AuditedFile: Sendable, Hashable {
  /// A subject that a file reveals, with the names of the parts that reveal it.
  struct Finding: Sendable, Hashable {
    let subject: PictureAudit.Subject
    /// Only names: the values must not appear in the log of a build either.
    var names: [String]
  }

  /// Number of hidden places that a file reveals, and line and column of the first.
  struct Hidden: Sendable, Hashable {
    let count: Int
    /// 0 if the line is unknown, as in a picture or a calendar.
    let line: Int
    let column: Int
  }

  let path: String
  var findings: [Finding] = []
  /// Names of the parts of a drawing that run or load something.
  var acting: [String] = []
  /// Places inside hidden circles; `nil` if the file reveals none.
  var hidden: Hidden?
  /// Name of the file's kind or of the fault, if the file could not be read; otherwise `nil`.
  var unread: String?

  /// Maximum size in bytes of a text or a drawing.
  private static let longestText = 100_000_000
  /// Maximum size in bytes of an icon.
  private static let longest = 500_000_000

  /// Reads a file of the folder.
  init(_ path: String, in folder: String, _ isHidden: HiddenPlaces? = nil) {
    self.path = path
    do throws(PictureFault) {
      let file = try PictureFile(path: "\(folder)/\(path)")
      let head = try file.read(at: 0, count: min(4_096, file.count))
      if PictureKind(beginning: head) != nil {
        note(try PictureAudit(file).leaks)
        if let isHidden, let place = try CameraFacts(file).place,
          isHidden(place.latitude, place.longitude)
        {
          hidden = Hidden(count: 1, line: 0, column: 0)
        }
      } else if ImageKind(magic: head) != nil {
        try readIcon(file)
      } else if let kind = ForeignKind(path: path, bytes: head), !kind.isDrawing,
        kind.family != .track
      {
        unread = kind.name
      } else if path.ends(with: ".svg") {
        try readText(file, isHidden)
        // The theme's drawings are trusted, as its scripts are.
        if !path.begins(with: "assets/") { try readDrawing(file) }
      } else if Self.isText(path) {
        try readText(file, isHidden)
      } else if !Self.isHarmless(path), !head.isEmpty {
        // The audit can't read sealed files. They are made from the same files as the open site.
        let isSealed = path.begins(with: "sealed/")
        let ending = path.fileName.parts(between: ".").dropFirst().last
        unread = ending.map { ".\($0)" } ?? (isSealed ? "sealed" : "no extension")
      }
    } catch {
      switch error {
      case .empty: break
      case .unreadable: unread = "closed"
      case .notAFile: unread = "not a regular file"
      case .changed: unread = "changed meanwhile"
      default: unread = "damaged picture"
      }
    }
  }

  private mutating func note(_ findings: [PictureAudit.Finding]) {
    for finding in findings { note(finding.subject, finding.name) }
  }

  private mutating func note(_ subject: PictureAudit.Subject, _ name: String) {
    guard let index = findings.firstIndex(where: { $0.subject == subject }) else {
      return findings.append(Finding(subject: subject, names: [name]))
    }
    if !findings[index].names.contains(name) { findings[index].names.append(name) }
  }

  /// Notes an icon whose pictures contain anything except pixels.
  private mutating func readIcon(_ file: PictureFile) throws(PictureFault) {
    let bytes = try file.readAll(limit: Self.longest)
    guard let image = try? ImageFile(bytes) else { throw .damaged("") }
    if !image.isClean { note(.unknown, "icon") }
  }

  private mutating func readDrawing(_ file: PictureFile) throws(PictureFault) {
    guard file.count > 0 else { return }
    let drawing = DrawingAudit(try file.readAll(limit: Self.longestText))
    for name in drawing.revealing { note(.unknown, name) }
    acting = drawing.acting
    if !drawing.isRead { unread = "an unreadable drawing" }
  }

  /// Searches a text for hidden places, and for pictures in `data:` addresses. The rest of the text
  /// is what its author wrote.
  private mutating func readText(
    _ file: PictureFile, _ isHidden: HiddenPlaces?
  ) throws(PictureFault) {
    guard file.count > 0 else { return }
    let bytes = try file.readAll(limit: Self.longestText)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      unread = "UTF-16"
      return
    }
    if let isHidden { find(isHidden, in: bytes) }
    var rest = bytes[...]
    while let start = rest.firstRange(of: Array("data:image/".utf8)) {
      rest = rest[start.upperBound...]
      let mark = Array(";base64,".utf8)
      guard let comma = rest.prefix(60).firstRange(of: mark) else { continue }
      let text = rest[comma.upperBound...].prefix(while: \.isBase64)
      rest = rest[text.endIndex...]
      let padded = text + [UInt8](repeating: UInt8(ascii: "="), count: (4 - text.count % 4) % 4)
      guard let data = Data(base64Encoded: Data(padded)) else { continue }
      if let audit = try? PictureAudit(PictureBytes([UInt8](data))) { note(audit.leaks) }
    }
  }

  private mutating func find(_ isHidden: HiddenPlaces, in bytes: [UInt8]) {
    // Calendars fold lines anywhere, so the line number would be wrong.
    let isCalendar = path.ends(with: ".ics")
    let text = isCalendar ? FoldedLines.unfolded(bytes) : bytes
    let offsets = WrittenCoordinates.offsets(in: text[...], where: isHidden)
    guard let first = offsets.first else { return }
    let before = text[..<first]
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    hidden = Hidden(count: offsets.count, line: isCalendar ? 0 : line, column: column)
  }

  private static func isText(_ path: String) -> Bool {
    let endings = [
      ".html", ".htm", ".xhtml", ".css", ".js", ".mjs", ".json", ".xml", ".txt", ".md",
      ".ics", ".webmanifest", ".map", ".csv", ".vcf", ".gpx", ".geojson", ".kml",
    ]
    return endings.contains { path.ends(with: $0) }
  }

  /// Whether no camera writes files of this kind, and they can't say how they were made: fonts, and
  /// configuration files for hosts.
  private static func isHarmless(_ path: String) -> Bool {
    let name = path.fileName
    return [".woff2", ".woff", ".ttf", ".otf", ".wasm"].contains { name.ends(with: $0) }
      || name.begins(with: ".") || name.begins(with: "_") || name == "CNAME"
      || path.begins(with: ".well-known/")
  }
}

extension UInt8 {
  /// Whether it is a digit of Base64 (RFC 4648 §4).
  fileprivate var isBase64: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
