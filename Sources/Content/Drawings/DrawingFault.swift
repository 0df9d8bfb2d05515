/// A mistake in a drawing, with the bytes at which it stands.
package struct DrawingFault: Error, Sendable, Hashable {
  package let reason: Reason
  /// Bytes of the file; an empty range for the whole file.
  package let range: Range<Int>

  init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// Reason why a drawing is not published.
  package enum Reason: Sendable, Hashable {
    /// No drawing at all: the name of its first element, or `nil` if there is none.
    case noDrawing(root: String?)
    case encoding(Encoding)
    case syntax(Syntax)
    /// A document type that declares entities or attributes.
    case documentType
    case active(Active)
    /// A reference to something outside of the drawing, as it is written.
    case outside(String, in: String)
    /// A reference inside of the drawing whose target has no name that references may have.
    case reference(String, in: String)
    /// A picture inside of the drawing.
    case picture
    /// A comment within a text, as other programs write it.
    case comment
    case unknown(Unknown)
    case limit(Limit)
    /// A reference that leads to an element around it, by the target's name.
    case circle(String)
  }

  /// Encoding that is not UTF-8.
  package enum Encoding: Sendable, Hashable {
    case utf16, compressed, damaged
    /// Another one, by the name that the file gives.
    case named(String)
  }

  /// Contradiction to XML.
  package enum Syntax: Sendable, Hashable {
    /// A character that XML has not.
    case character(UInt32)
    case endsEarly(inside: String)
    /// An element without an end.
    case unclosed(String)
    /// An end of another element than the one that is open, which is `nil` if none is.
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

  /// Part that acts, rather than being drawn.
  package enum Active: Sendable, Hashable {
    case script(element: String)
    case event(attribute: String)
    case address(String)
    case animation(String)
    case html(element: String)
  }

  /// Part that Zoetrope does not know as harmless.
  package enum Unknown: Sendable, Hashable {
    case element(String)
    case property(String)
    case value(String, of: String)
    case escape(in: String)
    case rule(String)
    case selector(String)
    case sheet(String)
  }

  /// Limit that is exceeded, of `DrawingLimits`.
  package enum Limit: Sendable, Hashable {
    case bytes(Int)
    case elements, depth, attributes, drawn, drawnDepth, selectors, parentheses
    case side(Int)
    case number(String, most: Int)
  }
}
