package import Content

/// A kind of content file that has a schema.
package enum SchemaSubject: Sendable, Hashable {
  /// `Content/site.json`.
  case site
  case model(ModelKind)
  /// `Content/index.json`, and that of each kind's folder.
  case index

  package static func all(_ kinds: ContentKinds = .builtIn) -> [SchemaSubject] {
    [.site] + kinds.kinds.map(model) + [.index]
  }

  /// What its schema is called, such as `trip`.
  package var name: String {
    switch self {
    case .site: "site"
    case .model(let kind): kind.singular
    case .index: "index"
    }
  }

  /// Every key, as the readers themselves go by.
  var keys: KeyTable {
    switch self {
    case .site: SiteSettings.keys
    case .model(let kind): kind.keys
    case .index: IndexText.keys
    }
  }

  /// How its files may be written.
  package var syntaxes: [SchemaSyntax] { self == .site ? [.json] : [.json, .frontMatter] }
}

/// How a content file is written, since a schema must know.
package enum SchemaSyntax: Sendable, Hashable, CaseIterable {
  case json
  /// YAML, TOML or JSON above a Markdown text. There is no key for the text; and a number that
  /// YAML wrote without quotes may be meant as text.
  case frontMatter
}
