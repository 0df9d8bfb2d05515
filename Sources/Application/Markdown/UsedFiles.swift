import Content
import Synchronization
import Tracing

/// Which of the files beside content something on the site names: a text, a key, a setting, a template
/// or a style sheet. The others stay at home, but for those that their owner put where all goes out.
///
/// A class, since texts are rendered on many threads, and each says what it leads to; it is known when
/// all are.
final class UsedFiles: Sendable {
  private struct State {
    var paths: Set<String> = []
    var isWhole = false
  }

  private let state = Mutex(State())

  func use(_ asset: Asset) {
    guard !asset.isKept else { return }
    Reading.note(SiteEffect.usedFile(asset.publishedPath))
    useAgain(asset.publishedPath)
  }

  /// A product that is not made again used a file when it was made.
  func useAgain(_ path: String) {
    state.withLock { _ = $0.paths.insert(path) }
  }

  /// Takes note that whatever names a file has been made.
  func close() { state.withLock { $0.isWhole = true } }

  /// Whether something names the file that is published at a path such as `/trips/map.gpx`, as far as
  /// that is known.
  func contains(_ path: String) -> Bool { state.withLock { $0.paths.contains(path) } }

  /// Whether it is certain that nothing names it.
  func excludes(_ path: String) -> Bool {
    state.withLock { $0.isWhole && !$0.paths.contains(path) }
  }
}
