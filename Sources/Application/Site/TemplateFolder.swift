import Basics
import Content
import Diagnostics
import Markup
import Templating
import Theme

/// The templates, words and assets of a site. Its own files override those of the built-in theme.
struct TemplateFolder: Sendable {
  /// A file below `Templates/assets/`, published below `/assets/`.
  enum Asset: Sendable {
    case file(path: String)
    case builtIn(text: String)
  }

  let sources: [TemplateSource]
  /// Whether the folder contains symbolic links, so that a file may have several paths.
  let hasLinks: Bool
  let words: Words
  /// The site's own words that don't exist in the built-in theme.
  let strangeWords: [StrangeWord]
  /// Assets by published path, such as `/assets/site.css`.
  let assets: [String: Asset]

  init(
    of site: String, language: String, kinds: SiteKinds, _ diagnostics: DiagnosticCollector
  ) {
    var sources: [TemplateSource] = []
    var assets: [String: Asset] = [:]
    var words: [SourceFile] = []
    var unread: [TemplateSource] = []
    let walk = FolderWalk(below: "Templates", of: site, diagnostics)
    hasLinks = walk?.hasLinks ?? false
    if let unpublished = walk?.unpublished { diagnostics.report(unpublished.diagnostics) }
    for path in walk?.paths ?? [] {
      let inner = String(path.behind("Templates/") ?? "")
      if inner.begins(with: "assets/") {
        assets["/" + inner] = .file(path: path)
      } else if inner.begins(with: "words/") {
        if let file = SourceFile.read(path, in: site, diagnostics) { words.append(file) }
      } else if let (name, format) = Self.template(inner) {
        let file = SourceFile.read(path, in: site, diagnostics)
        let source = file ?? SourceFile(path: path, bytes: [])
        let template = TemplateSource(name: name, format: format, source: source, isBuiltIn: false)
        if file == nil { unread.append(template) } else { sources.append(template) }
      }
    }
    var builtInWords: [SourceFile] = []
    for file in Theme.files {
      let source = SourceFile(path: "Templates/" + file.path, text: file.text)
      if file.path.begins(with: "assets/") {
        if assets["/" + file.path] == nil { assets["/" + file.path] = .builtIn(text: file.text) }
      } else if file.path.begins(with: "words/") {
        builtInWords.append(source)
      } else if let (name, format) = Self.template(file.path) {
        // The prefix shows that the file isn't one of the site's own.
        let source = SourceFile(path: "<built-in>/" + file.path, text: file.text)
        sources.append(TemplateSource(name: name, format: format, source: source, isBuiltIn: true))
      }
    }
    // A template that can't be read counts as existing, so that using it isn't reported as well.
    sources += unread.filter { template in
      !sources.contains { $0.name == template.name && $0.format == template.format }
    }
    self.sources = sources
    self.assets = assets
    var reading = WordsReading(known: kinds.words, diagnostics)
    self.words = reading.words(of: language, words, builtIn: builtInWords)
    strangeWords = reading.strange
  }

  /// Sorted names of the templates that pages can use.
  var templateNames: [String] {
    Set(sources.lazy.filter { $0.format == .html }.map(\.name)).sorted()
  }

  /// Returns the name and format of a template file; `nil` for other files.
  private static func template(_ path: String) -> (String, TemplateFormat)? {
    for format in TemplateFormat.allCases {
      if let name = path.before("." + format.rawValue) { return (String(name), format) }
    }
    return nil
  }
}
