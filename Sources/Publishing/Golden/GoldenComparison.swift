/// Differences between a site and its golden folder.
package struct GoldenComparison: Sendable, Hashable {
  /// A file that differs from the expected one.
  package struct Difference: Sendable, Hashable {
    package let path: String
    /// A readable difference, line by line.
    package let lines: String
  }

  package internal(set) var equal = 0
  package internal(set) var missing: [String] = []
  package internal(set) var unexpected: [String] = []
  package internal(set) var different: [Difference] = []

  package var isEqual: Bool { missing.isEmpty && unexpected.isEmpty && different.isEmpty }

  package var text: String {
    var text = missing.map { "missing: \($0)\n" }.joined()
    text += unexpected.map { "unexpected: \($0)\n" }.joined()
    text += different.map { "different: \($0.path)\n\($0.lines)" }.joined()
    let mistakes = missing.count + unexpected.count + different.count
    let files = "\(equal) \(equal == 1 ? "file is" : "files are") equal"
    return text + (mistakes == 0 ? "\(files)\n" : "\(files), \(mistakes) not\n")
  }
}
