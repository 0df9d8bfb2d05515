public import Templating

/// A page that can have a body.
public protocol StoryPresentable: Presentable {
  /// The body and its details. Missing if the author wrote no body.
  var story: ArticleViewModel? { get }
}

extension StoryPresentable {
  /// Whether the body contains figures, rows of pictures or photos.
  package var storyHoldsPictures: Bool { story?.holdsPictures ?? false }

  /// The fields that this type offers to templates.
  public static var storyFields: Fields<Self> {
    Fields("StoryPresentable", .optional("story") { $0.story })
  }
}
