import Diagnostics
import Synchronization

/// The assets that something on the site names: a text, a key, a setting, a template or a style
/// sheet. Other assets aren't published, except those in `Content/public`.
///
/// A class, because texts are rendered on many threads, and each adds its files.
final class UsedFiles: Sendable {
  private struct State {
    var paths: Set<String> = []
    /// Addresses of the files that protected models use, by file.
    var forFew: [String: Set<String>] = [:]
    var loads = PolicyLoads()
    var inline: [SourceRange: PolicyLoads.Inline] = [:]
    var isWhole = false
  }

  private let state = Mutex(State())

  /// Adds a file by its published path.
  func use(_ path: String) {
    state.withLock { _ = $0.paths.insert(path) }
  }

  /// Adds a file or photo that a protected model uses, by its path and its address.
  func useForFew(_ path: String, at address: String) {
    state.withLock { _ = $0.forFew[path, default: []].insert(address) }
  }

  /// Returns the files and photos of protected models whose address is in `addresses`, sorted by
  /// path.
  func forFew(amongAll addresses: Set<String>) -> [String] {
    state.withLock { $0.forFew }.filter { !addresses.isDisjoint(with: $0.value) }.keys.sorted()
  }

  /// Adds a source of the security policy that a text loads something from.
  func load(_ source: String, _ directive: PolicyLoads.Directive) {
    state.withLock { $0.loads.add(source, to: directive) }
  }

  /// Adds a script or a style in the HTML of a text.
  func add(_ part: PolicyLoads.Inline, at place: SourceRange) {
    state.withLock {
      $0.loads.add(part)
      $0.inline[place] = part
    }
  }

  /// Adds what sealed pages load, with their scripts and styles.
  func add(_ loads: PolicyLoads, inlineOf other: UsedFiles) {
    let inline = other.inline
    state.withLock {
      $0.loads.formUnion(loads)
      $0.inline.merge(inline) { first, _ in first }
    }
  }

  /// Sources on other hosts that texts load from.
  var loads: PolicyLoads { state.withLock { $0.loads } }

  /// Scripts and styles in the HTML of texts, by their places.
  var inline: [SourceRange: PolicyLoads.Inline] { state.withLock { $0.inline } }

  /// Marks the set as complete. Call it when everything that can name a file has been rendered.
  func close() { state.withLock { $0.isWhole = true } }

  /// Whether something is already known to name the file at a published path such as
  /// `/trips/map.gpx`.
  func contains(_ path: String) -> Bool { state.withLock { $0.paths.contains(path) } }

  /// Whether it is certain that the file isn't named anywhere.
  func excludes(_ path: String) -> Bool {
    state.withLock { $0.isWhole && !$0.paths.contains(path) }
  }
}
