/// Findings in a published drawing, whoever wrote it.
package struct DrawingAudit: Sendable {
  /// Names of parts that draw nothing and may tell who made the drawing, and where.
  package let revealing: [String]
  /// Parts that act, or load something, in words.
  package let acting: [String]
  /// Whether all of it was read.
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
