/// Safe drawing: a complete `svg` element, written inline in a page.
public struct SVG: Sendable, Hashable {
  /// The element as markup for a page.
  public let html: HTML

  /// Promises that a buffer's contents are a complete and safe `svg` element.
  package init(trusted buffer: borrowing OutputBuffer) { html = HTML(trusted: buffer) }

  package var bytes: [UInt8] { html.bytes }

  /// Size in bytes.
  package var count: Int { html.bytes.count }
}
