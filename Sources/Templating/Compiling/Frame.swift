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

/// What lies around a page's own view model, or around the element of a recursive template: nothing
/// but the indentation that the recursion has come to.
struct Outermost: Sendable {
  let indentation: [UInt8]

  init(indentation: [UInt8] = []) { self.indentation = indentation }
}
