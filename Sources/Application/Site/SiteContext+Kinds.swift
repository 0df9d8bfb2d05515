import CommonMark
public import Content
public import Domain
public import Presentation
import Tracing

// What a kind may ask of the site when it makes a view model. All of it is of this build alone:
// there is no clock, no language of the system and no file.

extension SiteContext {
  /// The models of a kind that lists show, in the order of the list; drafts and what else is hidden
  /// are not among them. None of a kind that the program did not add. They are gathered at each call.
  public func listed<Kind: ContentKind>(_ kind: Kind.Type) -> [Sourced<Kind.Model>] {
    content.models[kind].filter(\.isListed)
  }

  /// The way to a model's page, with its title for words.
  public func link<Model>(to model: Sourced<Model>) -> LinkViewModel {
    LinkViewModel(model, in: self)
  }

  /// The way to the page of a model that another names, as `trip: lisbon` does; `nil` where it is
  /// not shown to everyone.
  public func link(to kind: ModelKind, _ slug: Slug) -> LinkViewModel? {
    listed(kind, slug).map { model in
      LinkViewModel(link: link(.model(kind, slug)), linkText: title(of: model))
    }
  }

  /// The way to the first page of the list of a kind that has one, with the list's title for words.
  public func link(toListOf kind: ModelKind) -> LinkViewModel {
    let list = list(kind)
    return LinkViewModel(link: link(list.route), linkText: list.title)
  }

  /// A model by its slug; `nil` where lists don't show it.
  func listed(_ kind: ModelKind, _ slug: Slug) -> (any SourcedModel)? {
    let model = Reading.unrecorded { models.model(ModelName(kind, slug), in: content.models) }
    let isListed = model?.isListed ?? false
    Reading.note(
      SiteQuestion.listedModel("\(kind.folder)/\(slug.text)"), ReadHash.of(isListed))
    return isListed ? model : nil
  }

  /// What its author wrote about a model: the text, and the attributes that every kind has; `nil`
  /// where that is nothing. Links and images in the text are checked, and wrong ones reported.
  public func story<Model>(of model: Sourced<Model>) -> ArticleViewModel? {
    ArticleViewModel(story: model, tellsLength: true, in: self)
  }

  /// A model's `summary`, else how its text begins: for a card in a list.
  public func summary<Model>(of model: Sourced<Model>) -> String? {
    summary(ofAny: model)
  }

  /// The image that the key `image` of a model names; `nil` where it names none, or one that can't
  /// be shown, which is reported.
  public func image<Model>(of model: Sourced<Model>) -> ImageViewModel? {
    image(model.attributes.image, of: model, by: "image")
  }

  /// The image that a key of the kind's own names by a path or an address; `nil` where it names
  /// none, or one that can't be shown, which is reported at the key.
  public func image<Model>(
    _ path: String?, of model: Sourced<Model>, by key: String
  ) -> ImageViewModel? {
    image(path, by: ImageKey(key, in: model)).map { ImageViewModel($0) }
  }
}

// MARK: - Words and formats

extension SiteContext {
  /// A word of `Templates/words/<language>.json`, with values for the `{names}` in it; the key where
  /// there is no such word.
  ///
  ///     site.word("recipes.by", ["name": "Ana"])    // "A recipe of {name}'s" → "A recipe of Ana's"
  public func word(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    phrases.word(key, values) ?? key
  }

  /// A word that depends on a number: `<key>.one` for one, else `<key>.other`, in which `{count}` is
  /// the number as the locale writes it.
  ///
  ///     site.word("servings", count: 4)             // "{count} servings" → "4 servings"
  public func word(_ key: String, count: Int) -> String {
    let form = count == 1 ? phrases.word(key + ".one", ["count": number(count)]) : nil
    return form ?? word(key + ".other", ["count": number(count)])
  }

  /// A whole number as the locale writes it: `1,204`.
  public func number(_ number: Int) -> String { formats.number(number) }

  /// Abbreviated, cut off at whole minutes, with days from 24 hours: `1 hr, 15 min`.
  public func duration(_ duration: Duration) -> String { formats.duration(duration) }

  /// Exact money as the locale writes it, with all decimals of its currency: `$6,729,383.99`.
  public func money(_ money: Money) -> String { formats.money(money) }

  /// A day in words, and as machines read it: `June 9, 2014`.
  public func day(_ date: CalendarDate) -> TimeViewModel { TimeViewModel(date, in: self) }

  /// The day of a moment at its place.
  public func day(of moment: Moment) -> TimeViewModel { TimeViewModel(day: moment, in: self) }
}
