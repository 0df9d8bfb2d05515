public import Content
public import Presentation
public import Templating

/// A kind whose models each have a page.
///
/// It only makes view models: the core reads the files, checks references, finds addresses and
/// clashes, hides drafts, compiles the templates and writes the pages. Templates see only the
/// contract of the view model, never the model.
///
///     extension RecipeKind: PublishedKind {
///       static func page(of recipe: Sourced<Recipe>, in site: SiteContext) -> RecipeViewModel {
///         RecipeViewModel(recipe, in: site)
///       }
///     }
///
/// The pages are at `/<folder>/<slug>/`. A kind without a list conforms to this protocol, one with
/// a list to `ListedKind`.
public protocol PublishedKind: ContentKind {
  /// The view model of a page; its contract names the page's template.
  associatedtype PageModel: Presentable

  /// Returns the view model of a model's page.
  ///
  /// Called on any thread, in any order, and whenever the page is rendered, so the result must
  /// depend only on the model and the site.
  static func page(of model: Sourced<Model>, in site: SiteContext) -> PageModel

  /// Keys of the words that its view models look up with `SiteContext.word`; `servings` includes
  /// `servings.one` and `servings.other`. A site's words that neither kinds nor templates use are
  /// reported as misspelt.
  static var words: [String] { get }

  /// Returns the description for search engines of a page whose model has no `summary`. By default,
  /// the beginning of the page's story, if it has one.
  static func excerpt(of page: PageModel) -> String?

  /// Returns texts by which a list's filter finds a model, shown below its title. They are further
  /// facts of the card, such as `4 servings`. The filter always searches title, day, `summary` and
  /// tags. By default, returns no texts.
  ///
  /// Called for all models at once, so it should use front matter and no body texts.
  static func filterTexts(of model: Sourced<Model>, in site: SiteContext) -> [String]

  /// Returns the preview image of the page for link previews and structured data. By default, the
  /// image of the page's story, if it has one.
  static func image(of page: PageModel) -> ImageViewModel?

  /// Returns whether the page shows photos, such as cards of `SiteContext.card(ofPhoto:)`, so that
  /// it loads the viewer. By default, whether its story does.
  static func showsPhotos(on page: PageModel) -> Bool
}

extension PublishedKind {
  /// No words.
  public static var words: [String] { [] }

  /// Returns `nil`.
  public static func excerpt(of page: PageModel) -> String? { nil }

  /// Returns `nil`.
  public static func image(of page: PageModel) -> ImageViewModel? { nil }

  /// Returns `false`.
  public static func showsPhotos(on page: PageModel) -> Bool { false }

  /// Returns no texts.
  public static func filterTexts(of model: Sourced<Model>, in site: SiteContext) -> [String] { [] }
}

extension PublishedKind where PageModel: StoryPresentable {
  /// Returns the beginning of the story.
  public static func excerpt(of page: PageModel) -> String? { page.story?.excerpt }

  /// Returns the story's image.
  public static func image(of page: PageModel) -> ImageViewModel? { page.story?.image }

  /// Returns whether the story holds photos, figures or rows of pictures.
  public static func showsPhotos(on page: PageModel) -> Bool { page.storyHoldsPictures }
}
