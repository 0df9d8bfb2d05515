import Synchronization

/// A request to stop rendering, which any thread may make at any time.
///
/// A class, since the threads that render and the one that stops them share it.
package final class RenderStop: Sendable {
  private struct State {
    var isStopped = false
    /// Images at work, by a number: each is alive while it is in here.
    var images: [Int: Address] = [:]
    var next = 0
  }

  /// Address of an image of libvips, which any thread may ask to stop.
  struct Address: @unchecked Sendable {
    // Proof: it is used under the lock alone, by `zoetrope_vips_stop`, which sets a flag.
    let pointer: OpaquePointer
  }

  private let state = Mutex(State())

  package init() {}

  /// Stops what renders now, within milliseconds, and whatever asks later.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      for image in state.images.values { VipsImage.stop(image.pointer) }
    }
  }

  package var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Number of works on images that were begun, for tests that stop one in particular.
  var worksBegun: Int { state.withLock { $0.next } }

  func check() throws(PictureFault) {
    if isStopped { throw .stopped }
  }

  /// Does work on an image, which a request stops.
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
      // What libvips says of work that was stopped is of no use.
      try check()
      throw error
    }
  }
}
