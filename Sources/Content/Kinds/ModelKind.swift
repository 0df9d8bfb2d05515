/// The kinds of models, each in the folder of `Content/` of its name.
package enum ModelKind: String, Sendable, Hashable, CaseIterable {
  case trips, photos, accounts, people, pages

  /// One of the kind, without an article.
  package var singular: String {
    switch self {
    case .trips: "trip"
    case .photos: "photo"
    case .accounts: "account"
    case .people: "person"
    case .pages: "page"
    }
  }

  /// What its models' published paths begin with, without a `/` at the end: `/trips`; pages lie at
  /// the root.
  package var route: String { self == .pages ? "" : "/" + rawValue }
}
