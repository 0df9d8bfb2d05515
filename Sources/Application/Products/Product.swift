package import Diagnostics
package import Domain
package import Markup
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
  }

  /// Below the output folder, `/` between segments, none of them empty, `.` or `..`; NFC.
  package let path: String
  package let kind: Kind
  /// The file that it is made from, below the site's folder; `nil` where it is made from none or many.
  package let source: String?
  /// Why not everyone is to see what it shows, which only a preview or an option lets it do: a draft,
  /// something to come, or something expired.
  package let mark: ModelState?
  /// Whether it is a page that search engines should know.
  package let isListed: Bool
  /// Whether it is a page at a former address.
  package let isRedirect: Bool
  package let content: Content
  /// Whether its bytes are at hand, so that making them costs less than finding out whether to.
  let isConstant: Bool
  /// `nil` where there is no more to know.
  private let facts: (any ProductFacts)?

  /// A file about which there is no more to know.
  package init(
    path: String, kind: Kind, source: String? = nil, isConstant: Bool = false, content: Content
  ) {
    self.init(
      path: path, kind: kind, source: source, isConstant: isConstant, content: content, facts: nil)
  }

  init(
    path: String, kind: Kind, source: String?, mark: ModelState? = nil, isListed: Bool = false,
    isRedirect: Bool = false, isConstant: Bool = false, content: Content,
    facts: (any ProductFacts)?
  ) {
    self.isConstant = isConstant
    self.path = path
    self.kind = kind
    self.source = source
    self.mark = mark
    self.isListed = isListed
    self.isRedirect = isRedirect
    self.content = content
    self.facts = facts
  }

  /// The same with other contents.
  func with(_ content: Content) -> Product {
    Product(
      path: path, kind: kind, source: source, mark: mark, isListed: isListed,
      isRedirect: isRedirect, isConstant: isConstant, content: content, facts: facts)
  }

  /// The same, telling how long its bytes took each time they were computed.
  package func timed(_ tell: @escaping @Sendable (Product, Duration) -> Void) -> Product {
    guard case .rendered(let render) = content else { return self }
    return with(
      .rendered { output in
        let start = ContinuousClock.now
        render(&output)
        tell(self, .now - start)
      })
  }

  /// Of a page.
  package var title: String? { facts?.title }

  /// When what it shows last changed, as far as that is known.
  package var updated: Moment? { facts?.updated }

  /// A hash of what it was given when it was decided on; the same in every process.
  var given: UInt64 { facts?.given ?? 0 }

  /// Finds the template that it is written by. A page's view model selects its own: a call makes that.
  package func templateName() -> String? { facts?.templateName() }

  /// The ids that a page has by its templates.
  var ids: TemplateIDs { facts?.ids ?? TemplateIDs() }

  /// Where its author asks for it; `nil` where nobody does.
  package var place: Diagnostics.Place? {
    facts?.place ?? source.map { Diagnostics.Place(file: $0) }
  }

  /// Such as `/trips/lisbon/`: where its page or file is found.
  package var address: String { Self.address(of: path) }

  static func address(of path: String) -> String {
    let name = "index.html"
    return path == name || path.hasSuffix("/" + name)
      ? "/" + path.dropLast(name.utf8.count) : "/" + path
  }
}
