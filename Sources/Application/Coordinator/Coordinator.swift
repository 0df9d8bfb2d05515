import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Templating

/// Decides which pages a site has, where each of them is, and which use case shows it.
///
/// It alone knows routes, and it alone makes pages; no view and no view model makes another. What is
/// decided is where a page is and what it is made from; all that it says of itself is made with it.
///
/// A class, since every page has it.
final class Coordinator: Sendable {
  let context: SiteContext
  let templates: SiteTemplates
  let chrome: Chrome
  let audience: Audience

  init(_ context: SiteContext, _ templates: SiteTemplates, for audience: Audience) {
    self.context = context
    self.templates = templates
    self.audience = audience
    chrome = Chrome(context)
  }

  var content: SiteContent { _read { yield context.content } }

  /// Every page of the site, and every document that follows from them.
  func showAll() -> [Product] {
    var products = showPages()
    products += showDocuments(of: products)
    return products
  }

  func showPages() -> [Product] {
    let content = content
    var pages = [showHome()]
    pages += showTrips() + showArchives()
    pages += content.trips.indices.lazy.map(showTrip)
    pages += showPhotos()
    pages += content.photos.indices.lazy.map(showPhoto)
    pages += content.photos.indices.lazy.filter { content.photos[$0].model.isForSale }.map(buyPhoto)
    for kind in templates.kinds { pages += kind.products(by: self) }
    pages += TaxonomyKind.allCases.flatMap { showTerms(context.taxonomies[$0]) }
    return pages + [showSettings(), showNotFound()]
  }

  func showHome() -> Product {
    let text = content.homeText
    return page(
      ShowHome(), templates.home, .home, source: text?.file.path, template: text?.template,
      changed: { [content] in content.lastModified }, image: { $0.cover },
      excerpt: { $0.story?.excerpt }
    ) { [content] in
      Chrome.Page(
        route: .home, title: content.settings.title,
        description: content.settings.description ?? text?.summary,
        data: StructuredPage(type: "WebSite"))
    }
  }

  func showTrips() -> [Product] {
    parts(of: context.list(.trips), content.trips.filter(\.isListed)).map { part in
      list(part, ShowTrips(list: part), templates.trips) { [context] in
        part.total > 0 ? [context.calendarAlternate(.calendar, context.calendarTitle)] : []
      }
    }
  }

  /// The trips of each year.
  func showArchives() -> [Product] {
    let trips = content.trips
    return context.tripYears.years.flatMap { year in
      parts(of: context.list(of: year), year.trips.map { trips[$0] }).map {
        list($0, ShowTrips(list: $0), templates.trips)
      }
    }
  }

  func showTrip(_ index: Int) -> Product {
    let trip = content.trips[index]
    return model(
      trip, ShowExistingTrip(index: index), templates.trip,
      alternates: { [context] in
        trip.isListed
          ? [context.calendarAlternate(.calendar(trip.slug), context.title(of: trip))] : []
      }, image: { $0.cover }
    ) { $0.story?.excerpt }
  }

  func showPhotos() -> [Product] {
    parts(of: context.list(.photos), content.photos.filter(\.isListed)).map {
      list($0, ShowPhotos(list: $0), templates.photos)
    }
  }

  func showPhoto(_ index: Int) -> Product {
    model(
      content.photos[index], ShowExistingPhoto(index: index), templates.photo,
      image: { $0.picture }
    ) { $0.story?.excerpt }
  }

  /// The page that leads from a photo to its payment.
  func buyPhoto(_ index: Int) -> Product {
    let photo = content.photos[index]
    let route = Route.buy(photo.slug)
    return page(
      BuyPhoto(index: index), templates.buy, route, source: photo.path, isListed: false
    ) { [context] in
      let title = context.phrases(.buyTitle, ["title": photo.model.title])
      return Chrome.Page(route: route, title: title, isUnlisted: true)
    }
  }

  /// All terms of a taxonomy, and what is filed under each; nothing where there are no terms.
  func showTerms(_ taxonomy: Taxonomy) -> [Product] {
    guard !taxonomy.terms.isEmpty else { return [] }
    // All on one page: who looks for a word does not know on which page it would be.
    let all = ListPart.parts(
      of: context.list(of: taxonomy), taxonomy.terms, size: taxonomy.terms.count)
    return all.map {
      list($0, ShowTaxonomy(list: $0, kind: taxonomy.kind), templates.taxonomy, changed: nil)
    } + taxonomy.terms.flatMap(showTerm)
  }

  func showTerm(_ term: Term) -> [Product] {
    let counts = term.counts(in: context)
    return parts(of: context.list(of: term), term.members).map { part in
      list(
        part, ShowTerm(list: part, term: term, counts: counts), templates.term,
        changed: { [content] in
          part.elements.lazy.compactMap {
            content.models.model(of: $0.kind, at: $0.index)?.lastModified
          }.newest
        })
    }
  }

  func showSettings() -> Product {
    page(ShowSettings(), templates.settings, .settings) { [context] in
      Chrome.Page(
        route: .settings, title: context.phrases(.settings),
        data: StructuredPage(parents: [context.homeParent]))
    }
  }

  func showNotFound() -> Product {
    page(ShowNotFound(), templates.notFound, .notFound, isListed: false) { [context] in
      Chrome.Page(route: .notFound, title: context.phrases(.notFound), isUnlisted: true)
    }
  }

  /// A page at a former address, which leads to the one that took its place.
  func showMoved(_ redirect: Redirect) -> Product {
    page(
      ShowMoved(target: redirect.to), templates.moved, redirect.from, source: redirect.source,
      isListed: false, redirect: redirect
    ) { [context] in
      Chrome.Page(
        route: redirect.from, title: context.phrases(.moved), isUnlisted: true,
        original: redirect.to)
    }
  }
}
