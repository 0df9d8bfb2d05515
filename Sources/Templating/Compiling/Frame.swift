import Markup

/// What a section has entered, and what it was entered from.
///
/// A class: entering an element of a list must not copy all that lies around it.
final class Frame<Element: Sendable, Parent: Sendable>: Sendable {
  let element: Element
  let parent: Parent

  init(_ element: Element, in parent: Parent) {
    self.element = element
    self.parent = parent
  }
}

/// From a frame to its element.
struct ToElement<Element: Sendable, Parent: Sendable>: Projection {
  func project<Result>(
    _ frame: Frame<Element, Parent>, _ use: (Element) -> Result
  ) -> Result { use(frame.element) }
}

/// From a frame to what it was entered from.
struct ToParent<Element: Sendable, Parent: Sendable>: Projection {
  func project<Result>(
    _ frame: Frame<Element, Parent>, _ use: (Parent) -> Result
  ) -> Result { use(frame.parent) }
}

/// What lies around a page's own view model, or around the element of a recursive template: nothing
/// but the indentation that the recursion has come to.
struct Outermost: Sendable {
  let indentation: [UInt8]

  init(indentation: [UInt8] = []) { self.indentation = indentation }
}

/// Writes one part of a template for a frame.
typealias Writer<Frame> = @Sendable (Frame, inout OutputBuffer) -> Void

/// A compiled stretch of template.
struct Block<Frame: Sendable>: Sendable {
  let writers: [Writer<Frame>]

  func write(_ frame: Frame, into output: inout OutputBuffer) {
    for writer in writers { writer(frame, &output) }
  }
}
