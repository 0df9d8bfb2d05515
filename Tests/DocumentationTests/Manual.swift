import Testing

/// A file of `Documentation/` generated from the code.
struct Manual: Sendable, CustomTestStringConvertible {
  /// Name of the file without the extension.
  let name: String
  let text: @Sendable () throws -> String

  var testDescription: String { name }

  /// The files of each manual; a long manual has several.
  static let all: [Manual] = {
    let texts: [(name: String, text: String)]
    do {
      texts = [
        ("content", ContentManual().text), ("templates", try TemplateManual().text),
        ("diagnostics", DiagnosticManual().text), ("command-line", CommandLineManual().text),
        ("licenses", LicenseManual().text), ("sealed", SealedManual().text),
      ]
    } catch {
      return [Manual(name: "templates") { throw error }]
    }
    let manuals = texts.map { ManualPages($0.name, $0.text) }
    let places = Dictionary(
      uniqueKeysWithValues: zip(texts, manuals).map { ($0.name, $1.places) })
    return manuals.flatMap(\.files).map { file in
      let text = file.text.replacing(/\]\(([a-z-]+)\.md#([^)]+)\)/) { link in
        let page = places[String(link.1)]?[String(link.2)] ?? String(link.1)
        return "](\(page).md#\(link.2))"
      }
      return Manual(name: file.name) { text }
    }
  }()

  /// Line below each manual's title.
  static let notice = """
    <!-- Made from the code by `ZOETROPE_RECORD=1 swift test --filter DocumentationTests`: change \
    the code, not this file. -->
    """
}
