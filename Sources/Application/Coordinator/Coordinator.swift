import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Templating
import Tracing

/// Decides which pages a site has, where each of them is, and which use case shows it.
///
/// It alone knows routes, and it alone makes pages; no view and no view model makes another.
struct Coordinator: Sendable {
  let context: SiteContext
  let templates: SiteTemplates
  let chrome: Chrome

  init(_ context: SiteContext, _ templates: SiteTemplates) {
    self.context = context
    self.templates = templates
    chrome = Chrome(context)
  }

  var content: SiteContent { context.content }

  /// Every page of the site, and every document that follows from them.
  func showAll() -> [Product] {
    let pages = showPages()
    return pages + showDocuments(of: pages)
  }

  func showPages() -> [Product] {
    let content = content
    var pages = [showHome()]
    pages += showTrips() + showArchives() + content.trips.indices.map(showTrip)
    pages += showPhotos() + content.photos.indices.map(showPhoto)
    pages += content.photos.indices.filter { content.photos[$0].model.isForSale }.map(buyPhoto)
    pages += templates.kinds.flatMap { $0.products(by: self) }
    pages += TaxonomyKind.allCases.flatMap { showTerms(context.taxonomies[$0]) }
    return pages + [showSettings(), showNotFound()]
  }

  func showHome() -> Product {
    let text = content.homeText
    return page(
      ShowHome(), templates.home,
      Chrome.Page(
        route: .home, title: content.settings.title,
        description: content.settings.description ?? text?.summary, updated: content.lastModified,
        data: StructuredPage(type: "WebSite")),
      source: text?.file.path, template: text?.template,
      arguments: { [content] in StableHasher.hash(content.lastModified) }, image: { $0.cover }, excerpt: { $0.story?.excerpt })
  }

