import Content
import Diagnostics
import Presentation
import Templating

/// The templates and pages of one kind, independent of its model type.
protocol KindPages: Sendable {
  var kind: ModelKind { get }

  /// Returns outlines of all pages. `find` returns the pages of the same kind in another state of
  /// the site.
  func outlines(
    by coordinator: Coordinator, _ find: @escaping @Sendable (Coordinator) -> any KindPages
  ) -> [ProductOutline]

  /// Returns the page of a model, by its index among the models of its kind.
  func page(at index: Int, by coordinator: Coordinator) -> (any BoundProduct)?

  /// Returns texts by which a list's filter finds a model, besides those that every model has.
  func filterTexts(ofModelAt index: Int, in context: SiteContext) -> [String]

  /// Returns one page of the list; the part holds indexes of models.
  func list(_ part: ListPart<Int>, by coordinator: Coordinator) -> (any BoundProduct)?
}

/// The pages of a kind's models, without a list.
struct PublishedPages<Kind: PublishedKind>: KindPages {
  let template: Template<Page<Kind.PageModel>>

  var kind: ModelKind { Kind.kind }

  func outlines(
    by coordinator: Coordinator, _ find: @escaping @Sendable (Coordinator) -> any KindPages
  ) -> [ProductOutline] {
    coordinator.content.models[Kind.self].enumerated().map { index, model in
      coordinator.model(model) { find($0).page(at: index, by: $0) }
    }
  }

  func page(at index: Int, by coordinator: Coordinator) -> (any BoundProduct)? {
    coordinator.context.model(Kind.self, at: index).map { model in
      coordinator.model(
        model, ShowExisting<Kind>(model: model), template, image: { Kind.image(of: $0) },
        excerpt: { Kind.excerpt(of: $0) }, showsPhotos: { Kind.showsPhotos(on: $0) })
    }
  }

  func filterTexts(ofModelAt index: Int, in context: SiteContext) -> [String] {
    context.model(Kind.self, at: index).map {
      Kind.filterTexts(of: $0, in: context)
    } ?? []
  }

  /// Returns `nil`, because the kind has no list.
  func list(_ part: ListPart<Int>, by coordinator: Coordinator) -> (any BoundProduct)? { nil }
}

/// The pages of a kind's models and of its list.
struct ListedPages<Kind: ListedKind>: KindPages {
  let models: PublishedPages<Kind>
  let template: Template<Page<Kind.ListModel>>

  var kind: ModelKind { Kind.kind }

  func outlines(
    by coordinator: Coordinator, _ find: @escaping @Sendable (Coordinator) -> any KindPages
  ) -> [ProductOutline] {
    let context = coordinator.context
    let (list, places) = (context.list(Kind.kind), context.graph.listed(Kind.kind))
    return coordinator.list(list, places, .ofKind(Kind.kind, places)) { part in
      { find($0).list(part, by: $0) }
    }
      + models.outlines(by: coordinator, find)
  }

  func page(at index: Int, by coordinator: Coordinator) -> (any BoundProduct)? {
    models.page(at: index, by: coordinator)
  }

  func filterTexts(ofModelAt index: Int, in context: SiteContext) -> [String] {
    models.filterTexts(ofModelAt: index, in: context)
  }

  func list(_ part: ListPart<Int>, by coordinator: Coordinator) -> (any BoundProduct)? {
    let part = part.map { coordinator.context.model(Kind.self, at: $0) }
    let page = ListPage(kind: Kind.kind, part: part)
    return coordinator.list(part, ShowList<Kind>(list: page), template)
  }
}

extension PublishedKind {
  /// Names of the default templates of its pages.
  static var ownTemplates: (page: String, list: String?) {
    func list<Kind: ListedKind>(_: Kind.Type) -> String { Kind.ListModel.contract.template }
    return (
      PageModel.contract.template, (Self.self as? any ListedKind.Type).map { list($0) }
    )
  }

  /// Compiles its templates, including that of the list if the kind is listed.
  static func pages(
    _ set: TemplateSet, page: Set<String>, list: Set<String>
  ) -> any KindPages {
    func listed<Kind: ListedKind>(_: Kind.Type) -> any KindPages {
      // Templates of lists are compiled first everywhere, because this determines the order of
      // reported mistakes.
      let template = set.template(for: Page<Kind.ListModel>.contract, alternatives: list)
      return ListedPages<Kind>(models: published(Kind.self), template: template)
    }
    func published<Kind: PublishedKind>(_: Kind.Type) -> PublishedPages<Kind> {
      PublishedPages(
        template: set.template(for: Page<Kind.PageModel>.contract, alternatives: page))
    }
    if let kind = Self.self as? any ListedKind.Type { return listed(kind) }
    return published(Self.self)
  }
}
