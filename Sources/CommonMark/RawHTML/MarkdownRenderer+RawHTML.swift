import CCMark
import Markup

extension MarkdownRenderer {
  /// Writes raw HTML whole or not at all; the resolver decides about its links, as about those of
  /// the text around it.
  mutating func writeRaw(_ node: MarkdownNode) {
    if options.unsafeHTML {
      writeResolved(node)
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
  /// Whether it is one comment and nothing else; one that never ends hides the text after it.
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
