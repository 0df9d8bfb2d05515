public import Templating

/// A time for people and for machines.
public protocol TimePresentable: Presentable {
  /// Ready text, such as "June 9, 2014".
  var timeText: String { get }
  /// The value of HTML's `datetime` attribute: "2014-06-09" or "2014-06-09T11:00:00Z".
  var instant: String { get }
}

extension TimePresentable {
  /// The fields it offers to templates.
  public static var timeFields: Fields<Self> {
    Fields("TimePresentable", .text("timeText") { $0.timeText }, .text("instant") { $0.instant })
  }
}
