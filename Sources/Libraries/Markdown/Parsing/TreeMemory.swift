import CCMark
import CPlatform

/// Memory of one tree. libcmark allocates it piece by piece, and it is freed all at once.
///
/// A class, because a document holds it as long as its tree. A text of 3 KB takes some three
/// hundred pieces, and allocating and freeing each of them took a fiftieth of a build.
///
/// This file uses pointers throughout, because it is the boundary to C.
final class TreeMemory {
  /// A power of two, minus the overhead of the system's allocator.
  private static let chunkSize = 32 * 1024 - 64
  /// Bytes before each piece, which contain its size; pieces are aligned for every C type.
  private static let header = 16

  private var chunks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer?
  private var left = 0

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// Uses this memory for libcmark's allocations on this thread during the call.
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
    // The rest of the previous chunk is too small to be useful.
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

  /// Size with header, rounded up; libcmark's sizes have 32 bits, so the sum doesn't overflow.
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
  /// Lends the memory of the tree that this thread is making; `use` retains it.
  ///
  /// Must only be called inside `use`; otherwise the memory is never freed.
  private static func lend(
    _ body: (TreeMemory) -> UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    guard let pointer = zoetrope_thread_value_get(zoetrope_thread_value_tree_memory) else {
      return Unmanaged.passRetained(TreeMemory())._withUnsafeGuaranteedRef(body)
    }
    return Unmanaged<TreeMemory>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
  }

  /// Functions that libcmark calls; trees point to them, so they must stay in place.
  ///
  /// `nonisolated(unsafe)`: it never changes after it is made.
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
