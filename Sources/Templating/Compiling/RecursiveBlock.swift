import Markup
import Synchronization

/// Key of a recursive template's inclusions. Inclusions with equal keys share one compiled block.
struct RecursionKey: Equatable {
  let template: String
  let element: ObjectIdentifier
  /// Names of the element, because one type may offer different names in different places.
  let names: [String]
  let context: SharedContext
}

/// A recursive template, compiled for one type of element. It refers to itself, so the compiler
/// fills it in later, before any page is rendered.
final class RecursiveBlock: Sendable {
  private let filled = Once<Block>()

  func fill(_ block: Block) { filled.set(block) }

  /// Writes the block. `frame` must contain only an element of its type.
  func write(_ frame: Frame, into output: inout OutputBuffer) {
    filled.value?.write(frame, into: &output)
  }
}

/// The recursive templates of one compiler.
///
/// A class, because every writer that enters one of them owns them all.
final class RecursiveBlocks: Sendable {
  /// An array, because there are few.
  private let blocks = Mutex<[(key: RecursionKey, block: RecursiveBlock)]>([])

  subscript(key: RecursionKey) -> RecursiveBlock? {
    blocks.withLock { blocks in blocks.first { $0.key == key }?.block }
  }

  func add(_ block: RecursiveBlock, as key: RecursionKey) {
    blocks.withLock { $0.append((key, block)) }
  }
}

/// A reference from a template to a recursive one. Within recursive templates it doesn't own its
/// target, because the cycle would leak whenever a preview compiles templates.
struct RecursiveReference: Sendable {
  /// While it writes, the reference from outside the recursion keeps it alive.
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
