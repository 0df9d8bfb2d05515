import Application
import Dispatch
import Synchronization

/// One file of the site as preview serves it: decided from the start, and made when it is first wanted.
///
/// A class, since the first who wants it makes it for all who do.
final class Resource: Sendable {
  /// How it stands to what was at its path before.
  enum Difference: Sendable {
    case new
    /// There was something, which nobody had asked for.
    case unknown
    case changed
    case same
  }

  private enum Former {
    case nothing
    case unmade
    case made(tag: String)
  }

  private enum State {
    /// With what was made before for its path.
    case unmade(Product, after: Made?)
    /// Others wait for the one who makes it.
    case making(DispatchGroup, after: Made?)
    /// Without the product, which holds on to all of its site.
    case made(Made)
  }

  /// Below the output folder, such as `trips/lisbon/index.html`.
  let path: String
  let kind: Product.Kind
  /// The file of the site that it is made from.
  let source: String?
  let isDraft: Bool
  private let former: Former
  private let state: Mutex<State>

  /// `former` is what was served at its path before.
  init(_ product: Product, after former: Resource?) {
    path = product.path
    kind = product.kind
    source = product.source
    isDraft = product.isDraft
    let made = former?.newest
    self.former =
      if former == nil { .nothing } else if let made { .made(tag: made.tag) } else { .unmade }
    state = Mutex(.unmade(product, after: made))
  }

  var type: String { MediaType.of(path) }

  var isPage: Bool { type == MediaType.html }

  // MARK: - Making

  /// Its bytes, made now where nobody has wanted them yet.
  func made() -> Made {
    enum Turn {
      case done(Made)
      case wait(DispatchGroup)
      case make(Product, after: Made?, DispatchGroup)
    }
    let turn: Turn = state.withLock { state in
      switch state {
      case .made(let made): return .done(made)
      case .making(let group, _): return .wait(group)
      case .unmade(let product, let former):
        let group = DispatchGroup()
        group.enter()
        state = .making(group, after: former)
        return .make(product, after: former, group)
      }
    }
    switch turn {
    case .done(let made): return made
    case .wait(let group):
      group.wait()
      return made()
    case .make(let product, let former, let group):
      let made = Made(product, after: former)
      state.withLock { $0 = .made(made) }
      group.leave()
      return made
    }
  }

  var isMade: Bool {
    state.withLock { state in
      if case .made = state { true } else { false }
    }
  }

  /// What was last made for its path, now or before; never waits.
  private var newest: Made? {
    state.withLock { state in
      switch state {
      case .made(let made): made
      case .unmade(_, let former), .making(_, let former): former
      }
    }
  }

  /// `nil` for one that is not made yet.
  var difference: Difference? {
    let tag: String? = state.withLock { state in
      if case .made(let made) = state { made.tag } else { nil }
    }
    guard let tag else { return nil }
    return switch former {
    case .nothing: .new
    case .unmade: .unknown
    case .made(let former): former == tag ? .same : .changed
    }
  }
}
