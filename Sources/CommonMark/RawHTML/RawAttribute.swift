package import Diagnostics

/// An attribute in raw HTML that is let through.
package struct RawAttribute {
  /// In lower case.
  package let element: String
  /// In lower case.
  package let name: String
  /// As it is written, character references included.
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

  /// What bytes of the value stand for, as a browser reads them.
  package func text(of bytes: some Collection<UInt8>) -> String {
    CharacterReferences.decoded(bytes)
  }

  /// Where bytes of the value lie in the source file.
  package func place(_ range: Range<Int>) -> Place {
    locator.place(ofRaw: node, offset + range.lowerBound..<offset + range.upperBound)
  }
}
