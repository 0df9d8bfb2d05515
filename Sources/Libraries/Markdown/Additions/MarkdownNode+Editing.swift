import CCMark

// Changes that additions make to a tree before its document is complete.

extension MarkdownNode {
  /// A new node outside any tree; `nil` if memory runs out.
  static func new(_ kind: cmark_node_type) -> MarkdownNode? {
    cmark_node_new_with_mem(kind, TreeMemory.functions).map(MarkdownNode.init)
  }

  static func text(_ bytes: some Collection<UInt8>) -> MarkdownNode? {
    let node = new(CMARK_NODE_TEXT)
    node?.setLiteral(bytes)
    return node
  }

  func setLiteral(_ bytes: some Collection<UInt8>) {
    withCString(bytes) { _ = cmark_node_set_literal(pointer, $0) }
  }

  func setDestination(_ bytes: some Collection<UInt8>) {
    withCString(bytes) { _ = cmark_node_set_url(pointer, $0) }
  }

  func setTitle(_ bytes: some Collection<UInt8>) {
    withCString(bytes) { _ = cmark_node_set_title(pointer, $0) }
  }

  func setFenceInfo(_ bytes: some Collection<UInt8>) {
    withCString(bytes) { _ = cmark_node_set_fence_info(pointer, $0) }
  }

  func insert(before node: MarkdownNode) { cmark_node_insert_before(node.pointer, pointer) }

  /// Moves a node to the end of the children.
  func append(_ child: MarkdownNode) { cmark_node_append_child(pointer, child.pointer) }

  func unlink() { cmark_node_unlink(pointer) }

  /// Removes the node from its tree, and frees it with everything below.
  func remove() { cmark_node_free(pointer) }

  /// Lends bytes as a C string, which ends at a NUL. Texts of a tree contain no NUL, because
  /// libcmark has replaced them.
  private func withCString(
    _ bytes: some Collection<UInt8>, _ use: (UnsafePointer<CChar>) -> Void
  ) {
    var text = bytes.map { CChar(bitPattern: $0) }
    text.append(0)
    text.withUnsafeBufferPointer { if let start = $0.baseAddress { use(start) } }
  }
}
