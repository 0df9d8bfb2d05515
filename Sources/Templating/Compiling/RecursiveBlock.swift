import Markup
import Synchronization

/// What makes two inclusions of a recursive template the same.
struct RecursionKey: Equatable {
  let template: String
  let element: ObjectIdentifier
  /// One type may offer different names in different places.
  let names: [String]
  let context: HTMLContext
}

/// A recursive template, compiled for one type of element; it refers to itself, so it is filled in
/// after it is made. Only the compiler writes it, before any page is rendered.
final class RecursiveBlock: Sendable {
  private let filled = Once<Block>()

  func fill(_ block: Block) { filled.set(block) }

  /// `frame` is that of an element of its type alone.
  func write(_ frame: Frame, into output: inout OutputBuffer) {
    filled.value?.write(frame, into: &output)
  }
}

/// The recursive templates of one compiler.
///
/// A class, since all that writes one of them from outside holds all of them.
final class RecursiveBlocks: Sendable {
  /// A list, since there are few.
  private let blocks = Mutex<[(key: RecursionKey, block: RecursiveBlock)]>([])

  subscript(key: RecursionKey) -> RecursiveBlock? {
    blocks.withLock { blocks in blocks.first { $0.key == key }?.block }
  }

  func add(_ block: RecursiveBlock, as key: RecursionKey) {
    blocks.withLock { $0.append((key, block)) }
  }
}

/// How a template leads to a recursive one. In recursive templates themselves it holds none of them:
/// a circle would never be freed, and a preview compiles templates again and again.
struct RecursiveReference: Sendable {
  /// Held by whoever led into the recursion, as long as that writes.
  private unowned let block: RecursiveBlock
  private let holder: RecursiveBlocks?

  /// `holder` is `nil` in a recursive template.
  init(to block: RecursiveBlock, holding holder: RecursiveBlocks?) {
    self.block = block
    self.holder = holder
  }

  func write(_ frame: Frame, into output: inout OutputBuffer) {
    withExtendedLifetime(holder) { block.write(frame, into: &output) }
  }
}
