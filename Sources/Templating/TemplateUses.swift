package import Diagnostics

/// What was asked for while templates were compiled.
package struct TemplateUses: Sendable {
  /// A name that a contract offers twice, which is one mistake however many templates show its
  /// elements.
  struct Duplicate: Sendable {
    let element: ObjectIdentifier
    let diagnostic: Diagnostic
  }

  /// The templates that something has selected or included, by their names.
  private var html: Set<String>
  private var xml: Set<String>
  /// The keys of the words that these show.
  private var words: Set<String>
  /// The elements whose names have been looked over; so few that a set takes longer.
  private var checked: [ObjectIdentifier]
  private var duplicates: [Duplicate]

  init(html: TemplateCompiler, xml: TemplateCompiler) {
    self.html = html.used
    self.xml = xml.used
    words = html.usedWords.union(xml.usedWords)
    checked = html.checked + xml.checked
    duplicates = html.duplicates + xml.duplicates
  }

  /// Adds what was asked for behind that by another set of the same templates, and reports what only
  /// both together can know.
  package mutating func add(_ later: TemplateUses, _ diagnostics: DiagnosticCollector) {
    html.formUnion(later.html)
    xml.formUnion(later.xml)
    words.formUnion(later.words)
    for duplicate in later.duplicates where !checked.contains(duplicate.element) {
      diagnostics.report(duplicate.diagnostic)
    }
    checked += later.checked
  }

  /// Whether something has asked for a template.
  func contains(_ source: TemplateSource) -> Bool {
    switch source.format {
    case .html: html.contains(source.name)
    case .xml: xml.contains(source.name)
    }
  }

  /// Whether a template that something has asked for shows this word.
  package func contains(word key: String) -> Bool { words.contains(key) }
}
