import Diagnostics

/// Google's record of visits and routes, from a phone or from Takeout, which isn't a track.
enum GoogleTimeline {
  /// Names that occur only in these files: those from phones, of months, and of all positions.
  private static let names = [
    "\"semanticSegments\"", "\"timelineObjects\"", "\"timelinePath\"", "\"rawSignals\"",
    "\"latitudeE7\"", "\"activitySegment\"",
  ]

  static func isOne(_ source: SourceFile) -> Bool {
    guard source.path.lowercased().hasSuffix(".json") else { return false }
    let start = String(decoding: source.bytes.prefix(20_000), as: UTF8.self)
    return names.contains(where: start.contains)
  }

  static func mistake(_ source: SourceFile) -> Diagnostic {
    Problem.importGoogleTimeline(
      at: SourceRange(file: source.path),
      "this is Google's Timeline or Location History, which isn't a track",
      fix: "convert a day of it to GPX, or record the way with a program that exports GPX")
  }
}
