/// Nights at a place on a trip.
package struct Stay: Sendable, Hashable {
  package let place: Place
  /// The house, such as a hotel; `nil` if it is not told.
  package let name: String?
  /// The day, or the time, of coming.
  package let from: Moment
  /// The day, or the time, of leaving; `nil` if it is not told.
  package let to: Moment?
  /// A remark of the author's.
  package let note: String?

  /// Throws if the end comes before the beginning.
  package init(
    _ place: Place, name: String? = nil, from: Moment, to: Moment? = nil, note: String? = nil
  ) throws(StayFault) {
    if let to, to.isBefore(from) { throw .endsBeforeItBegins }
    self.place = place
    self.name = name
    self.from = from
    self.to = to
    self.note = note
  }
}

/// Reason why facts are no stay.
package enum StayFault: Error, Sendable, Hashable {
  case endsBeforeItBegins
}

/// Sight or place that is seen on a trip.
package struct Visit: Sendable, Hashable {
  package let place: Place
  /// The sight, such as a museum; `nil` if the place says it.
  package let name: String?
  /// The day, or the time.
  package let date: Moment
  /// A remark of the author's.
  package let note: String?

  package init(_ place: Place, name: String? = nil, date: Moment, note: String? = nil) {
    self.place = place
    self.name = name
    self.date = date
    self.note = note
  }
}
