/// Findings in a published drawing from any source.
package struct DrawingAudit: Sendable {
  /// Names of parts that draw nothing but may reveal who made the drawing, and where.
  package let revealing: [String]
  /// Descriptions of parts that run code or load something.
  package let acting: [String]
  /// Whether the whole drawing could be read.
  package let isRead: Bool

  package init(_ bytes: [UInt8]) {
    let cleaner = DrawingCleaner(reading: bytes)
    revealing = [Drawing.LeftOut.metadata, .notes].filter(cleaner.left.contains).map(\.rawValue)
    var acting: [String] = []
    var isRead = true
    for fault in cleaner.faults {
      switch fault.reason {
      case .active(.script(let name)), .active(.event(let name)), .active(.html(let name)),
        .outside(_, let name):
        if !acting.contains(name) { acting.append(name) }
      case .active(.address): if !acting.contains("href") { acting.append("href") }
      case .noDrawing, .encoding, .syntax, .documentType, .limit: isRead = false
      case .active(.animation), .reference, .picture, .comment, .unknown, .circle: break
      }
    }
    self.acting = acting
    self.isRead = isRead
  }
}
