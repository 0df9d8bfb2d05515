package import Markup
package import Templating

/// A form of the site's icon, as the heads of pages name it.
package struct IconViewModel: Sendable, Hashable {
  /// The format of its file.
  package enum Form: String, Sendable, Hashable {
    case png = "image/png"
    case svg = "image/svg+xml"
    case ico = "image/x-icon"
  }

  /// The address of its file.
  package let link: Link
  /// The format of its file.
  package let form: Form
  /// Width and height in pixels, "512x512"; "any" for a drawing.
  package let sizes: String

  package init(link: Link, form: Form, sizes: String) {
    self.link = link
    self.form = form
    self.sizes = sizes
  }
}

extension IconViewModel {
  /// Whether it is a PNG file, whose type is `image/png`.
  package var isPNG: Bool { form == .png }
  /// Whether it is a drawing, whose type is `image/svg+xml`.
  package var isSVG: Bool { form == .svg }
  /// Whether it is an ICO file, whose type is `image/x-icon`.
  package var isICO: Bool { form == .ico }

  package static let fields = Fields<Self>(
    "IconViewModel",
    .link("link") { $0.link },
    .text("sizes") { $0.sizes },
    .flag("isPNG") { $0.isPNG },
    .flag("isSVG") { $0.isSVG },
    .flag("isICO") { $0.isICO })
}
