import Diagnostics
import Domain
import Markup
import Templating

/// A product of one state of a site: it makes the bytes, and knows what there is to know besides.
///
/// It is made when somebody asks, and not kept: of most products of a large site nobody asks twice.
protocol BoundProduct: AnyObject {
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

  /// Makes the bytes.
  func write(into output: inout OutputBuffer)

  /// Finds the template that it is written by.
  func templateName() -> String?
}

extension BoundProduct {
  var title: String? { nil }
  var updated: Moment? { nil }
  var given: UInt64 { 0 }
  var ids: TemplateIDs { TemplateIDs() }
  var place: Diagnostics.Place? { nil }

  func templateName() -> String? { nil }
}
