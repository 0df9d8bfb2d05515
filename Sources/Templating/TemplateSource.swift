package import Diagnostics

/// A template's file before it is read.
package struct TemplateSource: Sendable, Hashable {
  /// The path below `Templates/` without the extension, such as `components/user`.
  package let name: String
  package let format: TemplateFormat
  package let source: SourceFile
  /// Whether it came with Zoetrope: a site need not use all of those.
  package let isBuiltIn: Bool

  package init(name: String, format: TemplateFormat, source: SourceFile, isBuiltIn: Bool) {
    self.name = name
    self.format = format
    self.source = source
    self.isBuiltIn = isBuiltIn
  }
}
