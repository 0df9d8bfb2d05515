package import Templating

/// A card of any kind on the page of a term, with its own template.
///
/// The type is indirect, because cells are passed on more often than they are made, and the largest
/// cell takes a dozen machine words.
package indirect enum MemberCell: Sendable, Equatable {
  case trip(TripCell)
  case photo(PhotoCell)
  case album(AlbumCell)
  case account(AccountCell)
  case person(PersonCell)
  case page(PageCell)
}

extension MemberCell: PresentableChoice {
  package static let choices = Choices<Self>(
    Case { if case .trip(let model) = $0 { model } else { nil } },
    Case { if case .photo(let model) = $0 { model } else { nil } },
    Case { if case .album(let model) = $0 { model } else { nil } },
    Case { if case .account(let model) = $0 { model } else { nil } },
    Case { if case .person(let model) = $0 { model } else { nil } },
    Case { if case .page(let model) = $0 { model } else { nil } })
}
