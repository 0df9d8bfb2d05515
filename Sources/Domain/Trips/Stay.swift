/// An overnight stay at a place on a trip.
package struct Stay: Sendable, Hashable {
  package let place: Place
  /// The accommodation, such as a hotel; `nil` if unknown.
  package let name: String?
  /// The day or time of check-in.
  package let from: Moment
  /// The day or time of check-out; `nil` if unknown.
  package let to: Moment?
  /// The author's note.
  package let note: String?

  /// Creates a stay. Throws if the end is before the beginning.
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

/// Reason why facts aren't a stay.
package enum StayFault: Error, Sendable, Hashable {
  case endsBeforeItBegins
}

/// A sight or place that is visited on a trip.
package struct Visit: Sendable, Hashable {
  package let place: Place
  /// The sight, such as a museum; `nil` if the place's name is enough.
  package let name: String?
  /// The day or time.
  package let date: Moment
  /// The author's note.
  package let note: String?

  package init(_ place: Place, name: String? = nil, date: Moment, note: String? = nil) {
    self.place = place
    self.name = name
    self.date = date
    self.note = note
  }
}
