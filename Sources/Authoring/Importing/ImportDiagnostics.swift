import Content
import Diagnostics

// Imported files: import-encoding, import-limit, import-no-trip, import-unknown-format,
// import-unreadable.

/// Diagnostics for files that are imported.
enum ImportDiagnostics {
  static func unreadable(_ path: String, _ fault: FileReader.Fault) -> Diagnostic {
    if case .tooLarge = fault { return tooLarge(path) }
    return Diagnostic(
      .error, "import-unreadable", at: SourceRange(file: path),
      "this can't be read: \(fault.reason)", fix: "check its name")
  }

  static func tooLarge(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "import-unreadable", at: SourceRange(file: path),
      "this is larger than 10 MB (a track: 50 MB)", fix: "divide it")
  }

  static func unknownFormat(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "import-unknown-format", at: SourceRange(file: path),
      "this is no calendar (iCalendar), no export of AirTrail, Flighty or OpenFlights, and no track",
      fix: "export it in one of these forms; a track ends in .gpx, .geojson or .kml")
  }

  /// Mistakes of a file that is no text in UTF-8; `nil` for one that is.
  static func mistakesOfText(in source: SourceFile) -> [Diagnostic]? {
    if source.isUTF16 {
      return [
        Diagnostic(
          .error, "import-encoding", at: source.place, "this is UTF-16", fix: "save it as UTF-8")
      ]
    }
    let mistakes = DiagnosticCollector()
    return Findings(source, mistakes).isText(source.text) ? nil : mistakes.diagnostics
  }

  static func aboveLimit(_ line: Int, in lines: FileLines) -> Diagnostic {
    Diagnostic(
      .error, "import-limit", at: lines.place(of: line),
      "the file has more than \(ImportedFile.tripLimit) trips; this one and all behind it are left",
      fix: "divide it")
  }

  /// Sum of what was left beyond the most that is told.
  static func more(_ number: Int, in path: String) -> Diagnostic {
    Diagnostic(
      .warning, "import-no-trip", at: SourceRange(file: path),
      "\(number) more lines or events of this file are no trips")
  }

  static func noTrip(_ left: ImportedFile.Left, in lines: FileLines) -> Diagnostic {
    Diagnostic(.warning, "import-no-trip", at: lines.place(of: left.line), left.reason)
  }
}
