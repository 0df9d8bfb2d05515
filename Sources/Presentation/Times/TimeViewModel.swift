public import Templating

/// A date or time, formatted for people and for machines.
public struct TimeViewModel: Sendable, Hashable {
  /// The time as people read it: "June 9, 2014".
  public let timeText: String
  /// The value of HTML's `datetime` attribute: "2014-06-09" or "2014-06-09T11:00:00Z".
  public let instant: String

  /// Creates a view model with these values.
  public init(timeText: String, instant: String) {
    self.timeText = timeText
    self.instant = instant
  }
}

extension TimeViewModel: Presentable {
  /// This type's template and fields.
  public static let contract = Contract<Self>(
    template: "components/time",
    Fields("TimeViewModel", .text("timeText") { $0.timeText }, .text("instant") { $0.instant }))
}
