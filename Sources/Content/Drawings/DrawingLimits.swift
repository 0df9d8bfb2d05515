/// Limits of drawings; more is an error, and nothing is cut off.
package enum DrawingLimits {
  /// Maximal number of bytes of the file.
  package static let bytes = 1024 * 1024
  /// Maximal number of elements in the file.
  package static let elements = 50_000
  /// Maximal nesting of elements: programs that draw SVG end at 256 and more.
  package static let depth = 200
  /// Maximal number of attributes of one element, and of namespaces that are declared at one place.
  package static let attributes = 100
  /// Maximal number of elements that are drawn when every reference is followed.
  ///
  /// A `use` draws all that it refers to once more, so thirty lines could draw a billion elements.
  package static let drawnElements = 500_000
  /// Maximal nesting of elements when every reference is followed.
  package static let drawnDepth = 500
  /// Weight of a step of a filter among drawn elements, as it touches every pixel.
  package static let filterWeight = 100
  /// Maximal width and height in CSS pixels.
  package static let side = 100_000.0
  /// Maximal width and height of a pattern's or filter's area in any unit.
  package static let area = 100_000.0
  /// Maximal radius of a filter in pixels.
  package static let radius = 1_000.0
  /// Maximal number of octaves of a filter's turbulence.
  package static let octaves = 10.0
  /// Maximal number of selectors in all style sheets, each of which is compared with each element.
  package static let selectors = 2_000
  /// Maximal nesting of parentheses in a value of a style.
  package static let parentheses = 16
  /// Number of mistakes that are told one by one.
  package static let mistakes = 20
}
