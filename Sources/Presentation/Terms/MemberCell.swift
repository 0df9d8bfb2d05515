package import Templating

/// What can be filed under a term; each brings its own template along.
///
/// Indirect, since cells are handed on more often than they are made, and the largest fills a dozen words.
package indirect enum MemberCell: Sendable, Hashable {
  case trip(TripCell)
  case photo(PhotoCell)
  case account(AccountCell)
  case person(PersonCell)
  case page(PageCell)
}

extension MemberCell: PresentableChoice {
  package static let choices = Choices<Self>(
    Case { if case .trip(let model) = $0 { model } else { nil } },
    Case { if case .photo(let model) = $0 { model } else { nil } },
    Case { if case .account(let model) = $0 { model } else { nil } },
    Case { if case .person(let model) = $0 { model } else { nil } },
    Case { if case .page(let model) = $0 { model } else { nil } })
}
