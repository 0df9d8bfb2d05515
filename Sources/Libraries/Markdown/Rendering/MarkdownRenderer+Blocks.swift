import CCMark
import Diagnostics
import Markup

extension MarkdownRenderer {
  /// Ends the line, unless one has just ended or the output is empty.
  mutating func startLine() {
    if let last = out.last, last != UInt8(ascii: "\n") { out.append(UInt8(ascii: "\n")) }
  }

  /// Returns whether the content must still be written.
  mutating func enterParagraph(_ node: MarkdownNode) -> Bool {
    imagesStandAlone = node.holdsOnlyImages
    if node.isBareInTightList {
      paragraph = .bare
    } else if imagesStandAlone {
      startLine()
      if writePictures(of: node) {
        leaveParagraph()
        return false
      }
      paragraph = .images(isOpen: false, separator: nil)
    } else {
      startLine()
      out.append("<p>" as StaticString)
      paragraph = .wrapped
    }
    return true
  }

  mutating func leaveParagraph() {
    switch paragraph {
    case .wrapped, .images(isOpen: true, _): out.append("</p>\n" as StaticString)
    case .none, .bare, .images(isOpen: false, _): break
    }
    paragraph = .none
    imagesStandAlone = false
    words.endWord()
    excerpt.addSpace()
  }

  mutating func enterHeading(_ node: MarkdownNode) {
    guard !document.isCell(node) else { return }
    startLine()
    out.append("<h" as StaticString)
    let level = level(of: node)
    out.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: level))
    let text = node.plainText
    if text.utf8.contains(where: { $0 > UInt8(ascii: " ") }) {
      let id = options.headingIDs ? ownID(of: node) ?? headingIDs.id(for: text) : nil
      if let id {
        out.append(" id=\"" as StaticString)
        ids.append(id)
        out.appendEscaped(id)
        out.append(UInt8(ascii: "\""))
      }
      if node.parent == document.root {
        headings.append(MarkdownHeading(level: level, id: id, text: text))
      }
    }
    out.append(UInt8(ascii: ">"))
  }

  mutating func leaveHeading(_ node: MarkdownNode) {
    guard !document.isCell(node) else { return }
    out.append("</h" as StaticString)
    out.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: level(of: node)))
    out.append(">\n" as StaticString)
    words.endWord()
  }

  /// The id that a heading's author wrote; `nil` if there isn't one, or if it can't be used, which
  /// is reported.
  private mutating func ownID(of heading: MarkdownNode) -> String? {
    guard !document.additions.isEmpty,
      case .heading(let id, let isValid) = document.additions[heading]
    else { return nil }
    if isValid, let id = headingIDs.claim(id) { return id }
    let place = locator.place(ofID: id, of: heading)
    diagnostics.append(
      isValid
        ? Problem.markdownTakenHeadingId(
          at: place,
          "the id '\(id)' is already used on this page, so the heading gets an id from its words",
          fix:
            "write another id")
        : Problem.markdownBadHeadingId(
          at: place, "'\(id)' can't be the id of a heading, so it stays in the heading's text",
          fix: "write only letters, digits, '-', '_' and '.', as in {#getting-there}"))
    return nil
  }

  mutating func enterList(_ node: MarkdownNode) {
    if excerpt.hasText { excerpt.end() }
    startLine()
    if node.isBulletList {
      out.append("<ul>\n" as StaticString)
    } else if node.listStart == 1 {
      out.append("<ol>\n" as StaticString)
    } else {
      out.append("<ol start=\"" as StaticString)
      out.append(String(node.listStart))
      out.append("\">\n" as StaticString)
    }
  }

  mutating func writeThematicBreak() {
    startLine()
    out.append("<hr />\n" as StaticString)
  }

  mutating func writeCodeBlock(_ node: MarkdownNode) {
    startLine()
    let language = node.fenceInfo.prefix { $0 > UInt8(ascii: " ") }
    if language.isEmpty {
      out.append("<pre><code>" as StaticString)
    } else {
      out.append("<pre><code class=\"language-" as StaticString)
      out.appendEscapedAsCommonMark(UnsafeBufferPointer(rebasing: language))
      out.append("\">" as StaticString)
    }
    out.appendEscapedAsCommonMark(node.literal)
    out.append("</code></pre>\n" as StaticString)
  }

  mutating func writeHTMLBlock(_ node: MarkdownNode) {
    startLine()
    writeRaw(node)
    startLine()
  }
}

extension MarkdownNode {
  /// Whether it is a paragraph in an item of a tight list, which gets no `p` element (CommonMark
  /// 0.30 §5.3).
  var isBareInTightList: Bool {
    guard let list = parent?.parent, list.kind == CMARK_NODE_LIST else { return false }
    return list.isTightList
  }
}
