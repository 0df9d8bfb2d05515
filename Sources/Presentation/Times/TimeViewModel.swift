package import Templating

/// A moment that belongs to something else: when an article came out, when money was spent.
package struct TimeViewModel: Sendable, Hashable {
  package let timeText: String
  package let instant: String

  package init(timeText: String, instant: String) {
    self.timeText = timeText
    self.instant = instant
  }
}

extension TimeViewModel: TimePresentable {
  package static let contract = Contract<Self>(template: "components/time", timeFields)
}
