import Markup

/// What a section has entered, and what it was entered from.
///
/// A class: entering an element of a list must not copy all that lies around it. It does not say in its
/// type what has been entered: code that is generic over whole chains of elements has its types made
/// when a program runs, which took half of the time in which a theme compiles.
@usableFromInline
class Frame {
  /// `nil` around everything.
  @usableFromInline final let parent: Frame?

  @inlinable
  init(in parent: Frame?) { self.parent = parent }

  /// The frame that lies so many steps further out. A scope counts them, and has no more than there are.
  final func outward(by steps: Int) -> Frame {
    var frame = self
    for _ in 0..<steps {
      guard let parent = frame.parent else { break }
      frame = parent
    }
    return frame
  }
}

/// How an element is entered.
///
/// Made where the element's type is known, as contracts and fields are: to make a frame of a type that the
/// compiler does not know, it looks up that frame's own, which takes longer than all the rest.
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

  /// How the element is had from a frame so many steps further in, which must lead to one of its type:
  /// the two are made for each other by whoever enters elements of that type. A debug build checks
  /// each step, as all tests do; to look types up in every build would cost more than to write.
  static func step(from steps: Int) -> Visit<Frame, Element> {
    if steps == 0 { return { $1(unsafeDowncast($0, to: Self.self).element) } }
    return { $1(unsafeDowncast($0.outward(by: steps), to: Self.self).element) }
  }
}

/// What lies around a page's own view model, or around the element of a recursive template: nothing
/// but the indentation that the recursion has come to.
final class Outermost: Frame {
  let indentation: [UInt8]

  init(indentation: [UInt8] = []) {
    self.indentation = indentation
    super.init(in: nil)
  }
}
