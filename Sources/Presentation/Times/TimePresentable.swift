public import Templating

/// A moment as people write it and as machines do.
public protocol TimePresentable: Presentable {
  /// Ready text, such as "June 9, 2014".
  var timeText: String { get }
  /// What HTML's `datetime` attribute takes: "2014-06-09" or "2014-06-09T11:00:00Z".
  var instant: String { get }
}

extension TimePresentable {
  /// The names that it offers to templates.
  public static var timeFields: Fields<Self> {
    Fields("TimePresentable", .text("timeText") { $0.timeText }, .text("instant") { $0.instant })
  }
}
