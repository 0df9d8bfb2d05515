import Diagnostics
import Domain
import Templating

/// What there is to know of a product besides its bytes. It is found when somebody asks: of most
/// products of a large site nobody does.
///
/// A class, since a site has thousands of products, which are sorted and sifted.
protocol ProductFacts: AnyObject, Sendable {
  /// Of a page.
  var title: String? { get }
  /// When what it shows last changed, as far as that is known.
  var updated: Moment? { get }
  /// A hash of what it was given when it was decided on; the same in every process.
  var given: UInt64 { get }
  /// The ids that a page has by its templates.
  var ids: TemplateIDs { get }
  /// Where in its source it is asked for; `nil` where all of that asks for it.
  var place: Diagnostics.Place? { get }

  /// Finds the template that it is written by.
  func templateName() -> String?
}

extension ProductFacts {
  var updated: Moment? { nil }
  var ids: TemplateIDs { TemplateIDs() }
  var place: Diagnostics.Place? { nil }
}
