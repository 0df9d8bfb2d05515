/// Everything that preview serves of one state of the site; a newer one takes its place.
///
/// To those who ask it never changes: what an address leads to is decided, and its bytes are a function
/// of the site's state, made when they are first asked for.
struct Snapshot: Sendable {
  /// What a path leads to.
  enum Answer: Sendable {
    case found(Resource)
    /// A folder was asked for without the `/` at its end.
    case moved(to: String)
    /// The site's own page for that, where it has one.
    case missing(Resource?)
  }

  let resources: [Resource]
  /// Where each path stands among them.
  private let places: [String: Int]
  /// The path of the site's address: "" or such as `/journal`.
  let basePath: String

  /// The addresses of drafts, sorted.
  let drafts: [String]

  static let notFoundPath = "404.html"

  /// `places` are those of the snapshot before, where all paths have kept theirs.
  init(_ resources: [Resource], basePath: String, places: [String: Int]? = nil) {
    self.resources = resources
    self.basePath = basePath
    self.places =
      places
      ?? Dictionary(
        resources.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    drafts = resources.lazy.filter(\.isDraft).map { Self.address(of: $0.path, under: basePath) }
      .sorted()
  }

  /// By its path below the output folder.
  subscript(path: String) -> Resource? { places[path].map { resources[$0] } }

  /// The next snapshot's places, where it has the same paths in the same order.
  func places(ofSame paths: some Collection<String>) -> [String: Int]? {
    paths.elementsEqual(resources.lazy.map(\.path)) ? places : nil
  }

  /// `path` is an address's path, decoded, which begins with `/`.
  func answer(to path: String) -> Answer {
    guard let below = below(path) else {
      return path == "/" || path == basePath ? .moved(to: basePath + "/") : missing
    }
    if below.isEmpty || below.hasSuffix("/") {
      return self[below + "index.html"].map { .found($0) } ?? missing
    }
    if let resource = self[below] { return .found(resource) }
    return self[below + "/index.html"] == nil ? missing : .moved(to: path + "/")
  }

  /// What a browser shows at a path: a page, or the one that says that there is none.
  func page(at path: String) -> Resource? {
    switch answer(to: path) {
    case .found(let resource): resource
    case .missing(let resource): resource
    case .moved: nil
    }
  }

  private var missing: Answer { .missing(self[Self.notFoundPath]) }

  /// A path without the base and its `/`; `nil` for one outside.
  private func below(_ path: String) -> String? {
    guard path.utf8.starts(with: basePath.utf8) else { return nil }
    let rest = path.utf8.dropFirst(basePath.utf8.count)
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return String(Substring(rest.dropFirst()))
  }

  /// Where a published file is found: `/trips/lisbon/` for `trips/lisbon/index.html`.
  func address(of path: String) -> String { Self.address(of: path, under: basePath) }

  private static func address(of path: String, under basePath: String) -> String {
    let name = "index.html"
    let isIndex = path == name || path.hasSuffix("/" + name)
    return basePath + "/" + (isIndex ? String(path.dropLast(name.count)) : path)
  }
}
