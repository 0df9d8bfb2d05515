import Content
import Diagnostics
import Presentation
import Templating

/// The pages of one kind, whichever it is: their templates, and how they are made.
protocol KindPages: Sendable {
  var kind: ModelKind { get }

  /// What is decided of them; `find` gives these pages in another state of the site.
  func outlines(
    by coordinator: Coordinator, _ find: @escaping @Sendable (Coordinator) -> any KindPages
  ) -> [ProductOutline]

  /// The page of a model, by its place among those of its kind.
  func page(at index: Int, by coordinator: Coordinator) -> (any BoundProduct)?

  /// What the filter of a list finds a model by besides what every model says.
  func filterTexts(ofModelAt index: Int, in context: SiteContext) -> [String]

  /// One page of the list, of models by their places.
  func list(_ part: ListPart<Int>, by coordinator: Coordinator) -> (any BoundProduct)?
}

/// The pages of a kind's models.
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
    coordinator.content.models.model(Kind.self, at: index).map { model in
      coordinator.model(
        model, ShowExisting<Kind>(model: model), template, image: { Kind.image(of: $0) }
      ) { Kind.excerpt(of: $0) }
    }
  }

  func filterTexts(ofModelAt index: Int, in context: SiteContext) -> [String] {
    context.content.models.model(Kind.self, at: index).map {
      Kind.filterTexts(of: $0, in: context)
    } ?? []
  }

  /// It has none.
  func list(_ part: ListPart<Int>, by coordinator: Coordinator) -> (any BoundProduct)? { nil }
}

/// The pages of a kind's models, and those of its list.
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
    let part = part.map { coordinator.content.models.model(Kind.self, at: $0) }
    let page = ListPage(kind: Kind.kind, part: part)
    return coordinator.list(part, ShowList<Kind>(list: page), template)
  }
}

extension PublishedKind {
  /// The names of the templates that its pages select by themselves.
  static var ownTemplates: (page: String, list: String?) {
    func list<Kind: ListedKind>(_: Kind.Type) -> String { Kind.ListModel.contract.template }
    return (
      PageModel.contract.template, (Self.self as? any ListedKind.Type).map { list($0) }
    )
  }

  /// Its templates, compiled; a kind that is listed has one for its list, too.
  static func pages(
    _ set: TemplateSet, page: Set<String>, list: Set<String>
  ) -> any KindPages {
    func listed<Kind: ListedKind>(_: Kind.Type) -> any KindPages {
      // The list's first, as everywhere: mistakes are told in the order of compilation.
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
