import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Templating

/// Decides which pages a site has, where each of them is, and which use case shows it.
///
/// It alone knows routes, and it alone makes pages; no view and no view model makes another. What is
/// decided is where a page is and how it is found; all that it says of itself is found with it, in the
/// state of the site that the coordinator then has.
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

  /// The pages of models, and those of their lists.
  func showModels() -> [ProductOutline] {
    let content = content
    var pages = [page(.home, source: content.homeText?.file.path) { $0.home() }]
    pages += showTrips() + showArchives()
    pages += content.trips.enumerated().lazy.map { index, trip in
      self.model(trip) { $0.trip(at: index) }
    }
    let photos = context.graph.listed(.photos)
    pages += list(context.list(.photos), photos, .ofKind(.photos, photos)) { part in
      { $0.photos(part) }
    }
    pages += content.photos.enumerated().lazy.map { index, photo in
      self.model(photo) { $0.photo(at: index) }
    }
    for (index, photo) in content.photos.enumerated() where photo.model.isForSale {
      pages.append(
        page(.buy(photo.slug), source: photo.path, isListed: false) { $0.purchase(at: index) })
    }
    for (place, kind) in templates.kinds.enumerated() {
      pages += kind.outlines(by: self) { coordinator in coordinator.templates.kinds[place] }
    }
    return pages
  }

  /// The pages of what models are filed under.
  func showTerms() -> [ProductOutline] {
    TaxonomyKind.allCases.flatMap { showTerms(context.taxonomies[$0]) }
  }

  /// The page of settings, where there is something to set, and the one that every site has.
  func showOwn() -> [ProductOutline] {
    var pages = [page(.notFound, isListed: false) { $0.notFound() }]
    if !content.settings.switches.isEmpty {
      pages.insert(page(.settings) { $0.settings() }, at: 0)
    }
    return pages
  }

  private func showTrips() -> [ProductOutline] {
    let trips = context.graph.departedFirst(context.graph.listed(.trips))
    return list(context.list(.trips), trips, .ofKind(.trips, trips)) { part in
      { $0.trips(part, ofYear: false) }
    }
  }

  /// The trips of each year.
  private func showArchives() -> [ProductOutline] {
    context.tripYears.years.flatMap { year in
      let trips = context.graph.departedFirst(year.trips)
      return list(context.list(of: year), trips, .ofKind(.trips, trips)) { part in
        { $0.trips(part, ofYear: true) }
      }
    }
  }

  /// All terms of a taxonomy, and what is filed under each; nothing where there are no terms.
  private func showTerms(_ taxonomy: Taxonomy) -> [ProductOutline] {
    guard !taxonomy.terms.isEmpty else { return [] }
    let (kind, terms) = (taxonomy.kind, taxonomy.terms)
    // All on one page: who looks for a word does not know on which page it would be.
    let all = ListPart.parts(of: context.list(of: taxonomy), terms, size: terms.count)
    return all.map { part in self.list(part) { $0.taxonomy(part, kind) } }
      + terms.flatMap { term in
        // Once for all pages of a term: a large one has as many as its members are many.
        let counts = term.counts(in: context)
        let members = context.graph.departedFirst(term.members)
        return list(context.list(of: term), members, .members(members)) { part in
          { $0.term(part, term, counts: counts) }
        }
      }
  }

  /// A page at a former address, which leads to the one that took its place.
  func showMoved(_ redirect: Redirect) -> ProductOutline {
    page(redirect.from, source: redirect.source, isListed: false, isRedirect: true) {
      $0.moved(redirect)
    }
  }
}

extension Coordinator {
  /// The page of a model.
  func model(
    _ model: some SourcedModel, _ find: @escaping @Sendable (Coordinator) -> (any BoundProduct)?
  ) -> ProductOutline {
    page(
      .model(model.kind, model.slug), source: model.path, mark: audience.mark(of: model),
      isListed: model.isListed, find)
  }

  /// The pages of a list, of as many elements each as the settings say, and where there are several,
  /// what their filter searches: `models` are the elements once more.
  func list<Element>(
    _ list: ListHead, _ elements: [Element], _ models: ListIndex.Elements,
    _ find: (ListPart<Element>) -> @Sendable (Coordinator) -> (any BoundProduct)?
  ) -> [ProductOutline] {
    let parts = ListPart.parts(of: list, elements, size: content.settings.pageSize)
    let pages = parts.map { self.list($0, find($0)) }
    return parts.count > 1 ? pages + [showIndex(ListIndex(list: list, elements: models))] : pages
  }

  func list<Element>(
    _ part: ListPart<Element>, _ find: @escaping @Sendable (Coordinator) -> (any BoundProduct)?
  ) -> ProductOutline {
    page(part.route, source: part.list.text?.file.path, find)
  }

  private func page(
    _ route: Route, source: String? = nil, mark: ModelState? = nil, isListed: Bool = true,
    isRedirect: Bool = false, _ find: @escaping @Sendable (Coordinator) -> (any BoundProduct)?
  ) -> ProductOutline {
    ProductOutline(
      path: route.file, kind: .page, source: source, mark: mark, isListed: isListed,
      isRedirect: isRedirect, .found(find))
  }
}
