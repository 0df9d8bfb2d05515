import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Templating

/// Decides which pages a site has, where each of them is, and which use case shows it.
///
/// It alone knows routes, and it alone makes pages; no view and no view model makes another.
struct Coordinator: Sendable {
  let context: SiteContext
  let templates: SiteTemplates
  private let chrome: Chrome

  init(_ context: SiteContext, _ templates: SiteTemplates) {
    self.context = context
    self.templates = templates
    chrome = Chrome(context)
  }

  private var content: SiteContent { context.content }

  /// Every page of the site.
  func showAll() -> [Product] {
    let content = content
    var pages = [showHome()]
    pages += showTrips() + content.trips.indices.map(showTrip)
    pages += showPhotos() + content.photos.indices.map(showPhoto)
    pages += content.photos.indices.filter { content.photos[$0].model.isForSale }.map(buyPhoto)
    pages += templates.kinds.flatMap { $0.products(by: self) }
    return pages + [showSettings(), showNotFound()]
  }

  func showHome() -> Product {
    let text = content.homeText
    return page(
      ShowHome(), templates.home,
      Chrome.Page(
        route: .home, title: content.settings.title,
        description: content.settings.description ?? text?.summary),
      source: text?.file.path, template: text?.template, excerpt: { $0.story?.excerpt })
  }

  func showTrips() -> [Product] {
    ListPage.pages(.trips, content.trips, size: content.settings.pageSize).map {
      list($0, ShowTrips(list: $0), templates.trips)
    }
  }

  func showTrip(_ index: Int) -> Product {
    model(content.trips[index], ShowExistingTrip(index: index), templates.trip) {
      $0.story?.excerpt
    }
  }

  func showPhotos() -> [Product] {
    ListPage.pages(.photos, content.photos, size: content.settings.pageSize).map {
      list($0, ShowPhotos(list: $0), templates.photos)
    }
  }

  func showPhoto(_ index: Int) -> Product {
    model(content.photos[index], ShowExistingPhoto(index: index), templates.photo) {
      $0.story?.excerpt
    }
  }

  /// The page that leads from a photo to its payment.
  func buyPhoto(_ index: Int) -> Product {
    let photo = content.photos[index]
    let title = context.phrases(.buyTitle, ["title": photo.model.title])
    return page(
      BuyPhoto(index: index), templates.buy,
      Chrome.Page(route: .buy(photo.slug), title: title, isUnlisted: true), source: photo.path)
  }

  func showSettings() -> Product {
    page(
      ShowSettings(), templates.settings,
      Chrome.Page(route: .settings, title: context.phrases(.settings)))
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
      source: redirect.source, redirect: redirect)
  }
}

// MARK: - Pages

extension Coordinator {
  func model<Model, Content>(
    _ model: Sourced<Model>, _ useCase: some UseCase<Content>, _ template: Template<Page<Content>>,
    excerpt: @escaping @Sendable (Content) -> String?
  ) -> Product {
    page(
      useCase, template,
      Chrome.Page(
        route: .model(model.kind, model.slug), title: context.title(of: model),
        description: model.attributes.summary, isUnlisted: !model.isListed),
      source: model.path, isDraft: model.attributes.isDraft,
      template: model.attributes.template, excerpt: excerpt)
  }

  func list<Model, Content: StoryPresentable>(
    _ list: ListPage<Model>, _ useCase: some UseCase<Content>, _ template: Template<Page<Content>>
  ) -> Product {
    let text = content.listTexts[list.kind]
    return page(
      useCase, template,
      Chrome.Page(
        route: list.route, title: list.pageTitle(in: context),
        description: list.number == 1 ? text?.summary : nil),
      source: text?.file.path, template: text?.template, excerpt: { $0.story?.excerpt })
  }

  /// A product that runs a use case against a page when its bytes are wanted.
  private func page<Content>(
    _ useCase: some UseCase<Content>, _ template: Template<Page<Content>>, _ about: Chrome.Page,
    source: String? = nil, isDraft: Bool = false, template alternative: String? = nil,
    redirect: Redirect? = nil,
    excerpt: @escaping @Sendable (Content) -> String? = { _ in nil }
  ) -> Product {
    Product(
      path: about.route.file, kind: .page, title: about.title, source: source, isDraft: isDraft,
      isRedirect: redirect != nil, placed: redirect?.place,
      content: .rendered { [context, chrome] output in
        let view = PageView(template, alternative: alternative, output: output) { model in
          chrome.viewModel(for: about, excerpt: excerpt(model))
        }
        output = OutputBuffer(capacity: 0)
        useCase.show(in: view, context)
        output = view.take()
      })
  }
}
