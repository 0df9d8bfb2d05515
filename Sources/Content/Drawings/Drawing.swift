/// A drawing in SVG that was read from end to end: its size, and its text with nothing in it but
/// what is known to draw.
///
/// What is written is made of what was read, by lists of elements, attributes, properties and
/// values, and nothing is copied that is not on them.
package struct Drawing: Sendable {
  /// Width in CSS pixels.
  package let width: Int
  /// Height in CSS pixels.
  package let height: Int
  /// The file as it is published, in UTF-8; reading it gives itself.
  package let cleaned: [UInt8]
  /// Parts that were left out, of which nothing is drawn.
  package let left: Set<LeftOut>

  /// Part that draws nothing and may tell something.
  package enum LeftOut: String, Sendable, Hashable, CaseIterable {
    case comments, metadata, instructions
    /// Attributes and elements in the namespaces of editors.
    case notes
  }

  /// Mistakes of a drawing, in the order of the file; at least one.
  package struct Faults: Error, Sendable {
    package let faults: [DrawingFault]
  }

  package init(_ bytes: [UInt8]) throws(Faults) {
    let cleaner = DrawingCleaner(reading: bytes)
    guard cleaner.faults.isEmpty else {
      let faults = cleaner.faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
      throw Faults(faults: faults)
    }
    let size = cleaner.size.pixels
    width = max(1, Int(size.width.rounded()))
    height = max(1, Int(size.height.rounded()))
    cleaned = cleaner.output.bytes
    left = cleaner.left
  }
}
