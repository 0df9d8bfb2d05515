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
  /// Of a page.
  package let title: String?
  /// The file that it is made from, below the site's folder; `nil` where it is made from none or many.
  package let source: String?
  /// Whether it shows a draft, which only a preview or `--drafts` lets it do.
  package let isDraft: Bool
  /// Whether it is a page that search engines should know.
  package let isListed: Bool
  /// When what it shows last changed, as far as that is known.
  package let updated: Moment?
  package let content: Content
  /// The ids that a page has by its templates.
  var ids = TemplateIDs()
  /// Finds the template that a page is written by, which its view model selects: a call makes that.
  package let template: (@Sendable () -> String?)?
  /// Whether it is a page at a former address.
  package let isRedirect: Bool
  /// Whether its bytes are at hand, so that making them costs less than finding out whether to.
  var isConstant = false
  /// A hash of what it was given when it was decided on, besides models: the elements of a list and
  /// how many there are. The same in every process; `nil` where that is nothing.
  var arguments: (@Sendable () -> UInt64)?
  /// Where in its source it is asked for; `nil` where all of that asks for it.
  private let placed: (@Sendable () -> Diagnostics.Place)?

  package init(
    path: String, kind: Kind, title: String? = nil, source: String? = nil, isDraft: Bool = false,
    isListed: Bool = false, updated: Moment? = nil, isRedirect: Bool = false,
    placed: (@Sendable () -> Diagnostics.Place)? = nil, content: Content,
    template: (@Sendable () -> String?)? = nil
  ) {
    self.path = path
    self.kind = kind
    self.title = title
    self.source = source
    self.isDraft = isDraft
    self.isListed = isListed
    self.updated = updated
    self.isRedirect = isRedirect
    self.placed = placed
    self.content = content
    self.template = template
  }

  /// The same with other contents.
  func with(_ content: Content) -> Product {
    var product = Product(
      path: path, kind: kind, title: title, source: source, isDraft: isDraft, isListed: isListed,
      updated: updated, isRedirect: isRedirect, placed: placed, content: content,
      template: template)
    product.ids = ids
    product.isConstant = isConstant
    product.arguments = arguments
    return product
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

  /// Where its author asks for it; `nil` where nobody does.
  package var place: Diagnostics.Place? {
    placed?() ?? source.map { Diagnostics.Place(file: $0) }
  }

  /// Such as `/trips/lisbon/`: where its page or file is found.
  package var address: String { Self.address(of: path) }

  static func address(of path: String) -> String {
    let name = "index.html"
    return path == name || path.hasSuffix("/" + name)
      ? "/" + path.dropLast(name.utf8.count) : "/" + path
  }
}
