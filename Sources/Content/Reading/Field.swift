import Diagnostics
import Markdown

/// The key whose value is read: its dotted path, and the findings that record its mistakes.
struct Field {
  let path: String
  let findings: Findings
  /// Whether the value is an element of the key's list.
  let isElement: Bool

  init(path: String, findings: Findings, isElement: Bool = false) {
    self.path = path
    self.findings = findings
    self.isElement = isElement
  }

  var element: Field { Field(path: path, findings: findings, isElement: true) }

  /// Reports the fault, and returns `nil` as the result of the conversion.
  func refuse<T>(_ value: Value, _ fault: Fault, _ expected: String, _ shape: Shape) -> T? {
    findings.report(at: fault.range ?? value.range) { place in
      ReadingDiagnostics.wrongValue(
        isElement ? "an element of '\(path)'" : "'\(path)'", expected: expected, shape: shape,
        found: value, fault: fault, at: place)
    }
    return nil
  }

  /// Refuses a text that reveals a place inside a hidden circle.
  func refusesPlace(in value: Value, _ shape: Shape) -> Bool {
    guard !findings.hidden.isEmpty, case .string(let text) = value.kind,
      PlaceSearch(findings.hidden).tellsPlace(Array(text.utf8))
    else { return false }
    let fault = Fault(
      "it contains a place inside a hidden circle",
      fix: "remove the place, also from links to maps")
    let _: Never? = refuse(value, fault, "text without hidden places", shape)
    return true
  }

  /// Refuses a text with a comment, or with a line that looks like a setting, since pages would
  /// show it.
  func refusesComment(in value: Value, _ shape: Shape) -> Bool {
    guard case .string(let text) = value.kind else { return false }
    if let setting = findings.setting(in: text, at: value.range) {
      let fault = Fault(
        "its line '\(setting)' would be published and have no effect",
        fix: "write the line as a separate key, at the left margin")
      let _: Never? = refuse(value, fault, "text without settings", shape)
      return true
    }
    guard CommentSearch.first(in: text) != nil else { return false }
    // Escapes may hide the mark in the file.
    let mark = findings.file.bytes[value.range].withUnsafeBufferPointer(CommentSearch.first)
    let place = mark.map {
      value.range.lowerBound + $0.lowerBound..<value.range.lowerBound + $0.upperBound
    }
    let fault = Fault("this comment would be published", fix: "delete the comment", at: place)
    let _: Never? = refuse(value, fault, "text without comments", shape)
    return true
  }
}
