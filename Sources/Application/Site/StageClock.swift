import Synchronization

/// Durations of a build's stages.
///
/// A class, because different parts of the program end the stages, on several threads.
package final class StageClock: Sendable {
  /// The stages in order, with their names for users.
  package enum Stage: String, Sendable, CaseIterable {
    case read = "read content"
    case compile = "compile templates"
    case decide = "decide pages"
    case make = "make pages"
    case publish
  }

  private struct State {
    var last = ContinuousClock.now
    var durations: [(stage: Stage, duration: Duration)] = []
  }

  private let state = Mutex(State())

  private let whenFinished: @Sendable (Stage) -> Void

  /// Creates a clock, which calls `whenFinished` at the end of each stage.
  package init(_ whenFinished: @escaping @Sendable (Stage) -> Void = { _ in }) {
    self.whenFinished = whenFinished
  }

  /// Ends a stage and begins the next.
  package func finish(_ stage: Stage) {
    state.withLock { state in
      let now = ContinuousClock.now
      state.durations.append((stage, now - state.last))
      state.last = now
    }
    whenFinished(stage)
  }

  /// Durations of the stages that have ended.
  package var durations: [(stage: Stage, duration: Duration)] { state.withLock { $0.durations } }
}
