package import Templating

/// Something that its author filed under tags.
package protocol TaggedPresentable: Presentable {
  /// In the author's order.
  var tags: [LabelViewModel] { get }
}

extension TaggedPresentable {
  package var hasTags: Bool { !tags.isEmpty }

  package static var taggedFields: Fields<Self> {
    Fields("TaggedPresentable", .list("tags") { $0.tags }, .flag("hasTags") { $0.hasTags })
  }
}
