package import Markup
package import Templating

/// One file of the site's icon, for a page's `<head>`.
package struct IconViewModel: Sendable, Hashable {
  /// The format of the file.
  package enum Form: String, Sendable, Equatable {
    case png = "image/png"
    case svg = "image/svg+xml"
    case ico = "image/x-icon"
  }

  /// The address of the file.
  package let link: Link
  /// The format of the file.
  package let form: Form
  /// The width and height in pixels, such as "512x512". For a drawing, the word "any".
  package let sizes: String

  package init(link: Link, form: Form, sizes: String) {
    self.link = link
    self.form = form
    self.sizes = sizes
  }
}

extension IconViewModel {
  /// Whether this is a PNG file (type `image/png`).
  package var isPNG: Bool { form == .png }
  /// Whether this is an SVG drawing (type `image/svg+xml`).
  package var isSVG: Bool { form == .svg }
  /// Whether this is an ICO file (type `image/x-icon`).
  package var isICO: Bool { form == .ico }

  package static let fields = Fields<Self>(
    "IconViewModel",
    .link("link") { $0.link }, .text("sizes") { $0.sizes }, .flag("isPNG") { $0.isPNG },
    .flag("isSVG") { $0.isSVG }, .flag("isICO") { $0.isICO })
}
