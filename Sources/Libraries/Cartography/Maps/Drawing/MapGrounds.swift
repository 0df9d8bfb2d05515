import Synchronization

/// Seas, coasts and borders of maps that were drawn, for further maps of the same part of the
/// Earth: many trips go the same way, and back.
///
/// A class, because the threads that draw maps share it. Maps are the same with it and without.
package final class MapGrounds: Sendable {
  /// Everything that coasts on a drawing depend on.
  struct Key: Hashable {
    /// Numbers of the view, which tell it from all others of its projection.
    let view: [Double]
    let format: MapFormat
  }

  private struct State {
    var drawings: [Key: [UInt8]] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())

  /// Most bytes that are kept: those of about a thousand maps.
  private static let limit = 8_000_000

  package init() {}

  /// Returns what was drawn before of a view, or else draws it.
  func drawing(of key: Key, _ draw: () -> [UInt8]) -> [UInt8] {
    if let known = state.withLock({ $0.drawings[key] }) { return known }
    let drawing = draw()
    state.withLock { state in
      // The ways of a journal come again soon, or not at all.
      if state.bytes + drawing.count > Self.limit { state = State() }
      if state.drawings.updateValue(drawing, forKey: key) == nil { state.bytes += drawing.count }
    }
    return drawing
  }
}
