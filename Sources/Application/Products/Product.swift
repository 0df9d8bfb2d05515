package import Diagnostics
package import Domain
package import Markup
import Paths
import Templating

/// One file of the finished site: where it is published, and how its bytes are made.
///
/// Making is a pure function and may run on any thread, in any order, as often as wanted.
package struct Product: Sendable {
  /// Where the bytes come from.
  package enum Content: Sendable {
    /// Bytes that are computed; what is wrong on the way is reported to the build's collector.
    case rendered(@Sendable (inout OutputBuffer) -> Void)
    /// A file that is published as it is, by its path on disk.
    case copied(from: String)
  }

  /// What it is, as reports count it.
  package enum Kind: String, Sendable, Hashable {
    case page
    case image
    case asset
    case feed
    case sitemap
    case robots
    case calendar
    case filter
  }

  let outline: ProductOutline
  /// The state of the site that it is made from; one that was given its contents needs none.
  let state: SiteState?
  /// In place of its own.
  private let replacement: Content?

  /// A file about which there is no more to know.
  package init(
    path: String, kind: Kind, source: String? = nil, isConstant: Bool = false, content: Content
  ) {
    outline = ProductOutline(
      path: path, kind: kind, source: source, isConstant: isConstant, .given(content))
    state = nil
    replacement = nil
  }

  init(_ outline: ProductOutline, in state: SiteState, replacement: Content? = nil) {
    self.outline = outline
    self.state = state
    self.replacement = replacement
  }

  private init(_ product: Product, replacement: Content) {
    outline = product.outline
    state = product.state
    self.replacement = replacement
  }

  /// Below the output folder, `/` between segments, none of them empty, `.` or `..`; NFC.
  package var path: String { outline.path }

  /// The same in every process.
  package var pathHash: UInt64 { outline.pathHash }

  package var kind: Kind { outline.kind }

  /// The file that it is made from, below the site's folder; `nil` where it is made from none or many.
  package var source: String? { outline.source }

  package var isOfOneFile: Bool { outline.source != nil }

  /// Why not everyone is to see what it shows, which only a preview or an option lets it do: a draft,
  /// something to come, or something expired.
  package var mark: ModelState? { outline.mark }

  /// Whether it is a page that search engines should know.
  package var isListed: Bool { outline.isListed }

  /// Whether it is a page at a former address.
  package var isRedirect: Bool { outline.isRedirect }

  /// Whether it is a file that goes out only where something else names it: to be made, or left out,
  /// when all else is made.
  package var isOnDemand: Bool { outline.isOnDemand }

  /// Whether it goes out, as far as that is known: of what is not on demand it always is.
  package var isWanted: Bool {
    !isOnDemand || state.map { $0.coordinator.context.used.contains("/" + path) } ?? true
  }

  /// Whether it is certain that it does not go out.
  package var isLeftOut: Bool {
    isOnDemand && state.map { $0.coordinator.context.used.excludes("/" + path) } ?? false
  }

  /// Whether its bytes are at hand, so that making them costs less than finding out whether to.
  var isConstant: Bool { outline.isConstant }

  package var content: Content {
    if let replacement { return replacement }
    if case .copied(let path) = outline.given { return .copied(from: path) }
    guard let trace = state?.trace, !isConstant else {
      return .rendered { [self] in _ = make(into: &$0) }
    }
    return .rendered(trace.recorded(self))
  }

  /// Makes the bytes, and gives what was bound for that, as not to bind it again.
  func make(into output: inout OutputBuffer) -> (any BoundProduct)? {
    if case .rendered(let render) = outline.given {
      render(&output)
      return nil
    }
    let bound = bound
    if let bound, let state {
      state.overflow.watch(self, bound, &output, state.coordinator.context.diagnostics)
    }
    return bound
  }

  private var bound: (any BoundProduct)? { state.flatMap { outline.bound(by: $0.coordinator) } }

  /// The same, telling how long its bytes took each time they were computed.
  package func timed(_ tell: @escaping @Sendable (Product, Duration) -> Void) -> Product {
    guard case .rendered(let render) = content else { return self }
    return Product(
      self,
      replacement: .rendered { output in
        let start = ContinuousClock.now
        render(&output)
        tell(self, .now - start)
      })
  }

  /// Of a page.
  package var title: String? { bound?.title }

  /// When what it shows last changed, as far as that is known.
  package var updated: Moment? { bound?.updated }

  /// A hash of what it was given when it was decided on; the same in every process.
  var given: UInt64 { bound?.given ?? 0 }

  /// Finds the template that it is written by. A page's view model selects its own: a call makes that.
  package func templateName() -> String? { bound?.templateName() }

  /// The ids that a page has by its templates.
  var ids: TemplateIDs { bound?.ids ?? TemplateIDs() }

  /// Where its author asks for it; `nil` where nobody does.
  package var place: Diagnostics.Place? {
    bound?.place ?? source.map { Diagnostics.Place(file: $0) }
  }

  /// Such as `/trips/lisbon/`: where its page or file is found.
  package var address: String { Self.address(of: path) }

  static func address(of path: String) -> String {
    let name = "index.html"
    guard path == name || path.ends(with: "/" + name) else { return "/" + path }
    return "/" + Substring(path.utf8.dropLast(name.utf8.count))
  }
}
