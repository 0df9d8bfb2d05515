public import Content
public import Presentation
public import Templating

/// A kind of which every model has a page.
///
/// It makes view models and nothing else: the core reads the files, checks references, finds
/// addresses and clashes, hides drafts, compiles the templates and writes the pages. What a template
/// may show is what the view model's contract says, so a template never sees the model.
///
///     extension RecipeKind: PublishedKind {
///       static func page(of recipe: Sourced<Recipe>, in site: SiteContext) -> RecipeViewModel {
///         RecipeViewModel(recipe, in: site)
///       }
///     }
///
/// The pages lie at `/<folder>/<slug>/`. A kind without a list of its pages conforms to this alone,
/// one with a list to `ListedKind`.
public protocol PublishedKind: ContentKind {
  /// The view model of a page; its contract names the page's template.
  associatedtype PageModel: Presentable

  /// The view model of a model's page.
  ///
  /// It is asked on any thread, in any order, and whenever the page is wanted; so it must depend on
  /// the model and the site alone.
  static func page(of model: Sourced<Model>, in site: SiteContext) -> PageModel

  /// The words that its view models ask for by `SiteContext.word`, by their keys: `servings` stands
  /// for `servings.one` and `servings.other` as well. Other words of a site that no template uses are
  /// taken for misspelt.
  static var words: [String] { get }

  /// What describes a page to search engines where its model has no `summary`: of a page with a
  /// story how that begins, else nothing.
  static func excerpt(of page: PageModel) -> String?

  /// What the filter of a list finds a model by, and shows below the title of one that is on another
  /// page: what its card says besides its title, its day, its `summary` and its tags, such as
  /// `4 servings`; else nothing.
  ///
  /// Of all models it is asked at once, so it should read what front matter says and no texts.
  static func filterTexts(of model: Sourced<Model>, in site: SiteContext) -> [String]

  /// What is shown beside a link to the page where somebody shares it, and what machines are told that
  /// it looks like: of a page with a story its image, else nothing.
  static func image(of page: PageModel) -> ImageViewModel?
}

extension PublishedKind {
  /// None.
  public static var words: [String] { [] }

  /// Nothing.
  public static func excerpt(of page: PageModel) -> String? { nil }

  /// Nothing.
  public static func image(of page: PageModel) -> ImageViewModel? { nil }

  /// Nothing.
  public static func filterTexts(of model: Sourced<Model>, in site: SiteContext) -> [String] { [] }
}

extension PublishedKind where PageModel: StoryPresentable {
  /// How the story begins.
  public static func excerpt(of page: PageModel) -> String? { page.story?.excerpt }

  /// The story's.
  public static func image(of page: PageModel) -> ImageViewModel? { page.story?.image }
}
