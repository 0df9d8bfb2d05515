import Synchronization

/// A request to stop rendering, which any thread may make at any time.
///
/// A class, because it is shared by the threads that render and the one that stops them.
package final class RenderStop: Sendable {
  private struct State {
    var isStopped = false
    /// Images being processed, by number; each is alive as long as it is in here.
    var images: [Int: Address] = [:]
    var next = 0
  }

  /// Address of a libvips image, which any thread may ask to stop.
  struct Address: @unchecked Sendable {
    // Safe, because only `zoetrope_vips_stop` uses it, under the lock, and only sets a flag.
    let pointer: OpaquePointer
  }

  private let state = Mutex(State())

  package init() {}

  /// Stops all current rendering within milliseconds, and all rendering that begins later.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      for image in state.images.values { VipsImage.stop(image.pointer) }
    }
  }

  package var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Number of processing steps begun, for tests that stop a particular one.
  var worksBegun: Int { state.withLock { $0.next } }

  func check() throws(PictureFault) {
    if isStopped { throw .stopped }
  }

  /// Runs work on an image; a request stops it.
  func working<Result>(
    on image: VipsImage, _ work: () throws(PictureFault) -> Result
  ) throws(PictureFault) -> Result {
    let address = Address(pointer: image.pointer)
    let number: Int? = state.withLock { state in
      if state.isStopped { return nil }
      state.next += 1
      state.images[state.next] = address
      return state.next
    }
    guard let number else { throw .stopped }
    defer { state.withLock { state in state.images[number] = nil } }
    do throws(PictureFault) {
      return try work()
    } catch {
      // After a stop, libvips' own error message is useless.
      try check()
      throw error
    }
  }
}
