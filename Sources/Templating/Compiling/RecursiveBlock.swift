import Markup
import Synchronization

/// What makes two inclusions of a recursive template the same.
struct RecursionKey: Hashable {
  let template: String
  let element: ObjectIdentifier
  /// One type may offer different names in different places.
  let names: [String]
  let context: HTMLContext
}

/// A recursive template, compiled for one type of element; it refers to itself, so it is filled in
/// after it is made. Only the compiler writes it, before any page is rendered.
final class RecursiveBlock<Element: Sendable>: Sendable {
  private let filled = Once<Block<Frame<Element, Outermost>>>()

  func fill(_ block: Block<Frame<Element, Outermost>>) { filled.set(block) }

  func write(_ element: Element, indentation: [UInt8], into output: inout OutputBuffer) {
    let outermost = Outermost(indentation: indentation)
    filled.value?.write(Frame(element, in: outermost), into: &output)
  }
}

/// The recursive templates of one compiler.
///
/// A class, since all that writes one of them from outside holds all of them.
final class RecursiveBlocks: Sendable {
  private let blocks = Mutex<[RecursionKey: any AnyObject & Sendable]>([:])

  subscript(key: RecursionKey) -> (any AnyObject & Sendable)? { blocks.withLock { $0[key] } }

  func add(_ block: some AnyObject & Sendable, as key: RecursionKey) {
    blocks.withLock { $0[key] = block }
  }
}

/// How a template leads to a recursive one. In recursive templates themselves it holds none of them:
/// a circle would never be freed, and a preview compiles templates again and again.
struct RecursiveReference<Element: Sendable>: Sendable {
  /// Held by whoever led into the recursion, as long as that writes.
  private unowned let block: RecursiveBlock<Element>
  private let holder: RecursiveBlocks?

  /// `holder` is `nil` in a recursive template.
  init(to block: RecursiveBlock<Element>, holding holder: RecursiveBlocks?) {
    self.block = block
    self.holder = holder
  }

  func write(_ element: Element, indentation: [UInt8], into output: inout OutputBuffer) {
    withExtendedLifetime(holder) {
      block.write(element, indentation: indentation, into: &output)
    }
  }
}
