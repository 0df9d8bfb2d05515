public import Templating

/// A model that may have a text by its author.
public protocol StoryPresentable: Presentable {
  /// The text, if its author wrote one.
  var story: ArticleViewModel? { get }
}

extension StoryPresentable {
  /// Whether the text holds figures, rows of pictures or photos.
  package var storyHoldsPictures: Bool { story?.holdsPictures ?? false }

  /// The names that it offers to templates.
  public static var storyFields: Fields<Self> {
    Fields("StoryPresentable", .optional("story") { $0.story })
  }
}
