import Content
public import Domain
public import Presentation

// Cards of models that another kind refers to by slug, as in `trip: lisbon`.

extension SiteContext {
  /// Returns the card of a trip; `nil` if the trip isn't listed.
  ///
  ///     .optional("trip") { $0.trip }          {{#trip}}{{> components/trip-card}}{{/trip}}
  public func card(ofTrip slug: Slug) -> TripCell? {
    // A new card, because the shared one is dropped after a counted number of uses.
    listed(TripKind.self, slug).map {
      TripCell(TripCard(TripViewModel(card: $0, in: self)))
    }
  }

  /// Returns the card of a photo, with its price and payment link; `nil` if the photo isn't
  /// listed.
  ///
  ///     .optional("photo") { $0.photo }        {{#photo}}{{> components/photo}}{{/photo}}
  public func card(ofPhoto slug: Slug) -> PhotoCell? {
    listed(PhotoKind.self, slug).map { PhotoCell(PhotoViewModel($0, in: self)) }
  }

  /// Returns the card of an account, with its balance; `nil` if the account isn't listed.
  ///
  ///     .optional("account") { $0.account } {{#account}}{{> components/account-card}}{{/account}}
  public func card(ofAccount slug: Slug) -> AccountCell? {
    listed(AccountKind.self, slug).map { AccountCell(AccountViewModel($0, in: self)) }
  }
}
