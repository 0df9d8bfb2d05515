extension ModelKind {
  /// What an object in a list must have besides, since no file's name is its slug.
  package static var listRule: KeyRule {
    .atLeastOne([CommonKeys.slug.name, CommonKeys.id.name])
  }

  /// The key that only JSON files have: what lies below front matter is the text.
  package static var bodyKey: String { CommonKeys.body.name }
}

extension IndexText {
  /// The keys of home's and a list's text.
  package static var keys: KeyTable { IndexTextReader.table }
}

extension SiteSettings {
  /// The keys of `Content/site.json`.
  package static var keys: KeyTable { SettingsReader.table }
}
