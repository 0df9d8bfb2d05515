package import Templating

/// Something that its author may have written a text about.
package protocol StoryPresentable: Presentable {
  /// The text; none where its author wrote none.
  var story: ArticleViewModel? { get }
}

extension StoryPresentable {
  package static var storyFields: Fields<Self> {
    Fields("StoryPresentable", .optional("story") { $0.story })
  }
}
