import CCMark
import CThreads

/// The memory of one tree: libcmark takes it piece by piece, and all goes back at once.
///
/// A class, since a document holds it as long as its tree. A text of 3 KB takes some three hundred
/// pieces, and to take and give back each by itself was a fiftieth of a build.
///
/// Pointers are everywhere in this file: it is the C border.
final class TreeMemory {
  /// A power of two, less what the system's allocator adds.
  private static let chunkSize = 32 * 1024 - 64
  /// Before each piece stands how long it is; the pieces lie as C wants them for any type.
  private static let header = 16

  private var chunks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer?
  private var left = 0

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// What is made on this thread during the call lies in this memory.
  func use<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = zoetrope_thread_value_get(zoetrope_thread_value_tree_memory)
    zoetrope_thread_value_set(
      zoetrope_thread_value_tree_memory, Unmanaged.passUnretained(self).toOpaque())
    defer { zoetrope_thread_value_set(zoetrope_thread_value_tree_memory, outer) }
    return try body()
  }

  private func take(_ size: Int) -> UnsafeMutableRawPointer {
    let whole = Self.whole(size)
    guard whole <= left, let piece = next else { return takeFromNewChunk(size, whole) }
    next = piece + whole
    left -= whole
    return Self.begin(piece, size)
  }

  private func takeFromNewChunk(_ size: Int, _ whole: Int) -> UnsafeMutableRawPointer {
    let count = max(Self.chunkSize, whole)
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: Self.header)
    chunks.append(chunk)
    // What is left of the chunk before is not worth knowing.
    next = chunk + whole
    left = count - whole
    return Self.begin(chunk, size)
  }

  private func resize(_ old: UnsafeMutableRawPointer, to size: Int) -> UnsafeMutableRawPointer {
    let start = old - Self.header
    let oldSize = start.load(as: Int.self)
    guard size > oldSize else { return old }
    let growth = Self.whole(size) - Self.whole(oldSize)
    if start + Self.whole(oldSize) == next, growth <= left {
      next = start + Self.whole(size)
      left -= growth
      return Self.begin(start, size)
    }
    let new = take(size)
    new.copyMemory(from: old, byteCount: oldSize)
    return new
  }

  /// libcmark counts in 32 bits, so that the sum never is too large.
  private static func whole(_ size: Int) -> Int { (size + 2 * header - 1) & ~(header - 1) }

  private static func begin(
    _ piece: UnsafeMutableRawPointer, _ size: Int
  ) -> UnsafeMutableRawPointer {
    piece.storeBytes(of: size, as: Int.self)
    return piece + header
  }
}

// MARK: - For libcmark

extension TreeMemory {
  /// Lends the memory of the tree that this thread is making; `use` holds it, so it is not counted.
  ///
  /// Nobody asks outside of `use`; whoever did would get memory that is never given back.
  private static func lend(
    _ body: (TreeMemory) -> UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    guard let pointer = zoetrope_thread_value_get(zoetrope_thread_value_tree_memory) else {
      return Unmanaged.passRetained(TreeMemory())._withUnsafeGuaranteedRef(body)
    }
    return Unmanaged<TreeMemory>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
  }

  /// What libcmark calls; trees point to it, so it stays where it is.
  ///
  /// `nonisolated(unsafe)`: nobody writes to it once it is made.
  nonisolated(unsafe) static let functions: UnsafeMutablePointer<cmark_mem> = {
    let functions = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    functions.initialize(
      to: cmark_mem(
        calloc: { count, size in
          let piece = TreeMemory.lend { $0.take(count * size) }
          memset(piece, 0, count * size)
          return piece
        },
        realloc: { old, size in
          TreeMemory.lend { memory in
            old.map { memory.resize($0, to: size) } ?? memory.take(size)
          }
        },
        free: { _ in }))
    return functions
  }()
}
