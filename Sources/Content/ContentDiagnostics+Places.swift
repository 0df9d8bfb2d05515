import Diagnostics
import Gazetteer

// Places: content-unknown-airport, content-ambiguous-code.

extension ContentDiagnostics {
  /// Error for three capitals that are no airport's code; a text may be a name that is written so.
  static func unknownAirport(
    _ code: String, isText: Bool, in file: SourceFile, at place: SourceRange
  ) -> Diagnostic {
    if let city = Metropolis(code: code) {
      return Diagnostic(
        .error, "content-unknown-airport", at: place,
        "'\(code)' is the code of \(city.city), which has several airports",
        fix: "write the airport's own: \(ReadingDiagnostics.list(city.airports, "or"))")
    }
    let near = Airport.near(code).map { "\($0.code) (\($0.city))" }
    let likely = near.isEmpty ? "" : "did you mean \(ReadingDiagnostics.list(near, "or"))? Else "
    let object = OthersKeys.place(["name": isText ? code : "Lisbon"], in: file)
    let withZone = OthersKeys.place(
      ["name": "Lisbon", "timeZone": "Europe/Lisbon"], in: file)
    return Diagnostic(
      .error, "content-unknown-airport", at: place, "there is no airport '\(code)'",
      fix: likely
        + (isText
          ? "write \(object) for a place of that name"
          : "write an airport that has closed as in \(withZone)"),
      notes: isText
        ? [Diagnostic.Note("an airport that has closed is written as in \(withZone)")] : [])
  }

  /// Error for the code of an airport that is more often written for something else.
  static func ambiguousCode(
    _ code: String, meaning: String, of path: String, in file: SourceFile, at place: SourceRange
  ) -> Diagnostic {
    let city = Airport(code: code)?.city ?? code
    return Diagnostic(
      .error, "content-ambiguous-code", at: place,
      "'\(code)' may be \(meaning), and is the code of the airport of \(city)",
      fix: "write '\(path)' as \(OthersKeys.place(["name": code], in: file)), or as "
        + "\(OthersKeys.place(["airport": code], in: file)) for the airport")
  }
}
