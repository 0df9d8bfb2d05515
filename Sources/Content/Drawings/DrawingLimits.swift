/// Limits of drawings. Exceeding one is an error; drawings are never truncated.
package enum DrawingLimits {
  /// Maximum number of bytes in the file.
  package static let bytes = 1024 * 1024
  /// Maximum number of elements in the file.
  package static let elements = 50_000
  /// Maximum nesting of elements. Programs that draw SVG allow 256 levels or more.
  package static let depth = 200
  /// Maximum number of attributes of an element, and of namespaces in scope at one place.
  package static let attributes = 100
  /// Maximum number of elements that are drawn when every reference is followed.
  ///
  /// A `use` draws everything it refers to again, so thirty lines could draw a billion elements.
  package static let drawnElements = 500_000
  /// Maximum nesting of elements when every reference is followed.
  package static let drawnDepth = 500
  /// Number of drawn elements that a filter step counts as, because it processes every pixel.
  package static let filterWeight = 100
  /// Maximum width and height in CSS pixels.
  package static let side = 100_000.0
  /// Maximum width and height of a pattern's or filter's area, in any unit.
  package static let area = 100_000.0
  /// Maximum radius of a filter in pixels.
  package static let radius = 1_000.0
  /// Maximum number of octaves of a filter's turbulence.
  package static let octaves = 10.0
  /// Maximum number of selectors in all style sheets. Each one is compared with each element.
  package static let selectors = 2_000
  /// Maximum nesting of parentheses in a style value.
  package static let parentheses = 16
  /// Number of mistakes that are reported individually.
  package static let mistakes = 20
}
