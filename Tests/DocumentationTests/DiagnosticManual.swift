import Diagnostics

/// `Documentation/diagnostics.md`: all IDs with cause and remedy.
struct DiagnosticManual {
  var text: String {
    let chapters = Self.chapters.map { title, problems in
      "## \(title)\n\n"
        + problems.sorted { $0.id.text < $1.id.text }.map(entry).joined(separator: "\n\n")
    }
    return "\(introduction)\n\n\(chapters.joined(separator: "\n\n"))\n"
  }

  private func entry(_ problem: Problem) -> String {
    """
    ### \(problem.id.text)

    \(Self.mark(of: problem.severity))\(problem.cause)

    → \(problem.remedy)
    """
  }

  private static func mark(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: ""
    case .warning: "*Warning.* "
    case .note: "*Note.* "
    }
  }

  private var introduction: String {
    """
    # Diagnostics

    \(Manual.notice)

    One run of Zoetrope reports every mistake. Each message shows the file, line and column, the
    line itself, and a fix. The id in brackets never changes. If there is an error, Zoetrope
    publishes nothing, and the exit code is 1. Warnings don't prevent publishing, unless you use
    `--strict`. A note isn't a mistake: it explains why something isn't shown, and never prevents
    publishing.

    ```
    Content/trips/lisbon-to-porto.md:2:12: error[content-skipped-time]: 'departure' is 2026-03-29 01:30, which clocks in Europe/Lisbon skip
        2 | departure: 2026-03-29 01:30
          |            ^~~~~~~~~~~~~~~~ write a time that exists, such as 2026-03-29T02:30:00+01:00
    ```

    For other programs, use `--diagnostics json` or `--diagnostics github`.
    """
  }
}
