import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Templating

// How each page is made of what it shows; what it says of itself is found when it is made.

extension Coordinator {
  func model<Model, Content>(
    _ model: Sourced<Model>, _ useCase: some UseCase<Content>, _ template: Template<Page<Content>>,
    alternates: (@Sendable () -> [AlternateViewModel])? = nil,
    image: @escaping @Sendable (Content) -> ImageViewModel?,
    excerpt: @escaping @Sendable (Content) -> String?
  ) -> Product {
    let route = Route.model(model.kind, model.slug)
    return page(
      useCase, template, route, source: model.path,
      mark: audience.mark(of: model.attributes), isListed: model.isListed,
      template: model.attributes.template,
      changed: { model.lastModified }, image: image, excerpt: excerpt
    ) { [context] in
      Chrome.Page(
        route: route, title: context.title(of: model), description: model.attributes.summary,
        isUnlisted: !model.isListed, kind: StructuredModels.sharingKind(of: Model.self),
        published: model.published, updated: model.lastModified, tags: model.attributes.tags,
        alternates: alternates?() ?? [],
        data: StructuredPage(parents: context.parents(of: model.kind)) { image, node in
          StructuredModels.describe(model, image: image, in: context, &node)
        })
    }
  }

  /// The pages of a list, of as many elements each as the settings say.
  func parts<Element>(of list: ListHead, _ elements: [Element]) -> [ListPart<Element>] {
    ListPart.parts(of: list, elements, size: content.settings.pageSize)
  }

  func list<Model, Content: StoryPresentable>(
    _ page: ListPart<Sourced<Model>>, _ useCase: some UseCase<Content>,
    _ template: Template<Page<Content>>,
    alternates: (@Sendable () -> [AlternateViewModel])? = nil
  ) -> Product {
    list(
      page, useCase, template, changed: { page.elements.lazy.compactMap(\.lastModified).newest },
      alternates: alternates)
  }

  /// `changed` is when any of the page's elements last changed.
  func list<Element, Content: StoryPresentable>(
    _ page: ListPart<Element>, _ useCase: some UseCase<Content>,
    _ template: Template<Page<Content>>, changed: (@Sendable () -> Moment?)?,
    alternates: (@Sendable () -> [AlternateViewModel])? = nil
  ) -> Product {
    let text = page.list.text
    return self.page(
      useCase, template, page.route, source: text?.file.path, template: text?.template,
      changed: changed, image: { $0.story?.image }, excerpt: { $0.story?.excerpt }
    ) { [context] in
      Chrome.Page(
        route: page.route, title: page.pageTitle(in: context),
        description: page.number == 1 ? text?.summary : nil, alternates: alternates?() ?? [],
        data: StructuredPage(type: "CollectionPage", parents: [context.homeParent]))
    }
  }

  /// A product that runs a use case against a page when its bytes are wanted.
  func page<Content>(
    _ useCase: some UseCase<Content>, _ template: Template<Page<Content>>, _ route: Route,
    source: String? = nil, mark: ModelState? = nil, isListed: Bool = true,
    template alternative: String? = nil, changed: (@Sendable () -> Moment?)? = nil,
    redirect: Redirect? = nil,
    image: @escaping @Sendable (Content) -> ImageViewModel? = { _ in nil },
    excerpt: @escaping @Sendable (Content) -> String? = { _ in nil },
    about: @escaping @Sendable () -> Chrome.Page
  ) -> Product {
    let page = PageProduct(
      self, useCase, template, alternative: alternative, about: about, changed: changed,
      redirect: redirect, image: image, excerpt: excerpt)
    return Product(
      path: route.file, kind: .page, source: source, mark: mark, isListed: isListed,
      isRedirect: redirect != nil, content: .rendered { page.write(into: &$0) }, facts: page)
  }
}

extension SiteContext {
  var homeParent: StructuredPage.Parent {
    StructuredPage.Parent(title: content.settings.title, route: .home)
  }

  /// Above a model's page; pages have no list.
  func parents(of kind: ModelKind) -> [StructuredPage.Parent] {
    let list = StructuredPage.Parent(title: title(of: kind), route: .list(kind))
    return kind == .pages ? [homeParent] : [homeParent, list]
  }

  func calendarAlternate(_ route: Route, _ title: String) -> AlternateViewModel {
    AlternateViewModel(link: link(route), mediaType: "text/calendar", title: title)
  }
}
