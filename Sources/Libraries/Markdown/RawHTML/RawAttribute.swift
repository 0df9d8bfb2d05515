package import Diagnostics

/// An attribute of raw HTML that is written to the page.
package struct RawAttribute {
  /// Element's name in lower case.
  package let element: String
  /// Attribute's name in lower case.
  package let name: String
  /// Value as written, with character references.
  package let value: [UInt8]
  private let node: MarkdownNode
  private let offset: Int
  private let locator: LinkLocator

  init(
    element: String, name: String, value: [UInt8], at offset: Int, of node: MarkdownNode,
    _ locator: LinkLocator
  ) {
    self.element = element
    self.name = name
    self.value = value
    self.node = node
    self.offset = offset
    self.locator = locator
  }

  /// Returns some bytes of the value as a browser decodes them.
  package func text(of bytes: some Collection<UInt8>) -> String {
    CharacterReferences.decoded(bytes)
  }

  /// Place of bytes of the value in the source file.
  package func place(_ range: Range<Int>) -> SourceRange {
    locator.place(ofRaw: node, offset + range.lowerBound..<offset + range.upperBound)
  }
}
