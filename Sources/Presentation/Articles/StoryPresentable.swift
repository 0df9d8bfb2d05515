public import Templating

/// Something that its author may have written a text about.
public protocol StoryPresentable: Presentable {
  /// The text; none where its author wrote none.
  var story: ArticleViewModel? { get }
}

extension StoryPresentable {
  /// The names that it offers to templates.
  public static var storyFields: Fields<Self> {
    Fields("StoryPresentable", .optional("story") { $0.story })
  }
}
