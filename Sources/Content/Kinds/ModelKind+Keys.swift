extension ModelKind {
  /// Additional rule for an object in a list, since it can't take its slug from a file name.
  package static var listRule: KeyRule {
    .atLeastOne([CommonKeys.slug.name, CommonKeys.id.name])
  }

  /// The key that only JSON files have. Elsewhere, the text follows the front matter.
  package static var bodyKey: String { CommonKeys.body.name }
}

extension IndexText {
  /// Keys of the texts of home and lists.
  package static var keys: KeyTable { IndexTextReader.table }
}

extension SiteSettings {
  /// Keys of `Content/site.json`.
  package static var keys: KeyTable { SettingsReader.table }
}
