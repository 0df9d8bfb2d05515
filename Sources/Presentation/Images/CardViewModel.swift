package import Markup

/// A picture in the shape of link previews in messengers and on other sites.
package struct CardViewModel: Sendable, Hashable {
  package var link: Link
  /// The published path of the file, such as `/photos/pier.5f3a9c0e21d4b786.jpg`.
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
  /// Whether the address has the extension of a drawing. Nothing else is known about the file.
  package var namesDrawing: Bool {
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return path.suffix(4).elementsEqual(".svg".utf8) { $0 | 0x20 == $1 }
  }
}

extension ImageViewModel {
  /// The picture for link previews: its card, or the image itself; `nil` for a drawing without a
  /// card, because link previews don't show SVG.
  package var asCard: ImageViewModel? {
    guard let card else { return isDrawing ? nil : self }
    return ImageViewModel(
      imageLink: card.link, imageAlt: imageAlt, imageWidth: card.width, imageHeight: card.height)
  }

  /// The file for search engines and feed readers, which don't show SVG. For a drawing, this is the
  /// file of its card, or `nil`.
  package var imageForReaders: Link? { isDrawing ? card?.link : imageLink }
}
