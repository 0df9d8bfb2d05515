import Synchronization

/// A value that several products need and one of them makes; it is kept until the last has had it.
///
/// A class, since products on any thread ask it. Who asks once more than was foreseen makes it anew,
/// so what comes out never depends on who asked before.
final class Shared<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var uses: Int
  }

  private let state: Mutex<State>

  /// `uses` is how often it will be asked for.
  init(uses: Int) { state = Mutex(State(value: nil, uses: uses)) }

  /// Others wait while it is made, and must not be asked for by `make`.
  func value(_ make: () -> Value) -> Value {
    state.withLock { state in
      state.uses -= 1
      let value = state.value ?? make()
      state.value = state.uses > 0 ? value : nil
      return value
    }
  }
}
