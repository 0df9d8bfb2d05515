import Content
import Domain
import Markup
import Presentation

/// How models of a kind appear on other pages than their own: as cards, in feeds, in the filters of
/// lists. What a kind does not say is as for a page of text.
protocol AppearingKind: ContentKind {
  /// Returns the title of a model to which its author gave none; `nil` for that of its attributes.
  static func title(of model: Sourced<Model>, _ phrases: Phrases) -> String?

  /// Returns the card of a model at an index among all of its kind.
  static func card(of model: Sourced<Model>, at index: Int, in context: SiteContext) -> MemberCell

  /// Returns the picture of a feed's entry, and markup to show above its text.
  static func feedPicture(
    of model: Sourced<Model>, in context: SiteContext
  ) -> (image: ImageViewModel?, markup: HTML)

  /// Returns what the filter of a list finds a model by, besides its title and terms; `nil` for its
  /// day and its summary.
  static func hit(
    of model: Sourced<Model>, in context: SiteContext
  ) -> (facts: [String?], summary: String?)?

  /// Returns the model that a model at an index is a part of: its journey or album.
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

  /// The model as its kind has read it.
  fileprivate static func own(_ model: any SourcedModel) -> Sourced<Model>? {
    model as? Sourced<Model>
  }

  fileprivate static func title(ofAny model: any SourcedModel, _ phrases: Phrases) -> String? {
    own(model).flatMap { title(of: $0, phrases) }
  }

  fileprivate static func card(
    ofAny model: any SourcedModel, at index: Int, in context: SiteContext
  ) -> MemberCell? { own(model).map { card(of: $0, at: index, in: context) } }

  fileprivate static func feedPicture(
    ofAny model: any SourcedModel, in context: SiteContext
  ) -> (image: ImageViewModel?, markup: HTML)? {
    own(model).map { feedPicture(of: $0, in: context) }
  }

  fileprivate static func hit(
    ofAny model: any SourcedModel, in context: SiteContext
  ) -> (facts: [String?], summary: String?)? { own(model).flatMap { hit(of: $0, in: context) } }

  fileprivate static func whole(
    ofAny model: any SourcedModel, at index: Int, in context: SiteContext
  ) -> (any SourcedModel)? { own(model).flatMap { whole(of: $0, at: index, in: context) } }
}

extension ModelKind {
  private static let appearing: [any AppearingKind.Type] = [
    TripKind.self, PhotoKind.self, AlbumKind.self, AccountKind.self, PersonKind.self,
  ]

  fileprivate var appearing: (any AppearingKind.Type)? {
    Self.appearing.first { $0.kind == self }
  }
}

// MARK: - Models of any kind

extension Phrases {
  /// Returns the title of a model; one without a title is called as its kind says.
  func title(of model: any SourcedModel) -> String {
    model.statedTitle ?? model.kind.appearing?.title(ofAny: model, self) ?? model.attributes.title
  }
}

extension SiteContext {
  /// Returns the card of any model; kinds that are not built in use that of a page.
  func card(of member: Member) -> MemberCell? {
    guard let model = model(member) else { return nil }
    return member.kind.appearing?.card(ofAny: model, at: member.index, in: self)
      ?? .page(PageCell(model, in: self))
  }

  /// Returns the picture of a feed's entry, and markup to show above its text.
  func feedPicture(of model: any SourcedModel) -> (image: ImageViewModel?, markup: HTML) {
    model.kind.appearing?.feedPicture(ofAny: model, in: self) ?? (ownImage(of: model), .empty)
  }

  /// Returns what the filter of a list finds a model by.
  func hit(of model: any SourcedModel) -> (facts: [String?], summary: String?)? {
    model.kind.appearing?.hit(ofAny: model, in: self)
  }

  /// Returns the models around one, the outermost first: a journey, or albums.
  func wholes(around model: any SourcedModel) -> [any SourcedModel] {
    var found: [any SourcedModel] = []
    var inner = model
    while let place = graph.place(of: inner),
      let whole = inner.kind.appearing?.whole(ofAny: inner, at: place, in: self)
    {
      found.append(whole)
      inner = whole
    }
    return found.reversed()
  }

  /// Returns the image that a model's key `image` names.
  fileprivate func ownImage(of model: any SourcedModel) -> ImageViewModel? {
    image(model.attributes.image, by: ImageKey("image", in: model)).map { ImageViewModel($0) }
  }
}

extension SiteGraph {
  /// Returns the indexes of the models before and after one, as its page links to them.
  func successors(of kind: ModelKind, at index: Int) -> (before: Int?, after: Int?) {
    kind.appearing?.neighbors(at: index, in: self) ?? neighbors(of: kind, at: index)
  }
}
