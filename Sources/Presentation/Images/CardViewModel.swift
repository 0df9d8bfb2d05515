package import Markup

/// A picture in the shape in which messengers and other sites show it beside a link.
package struct CardViewModel: Sendable, Hashable {
  package let link: Link
  /// Published path of its file, such as `/photos/pier.5f3a9c0e21d4b786.jpg`.
  package let path: String
  /// Size in pixels.
  package let width: Int
  package let height: Int

  package init(link: Link, path: String, width: Int, height: Int) {
    self.link = link
    self.path = path
    self.width = width
    self.height = height
  }
}

extension Link {
  /// Whether the address ends as that of a drawing, of which nothing else is known.
  package var namesDrawing: Bool {
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return path.suffix(4).elementsEqual(".svg".utf8) { $0 | 0x20 == $1 }
  }
}

extension ImageViewModel {
  /// The image as it is shown beside a link: its card, if it has one; `nil` for a drawing without,
  /// since sites that show links show no SVG.
  package var asCard: ImageViewModel? {
    guard let card else { return isDrawing ? nil : self }
    return ImageViewModel(
      imageLink: card.link, imageAlt: imageAlt, imageWidth: card.width, imageHeight: card.height)
  }

  /// The file for search engines and feed readers, which show no SVG: of a drawing its card; `nil`
  /// for one without.
  package var imageForReaders: Link? { isDrawing ? card?.link : imageLink }
}
