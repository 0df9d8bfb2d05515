import Synchronization

/// How long each stage of a build took.
///
/// A class, since each stage is ended by another part of the program, and on another thread.
package final class StageClock: Sendable {
  /// The stages in their order, by what a person calls them.
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

  package init() {}

  /// Ends a stage, and begins the next.
  package func finish(_ stage: Stage) {
    state.withLock { state in
      let now = ContinuousClock.now
      state.durations.append((stage, now - state.last))
      state.last = now
    }
  }

  /// Of the stages that have ended.
  package var durations: [(stage: Stage, duration: Duration)] { state.withLock { $0.durations } }
}
