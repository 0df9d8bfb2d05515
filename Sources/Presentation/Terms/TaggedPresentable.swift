public import Templating

/// A page with tags.
public protocol TaggedPresentable: Presentable {
  /// The tags, in the author's order.
  var tags: [LabelViewModel] { get }
}

extension TaggedPresentable {
  /// The fields that this type offers to templates.
  public static var taggedFields: Fields<Self> {
    Fields("TaggedPresentable", .list("tags", any: "hasTags") { $0.tags })
  }
}
