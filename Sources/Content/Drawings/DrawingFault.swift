/// A mistake in a drawing, with its range of bytes.
package struct DrawingFault: Error, Sendable, Hashable {
  package let reason: Reason
  /// Bytes of the file; an empty range for the whole file.
  package let range: Range<Int>

  init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// Reason why a drawing isn't published.
  package enum Reason: Sendable, Hashable {
    /// The file isn't a drawing. `root` is the name of its first element, or `nil` if it has none.
    case noDrawing(root: String?)
    case encoding(Encoding)
    case syntax(Syntax)
    /// A document type that declares entities or attributes.
    case documentType
    case active(Active)
    /// A reference to something outside the drawing, as written.
    case outside(String, in: String)
    /// A reference inside the drawing to a name that references can't contain.
    case reference(String, in: String)
    /// A picture inside the drawing.
    case picture
    /// A comment within a text, as some programs write it.
    case comment
    case unknown(Unknown)
    case limit(Limit)
    /// A reference to an element that contains it, by the target's name.
    case circle(String)
  }

  /// Encoding other than UTF-8.
  package enum Encoding: Sendable, Hashable {
    case utf16, compressed, damaged
    /// Another encoding, by the name that the file gives.
    case named(String)
  }

  /// Violation of XML's syntax.
  package enum Syntax: Sendable, Hashable {
    /// A character that XML doesn't allow.
    case character(UInt32)
    case endsEarly(inside: String)
    /// An element without an end.
    case unclosed(String)
    /// An end tag that doesn't match the open element, which is `nil` if no element is open.
    case wrongEnd(String, open: String?)
    case noName
    case noBlank
    case noValue(String)
    case bracketInValue
    case twice(String)
    case undeclared(prefix: String)
    case wrongNamespace(String)
    case reference(String)
    case noReference
    case comment
    case textOutside
    case secondRoot
    case declaration
  }

  /// Part that runs or changes something instead of being drawn.
  package enum Active: Sendable, Hashable {
    case script(element: String)
    case event(attribute: String)
    case address(String)
    case animation(String)
    case html(element: String)
  }

  /// Part that isn't on Zoetrope's lists of harmless parts.
  package enum Unknown: Sendable, Hashable {
    case element(String)
    case property(String)
    case value(String, of: String)
    case escape(in: String)
    case rule(String)
    case selector(String)
    case sheet(String)
  }

  /// Limit from `DrawingLimits` that was exceeded.
  package enum Limit: Sendable, Hashable {
    case bytes(Int)
    case elements, depth, attributes, drawn, drawnDepth, selectors, parentheses
    case side(Int)
    case number(String, most: Int)
  }
}
