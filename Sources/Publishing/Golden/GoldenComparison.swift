/// How a site differs from what it should be.
package struct GoldenComparison: Sendable, Hashable {
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

/// The lines in which two texts differ, with one line around each difference.
struct LineDifference {
  private static let limit = 40

  let text: String

  init(from old: [UInt8], to new: [UInt8]) {
    guard let a = String(validating: old, as: UTF8.self),
      let b = String(validating: new, as: UTF8.self)
    else {
      text = "  \(old.count) bytes expected, \(new.count) made\n"
      return
    }
    let before = Self.lines(a)
    let after = Self.lines(b)
    // What is equal at both ends need not be looked at.
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before[head...].reversed(), after[head...].reversed()).prefix { $0 == $1 }.count
    let removed = before[head..<before.count - tail]
    let added = after[head..<after.count - tail]
    var shown: [String] = []
    if head > 0 { shown.append("    \(before[head - 1])") }
    shown += removed.prefix(Self.limit).map { "  - \($0)" }
    if removed.count > Self.limit {
      shown.append("    and \(removed.count - Self.limit) more lines")
    }
    shown += added.prefix(Self.limit).map { "  + \($0)" }
    if added.count > Self.limit { shown.append("    and \(added.count - Self.limit) more lines") }
    if tail > 0 { shown.append("    \(before[before.count - tail])") }
    text = "  @ line \(head + 1)\n" + shown.joined(separator: "\n") + "\n"
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
