extension ModelKind {
  /// Every key that a model of the kind may have: what the readers themselves go by.
  package var keys: KeyTable {
    switch self {
    case .trips: TripReader.table
    case .photos: PhotoReader.table
    case .accounts: AccountReader.table
    case .people: PersonReader.table
    case .pages: PageReader.table
    }
  }
}

extension IndexText {
  /// The keys of home's and a list's text.
  package static var keys: KeyTable { IndexTextReader.table }
}

extension SiteSettings {
  /// The keys of `Content/site.json`.
  package static var keys: KeyTable { SettingsReader.table }
}
