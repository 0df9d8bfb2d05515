import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Templating

/// Decides which pages a site has, at which routes, and which use case shows each.
///
/// No other type knows routes or makes pages. A page's route is decided up front; its model is
/// looked up in the site's current state when the page is rendered.
///
/// A class, because everything that a product is made of refers to it.
final class Coordinator: Sendable {
  let context: SiteContext
  let templates: SiteTemplates
  let chrome: Chrome
  let audience: Audience

  convenience init(_ context: SiteContext, _ templates: SiteTemplates, for audience: Audience) {
    self.init(context, templates, Chrome(context), audience)
  }

  private init(
    _ context: SiteContext, _ templates: SiteTemplates, _ chrome: Chrome, _ audience: Audience
  ) {
    self.context = context
    self.templates = templates
    self.chrome = chrome
    self.audience = audience
  }

  /// Returns a coordinator for one product, which records what the product reads.
  func noting() -> Coordinator {
    Coordinator(SiteContext(context.site, isNoting: true), templates, chrome, audience)
  }

  /// Returns a coordinator that doesn't record reads.
  func silent() -> Coordinator {
    Coordinator(SiteContext(context.site), templates, chrome, audience)
  }

  var content: SiteContent { _read { yield context.site.content } }

  /// Returns the pages of models and of their lists.
  func showModels() -> [ProductOutline] {
    let content = content
    var pages = [page(.home, source: content.homeText?.file.path) { $0.home() }]
    pages += showTrips() + showArchives() + showMap() + showLogbook()
    pages += content.trips.enumerated().lazy.map { index, trip in
      self.model(trip) { $0.trip(at: index) }
    }
    let photos = context.graph.loosePhotos
    pages += list(context.list(.photos), photos, .ofKind(.photos, photos)) { part in
      { $0.photos(part) }
    }
    let flow = content.settings.photos.purchase
    pages += content.photos.enumerated().lazy.map { index, photo in
      self.model(photo) { $0.photo(at: index, purchaseFlowType: flow) }
    }
    pages += showAlbums()
    for index in content.photos.indices {
      pages += buyPhoto(index, purchaseFlowType: flow)
    }
    pages += showLedgers()
    for (place, kind) in templates.kinds.enumerated() {
      pages += kind.outlines(by: self) { coordinator in coordinator.templates.kinds[place] }
    }
    return pages
  }

  /// Returns the pages of taxonomies and terms.
  func showTerms() -> [ProductOutline] {
    TaxonomyKind.allCases.flatMap { showTerms(context.taxonomies[$0]) }
  }

  /// Returns the purchase page of a photo, and the page after payment.
  ///
  /// In the flow `inPlace`, the purchase is on the photo's own page. The purchase page's address
  /// then redirects there.
  private func buyPhoto(_ index: Int, purchaseFlowType flow: PurchaseFlowType) -> [ProductOutline] {
    let photo = content.photo(at: index)
    var pages: [ProductOutline] = []
    if photo.model.isForSale {
      switch flow {
      case .vertical:
        pages.append(
          page(.buy(photo.slug), source: photo.path, isListed: false) { $0.purchase(at: index) })
      case .inPlace: pages.append(showMoved(Redirect(purchaseOf: photo)))
      }
    }
    if photo.model.hasPayment {
      pages.append(
        page(.bought(photo.slug), source: photo.path, isListed: false) { $0.bought(at: index) })
    }
    return pages
  }

  /// Returns the page "Not found", the page for signing in, and the page of settings. Only a site
  /// that has switches or sells photos has a page of settings.
  func showOwn() -> [ProductOutline] {
    var pages = [page(.notFound, isListed: false) { $0.notFound() }]
    if !content.settings.switches.isEmpty || content.hasPurchases {
      pages.insert(page(.settings) { $0.settings() }, at: 0)
    }
    return pages + showSignIn()
  }

  /// Returns the page on which visitors sign in to open sealed content, if the site has audiences.
  private func showSignIn() -> [ProductOutline] {
    content.settings.audiences.isEmpty
      ? [] : [page(.signIn, isListed: false) { $0.signIn() }]
  }

  private func showTrips() -> [ProductOutline] {
    let trips = context.graph.departedFirst(context.graph.listed(.trips))
    return list(context.list(.trips), trips, .ofKind(.trips, trips)) { part in
      { $0.trips(part, ofYear: false) }
    }
  }

  /// Returns the page with the map of all trips, if there is something to show and the author has
  /// no page at its address.
  private func showMap() -> [ProductOutline] {
    let trips = context.graph.listed(.trips)
    guard trips.contains(where: { context.graph.trip(at: $0).model.isOnMap }),
      !content.owns(.map)
    else { return [] }
    return [page(.map) { $0.map() }]
  }

  private func showLogbook() -> [ProductOutline] {
    context.graph.relations.hasLogbook ? [page(.logbook) { $0.logbook() }] : []
  }

  /// Returns the pages of albums. A large album has further pages for its photos.
  private func showAlbums() -> [ProductOutline] {
    content.albums.enumerated().flatMap { index, album in
      let (photos, list) = (context.graph.relations.albums.photos[index], context.list(of: album))
      let parts = ListPart.parts(of: list, photos, size: ShowAlbum.most)
      let pages = parts.map { part in
        part.number == 1
          ? model(album) { $0.album(part, at: index) }
          : page(part.route, source: album.path, isListed: album.isListed) {
            $0.album(part, at: index)
          }
      }
      let filter = ListIndex(list: list, elements: .ofKind(.photos, photos))
      return parts.count > 1 ? pages + [showIndex(filter)] : pages
    }
  }

  /// Returns the list of each year's trips.
  private func showArchives() -> [ProductOutline] {
    context.tripYears.years.flatMap { year in
      let trips = context.graph.departedFirst(year.trips)
      return list(context.list(of: year), trips, .ofKind(.trips, trips)) { part in
        { $0.trips(part, ofYear: true) }
      }
    }
  }

  /// Returns the page of a taxonomy and the pages of its terms; empty if it has no terms.
  private func showTerms(_ taxonomy: Taxonomy) -> [ProductOutline] {
    guard !taxonomy.terms.isEmpty else { return [] }
    let (kind, terms) = (taxonomy.kind, taxonomy.terms)
    // One page for all terms: a reader who looks for a term can't know its page number.
    let all = ListPart.parts(of: context.list(of: taxonomy), terms, size: terms.count)
    return all.map { part in self.list(part) { $0.taxonomy(part, kind) } }
      + terms.flatMap { term in
        // Counted once per term, because a large term has many pages.
        let counts = term.counts(in: context)
        let members = context.graph.departedFirst(term.members)
        return list(context.list(of: term), members, .members(members)) { part in
          { $0.term(part, term, counts: counts) }
        }
      }
  }

  /// Returns a page at a former address that redirects to the new one.
  func showMoved(_ redirect: Redirect) -> ProductOutline {
    page(redirect.from, source: redirect.source, isListed: false, isRedirect: true) {
      $0.moved(redirect)
    }
  }
}

extension Coordinator {
  /// Returns the page of a model.
  func model(
    _ model: some SourcedModel, _ find: @escaping @Sendable (Coordinator) -> (any BoundProduct)?
  ) -> ProductOutline {
    page(
      .model(model.kind, model.slug), source: model.path, mark: audience.mark(of: model),
      isListed: model.isPublic, find)
  }

  /// Returns the pages of a list, and the index for their filter if there are several pages. The
  /// settings give the page size. `models` are the same elements, for the index.
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
