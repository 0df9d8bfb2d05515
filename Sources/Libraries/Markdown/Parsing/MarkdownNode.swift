import CCMark

/// A node of libcmark's tree, valid as long as its document exists.
struct MarkdownNode: Hashable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var kind: cmark_node_type { cmark_node_get_type(pointer) }
  var parent: MarkdownNode? { MarkdownNode(cmark_node_parent(pointer)) }
  var next: MarkdownNode? { MarkdownNode(cmark_node_next(pointer)) }
  var previous: MarkdownNode? { MarkdownNode(cmark_node_previous(pointer)) }
  var lastChild: MarkdownNode? { MarkdownNode(cmark_node_last_child(pointer)) }
  var firstChild: MarkdownNode? { MarkdownNode(cmark_node_first_child(pointer)) }

  /// Line from 1; exact for blocks, but only approximate for their content.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

  // Bytes of the tree, which don't move or change until the tree is freed.

  var literal: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_literal(pointer)) }
  var destination: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_title(pointer)) }
  var fenceInfo: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_fence_info(pointer)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isBulletList: Bool { cmark_node_get_list_type(pointer) == CMARK_BULLET_LIST }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
  var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }

  private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    // libcmark's texts are bytes; C calls them `char`.
    let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: strlen(text))
  }
}

extension MarkdownNode {
  /// Whether the node is part of a paragraph or heading.
  var isInline: Bool {
    switch kind {
    case CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE,
      CMARK_NODE_HTML_INLINE, CMARK_NODE_CUSTOM_INLINE, CMARK_NODE_EMPH, CMARK_NODE_STRONG,
      CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      true
    default: false
    }
  }

  /// The block around the node, or the node itself if it is a block.
  var block: MarkdownNode {
    var node = self
    while node.isInline, let parent = node.parent { node = parent }
    return node
  }

  /// The node after this one and all of its content, in text order, below `root`.
  func nextOutside(below root: MarkdownNode) -> MarkdownNode? {
    var node = self
    while node != root {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// Visits all nodes below, each before its children, without recursion.
  func forEachDescendant(_ visit: (MarkdownNode, cmark_node_type) -> Void) {
    var current = firstChild
    while let node = current {
      visit(node, node.kind)
      current = node.firstChild ?? node.nextOutside(below: self)
    }
  }
}
