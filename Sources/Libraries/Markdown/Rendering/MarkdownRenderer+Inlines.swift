import CCMark
import Diagnostics
import Markup

extension MarkdownRenderer {
  mutating func writeText(_ node: MarkdownNode) {
    // In a paragraph of images, text can only be a space, which is written with the next image.
    if case .images = paragraph { return writeSeparator(.space) }
    write(node.literal)
    if paragraph != .none { excerpt.add(node.literal) }
  }

  mutating func writeCode(_ node: MarkdownNode) {
    out.append("<code>" as StaticString)
    write(node.literal)
    if paragraph != .none { excerpt.add(code: node.literal) }
    out.append("</code>" as StaticString)
  }

  mutating func writeSeparator(_ separator: Separator) {
    if case .images(let isOpen, _) = paragraph {
      paragraph = .images(isOpen: isOpen, separator: separator)
      return
    }
    switch separator {
    case .space: out.append(UInt8(ascii: " "))
    case .softBreak: out.append(UInt8(ascii: "\n"))
    case .lineBreak: out.append("<br />\n" as StaticString)
    }
    words.endWord()
    if paragraph != .none { excerpt.addSpace() }
  }

  /// Writes escaped text of the page, and counts its words.
  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    out.appendEscapedAsCommonMark(text)
    words.add(text)
  }

  mutating func enterLink(_ node: MarkdownNode) {
    // libcmark makes a link of an automatic link even inside a link's text, but HTML allows no
    // links inside links.
    guard openLink == nil, let destination = safeDestination(of: node) else { return }
    let link = MarkdownLink(node, destination: destination, standsAlone: false, locator: locator)
    switch resolver.resolve(link: link) {
    case .asWritten:
      out.append("<a href=\"" as StaticString)
      out.appendAddressAsCommonMark(node.destination)
    case .link(let link):
      out.append("<a href=\"" as StaticString)
      out.appendEscaped(link.address)
    case .sealed(let link, let note):
      out.append("<a href=\"" as StaticString)
      out.appendEscaped(link.address)
      noteOfLink = note
    case .broken: return
    }
    write(title: node.title)
    if let rel = options.externalRel, leavesTheSite(node.destination) {
      out.append("\" rel=\"" as StaticString)
      out.appendEscaped(rel)
    }
    out.append("\">" as StaticString)
    openLink = node
  }

  /// Whether an address has a host other than the site's own.
  private func leavesTheSite(_ destination: UnsafeBufferPointer<UInt8>) -> Bool {
    guard
      let colon = destination.firstIndex(where: {
        $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/")
      }),
      destination[colon...].starts(with: "://".utf8)
        || colon == 0 && destination.starts(with: "//".utf8)
    else { return false }
    guard let ownHost = options.ownHost else { return true }
    let host = destination[colon...].drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
      .prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return String(decoding: host, as: UTF8.self).lowercased() != ownHost
  }

  mutating func leaveLink(_ node: MarkdownNode) {
    guard openLink == node else { return }
    out.append("</a>" as StaticString)
    openLink = nil
    guard let note = noteOfLink else { return }
    noteOfLink = nil
    out.append(" " as StaticString)
    out.appendEscaped(note)
  }

  /// Writes an image that isn't a figure and isn't in a row.
  mutating func writeImage(_ node: MarkdownNode) {
    guard let destination = safeDestination(of: node) else { return writeAlternative(of: node) }
    let image = address(destination)
    if image.width != .text {
      diagnostics.append(
        .misplacedPictureWidth(image.width.fragment, at: locator.place(of: node)))
    }
    let link = MarkdownLink(
      node, destination: image.path, standsAlone: imagesStandAlone, locator: locator)
    let resolution = resolver.resolve(image: link)
    switch resolution {
    case .component(let html, _): write(component: html)
    case .broken: writeAlternative(of: node)
    case .asWritten, .image:
      openParagraphOfImages()
      write(resolution, of: node, image, sizes: options.imageSizes, title: node.title)
    }
  }

  /// Writes the element of an image that has been resolved.
  mutating func write(
    _ resolution: ImageResolution, of node: MarkdownNode, _ address: PictureAddress, sizes: String,
    title: UnsafeBufferPointer<UInt8>?
  ) {
    guard case .image(let link, let size, let color, let candidates) = resolution else {
      out.append("<img src=\"" as StaticString)
      appendWritten(address, of: node)
      return writeAttributes(of: node, size: nil, color: nil, title: title)
    }
    if !candidates.isEmpty { out.append("<picture>" as StaticString) }
    for format in candidates { write(format, sizes: sizes) }
    out.append("<img src=\"" as StaticString)
    out.appendEscaped(link.address)
    writeAttributes(of: node, size: size, color: color, title: title)
    if !candidates.isEmpty { out.append("</picture>" as StaticString) }
  }

  /// Writes an image's address as its author wrote it, but without the fragment for its width.
  mutating func appendWritten(_ address: PictureAddress, of node: MarkdownNode) {
    let bytes = node.destination
    let end = address.width == .text ? bytes.count : bytes.count - PictureWidth.fragmentLength
    out.appendAddressAsCommonMark(UnsafeBufferPointer(rebasing: bytes[..<end]))
  }

  /// Writes the `source` element of a `picture`: the files from which a browser chooses.
  private mutating func write(_ candidates: ImageCandidates, sizes: String) {
    out.append("<source type=\"" as StaticString)
    out.appendEscaped(candidates.type)
    out.append("\" srcset=\"" as StaticString)
    for (index, file) in candidates.files.enumerated() {
      if index > 0 { out.append(", " as StaticString) }
      // An unescaped comma would end the candidate (HTML Standard, "srcset attributes").
      out.appendEscaped(file.link.address.replacing(",", with: "%2C"))
      out.append(" \(file.width)w")
    }
    out.append("\" sizes=\"" as StaticString)
    out.appendEscaped(sizes)
    out.append("\" />" as StaticString)
  }

  /// The destination; `nil` if its scheme runs code or isn't one that Zoetrope knows.
  mutating func safeDestination(of node: MarkdownNode) -> String? {
    let destination = String(decoding: node.destination, as: UTF8.self)
    if options.everyScheme || Link.isSafe(destination) { return destination }
    diagnostics.append(
      Problem.markdownUnsafeLink(
        at: locator.place(of: node),
        "a link or image can't use '\(destination.shownScheme)'",
        fix: "write a path, or an address that starts with 'https:' or 'mailto:'",
        notes: ["allowed schemes: \(Link.schemes.sorted().joined(separator: ", "))"]))
    return nil
  }

  private mutating func write(title: UnsafeBufferPointer<UInt8>) {
    guard !title.isEmpty else { return }
    out.append("\" title=\"" as StaticString)
    out.appendEscapedAsCommonMark(title)
  }

  /// Writes everything after the address.
  private mutating func writeAttributes(
    of node: MarkdownNode, size: PixelSize?, color: Color?, title: UnsafeBufferPointer<UInt8>?
  ) {
    out.append("\" alt=\"" as StaticString)
    appendAlternative(of: node)
    if let title { write(title: title) }
    if let size {
      out.append("\" width=\"" as StaticString)
      out.append(String(size.width))
      out.append("\" height=\"" as StaticString)
      out.append(String(size.height))
      if options.lazyImages { out.append("\" loading=\"lazy" as StaticString) }
    }
    if let color {
      out.append("\" style=\"--color: " as StaticString)
      out.append(color.css)
    }
    out.append("\" />" as StaticString)
  }

  /// Writes the image's alternative text, if the image itself can't be shown.
  private mutating func writeAlternative(of node: MarkdownNode) {
    openParagraphOfImages()
    appendAlternative(of: node)
  }

  mutating func appendAlternative(of image: MarkdownNode) {
    var current = image.firstChild
    while let node = current {
      switch node.kind {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: out.appendEscapedAsCommonMark(node.literal)
      case CMARK_NODE_HTML_INLINE where options.unsafeHTML:
        out.appendEscapedAsCommonMark(node.literal)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: out.append(UInt8(ascii: " "))
      default: break
      }
      current = node.firstChild ?? node.nextOutside(below: image)
    }
  }

  private mutating func openParagraphOfImages() {
    guard case .images(let isOpen, let separator) = paragraph else { return }
    paragraph = .wrapped
    if !isOpen {
      out.append("<p>" as StaticString)
    } else if let separator {
      writeSeparator(separator)
    }
    paragraph = .images(isOpen: true, separator: nil)
  }

  private mutating func write(component: HTML) {
    pictureCount += 1
    if case .images(let isOpen, _) = paragraph {
      if isOpen { out.append("</p>\n" as StaticString) }
      paragraph = .images(isOpen: false, separator: nil)
      out.append(component.bytes)
      startLine()
    } else {
      out.append(component.bytes)
    }
  }
}

extension MarkdownNode {
  /// Whether a paragraph contains only images, with spaces and line ends between them.
  var holdsOnlyImages: Bool {
    guard var node = firstChild, node.kind == CMARK_NODE_IMAGE else { return false }
    while let next = node.next {
      node = next
      switch node.kind {
      case CMARK_NODE_IMAGE, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: continue
      case CMARK_NODE_TEXT where node.literal.elementsEqual(" ".utf8): continue
      default: return false
      }
    }
    return true
  }
}
