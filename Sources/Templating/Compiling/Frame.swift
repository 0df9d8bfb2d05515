import Markup

/// An element that a section has entered, with the frame around it.
///
/// A class, because entering a list's element must not copy its surroundings. The type doesn't name
/// the elements: with types generic over chains of elements, created at run time, compiling a theme
/// took twice as long.
@usableFromInline
class Frame {
  /// The frame around this one; `nil` for the outermost.
  @usableFromInline final let parent: Frame?

  @inlinable
  init(in parent: Frame?) { self.parent = parent }

  /// Returns the frame `steps` further out. Scopes count the steps, so the frame exists.
  final func outward(by steps: Int) -> Frame {
    var frame = self
    for _ in 0..<steps {
      guard let parent = frame.parent else { break }
      frame = parent
    }
    return frame
  }
}

/// A function that enters an element.
///
/// It is created in contracts and fields, where the element's type is known. Otherwise each frame
/// would look up its type at run time, which takes longer than everything else.
@usableFromInline
typealias Enter<Element> = @Sendable (Element, Frame) -> Frame

/// The frame of an element.
@usableFromInline
final class ElementFrame<Element: Sendable>: Frame {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element, in parent: Frame) {
    self.element = element
    super.init(in: parent)
  }

  /// Returns a visit of the element from a frame `steps` further in. That frame must have an
  /// element of this type, which scopes and frames guarantee because they are created together.
  /// Each visit checks this with one comparison; a conditional cast would cost more than writing.
  static func step(from steps: Int) -> Visit<Frame, Element> {
    let type = ObjectIdentifier(Self.self)
    if steps == 0 { return { $1(Self.cast($0, type).element) } }
    return { $1(Self.cast($0.outward(by: steps), type).element) }
  }

  /// Casts a frame to this type, whose identifier is `type`.
  @inline(__always)
  private static func cast(_ frame: Frame, _ type: ObjectIdentifier) -> ElementFrame {
    precondition(ObjectIdentifier(Swift.type(of: frame)) == type)
    return unsafeDowncast(frame, to: ElementFrame.self)
  }
}

/// The frame around a page's view model or a recursive template's element. It contains only the
/// indentation of the recursion.
final class Outermost: Frame {
  let indentation: [UInt8]

  init(indentation: [UInt8] = []) {
    self.indentation = indentation
    super.init(in: nil)
  }
}
