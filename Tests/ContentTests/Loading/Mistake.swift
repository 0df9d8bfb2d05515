import Testing

/// Files with mistakes, and all that is said of them.
struct Mistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let report: String
  private let files: [String: String]

  /// The files are texts by their paths below the site's folder.
  init(_ name: String, _ files: [String: String], report: String) {
    testDescription = name
    self.files = files
    self.report = report
  }

  var found: String {
    get throws { try TestSite(files).load().report }
  }
}
