import CCMark
import Markup

extension MarkdownRenderer {
  /// Writes raw HTML either completely or not at all. The resolver decides about its links, as for
  /// the links of the text around it.
  mutating func writeRaw(_ node: MarkdownNode) {
    if options.unsafeHTML {
      excerpt.add(raw: node)
      writeResolved(node)
    } else if let tag = node.hidingTag {
      diagnostics.append(.hiddenText(by: tag, at: locator.place(ofRaw: node)))
    } else if !node.isComment {
      rawHTML = (rawHTML?.first ?? node, (rawHTML?.count ?? 0) + 1)
    }
  }

  private mutating func writeResolved(_ node: MarkdownNode) {
    let literal = node.literal
    let bytes = Array(literal)
    resolver.show(raw: bytes) { locator.place(ofRaw: node, $0) }
    guard literal.contains(UInt8(ascii: "=")) else { return out.appendRaw(literal) }
    var end = 0
    for attribute in TagAttributes(bytes).attributes {
      let value = Array(bytes[attribute.value])
      if attribute.name == "id" || attribute.element == "a" && attribute.name == "name" {
        ids.append(CharacterReferences.decoded(value))
        continue
      }
      let raw = RawAttribute(
        element: attribute.element, name: attribute.name, value: value,
        at: attribute.value.lowerBound, of: node, locator)
      guard let resolved = resolver.resolve(raw: raw) else { continue }
      out.appendRaw(UnsafeBufferPointer(rebasing: literal[end..<attribute.value.lowerBound]))
      out.appendEscaped(resolved)
      end = attribute.value.upperBound
    }
    out.appendRaw(UnsafeBufferPointer(rebasing: literal[end...]))
  }
}

extension MarkdownNode {
  /// The start tag of an element that browsers hide and that continues after the node. Without the
  /// tag, the element's text would be published.
  fileprivate var hidingTag: String? {
    openTag.flatMap { tag in
      let mayHide =
        tag.element == "template" || tag.hides || HidingMarks.areNamed(tag.element.utf8)
      return mayHide ? tag.text : nil
    }
  }

  /// Name of an element that begins here, continues after the node, and contains nothing visible to
  /// readers; in lower case.
  var hiddenElement: String? {
    openTag.flatMap { tag in
      guard !Self.voidElements.contains(tag.element) else { return nil }
      return Self.hiddenElements.contains(tag.element) || tag.hides ? tag.element : nil
    }
  }

  private static let hiddenElements: Set<String> = [
    "template", "script", "style", "datalist", "noscript",
  ]
  private static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// The first start tag, unless an element ends in the node.
  private var openTag: RawTag? {
    let text = String(decoding: literal, as: UTF8.self)
    guard text.utf8.count < 1_000, !text.contains("</"), let end = text.firstIndex(of: ">") else {
      return nil
    }
    return RawTag(text[...end])
  }

  /// Whether it is exactly one comment. A comment that never ends hides the text after it.
  fileprivate var isComment: Bool {
    var text = literal[...]
    while let last = text.last, last.isBlank { text = text.dropLast() }
    while let first = text.first, first.isBlank { text = text.dropFirst() }
    guard text.starts(with: "<!--".utf8), text.count >= 7 else { return false }
    var dashes = 0
    for (offset, byte) in text.dropFirst(4).enumerated() {
      if byte == UInt8(ascii: ">"), dashes >= 2 { return offset == text.count - 5 }
      dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
    }
    return false
  }
}

/// A start tag of raw HTML.
private struct RawTag {
  /// Element's name in lower case.
  let element: String
  /// Whether an attribute hides the element.
  let hides: Bool
  /// The tag as written, shortened to fit a message.
  let text: String

  init(_ written: Substring) {
    text = String(written.prefix(40))
    let tag = Array(written.utf8)
    let attributes = TagAttributes(tag)
    element = attributes.tags.first?.element ?? ""
    var names = tag
    for attribute in attributes.attributes.reversed() { names.removeSubrange(attribute.value) }
    hides =
      names.split { $0.isBlank || "/>=".utf8.contains($0) }.contains { name in
        ["hidden", "v-if", "v-show", "x-if", "x-show", "ng-if", "ng-show"]
          .contains(String(decoding: name, as: UTF8.self).lowercased())
      }
      || attributes.attributes.contains { attribute in
        let value = tag[attribute.value]
        return switch attribute.name {
        case "class": value.split(whereSeparator: \.isBlank).contains(where: HidingMarks.areNamed)
        case "style": value.filter { !$0.isBlank }.holdsInvisibility
        default: false
        }
      }
  }
}

extension Collection<UInt8> {
  /// Whether a style, written without spaces, hides an element.
  fileprivate var holdsInvisibility: Bool {
    let text = String(decoding: self, as: UTF8.self).lowercased()
    return text.contains("display:none") || text.contains("visibility:hidden")
  }
}
