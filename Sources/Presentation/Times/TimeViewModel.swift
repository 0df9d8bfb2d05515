public import Templating

/// A time, such as the publication of an article or the day of an expense.
public struct TimeViewModel: Sendable, Hashable {
  /// Ready text, such as "June 9, 2014".
  public let timeText: String
  /// The value of HTML's `datetime` attribute.
  public let instant: String

  /// Creates a view model with these values.
  public init(timeText: String, instant: String) {
    self.timeText = timeText
    self.instant = instant
  }
}

extension TimeViewModel: TimePresentable {
  /// The template, and the fields it offers.
  public static let contract = Contract<Self>(template: "components/time", timeFields)
}
