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
    return TripViewModel(
      title: "Paris to Lisbon", link: Link(route: "/trips/lisbon/"), date: "10/9/15",
      longDate: "October 9, 2015",
      departure: "1:09\u{202F}PM", departureInstant: "2015-10-09T13:09:53Z",
      arrival: "1:26\u{202F}PM", arrivalInstant: "2015-10-09T13:26:33Z", duration: "16 min",
      delay: delay, isCancelled: isCancelled, details: details)
  }
}

extension PhotoViewModel {
  static func sample(
    _ title: String, isSold: Bool = false, didBuyPhoto: Bool = false
  ) -> PhotoViewModel {
    PhotoViewModel(
      title: title,
      picture: ImageViewModel(
        imageLink: Link(route: "/photos/\(title)/\(title).jpg"), imageAlt: title),
      link: Link(route: "/photos/\(title)/"), price: "$25.99", isSold: isSold,
      soldText: isSold ? "Sold for $25.99" : nil, didBuyPhoto: didBuyPhoto,
      buyLink: Link(route: "/photos/\(title)/buy/"), buyText: "Buy \(title) for $25.99")
  }
}

extension ChromeViewModel {
  static let sample = ChromeViewModel(
    pageTitle: "Paris to Lisbon – My journal", siteTitle: "My journal",
    homeLink: Link(route: "/"),
    settings: LinkViewModel(link: Link(route: "/settings/"), linkText: "Settings"))
}
