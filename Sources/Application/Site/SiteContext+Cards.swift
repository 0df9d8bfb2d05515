import Content
public import Domain
public import Presentation

// The cards of what a model of another kind names by its slug, as `trip: lisbon` does.

extension SiteContext {
  /// The card of a trip; `nil` where the trip is not shown to everyone.
  ///
  ///     .optional("trip") { $0.trip }          {{#trip}}{{> components/trip-card}}{{/trip}}
  public func card(ofTrip slug: Slug) -> TripCell? {
    (listed(.trips, slug) as? Sourced<Trip>).map { trip in
      // One of its own: the card that lists share is kept until as many as were counted have shown it.
      TripCell(TripCard { [unowned self] in TripViewModel(card: trip, in: self) })
    }
  }

  /// The card of a photo, with its price and the way to buy it; `nil` where the photo is not shown to
  /// everyone.
  ///
  ///     .optional("photo") { $0.photo }        {{#photo}}{{> components/photo}}{{/photo}}
  public func card(ofPhoto slug: Slug) -> PhotoCell? {
    (listed(.photos, slug) as? Sourced<Photo>).map { PhotoCell(PhotoViewModel($0, in: self)) }
  }

  /// The card of an account, with its balance; `nil` where the account is not shown to everyone.
  ///
  ///     .optional("account") { $0.account }    {{#account}}{{> components/account-card}}{{/account}}
  public func card(ofAccount slug: Slug) -> AccountCell? {
    (listed(.accounts, slug) as? Sourced<Account>).map {
      AccountCell(AccountViewModel($0, in: self))
    }
  }
}
