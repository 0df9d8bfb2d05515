public import Templating

/// A page with tags.
public protocol TaggedPresentable: Presentable {
  /// The tags, in the author's order.
  var tags: [LabelViewModel] { get }
}

extension TaggedPresentable {
  /// Whether there is any of `tags`.
  public var hasTags: Bool { !tags.isEmpty }

  /// The fields it offers to templates.
  public static var taggedFields: Fields<Self> {
    Fields("TaggedPresentable", .list("tags") { $0.tags }, .flag("hasTags") { $0.hasTags })
  }
}
