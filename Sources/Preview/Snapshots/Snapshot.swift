/// Everything that preview serves at one moment; it never changes, and a newer one takes its place.
struct Snapshot: Sendable {
  /// What a path leads to.
  enum Answer: Sendable {
    case found(Resource)
    /// A folder was asked for without the `/` at its end.
    case moved(to: String)
    /// The site's own page for that, where it has one.
    case missing(Resource?)
  }

  /// By the paths below the output folder, such as `trips/lisbon/index.html`.
  let resources: [String: Resource]
  /// The path of the site's address: "" or such as `/journal`.
  let basePath: String

  /// The addresses of drafts, sorted.
  let drafts: [String]

  static let notFoundPath = "404.html"

  init(_ resources: [String: Resource], basePath: String) {
    self.resources = resources
    self.basePath = basePath
    drafts = resources.lazy.filter(\.value.isDraft)
      .map { Self.address(of: $0.key, under: basePath) }.sorted()
  }

  /// `path` is an address's path, decoded, which begins with `/`.
  func answer(to path: String) -> Answer {
    guard let below = below(path) else {
      return path == "/" || path == basePath ? .moved(to: basePath + "/") : missing
    }
    if below.isEmpty || below.hasSuffix("/") {
      return resources[below + "index.html"].map { .found($0) } ?? missing
    }
    if let resource = resources[below] { return .found(resource) }
    return resources[below + "/index.html"] == nil ? missing : .moved(to: path + "/")
  }

  /// What a browser shows at a path: a page, or the one that says that there is none.
  func page(at path: String) -> Resource? {
    switch answer(to: path) {
    case .found(let resource): resource
    case .missing(let resource): resource
    case .moved: nil
    }
  }

  private var missing: Answer { .missing(resources[Self.notFoundPath]) }

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
