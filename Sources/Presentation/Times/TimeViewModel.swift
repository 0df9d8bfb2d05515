public import Templating

/// A moment of a model: the publication of an article, the day of an expense.
public struct TimeViewModel: Sendable, Hashable {
  /// Ready text, such as "June 9, 2014".
  public let timeText: String
  /// The value of HTML's `datetime` attribute.
  public let instant: String

  /// Takes values that are ready to show.
  public init(timeText: String, instant: String) {
    self.timeText = timeText
    self.instant = instant
  }
}

extension TimeViewModel: TimePresentable {
  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(template: "components/time", timeFields)
}
