import Testing

/// Files with mistakes, and all diagnostics about them.
struct Mistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let report: String
  private let files: [String: String]

  /// Takes texts by their paths below the site's folder.
  init(_ name: String, _ files: [String: String], report: String) {
    testDescription = name
    self.files = files
    self.report = report
  }

  var found: String {
    get throws { try TestSite(files).load().report }
  }
}
