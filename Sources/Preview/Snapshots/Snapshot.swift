import Application
import Basics
import Dispatch
import Synchronization

/// Everything that the preview serves of one state of the site, until a newer one replaces it.
///
/// It appears immutable: all addresses are decided, and the bytes depend only on the site's state.
/// They are made on the first request.
///
/// A class, because the first request for a resource makes it for all others.
final class Snapshot: Sendable {
  /// Target of a path.
  enum Answer: Sendable {
    case found(Resource)
    /// A folder, requested without the `/` at its end.
    case moved(to: String)
    /// The path has no resource. The value is the site's own page for that, if it has one.
    case missing(Resource?)
  }

  /// State of the resource that was at a path before.
  private enum Previous {
    case nothing
    case unmade
    case made(RenderedFile)
  }

  private enum State {
    case unmade(after: Previous)
    /// Being made; other threads wait for it.
    case making(DispatchGroup, after: Previous)
    case made(RenderedFile, Resource.Difference)
  }

  let products: [Product]
  /// Records of the products from earlier states.
  private let known: any KnownProducts
  let layout: ProductLayout
  private let states: Mutex<[State]>
  /// The path of the site's address: "" or such as `/journal`.
  let basePath: String

  /// Addresses of hidden pages, sorted, with the reasons.
  let marks: [(address: String, mark: ModelState)]
  /// Number of pages of the previous snapshot that are gone.
  let vanishedPages: Int

  static let notFoundPath = "404.html"

  /// Takes products, no two of which have the same path, and the snapshot that this one replaces.
  init(
    _ products: [Product], _ layout: ProductLayout? = nil,
    knowing known: any KnownProducts = NothingKnown(), after previous: Snapshot? = nil,
    basePath: String
  ) {
    let layout = layout ?? ProductLayout(products)
    self.products = products
    self.layout = layout
    self.known = known
    self.basePath = basePath
    marks = layout.marks.map { (Self.address(of: $0.path, under: basePath), $0.mark) }
      .sorted { $0.0 < $1.0 }
    if let previous, previous.layout === layout {
      states = Mutex(previous.newest.map { .unmade(after: $0) })
      vanishedPages = 0
      return
    }
    let newest = previous?.newest ?? []
    // Indices that haven't changed need no search.
    let same = previous?.layout.first === layout.first ? layout.first.count : 0
    states = Mutex(
      products.indices.map { index in
        let place = index < same ? index : previous?.layout.place(of: products[index].path)
        return .unmade(after: place.map { newest[$0] } ?? .nothing)
      })
    vanishedPages =
      previous?.products.dropFirst(same).count {
        layout.place(of: $0.path) == nil && MediaType.of($0.path) == MediaType.html
      }
      ?? 0
  }

  /// The last made state of each product, from this snapshot or an earlier one.
  private var newest: [Previous] {
    states.withLock { states in
      states.map { state in
        switch state {
        case .made(let made, _): .made(made)
        case .unmade(.made(let made)), .making(_, after: .made(let made)): .made(made)
        case .unmade, .making: .unmade
        }
      }
    }
  }

  // MARK: - Resources

  /// Resources, without those that certainly no page names.
  var resources: some Collection<Resource> {
    products.indices.lazy.filter { [products] in !products[$0].isLeftOut }
      .map { [self] in Resource(snapshot: self, index: $0) }
  }

  /// Resource at a path below the output folder; `nil` if the path has none, or once it is known
  /// that no page names the file.
  subscript(path: String) -> Resource? {
    layout.place(of: path).flatMap {
      products[$0].isLeftOut ? nil : Resource(snapshot: self, index: $0)
    }
  }

  func made(at index: Int) -> RenderedFile {
    enum Turn {
      case done(RenderedFile)
      case wait(DispatchGroup)
      case make(DispatchGroup, after: Previous)
    }
    while true {
      let turn: Turn = states.withLock { states in
        switch states[index] {
        case .made(let made, _): return .done(made)
        case .making(let group, _): return .wait(group)
        case .unmade(let previous):
          let group = DispatchGroup()
          group.enter()
          states[index] = .making(group, after: previous)
          return .make(group, after: previous)
        }
      }
      switch turn {
      case .done(let made): return made
      case .wait(let group): group.wait()
      case .make(let group, let previous):
        let (made, difference) = make(products[index], after: previous)
        states.withLock { $0[index] = .made(made, difference) }
        group.leave()
        return made
      }
    }
  }

  private func make(_ product: Product, after previous: Previous) -> (
    RenderedFile, Resource.Difference
  ) {
    switch previous {
    case .nothing: return (RenderedFile.of(product, after: nil, knowing: known), .new)
    case .unmade: return (RenderedFile.of(product, after: nil, knowing: known), .unknown)
    case .made(let previous):
      let made = RenderedFile.of(product, after: previous, knowing: known)
      return (made, made.tag == previous.tag ? .same : .changed)
    }
  }

  func isMade(at index: Int) -> Bool { difference(at: index) != nil }

  /// Difference to the previous resource; `nil` if it isn't made yet.
  func difference(at index: Int) -> Resource.Difference? {
    states.withLock { states in
      if case .made(_, let difference) = states[index] { difference } else { nil }
    }
  }
}

// MARK: - Addresses

extension Snapshot {
  /// Answer for the decoded path of an address, which begins with `/`.
  func answer(to path: String) -> Answer {
    guard let below = below(path) else {
      return path == "/" || path == basePath ? .moved(to: basePath + "/") : missing
    }
    if below.isEmpty || below.ends(with: "/") {
      return self[below + "index.html"].map { .found($0) } ?? missing
    }
    if let resource = self[below] { return .found(resource) }
    return self[below + "/index.html"] == nil ? missing : .moved(to: path + "/")
  }

  /// Page that a browser shows at a path. If the path has none, this is the site's page for 404.
  func page(at path: String) -> Resource? {
    switch answer(to: path) {
    case .found(let resource): resource
    case .missing(let resource): resource
    case .moved: nil
    }
  }

  private var missing: Answer { .missing(self[Self.notFoundPath]) }

  /// The path without the base and its `/`; `nil` if it isn't below the base.
  private func below(_ path: String) -> String? {
    guard path.utf8.starts(with: basePath.utf8) else { return nil }
    let rest = path.utf8.dropFirst(basePath.utf8.count)
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return String(Substring(rest.dropFirst()))
  }

  /// Address of a published file: `/trips/lisbon/` for `trips/lisbon/index.html`.
  func address(of path: String) -> String { Self.address(of: path, under: basePath) }

  private static func address(of path: String, under basePath: String) -> String {
    let name = "index.html"
    let isIndex = path == name || path.ends(with: "/" + name)
    return basePath + "/" + (isIndex ? Substring(path.utf8.dropLast(name.utf8.count)) : path[...])
  }
}
