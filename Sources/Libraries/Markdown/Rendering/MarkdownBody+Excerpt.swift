import CCMark

extension MarkdownBody {
  /// The excerpt as in `RenderedMarkdown.excerpt`, but only the beginning of the text is parsed.
  /// Empty for a text that exceeds a limit, which rendering reports.
  package func excerpt(_ options: MarkdownOptions) -> String {
    // The characters of the excerpt, and some room for their markup.
    var wanted = options.excerptLength + options.excerptLength / 4
    while true {
      let beginning = beginning(atLeast: wanted)
      guard let document = try? MarkdownDocument(beginning ?? self, options.additions) else {
        guard beginning != nil else { return "" }
        // A comment may end after this beginning, so more text is needed.
        wanted *= 4
        continue
      }
      let excerpt = document.excerpt(atMost: options.excerptLength)
      if beginning == nil || excerpt.isCut { return excerpt.text }
      wanted *= 4
    }
  }

  /// The text up to the first empty line after `wanted` bytes, where every paragraph ends. `nil` if
  /// that is nearly all of the text, or if a later definition may turn brackets into a link, an
  /// image or a footnote.
  private func beginning(atLeast wanted: Int) -> MarkdownBody? {
    withBytes { text in
      var end = wanted
      while end < text.count, !text.isEmptyLine(before: end) { end += 1 }
      guard end < text.count else { return nil }
      // Only the parser knows whether brackets are a complete link: `[a](not a destination)` isn't
      // one.
      let rest = UnsafeBufferPointer(rebasing: text[end...])
      let mayBeDefined = UnsafeBufferPointer(rebasing: text[..<end]).has("]") && rest.mayDefine
      guard !mayBeDefined else { return nil }
      return MarkdownBody(Array(text[..<end]), of: source, isBeginning: true) { $0 }
    }
  }
}

extension MarkdownDocument {
  /// Computes only the excerpt. A card is written for each text long before its page is, and
  /// writing markup takes most of the time.
  fileprivate func excerpt(atMost limit: Int) -> (text: String, isCut: Bool) {
    var excerpt = Excerpt(limit: limit)
    var current: MarkdownNode? = root
    while let node = current, excerpt.wantsMore {
      if node.kind == CMARK_NODE_LIST, excerpt.hasText { return (excerpt.text, true) }
      switch node.kind {
      case CMARK_NODE_PARAGRAPH: excerpt.add(paragraph: node)
      case CMARK_NODE_HTML_BLOCK: excerpt.add(raw: node)
      case CMARK_NODE_CUSTOM_BLOCK where additions[node] == .footnotes: excerpt.end()
      // A heading's content isn't part of a paragraph.
      case CMARK_NODE_HEADING: break
      default:
        if let child = node.firstChild {
          current = child
          continue
        }
      }
      current = node.nextOutside(below: root)
    }
    return excerpt.cut
  }
}

extension Excerpt {
  /// Adds a paragraph in the same way as the renderer.
  fileprivate mutating func add(paragraph: MarkdownNode) {
    defer { addSpace() }
    guard paragraph.isBareInTightList || !paragraph.holdsOnlyImages else { return }
    var current = paragraph.firstChild
    while let node = current {
      switch node.kind {
      case CMARK_NODE_TEXT: add(node.literal)
      case CMARK_NODE_CODE: add(code: node.literal)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: addSpace()
      case CMARK_NODE_HTML_INLINE: add(raw: node)
      // An image's alternative text is not part of the text.
      case CMARK_NODE_IMAGE:
        current = node.nextOutside(below: paragraph)
        continue
      default: break
      }
      current = node.firstChild ?? node.nextOutside(below: paragraph)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isEmptyLine(before index: Int) -> Bool {
    guard index >= 3, self[index - 1] == UInt8(ascii: "\n") else { return false }
    return self[index - 2] == UInt8(ascii: "\n")
      || self[index - 2] == UInt8(ascii: "\r") && self[index - 3] == UInt8(ascii: "\n")
  }
}
