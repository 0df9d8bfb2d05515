/// An SVG drawing that was read completely: its size, and its text with only harmless parts.
///
/// The text is rebuilt from lists of known elements, attributes, properties and values. Anything
/// that isn't on these lists is not copied.
package struct Drawing: Sendable {
  /// Width in CSS pixels.
  package let width: Int
  /// Height in CSS pixels.
  package let height: Int
  /// The file as it is published, in UTF-8. Cleaning it again doesn't change it.
  package let cleaned: [UInt8]
  /// Parts that were left out; they don't draw anything.
  package let left: Set<LeftOut>

  /// Part that draws nothing but may reveal something.
  package enum LeftOut: String, Sendable, Hashable, CaseIterable {
    case comments, metadata, instructions
    /// Attributes and elements in the namespaces of editors.
    case notes
  }

  /// Mistakes in a drawing, in file order; at least one.
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
