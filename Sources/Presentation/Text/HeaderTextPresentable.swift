package import Templating

/// The heading of a page; a page has one.
package protocol HeaderTextPresentable: Presentable {
  /// What the heading says.
  var headerText: String { get }
}

extension HeaderTextPresentable {
  package static var headerTextFields: Fields<Self> {
    Fields("HeaderTextPresentable", .text("headerText") { $0.headerText })
  }
}
