import Diagnostics
import Domain
import Markup
import Templating

/// A product bound to one state of a site: it renders the bytes and knows the page's properties.
///
/// Created on demand and then discarded, because most products of a large site are needed once.
protocol BoundProduct: AnyObject {
  /// Title of a page; `nil` for other products.
  var title: String? { get }
  /// Last change of its content, if known.
  var updated: Moment? { get }
  /// Ids in a page's templates.
  var ids: TemplateIDs { get }
  /// Place in its source that defines the product; `nil` if the whole file does.
  var place: SourceRange? { get }

  /// Renders the bytes.
  func write(into output: inout OutputBuffer)

  /// Returns the name of the template that renders it.
  func templateName() -> String?

  /// Work that it shares with other products.
  var preparation: ProductPreparation? { get }
}

extension BoundProduct {
  var title: String? { nil }
  var updated: Moment? { nil }
  var ids: TemplateIDs { TemplateIDs() }
  var place: SourceRange? { nil }

  func templateName() -> String? { nil }

  var preparation: ProductPreparation? { nil }
}
