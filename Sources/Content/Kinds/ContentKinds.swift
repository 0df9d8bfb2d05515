/// The kinds that a site may have, in the order in which a visitor meets them.
package struct ContentKinds: Sendable {
  package let all: [any ContentKind.Type]

  package init(_ all: [any ContentKind.Type]) { self.all = all }

  package static let builtIn = ContentKinds([
    TripKind.self, PhotoKind.self, AccountKind.self, PersonKind.self, PageKind.self,
  ])

  package var kinds: [ModelKind] { all.map { $0.kind } }

  /// The kind whose models lie in a folder of `Content/`; `nil` if none does.
  subscript(folder: String) -> (any ContentKind.Type)? { all.first { $0.kind.folder == folder } }
}