  func showTrips() -> [Product] {
    parts(of: context.list(.trips), content.trips.filter(\.isListed)).map {
      list(
        $0, ShowTrips(list: $0), templates.trips,
        alternates: $0.total > 0 ? [calendar(.calendar, context.calendarTitle)] : [])
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
    model(
      content.trips[index], ShowExistingTrip(index: index), templates.trip,
      alternates: alternates(ofTripAt: index), image: { $0.cover }
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
    let title = context.phrases(.buyTitle, ["title": photo.model.title])
    return page(
      BuyPhoto(index: index), templates.buy,
      Chrome.Page(route: .buy(photo.slug), title: title, isUnlisted: true), source: photo.path,
      arguments: { photo.argumentsHash })
  }

  /// All terms of a taxonomy, and what is filed under each; nothing where there are no terms.
  func showTerms(_ taxonomy: Taxonomy) -> [Product] {
    guard !taxonomy.terms.isEmpty else { return [] }
    // All on one page: who looks for a word does not know on which page it would be.
    let all = ListPart.parts(
      of: context.list(of: taxonomy), taxonomy.terms, size: taxonomy.terms.count)
    return all.map {
      list($0, ShowTaxonomy(list: $0, kind: taxonomy.kind), templates.taxonomy, updated: nil)
    } + taxonomy.terms.flatMap(showTerm)
  }

  func showTerm(_ term: Term) -> [Product] {
    let counts = term.counts(in: context)
    return parts(of: context.list(of: term), term.members).map {
      list(
        $0, ShowTerm(list: $0, term: term, counts: counts), templates.term,
        // The counts follow from all members.
        arguments: StableHasher.hash(counts),
        updated: $0.elements.lazy.compactMap {
          content.models.model(of: $0.kind, at: $0.index)?.lastModified
        }.newest)
    }
  }

  func showSettings() -> Product {
    page(
      ShowSettings(), templates.settings,
      Chrome.Page(
        route: .settings, title: context.phrases(.settings),
        data: StructuredPage(parents: [home])))
  }

  func showNotFound() -> Product {
    page(
      ShowNotFound(), templates.notFound,
      Chrome.Page(route: .notFound, title: context.phrases(.notFound), isUnlisted: true))
  }

  /// A page at a former address, which leads to the one that took its place.
  func showMoved(_ redirect: Redirect) -> Product {
    page(
      ShowMoved(target: redirect.to), templates.moved,
      Chrome.Page(
        route: redirect.from, title: context.phrases(.moved), isUnlisted: true,
        original: redirect.to),
      source: redirect.source, redirect: redirect,
      arguments: { StableHasher.hash("\(redirect.from.path) \(redirect.to.path)") })
  }
}

// MARK: - Pages

extension Coordinator {
  private var home: StructuredPage.Parent {
    StructuredPage.Parent(title: content.settings.title, route: .home)
  }

  /// Above a model's page; pages have no list.
  private func parents(of kind: ModelKind) -> [StructuredPage.Parent] {
    let list = StructuredPage.Parent(title: context.title(of: kind), route: .list(kind))
    return kind == .pages ? [home] : [home, list]
  }

  private func alternates(ofTripAt index: Int) -> [AlternateViewModel] {
    let trip = content.trips[index]
    guard trip.isListed else { return [] }
    return [calendar(.calendar(trip.slug), context.title(of: trip))]
  }

  private func calendar(_ route: Route, _ title: String) -> AlternateViewModel {
    AlternateViewModel(link: context.link(route), mediaType: "text/calendar", title: title)
  }

  func model<Model, Content>(
    _ model: Sourced<Model>, _ useCase: some UseCase<Content>, _ template: Template<Page<Content>>,
    alternates: [AlternateViewModel] = [],
    image: @escaping @Sendable (Content) -> ImageViewModel?,
    excerpt: @escaping @Sendable (Content) -> String?
  ) -> Product {
    page(
      useCase, template,
      Chrome.Page(
        route: .model(model.kind, model.slug), title: context.title(of: model),
        description: model.attributes.summary, isUnlisted: !model.isListed,
        kind: StructuredModels.sharingKind(of: Model.self), published: model.published,
        updated: model.lastModified,
        tags: model.attributes.tags, alternates: alternates,
        data: StructuredPage(parents: parents(of: model.kind)) { [context] image, node in
          StructuredModels.describe(model, image: image, in: context, &node)
        }),
      source: model.path, isDraft: model.attributes.isDraft,
      template: model.attributes.template, arguments: { model.argumentsHash }, image: image,
      excerpt: excerpt)
  }

  /// The pages of a list, of as many elements each as the settings say.
  func parts<Element>(of list: ListHead, _ elements: [Element]) -> [ListPart<Element>] {
    ListPart.parts(of: list, elements, size: content.settings.pageSize)
  }

  func list<Model, Content: StoryPresentable>(
    _ page: ListPart<Sourced<Model>>, _ useCase: some UseCase<Content>,
    _ template: Template<Page<Content>>, alternates: [AlternateViewModel] = []
  ) -> Product {
    list(
      page, useCase, template, updated: page.elements.lazy.compactMap(\.lastModified).newest,
      alternates: alternates)
  }

  /// `updated` is when any of the page's elements last changed.
  private func list<Element: ListElement, Content: StoryPresentable>(
    _ page: ListPart<Element>, _ useCase: some UseCase<Content>,
    _ template: Template<Page<Content>>, arguments: UInt64 = 0, updated: Moment?,
    alternates: [AlternateViewModel] = []
  ) -> Product {
    let text = page.list.text
    return self.page(
      useCase, template,
      Chrome.Page(
        route: page.route, title: page.pageTitle(in: context),
        description: page.number == 1 ? text?.summary : nil, updated: updated,
        alternates: alternates,
        data: StructuredPage(type: "CollectionPage", parents: [home])),
      source: text?.file.path, template: text?.template,
      arguments: { [context] in
        StableHasher.hash([
          page.argumentsHash(in: context), arguments, StableHasher.hash(updated),
          UInt64(alternates.count),
        ])
      }, image: { $0.story?.image },
      excerpt: { $0.story?.excerpt })
  }

  /// A product that runs a use case against a page when its bytes are wanted.
  private func page<Content>(
    _ useCase: some UseCase<Content>, _ template: Template<Page<Content>>, _ about: Chrome.Page,
    source: String? = nil, isDraft: Bool = false, template alternative: String? = nil,
    redirect: Redirect? = nil, arguments: (@Sendable () -> UInt64)? = nil,
    image: @escaping @Sendable (Content) -> ImageViewModel? = { _ in nil },
    excerpt: @escaping @Sendable (Content) -> String? = { _ in nil }
  ) -> Product {
    var product = Product(
      path: about.route.file, kind: .page, title: about.title, source: source, isDraft: isDraft,
      isListed: !about.isUnlisted, updated: about.updated, isRedirect: redirect != nil,
      placed: redirect?.place,
      content: .rendered { [context, chrome] output in
        let view = PageView(template, alternative: alternative, output: output) { model in
          chrome.viewModel(for: about, excerpt: excerpt(model), image: image(model))
        }
        output = OutputBuffer(capacity: 0)
        useCase.show(in: view, context)
        output = view.take()
      },
      template: { [context, chrome] in
        let view = TemplateView(template, alternative: alternative) { _ in
          chrome.viewModel(for: about, excerpt: nil, image: nil)
        }
        useCase.show(in: view, context)
        return view.selected
      })
    product.arguments = arguments
    product.ids = template.ids(by: alternative)
    product.ids.formUnion(templates.photoIDs)
    return product
  }
}
