import Basics
import Diagnostics
import Synchronization

/// Finds the probable target of a wrong address: the only address with the same last segment, or
/// else one with a similar spelling.
///
/// A class, because it sorts the addresses when the first wrong one is found and caches its
/// results: many texts often share a wrong link.
final class AddressNeighborhood: Sendable {
  private struct State {
    var addresses: @Sendable () -> [String] = { [] }
    var index: SuggestionIndex?
    var byEnd: [Substring: [String]] = [:]
    var known: [String: String?] = [:]
  }

  private let state = Mutex(State())

  func set(_ addresses: @escaping @Sendable () -> [String]) {
    state.withLock { $0 = State(addresses: addresses) }
  }

  func nearest(to path: String) -> String? {
    state.withLock { state in
      if let known = state.known[path] { return known }
      if state.index == nil {
        let addresses = state.addresses().sorted()
        state.index = SuggestionIndex(addresses)
        state.byEnd = Dictionary(grouping: addresses, by: Self.end)
      }
      let alike = (state.byEnd[Self.end(of: path)] ?? []).filter { $0 != path }
      let nearest = alike.count == 1 ? alike[0] : state.index?.nearest(to: path) ?? alike.first
      state.known[path] = nearest
      return nearest
    }
  }

  /// Returns the last segment of a path.
  private static func end(of path: String) -> Substring {
    let whole = path.before("/") ?? path[...]
    guard let slash = whole.utf8.lastIndex(of: UInt8(ascii: "/")) else { return whole }
    return whole[whole.utf8.index(after: slash)...]
  }
}
