import CCMark

extension MarkdownNode {
  /// The text below as a screen reader reads it: without markup and raw HTML, and with spaces for
  /// line ends.
  var plainText: String {
    var bytes: [UInt8] = []
    forEachDescendant { node, kind in
      switch kind {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: bytes.append(contentsOf: node.literal)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: bytes.append(UInt8(ascii: " "))
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
