import CCMark
import Markup

// Paragraphs that contain only images: a figure, a pair, or a gallery.

extension MarkdownRenderer {
  /// An image of such a paragraph.
  private struct Picture {
    let node: MarkdownNode
    let address: PictureAddress
    let resolution: ImageResolution

    var size: PixelSize? {
      switch resolution {
      case .image(_, let size, _, _), .component(_, let size): size
      case .asWritten, .broken: nil
      }
    }
  }

  /// Writes a paragraph of images as pictures; returns whether it did. A single image is a picture
  /// only if it has a caption or asks for a width; several images always are.
  mutating func writePictures(of paragraph: MarkdownNode) -> Bool {
    guard options.additions.pictures, let first = paragraph.firstChild else { return false }
    let nodes = paragraph.images
    let addresses = nodes.map { address(String(decoding: $0.destination, as: UTF8.self)) }
    let wanted = addresses.map(\.width).max() ?? .text
    guard nodes.count > 1 || wanted != .text || !first.title.isEmpty else { return false }
    // A quote or list has no room for a wider picture.
    let isOutermost = paragraph.parent == document.root
    // The warning is placed at the image that asks for the width.
    if wanted != .text, !isOutermost {
      let node = zip(nodes, addresses).first { $1.width == wanted }?.0 ?? first
      diagnostics.append(.misplacedPictureWidth(wanted.fragment, at: locator.place(of: node)))
    }
    let position = PicturePosition(width: isOutermost ? wanted : .text, count: nodes.count)
    let pictures = zip(nodes, addresses).map { node, address in
      Picture(node: node, address: address, resolution: resolve(node, address, at: position))
    }
    if pictures.count == 1 {
      write(pictures[0], at: position)
    } else {
      write(row: pictures, at: position)
    }
    return true
  }

  /// Returns a destination and the width that its fragment asks for.
  func address(_ destination: String) -> PictureAddress {
    let split = PictureAddress(destination, isSplit: options.additions.pictures)
    guard split.width != .text, resolver.namesImage(byFragmentOf: destination) else {
      return split
    }
    return PictureAddress(destination, isSplit: false)
  }

  private mutating func resolve(
    _ node: MarkdownNode, _ address: PictureAddress, at position: PicturePosition
  ) -> ImageResolution {
    guard safeDestination(of: node) != nil else { return .broken }
    return resolver.resolve(
      image: MarkdownLink(
        node, destination: address.path, standsAlone: true, position: position, locator: locator))
  }

  /// Writes a single picture.
  private mutating func write(_ picture: Picture, at position: PicturePosition) {
    let isFigure = !picture.node.title.isEmpty
    out.append(isFigure ? "<figure class=\"picture" as StaticString : "<div class=\"picture")
    write(position.width)
    out.append(UInt8(ascii: "\""))
    if case .component = picture.resolution {} else { writeStyle(of: picture) }
    out.append(">\n" as StaticString)
    writeContent(of: picture, sizes: position.sizes(of: picture.size, among: nil))
    out.append(isFigure ? "</figure>\n" as StaticString : "</div>\n")
  }

  /// Writes two pictures side by side, or more in rows, which the style sheet wraps differently on
  /// phones.
  private mutating func write(row pictures: [Picture], at position: PicturePosition) {
    let shapes = pictures.map { $0.size?.shape ?? PicturePosition.unknownShape }
    let isPair = pictures.count == 2
    out.append("<div class=\"pictures " as StaticString)
    out.append(isPair ? "pair" as StaticString : "gallery")
    write(position.width)
    out.append("\">\n" as StaticString)
    let rows = isPair ? [0..<2] : GalleryRows.rows(of: shapes, across: position.across)
    for row in rows {
      let sum = shapes[row].reduce(0, +)
      if !isPair { out.append("<div class=\"row\">\n" as StaticString) }
      for picture in pictures[row] {
        writeElement(of: picture, sizes: position.sizes(of: picture.size, among: sum))
      }
      if !isPair { out.append("</div>\n" as StaticString) }
    }
    out.append("</div>\n" as StaticString)
  }

  /// Writes a picture of a row.
  private mutating func writeElement(of picture: Picture, sizes: String) {
    let isFigure = !picture.node.title.isEmpty
    out.append(isFigure ? "<figure" as StaticString : "<div")
    writeStyle(of: picture)
    out.append(">\n" as StaticString)
    writeContent(of: picture, sizes: sizes)
    out.append(isFigure ? "</figure>\n" as StaticString : "</div>\n")
  }

  private mutating func write(_ width: PictureWidth) {
    switch width {
    case .text: break
    case .wide: out.append(" wide" as StaticString)
    case .full: out.append(" full" as StaticString)
    }
  }

  /// Writes the size, from which the style sheet computes the picture's room in a row.
  private mutating func writeStyle(of picture: Picture) {
    guard let size = picture.size else { return }
    out.append(" style=\"--width: \(size.width); --height: \(size.height)\"")
  }

  /// Writes an image, which links to its largest file, or a component; then the caption.
  private mutating func writeContent(of picture: Picture, sizes: String) {
    pictureCount += 1
    let node = picture.node
    switch picture.resolution {
    case .component(let html, _):
      out.append(html.bytes)
      startLine()
    case .broken:
      appendAlternative(of: node)
      startLine()
    case .asWritten, .image:
      out.append("<a class=\"frame\" href=\"" as StaticString)
      if case .image(let link, _, _, let candidates) = picture.resolution {
        out.appendEscaped((candidates.last?.files.last?.link ?? link).address)
      } else {
        appendWritten(picture.address, of: node)
      }
      writeLabel(of: node)
      out.append("\">" as StaticString)
      write(picture.resolution, of: node, picture.address, sizes: sizes, title: nil)
      out.append("</a>\n" as StaticString)
    }
    guard !node.title.isEmpty else { return }
    out.append("<figcaption>" as StaticString)
    out.appendEscapedAsCommonMark(node.title)
    out.append("</figcaption>\n" as StaticString)
  }

  /// Writes a label for the link of an image that has no description, because the link would
  /// otherwise have no name.
  private mutating func writeLabel(of node: MarkdownNode) {
    guard node.firstChild == nil else { return }
    out.append("\" aria-label=\"" as StaticString)
    guard node.title.isEmpty else { return out.appendEscapedAsCommonMark(node.title) }
    out.appendEscaped("\(options.words.picture) \(pictureCount)")
  }
}

extension MarkdownNode {
  /// The images among its children.
  fileprivate var images: [MarkdownNode] {
    var images: [MarkdownNode] = []
    var current = firstChild
    while let node = current {
      if node.kind == CMARK_NODE_IMAGE { images.append(node) }
      current = node.next
    }
    return images
  }
}
