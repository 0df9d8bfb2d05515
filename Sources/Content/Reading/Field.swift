/// The key whose value is read: its dotted path, and the findings that take its mistakes.
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
}
