import Basics
import Content
import Diagnostics
package import Domain

/// Period in which a site stays the same without edits. It ends when a model is published or
/// expires, when a leg of a trip departs, or when a trip arrives.
package struct SiteValidity: Sendable, Hashable {
  /// Models with a date in the far future.
  struct Future: Sendable, Hashable {
    /// Hash of the name of the model that the warning cites.
    let first: UInt64
    let count: Int
  }

  /// First and last second, since 1970, at which the same content is shown.
  package let seconds: ClosedRange<Int64>
  /// Hash of the dates in the future; 0 if there aren't any. What a page shows of a model may
  /// depend on whether the model has departed, has arrived, is published or has expired.
  let pending: UInt64
  /// Visible models with a date in the future; `nil` without any.
  let future: Future?

  package init(seconds: ClosedRange<Int64>) { self.init(seconds: seconds, pending: 0, future: nil) }

  init(seconds: ClosedRange<Int64>, pending: UInt64, future: Future?) {
    self.seconds = seconds
    self.pending = pending
    self.future = future
  }

  /// Seconds by which a `date` may be later than now without a warning, because the author's zone
  /// may be ahead.
  private static let tolerance: Int64 = 86_400

  init(_ content: SiteContent, for audience: Audience) {
    let now = audience.now.seconds
    var (first, last) = (Int64.min, Int64.max)
    /// Whether a second has passed; narrows the period in which that holds.
    func hasCome(_ second: Int64) -> Bool {
      if second <= now {
        first = max(first, second)
        return true
      }
      last = min(last, second - 1)
      return false
    }
    for second in content.secondsOfKeys { _ = hasCome(second) }
    var pending = StableHasher()
    var isPending = false
    var dated: (path: String, subject: UInt64)?
    var count = 0
    // Most models are entirely in the past. Their last second bounds all others, so one comparison
    // is enough.
    for model in content.models.all where !hasCome(model.lastSecond) {
      let attributes = model.attributes
      let days = [
        attributes.date, attributes.updated, model.date, attributes.publishDate,
        attributes.expiryDate,
      ]
      for (key, day) in days.enumerated() {
        guard let second = day?.instant.seconds, !hasCome(second) else { continue }
        isPending = true
        pending.combine(model.hashes.name)
        pending.combine(key)
      }
      guard let date = attributes.date, !hasCome(date.instant.seconds - Self.tolerance),
        audience.sees(attributes), !attributes.isFuture(at: audience.now)
      else { continue }
      count += 1
      if dated.map({ model.path < $0.path }) ?? true { dated = (model.path, model.hashes.name) }
    }
    for trip in content.trips where trip.lastSecond > now {
      // Maps draw legs that haven't departed as dashed lines. The first departure is the trip's
      // date, which is already included.
      for (index, leg) in trip.model.legs.enumerated().dropFirst() {
        guard !hasCome(leg.departure.instant.seconds) else { continue }
        isPending = true
        pending.combine(trip.hashes.name)
        pending.combine(-index)
      }
      guard let end = trip.model.endSecond, !hasCome(end) else { continue }
      isPending = true
      pending.combine(trip.hashes.name)
      pending.combine("end")
    }
    seconds = first...last
    self.pending = isPending ? pending.finish() : 0
    future = dated.map { Future(first: $0.subject, count: count) }
  }

  package func holds(at now: Instant) -> Bool { seconds.contains(now.seconds) }

  /// Warns once of all dates in the future.
  func report(_ content: SiteContent, _ diagnostics: DiagnosticCollector) {
    guard let future,
      let model = content.models.all.first(where: { $0.hashes.name == future.first })
    else { return }
    diagnostics.report(
      .contentFutureDate, at: model.place(of: "date"),
      "'date' is in the future, but the page is published anyway",
      fix: "to publish it on that day, write 'publishDate'",
      notes: future.count > 1
        ? ["the same goes for \(future.count - 1) more"] : [])
  }
}
