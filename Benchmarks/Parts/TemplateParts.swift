import Content
import Diagnostics
import Markup
import Presentation
import Templating
import Theme

/// Costs of the built-in theme's templates, without the making of view models.
enum TemplateParts {
  static func all() throws -> [Part] {
    let trip = TripViewModel.sample
    let list = TripsViewModel(
      ListHeadViewModel(headerText: "Trips", text: "50 trips", filter: FilterViewModel()),
      trips: Array(repeating: TripCard(trip), count: 50))
    let set = templates()
    let tripTemplate = set.template(for: Page<TripViewModel>.contract)
    let listTemplate = set.template(for: Page<TripsViewModel>.contract)
    let tripPage = Page(trip, chrome: .sample)
    let listPage = Page(list, chrome: .sample)
    return [
      Part("write a trip's page by its template") {
        var output = OutputBuffer()
        tripTemplate.write(tripPage, into: &output)
        consume(output.count)
      },
      Part("write a list of 50 by its template", times: 100) {
        var output = OutputBuffer()
        listTemplate.write(listPage, into: &output)
        consume(output.count)
      },
      Part("compile the templates of trips", times: 1) {
        let set = templates()
        consume(set.template(for: Page<TripViewModel>.contract))
        consume(set.template(for: Page<TripsViewModel>.contract))
      },
    ]
  }

  private static func templates() -> TemplateSet {
    let diagnostics = DiagnosticCollector()
    let sources = Theme.files.compactMap { file -> TemplateSource? in
      guard file.path.hasSuffix(".html") else { return nil }
      return TemplateSource(
        name: String(file.path.dropLast(".html".count)), format: .html,
        source: SourceFile(path: file.path, text: file.text), isBuiltIn: true)
    }
    return TemplateSet(sources, words: words(diagnostics), diagnostics: diagnostics)
  }

  private static func words(_ diagnostics: DiagnosticCollector) -> Words {
    let path = "words/en.json"
    var texts: [String: String] = [:]
    for file in Theme.files where file.path == path {
      let source = SourceFile(path: path, text: file.text)
      guard case .object(let members) = Value.json(Findings(source, diagnostics))?.kind else {
        continue
      }
      for member in members { texts[member.name] = member.value.text }
    }
    return Words(file: path, texts: texts)
  }
}

extension TripViewModel {
  fileprivate static let sample: TripViewModel = {
    var trip = TripViewModel(
      title: "Kobe to Lisbon by night, day 12", link: Link(route: "/trips/kobe-to-lisbon-000012/"),
      date: "3/2/09", longDate: "October 9, 2015", departure: "3:07\u{202F}PM",
      departureInstant: "2009-03-02T15:07:00+09:00",
      arrival: "4:57\u{202F}AM", arrivalInstant: "2009-03-03T04:57:00Z", duration: "22 hr, 50 min")
    trip.summary =
      "Bicycle dog slow cheese this to read forest draw by ask still city new shadow bag!"
    trip.arrivalDate = "3/3/09"
    trip.delay = "13 minutes delay"
    trip.origin = "Kobe"
    trip.destination = "Lisbon"
    trip.mode = "Bicycle"
    trip.provider = "Norte Express"
    trip.details.newer = LinkViewModel(
      link: Link(route: "/trips/a/"), linkText: "Lisbon to Braga, day 4")
    trip.details.older = LinkViewModel(
      link: Link(route: "/trips/b/"), linkText: "Osaka to Kyoto, day 7")
    return trip
  }()
}

extension ChromeViewModel {
  fileprivate static let sample = {
    var chrome = ChromeViewModel(
      pageTitle: "Kobe to Lisbon by night, day 12 – The long way", siteTitle: "The long way",
      homeLink: Link(route: "/"))
    chrome.settings = LinkViewModel(link: Link(route: "/settings/"), linkText: "Settings")
    return chrome
  }()
}
