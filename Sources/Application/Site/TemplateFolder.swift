import Content
import Diagnostics
import Markup
import Templating
import Theme

/// All templates of a site, its words and its assets: its own first, then those of the built-in
/// theme.
struct TemplateFolder: Sendable {
  /// A file below `Templates/assets/`, published below `/assets/`.
  enum Asset: Sendable {
    case file(path: String)
    case builtIn(text: String)
  }

  let sources: [TemplateSource]
  let words: Words
  /// By published path, such as `/assets/site.css`.
  let assets: [String: Asset]

  init(of site: String, language: String, _ diagnostics: DiagnosticCollector) {
    var sources: [TemplateSource] = []
    var assets: [String: Asset] = [:]
    var words: [SourceFile] = []
    for path in FolderWalk.paths(below: "Templates", of: site, diagnostics) ?? [] {
      let inner = String(path.dropFirst("Templates/".count))
      if inner.hasPrefix("assets/") {
        assets["/" + inner] = .file(path: path)
      } else if inner.hasPrefix("words/") {
        if let file = SourceFile.read(path, in: site, diagnostics) { words.append(file) }
      } else if let (name, format) = Self.template(inner),
        let file = SourceFile.read(path, in: site, diagnostics)
      {
        sources.append(TemplateSource(name: name, format: format, source: file, isBuiltIn: false))
      }
    }
    var builtInWords: [SourceFile] = []
    for file in Theme.files {
      let source = SourceFile(path: "Templates/" + file.path, text: file.text)
      if file.path.hasPrefix("assets/") {
        if assets["/" + file.path] == nil { assets["/" + file.path] = .builtIn(text: file.text) }
      } else if file.path.hasPrefix("words/") {
        builtInWords.append(source)
      } else if let (name, format) = Self.template(file.path) {
        // Nobody shall look for it among the site's own.
        let source = SourceFile(path: "<built-in>/" + file.path, text: file.text)
        sources.append(TemplateSource(name: name, format: format, source: source, isBuiltIn: true))
      }
    }
    self.sources = sources
    self.assets = assets
    self.words = Self.words(of: language, words, builtIn: builtInWords, diagnostics)
  }

  /// The name and format of a template file; `nil` for a file of another kind.
  private static func template(_ path: String) -> (String, TemplateFormat)? {
    for format in TemplateFormat.allCases where path.hasSuffix(".\(format.rawValue)") {
      return (String(path.dropLast(format.rawValue.count + 1)), format)
    }
    return nil
  }

  /// The language's words over the English ones, the site's own over the built-in ones.
  private static func words(
    of language: String, _ own: [SourceFile], builtIn: [SourceFile],
    _ diagnostics: DiagnosticCollector
  ) -> Words {
    let file = "Templates/words/\(language).json"
    let english = "Templates/words/en.json"
    var texts: [String: String] = [:]
    if !(own + builtIn).contains(where: { $0.path == file }) {
      diagnostics.report(ApplicationDiagnostics.noWords(language))
    }
    for path in language == "en" ? [english] : [english, file] {
      for source in builtIn where source.path == path { read(source, &texts, diagnostics) }
      for source in own where source.path == path { read(source, &texts, diagnostics) }
    }
    return Words(file: own.contains { $0.path == file } ? file : english, texts: texts)
  }

  private static func read(
    _ file: SourceFile, _ texts: inout [String: String], _ diagnostics: DiagnosticCollector
  ) {
    guard let value = Value.json(Findings(file, diagnostics)) else { return }
    guard case .object(let members) = value.kind else {
      diagnostics.report(
        ApplicationDiagnostics.wordsNotAnObject(at: file.place(value.range)))
      return
    }
    for member in members {
      guard case .string(let text) = member.value.kind else {
        diagnostics.report(
          ApplicationDiagnostics.wordNotText(member.name, at: file.place(member.value.range)))
        continue
      }
      texts[member.name] = text
    }
  }
}
