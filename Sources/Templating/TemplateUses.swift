package import Diagnostics

/// Templates and words that compiled templates use.
package struct TemplateUses: Sendable {
  /// A name that a contract defines twice. It is reported once, even if many templates use the
  /// contract.
  struct Duplicate: Sendable {
    let element: ObjectIdentifier
    let diagnostic: Diagnostic
  }

  /// Names of the selected or included templates.
  private var html: Set<String>
  private var xml: Set<String>
  /// Keys of the words in these templates.
  private var words: Set<String>
  /// Elements checked for duplicate names. There are so few that searching a set would take longer.
  private var checked: [ObjectIdentifier]
  private var duplicates: [Duplicate]

  init(html: TemplateCompiler, xml: TemplateCompiler) {
    self.html = html.used
    self.xml = xml.used
    words = html.usedWords.union(xml.usedWords)
    checked = html.checked + xml.checked
    duplicates = html.duplicates + xml.duplicates
  }

  /// Adds the uses of another set of the same templates. Reports mistakes that are revealed only by
  /// both together.
  package mutating func add(_ later: TemplateUses, _ diagnostics: DiagnosticCollector) {
    html.formUnion(later.html)
    xml.formUnion(later.xml)
    words.formUnion(later.words)
    for duplicate in later.duplicates where !checked.contains(duplicate.element) {
      diagnostics.report(duplicate.diagnostic)
    }
    checked += later.checked
  }

  /// Whether a template is used.
  func contains(_ source: TemplateSource) -> Bool {
    switch source.format {
    case .html: html.contains(source.name)
    case .xml: xml.contains(source.name)
    }
  }

  /// Whether a used template contains the word.
  package func contains(word key: String) -> Bool { words.contains(key) }
}
