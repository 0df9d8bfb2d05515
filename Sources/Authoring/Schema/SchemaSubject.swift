package import Content

/// A kind of content file that has a schema.
package enum SchemaSubject: Sendable, Equatable {
  /// The settings, `Content/site.json`.
  case site
  case model(ModelKind)
  /// The texts of lists: `Content/index.json`, and the index in each kind's folder.
  case index

  package static func all(_ kinds: ContentKinds = .builtIn) -> [SchemaSubject] {
    [.site] + kinds.kinds.map(model) + [.index]
  }

  /// Name of its schema, such as `trip`.
  package var name: String {
    switch self {
    case .site: "site"
    case .model(let kind): kind.singular
    case .index: "index"
    }
  }

  /// The keys as its reader declares them.
  var keys: KeyTable {
    switch self {
    case .site: SiteSettings.keys
    case .model(let kind): kind.keys
    case .index: IndexText.keys
    }
  }

  /// Syntaxes in which its files may be written.
  package var syntaxes: [SchemaSyntax] { self == .site ? [.json] : [.json, .frontMatter] }
}

/// Syntax of a content file, which affects its schema.
package enum SchemaSyntax: Sendable, Equatable, CaseIterable {
  case json
  /// YAML, TOML or JSON above a Markdown text. It has no key for the text, and an unquoted number
  /// in YAML may be meant as text.
  case frontMatter
}
