import Basics
package import Diagnostics
package import Domain
package import Markup
import Templating

/// A file of the finished site: its path and how to make its bytes.
///
/// Making them is a pure function that may run on any thread, in any order and repeatedly.
package struct Product: Sendable {
  /// Source of the bytes.
  package enum Content: Sendable {
    /// Computed bytes. Mistakes found while rendering are reported to the build's collector.
    case rendered(@Sendable (inout OutputBuffer) -> Void)
    /// A file copied unchanged, by its path on disk.
    case copied(from: String)
  }

  let outline: ProductOutline
  /// State of the site to render from; `nil` for a product with given contents.
  let state: SiteState?
  /// Called with the duration of each rendering.
  private var report: (@Sendable (Product, Duration) -> Void)?

  /// Creates a product with given contents.
  package init(
    path: String, kind: Kind, source: String? = nil, isConstant: Bool = false, content: Content
  ) {
    outline = ProductOutline(
      path: path, kind: kind, source: source, isConstant: isConstant, .ready(content))
    state = nil
  }

  init(_ outline: ProductOutline, in state: SiteState?) {
    self.outline = outline
    self.state = state
  }

  /// Path below the output folder in NFC. Segments are separated by `/`; no segment is empty, `.`
  /// or `..`.
  package var path: String { outline.path }

  /// Hash of the path, equal in every process.
  package var pathHash: UInt64 { outline.pathHash }

  /// Hash that differs for all products of the site and of its audiences, and is equal in every
  /// process.
  package var identity: UInt64 { outline.pathHash ^ salt }

  /// Number of the site that it belongs to (`Site.salt`).
  package var salt: UInt64 { state?.salt ?? 0 }

  /// Hash of everything that its bytes depend on, apart from what it reads from the state of its
  /// site.
  package var circumstance: UInt64 { outline.circumstance }

  package var kind: Kind { outline.kind }

  /// The only source file, below the site's folder; `nil` if there are several or none at all.
  package var source: String? { outline.source }

  package var isOfOneFile: Bool { outline.source != nil }

  /// Reason why its content isn't public, although a preview or an option shows it: a draft, future
  /// or expired.
  package var mark: ModelState? { outline.mark }

  /// Whether it is a page that search engines should list.
  package var isListed: Bool { outline.isListed }

  /// Whether it is a redirect page at a former address.
  package var isRedirect: Bool { outline.isRedirect }

  /// Whether the file is published only if something names it. This is known only after all other
  /// products are rendered.
  package var isOnDemand: Bool { outline.isOnDemand }

  /// Whether it is published, as far as is known yet; always `true` unless it is on demand.
  package var isWanted: Bool {
    !isOnDemand || state.map { $0.coordinator.context.site.used.contains("/" + path) } ?? true
  }

  /// Whether it is certain not to be published.
  package var isLeftOut: Bool {
    isOnDemand && state.map { $0.coordinator.context.site.used.excludes("/" + path) } ?? false
  }

  /// Whether its bytes are in memory. Rendering them is then cheaper than checking whether they
  /// changed.
  package var isConstant: Bool { outline.isConstant }

  /// Path on disk of a file that is copied unchanged; `nil` if the bytes are computed.
  package var original: String? {
    if case .copied(let path) = outline.ready { path } else { nil }
  }

  /// Appends the computed bytes, and returns what they depend on.
  package func make(into output: inout OutputBuffer) -> ProductNotes {
    let start = report.map { _ in ContinuousClock.now }
    defer { if let start { report?(self, .now - start) } }
    if case .rendered(let render) = outline.ready { render(&output) }
    guard let state else { return ProductNotes() }
    let coordinator = state.coordinator.noting()
    if let bound = outline.bound(by: coordinator) {
      state.overflow.watch(self, bound, &output, coordinator.context.site.diagnostics)
    }
    return coordinator.context.noted
  }

  private var bound: (any BoundProduct)? { state.flatMap { outline.bound(by: $0.coordinator) } }

  /// Returns a copy of the product that calls `report` with the duration of each rendering.
  package func timed(_ report: @escaping @Sendable (Product, Duration) -> Void) -> Product {
    var product = self
    product.report = report
    return product
  }

  /// Title of a page; `nil` for other products.
  package var title: String? { bound?.title }

  /// Last change of its content, if known.
  package var updated: Moment? { bound?.updated }

  /// Work that it shares with other products, to be done before they are made.
  package var preparation: ProductPreparation? {
    kind == .image && isOnDemand || kind == .sealed ? bound?.preparation : nil
  }

  /// Whether its path determines the source bytes and the recipe it is made from. Only the versions
  /// of libraries may then change the result.
  package var isByRecipe: Bool { kind == .image && preparation != nil }

  /// Returns the name of its template. Creates a page's view model, which selects the template.
  package func templateName() -> String? { bound?.templateName() }

  /// Ids in a page's templates.
  var ids: TemplateIDs { bound?.ids ?? TemplateIDs() }

  /// Place in its source that defines it; `nil` if it has no source.
  package var place: SourceRange? {
    bound?.place ?? source.map { SourceRange(file: $0) }
  }

  /// Published address, such as `/trips/lisbon/`.
  package var address: String { Self.address(of: path) }

  static func address(of path: String) -> String {
    let name = "index.html"
    guard path == name || path.ends(with: "/" + name) else { return "/" + path }
    return "/" + Substring(path.utf8.dropLast(name.utf8.count))
  }
}
