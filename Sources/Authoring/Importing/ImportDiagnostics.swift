import Diagnostics

// Imported files: import-no-trip, import-unknown-format, import-unreadable.

/// Diagnostics for files that are imported.
enum ImportDiagnostics {
  /// Lines of a file, to show them.
  struct Lines {
    let path: String
    private let lines: [Substring]

    init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      lines = String(decoding: bytes, as: UTF8.self)
        .split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    func place(of line: Int) -> SourceRange {
      let text = lines.indices.contains(line - 1) ? String(lines[line - 1].prefix(120)) : ""
      return SourceRange(
        file: path, line: line, column: 1, length: max(1, text.count), text: text)
    }
  }

  static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "import-unreadable", at: SourceRange(file: path),
      "this can't be read, or is larger than 10 MB", fix: "check its name, or divide it")
  }

  static func unknownFormat(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "import-unknown-format", at: SourceRange(file: path),
      "this is neither a calendar (iCalendar) nor the CSV of OpenFlights",
      fix: "export it in one of these forms")
  }

  static func noTrip(_ left: ImportedFile.Left, in lines: Lines) -> Diagnostic {
    Diagnostic(.warning, "import-no-trip", at: lines.place(of: left.line), left.reason)
  }
}
