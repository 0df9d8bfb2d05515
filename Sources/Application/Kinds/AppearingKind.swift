import Content
import Domain
import Markup
import Presentation

/// How models of a kind appear on other pages: as cards, in feeds, in the filters of lists. The
/// defaults are those of text pages.
protocol AppearingKind: ContentKind {
  /// Returns a title for a model whose author gave none; `nil` for the title of its attributes.
  static func title(of model: Sourced<Model>, _ phrases: Phrases) -> String?

  /// Returns the card of a model at an index among all of its kind.
  static func card(of model: Sourced<Model>, at index: Int, in context: SiteContext) -> MemberCell

  /// Returns the picture of a feed's entry, and markup to show above its text.
  static func feedPicture(
    of model: Sourced<Model>, in context: SiteContext
  ) -> (image: ImageViewModel?, markup: HTML)

  /// Returns the texts by which a list's filter finds a model, besides its title and terms; `nil`
  /// for its day and summary.
  static func hit(
    of model: Sourced<Model>, in context: SiteContext
  ) -> (facts: [String?], summary: String?)?

  /// Returns the journey or the album that a model belongs to.
  static func whole(
    of model: Sourced<Model>, at index: Int, in context: SiteContext
  ) -> (any SourcedModel)?

  /// Returns the models before and after the one at an index among all of its kind.
  static func neighbors(at index: Int, in graph: SiteGraph) -> (before: Int?, after: Int?)
}

extension AppearingKind {
  static func title(of model: Sourced<Model>, _ phrases: Phrases) -> String? { nil }

  static func feedPicture(
    of model: Sourced<Model>, in context: SiteContext
  ) -> (image: ImageViewModel?, markup: HTML) {
    (context.ownImage(of: model), .empty)
  }

  static func hit(
    of model: Sourced<Model>, in context: SiteContext
  ) -> (facts: [String?], summary: String?)? { nil }

  static func whole(
    of model: Sourced<Model>, at index: Int, in context: SiteContext
  ) -> (any SourcedModel)? { nil }

  static func neighbors(at index: Int, in graph: SiteGraph) -> (before: Int?, after: Int?) {
    graph.neighbors(of: kind, at: index)
  }
}

/// A kind's appearance for models whose type is unknown.
///
/// A class, because each use of a struct would copy its functions. It is created from concrete
/// types, because a cast to a type that is looked up takes a thousand instructions.
private final class Appearance: Sendable {
  typealias Hit = (facts: [String?], summary: String?)

  let kind: ModelKind
  let title: @Sendable (any SourcedModel, Phrases) -> String?
  let card: @Sendable (any SourcedModel, Int, SiteContext) -> MemberCell?
  let feedPicture:
    @Sendable (any SourcedModel, SiteContext) -> (image: ImageViewModel?, markup: HTML)?
  let hit: @Sendable (any SourcedModel, SiteContext) -> Hit?
  let whole: @Sendable (any SourcedModel, Int, SiteContext) -> (any SourcedModel)?
  let neighbors: @Sendable (Int, SiteGraph) -> (before: Int?, after: Int?)

  init<Kind: AppearingKind>(_: Kind.Type) {
    @Sendable func own(_ model: any SourcedModel) -> Sourced<Kind.Model>? {
      model as? Sourced<Kind.Model>
    }
    kind = Kind.kind
    title = { model, phrases in own(model).flatMap { Kind.title(of: $0, phrases) } }
    card = { model, index, context in own(model).map { Kind.card(of: $0, at: index, in: context) } }
    feedPicture = { model, context in own(model).map { Kind.feedPicture(of: $0, in: context) } }
    hit = { model, context in own(model).flatMap { Kind.hit(of: $0, in: context) } }
    whole = { model, index, context in
      own(model).flatMap { Kind.whole(of: $0, at: index, in: context) }
    }
    neighbors = { Kind.neighbors(at: $0, in: $1) }
  }

  static let all = [
    Appearance(TripKind.self), Appearance(PhotoKind.self), Appearance(AlbumKind.self),
    Appearance(AccountKind.self), Appearance(PersonKind.self),
  ]
}

extension ModelKind {
  fileprivate var appearance: Appearance? { Appearance.all.first { $0.kind == self } }
}

// MARK: - Models of any kind

extension Phrases {
  /// Returns the title of a model; its kind names one without a title.
  func title(of model: any SourcedModel) -> String {
    model.statedTitle ?? model.kind.appearance?.title(model, self) ?? model.attributes.title
  }
}

extension SiteContext {
  /// Returns the card of any model. Models of added kinds have the card of a page.
  func card(of member: Member) -> MemberCell? {
    guard let model = model(member) else { return nil }
    return member.kind.appearance?.card(model, member.index, self)
      ?? .page(PageCell(model, in: self))
  }

  /// Returns the picture of a feed's entry, and markup to show above its text.
  func feedPicture(of model: any SourcedModel) -> (image: ImageViewModel?, markup: HTML) {
    model.kind.appearance?.feedPicture(model, self) ?? (ownImage(of: model), .empty)
  }

  /// Returns the texts by which a list's filter finds a model.
  func hit(of model: any SourcedModel) -> (facts: [String?], summary: String?)? {
    model.kind.appearance?.hit(model, self)
  }

  /// Returns the models that contain a model, the outermost first: a journey, or albums.
  func wholes(around model: any SourcedModel) -> [any SourcedModel] {
    var found: [any SourcedModel] = []
    var inner = model
    while let place = graph.place(of: inner),
      let whole = inner.kind.appearance?.whole(inner, place, self)
    {
      found.append(whole)
      inner = whole
    }
    return found.reversed()
  }

  /// Returns the image that a model's `image` key names.
  fileprivate func ownImage(of model: any SourcedModel) -> ImageViewModel? {
    image(model.attributes.image, by: ImageKey("image", in: model)).map { ImageViewModel($0) }
  }
}

extension SiteGraph {
  /// Returns the indexes of the models before and after one, as its page links to them.
  func successors(of kind: ModelKind, at index: Int) -> (before: Int?, after: Int?) {
    kind.appearance?.neighbors(index, self) ?? neighbors(of: kind, at: index)
  }
}
