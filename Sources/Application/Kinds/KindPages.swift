import Content
import Diagnostics
import Presentation
import Templating

/// The pages of one kind, whichever it is: their templates, and how they are made.
protocol KindPages: Sendable {
  func products(by coordinator: Coordinator) -> [Product]
}

/// The pages of a kind's models.
struct PublishedPages<Kind: PublishedKind>: KindPages {
  let template: Template<Page<Kind.PageModel>>

  func products(by coordinator: Coordinator) -> [Product] {
    coordinator.context.content.models[Kind.self].map { model in
      coordinator.model(
        model, ShowExisting<Kind>(model: model), template, image: { Kind.image(of: $0) }
      ) { Kind.excerpt(of: $0) }
    }
  }
}

/// The pages of a kind's models, and those of its list.
struct ListedPages<Kind: ListedKind>: KindPages {
  let models: PublishedPages<Kind>
  let template: Template<Page<Kind.ListModel>>

  func products(by coordinator: Coordinator) -> [Product] {
    let context = coordinator.context
    let parts = coordinator.parts(of: context.list(Kind.kind), context.listed(Kind.self))
    return parts.map { part in
      let page = ListPage(kind: Kind.kind, part: part)
      return coordinator.list(part, ShowList<Kind>(list: page), template)
    } + models.products(by: coordinator)
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
