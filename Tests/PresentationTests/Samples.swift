import Markup
import Presentation

// View models as by a factory, without a site.

extension TripViewModel {
  static func sample(delay: String? = nil, isCancelled: Bool = false) -> TripViewModel {
    var leg = LegViewModel(
      date: "10/9/15", departure: "1:09\u{202F}PM", departureInstant: "2015-10-09T13:09:53Z",
      arrival: "1:26\u{202F}PM", arrivalInstant: "2015-10-09T13:26:33Z", duration: "16 min")
    leg.delay = delay
    var details = TripViewModel.Details()
    details.legs = [leg]
    details.days = [TripDayViewModel(parts: [.leg(leg)])]
    var trip = TripViewModel(
      title: "Paris to Lisbon", link: Link(route: "/trips/lisbon/"), date: "10/9/15",
      longDate: "October 9, 2015",
      departure: "1:09\u{202F}PM", departureInstant: "2015-10-09T13:09:53Z",
      arrival: "1:26\u{202F}PM", arrivalInstant: "2015-10-09T13:26:33Z", duration: "16 min")
    trip.delay = delay
    trip.isCancelled = isCancelled
    trip.details = details
    return trip
  }
}

extension PhotoViewModel {
  static func sample(
    _ title: String, isSold: Bool = false, didBuyPhoto: Bool = false
  ) -> PhotoViewModel {
    var photo = PhotoViewModel(
      title: title,
      picture: ImageViewModel(
        imageLink: Link(route: "/photos/\(title)/\(title).jpg"), imageAlt: title),
      link: Link(route: "/photos/\(title)/"))
    photo.price = "$25.99"
    photo.isSold = isSold
    photo.soldText = isSold ? "Sold for $25.99" : nil
    photo.didBuyPhoto = didBuyPhoto
    photo.buyLink = Link(route: "/photos/\(title)/buy/")
    photo.buyText = "Buy \(title) for $25.99"
    return photo
  }
}

extension ChromeViewModel {
  static let sample = sample(title: "Paris to Lisbon – My journal")

  static func sample(title: String) -> ChromeViewModel {
    var chrome = ChromeViewModel(
      pageTitle: title, siteTitle: "My journal", homeLink: Link(route: "/"))
    chrome.settings = LinkViewModel(link: Link(route: "/settings/"), linkText: "Settings")
    return chrome
  }
}

extension ListHeadViewModel {
  static func sample(_ text: String, filter: FilterViewModel = FilterViewModel()) -> Self {
    Self(headerText: "List", text: text, filter: filter)
  }
}
