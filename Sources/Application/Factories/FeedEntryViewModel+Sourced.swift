import Content
import Domain
import Markdown
import Markup
import Presentation

extension FeedEntryViewModel {
  /// Creates the entry of a model.
  init(_ item: FeedItem, of model: any SourcedModel, in context: SiteContext) {
    let (image, picture) = context.feedPicture(of: model)
    let route = Route.model(model.kind, model.slug)
    let attributes = model.attributes
    let text = context.text(of: model)
    let content = picture.followed(by: text?.html ?? .empty)
    self.init(
      id: context.permanentID(of: model),
      title: context.title(of: model),
      link: context.absolute(context.link(route)),
      published: context.formats.timestamp(item.published),
      updated: context.formats.timestamp(item.updated))
    authors = attributes.authors.compactMap { UserViewModel(author: $0, in: context) }
    tags = attributes.tags + (attributes.category.map { [$0] } ?? [])
    summary = attributes.summary ?? text?.ownExcerpt
    if !content.isEmpty {
      self.content = content.withAbsoluteLinks(on: context.address(of: route))
    }
    self.image = image.flatMap(context.imageForReaders).map(context.absolute)
  }
}

extension SiteContext {
  /// Returns the file of an image that feed readers can show, and publishes it.
  fileprivate func imageForReaders(_ image: ImageViewModel) -> Link? {
    if image.isDrawing, let card = image.card { apply(.usedFile(card.path)) }
    return image.imageForReaders
  }
}

extension UserViewModel {
  /// Creates an author for feed readers and search engines, with a name and an absolute address.
  init?(author: Author, in context: SiteContext) {
    switch author {
    case .person(let slug):
      guard let person = context.person(slug) else { return nil }
      self.init(writer: person, in: context)
    case .named(let name, let url):
      self.init(nameText: name, profileLink: url.flatMap(Link.init(external:)))
    }
  }

  /// Creates such an author from a person of the site.
  init(writer person: Sourced<Person>, in context: SiteContext) {
    self.init(
      nameText: person.model.fullName,
      profileLink: context.absolute(context.link(.model(.people, person.slug))))
  }
}

extension SiteContext {
  /// Base of addresses within a page; only a path if the site has no base address.
  fileprivate func address(of route: Route) -> PageAddress {
    PageAddress(origin: base?.origin ?? "", path: link(route).address)
  }
}
