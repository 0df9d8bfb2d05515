public import Content
public import Domain
import Markdown
public import Presentation

// The site's data that a kind may use when it makes a view model. The build determines all of it:
// kinds have no access to the clock, the system's language or files.

extension SiteContext {
  /// Returns the listed models of a kind in the order of the list, without drafts and other hidden
  /// models. Empty for a kind that the program did not add. Computed at each call.
  public func listed<Kind: ContentKind>(_ kind: Kind.Type) -> [Sourced<Kind.Model>] {
    noteFacts(of: Kind.kind)
    return site.content.models[kind].filter(\.isListed)
  }

  /// Returns a link to a model's page, with the model's title as text.
  public func link<Model>(to model: Sourced<Model>) -> LinkViewModel {
    LinkViewModel(model, in: self)
  }

  /// Returns a link to the page of a model that another model refers to, as in `trip: lisbon`;
  /// `nil` if it isn't listed.
  public func link(to kind: ModelKind, _ slug: Slug) -> LinkViewModel? {
    listed(kind, slug).map { LinkViewModel($0, in: self) }
  }

  /// Returns a link to the first page of a kind's list, with the list's title as text.
  public func link(toListOf kind: ModelKind) -> LinkViewModel {
    let list = list(kind)
    return LinkViewModel(link: link(list.route), linkText: list.title)
  }

  /// Returns a model by its slug; `nil` if neither a list nor a journey shows it.
  func listed(_ kind: ModelKind, _ slug: Slug) -> (any SourcedModel)? {
    let model = site.models.model(ModelName(kind, slug), in: site.content.models)
    return model.flatMap { $0.isPublic ? noting($0) : nil }
  }

  /// Returns a model of a statically known kind by its slug.
  func listed<Kind: ContentKind>(_: Kind.Type, _ slug: Slug) -> Sourced<Kind.Model>? {
    listed(Kind.kind, slug) as? Sourced<Kind.Model>
  }

  /// Returns the article of a model, with its text and common attributes; `nil` if the model has
  /// neither. Checks links and images in the text, and reports wrong ones.
  public func story<Model>(of model: Sourced<Model>) -> ArticleViewModel? {
    ArticleViewModel(story: model, showsLength: true, in: self)
  }

  /// Returns a model's `summary`, or else the beginning of its text, for a card in a list.
  public func summary<Model>(of model: Sourced<Model>) -> String? {
    summary(ofAny: model)
  }

  /// Returns the image that a model's `image` key names. Returns `nil` if the key is missing, or if
  /// the image can't be shown, which is reported.
  public func image<Model>(of model: Sourced<Model>) -> ImageViewModel? {
    image(model.attributes.image, of: model, by: "image")
  }

  /// Returns the image that one of the kind's own keys names by path or address. Returns `nil` if
  /// the key is missing, or if the image can't be shown, which is reported at the key.
  public func image<Model>(
    _ path: String?, of model: Sourced<Model>, by key: String
  ) -> ImageViewModel? {
    image(path, by: ImageKey(key, in: model)).map { ImageViewModel($0) }
  }
}

// MARK: - Words and formats

extension SiteContext {
  /// Returns a word of `Templates/words/<language>.json` with values for its `{names}`; the key
  /// itself if the word doesn't exist.
  ///
  ///     site.word("recipes.by", ["name": "Ana"])  // "A recipe of {name}'s" → "A recipe of Ana's"
  public func word(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    phrases.word(key, values) ?? key
  }

  /// Returns a word that depends on a number: `<key>.one` for 1, otherwise `<key>.other`. `{count}`
  /// is replaced with the number in the locale's format.
  ///
  ///     site.word("servings", count: 4)             // "{count} servings" → "4 servings"
  public func word(_ key: String, count: Int) -> String {
    let form = count == 1 ? phrases.word(key + ".one", ["count": number(count)]) : nil
    return form ?? word(key + ".other", ["count": number(count)])
  }

  /// Returns a whole number in the locale's format: `1,204`.
  public func number(_ number: Int) -> String { formats.number(number) }

  /// Returns an abbreviated duration, truncated to minutes, with days from 24 hours: `1 hr, 15
  /// min`.
  public func duration(_ duration: Duration) -> String { formats.duration(duration) }

  /// Returns exact money in the locale's format, with all decimals of its currency:
  /// `$6,729,383.99`.
  public func money(_ money: Money) -> String { formats.money(money) }

  /// Returns a day in words (`June 9, 2014`) and in machine-readable form.
  public func day(_ date: CalendarDate) -> TimeViewModel { TimeViewModel(date, in: self) }

  /// Returns the local day of a moment at its place.
  public func day(of moment: Moment) -> TimeViewModel { TimeViewModel(day: moment, in: self) }
}
