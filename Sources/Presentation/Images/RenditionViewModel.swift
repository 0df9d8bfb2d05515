public import Markup
public import Templating

/// A picture in one size: a candidate for a `srcset`.
public struct RenditionViewModel: Sendable, Hashable {
  /// The address of the file.
  public package(set) var link: Link
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Whether this is the first size in the comma-separated list.
  public let isFirst: Bool

  /// Creates a view model with these values.
  public init(link: Link, width: Int, height: Int, isFirst: Bool) {
    self.link = link
    self.width = width
    self.height = height
    self.isFirst = isFirst
  }
}

extension RenditionViewModel {
  /// The fields that this type offers to templates.
  public static let fields = Fields<Self>(
    "RenditionViewModel",
    .link("link") { $0.link }, .number("width") { $0.width }, .number("height") { $0.height },
    .flag("isFirst") { $0.isFirst })
}
