import Diagnostics
import Foundation
import Markup
import Presentation
import Templating

/// The repository's own templates and words, loaded as by a build.
struct Theme {
  let collector = DiagnosticCollector()
  let templates: TemplateSet

  init() throws {
    let sources = try ThemeFiles.texts(below: "Templates", extension: "html").map { name, text in
      TemplateSource(
        name: name, format: .html,
        source: SourceFile(path: "Templates/\(name).html", text: text), isBuiltIn: false)
    }
    let words = try JSONDecoder().decode(
      [String: String].self, from: ThemeFiles.bytes("Templates/words/en.json"))
    templates = TemplateSet(
      sources.sorted { $0.name < $1.name },
      words: Words(file: "Templates/words/en.json", texts: words), diagnostics: collector)
  }

  /// Mistakes in the templates, as a terminal shows them.
  var mistakes: String { TerminalWriter(colours: false).text(collector.diagnostics) }

  /// The page of a content within the sample chrome.
  func page<Content: Presentable>(_ content: Content, chrome: ChromeViewModel = .sample) -> String {
    show(Page(content, chrome: chrome))
  }

  /// Output of the template of a presentable.
  func show<Model: Presentable>(_ model: Model) -> String {
    var output = OutputBuffer()
    templates.template(for: Model.contract).write(model, into: &output)
    return output.string
  }
}
