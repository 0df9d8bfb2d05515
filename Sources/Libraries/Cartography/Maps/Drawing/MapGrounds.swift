import Synchronization

/// Cache of the seas, coasts and borders of maps drawn so far, for other maps of the same part of
/// the Earth. Many trips go the same way, and back.
///
/// A class, because the threads that draw maps share it. Maps are the same with and without it.
package final class MapGrounds: Sendable {
  /// Everything that the coasts on a drawing depend on.
  struct Key: Hashable {
    /// Numbers of the view, which distinguish it from all other views of its projection.
    let view: [Double]
    let format: MapFormat
  }

  private struct State {
    var drawings: [Key: [UInt8]] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())

  /// Greatest number of bytes kept, enough for about a thousand maps.
  private static let limit = 8_000_000

  package init() {}

  /// Returns the cached drawing of a view, or draws it.
  func drawing(of key: Key, _ draw: () -> [UInt8]) -> [UInt8] {
    if let known = state.withLock({ $0.drawings[key] }) { return known }
    let drawing = draw()
    state.withLock { state in
      // Routes of a journal repeat soon or never, so dropping the whole cache costs little.
      if state.bytes + drawing.count > Self.limit { state = State() }
      if state.drawings.updateValue(drawing, forKey: key) == nil { state.bytes += drawing.count }
    }
    return drawing
  }
}
