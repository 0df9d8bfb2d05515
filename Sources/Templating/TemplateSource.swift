package import Diagnostics

/// The file of a template.
package struct TemplateSource: Sendable, Hashable {
  /// Path below `Templates/` without the extension, such as `components/user`.
  package let name: String
  package let format: TemplateFormat
  package let source: SourceFile
  /// Whether it is part of Zoetrope. A site need not use all built-in templates.
  package let isBuiltIn: Bool

  package init(name: String, format: TemplateFormat, source: SourceFile, isBuiltIn: Bool) {
    self.name = name
    self.format = format
    self.source = source
    self.isBuiltIn = isBuiltIn
  }
}
