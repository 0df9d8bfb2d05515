public import Markup
public import Templating

/// A picture in one of its sizes, a candidate of a `srcset`.
public struct RenditionViewModel: Sendable, Hashable {
  /// The file.
  public let link: Link
  /// The width of its picture in pixels.
  public let width: Int
  /// The height of its picture in pixels.
  public let height: Int
  /// Whether it is the first of a picture's renditions, which are separated by commas.
  public let isFirst: Bool

  /// Takes values that are ready to show.
  public init(link: Link, width: Int, height: Int, isFirst: Bool) {
    self.link = link
    self.width = width
    self.height = height
    self.isFirst = isFirst
  }
}

extension RenditionViewModel {
  /// The names that it offers to templates.
  public static let fields = Fields<Self>(
    "RenditionViewModel",
    .link("link") { $0.link },
    .number("width") { $0.width },
    .number("height") { $0.height },
    .flag("isFirst") { $0.isFirst })
}
