public import Templating

/// A moment that belongs to something else: when an article came out, when money was spent.
public struct TimeViewModel: Sendable, Hashable {
  /// Ready text, such as "June 9, 2014".
  public let timeText: String
  /// What HTML's `datetime` attribute takes.
  public let instant: String

  /// Of values that are ready to show.
  public init(timeText: String, instant: String) {
    self.timeText = timeText
    self.instant = instant
  }
}

extension TimeViewModel: TimePresentable {
  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(template: "components/time", timeFields)
}
