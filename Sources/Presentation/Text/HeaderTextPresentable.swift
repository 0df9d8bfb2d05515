public import Templating

/// The heading of a page; a page has one.
public protocol HeaderTextPresentable: Presentable {
  /// What the heading says.
  var headerText: String { get }
}

extension HeaderTextPresentable {
  /// The names that it offers to templates.
  public static var headerTextFields: Fields<Self> {
    Fields("HeaderTextPresentable", .text("headerText") { $0.headerText })
  }
}
