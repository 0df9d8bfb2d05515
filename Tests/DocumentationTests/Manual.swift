import Testing

/// A file of `Documentation/` generated from the code.
struct Manual: Sendable, CustomTestStringConvertible {
  /// Name of the file without the extension.
  let name: String
  let text: @Sendable () throws -> String

  var testDescription: String { name }

  static let all = [
    Manual(name: "content") { ContentManual().text },
    Manual(name: "templates") { try TemplateManual().text },
    Manual(name: "diagnostics") { DiagnosticManual().text },
    Manual(name: "command-line") { CommandLineManual().text },
    Manual(name: "licenses") { LicenseManual().text },
    Manual(name: "sealed") { SealedManual().text },
  ]

  /// Line below each manual's title.
  static let notice = """
    <!-- Made from the code by `ZOETROPE_RECORD=1 swift test --filter DocumentationTests`: change \
    the code, not this file. -->
    """
}
