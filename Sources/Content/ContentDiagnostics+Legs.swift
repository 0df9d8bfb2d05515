import Diagnostics
import Domain

// Legs of a trip: content-leg-order, content-leg-disagrees, content-leg-key-beside-legs,
// content-leg-diverted, content-stop-order, content-missing-zone of a stop, content-stay-order, and
// content-outside-of-trip.

extension ContentDiagnostics {
  /// Error for too many elements of `legs`, `stays` or `visits`.
  static func tooManyLegs(
    _ count: Int, _ name: String = TripKind.legs.name, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-too-many-legs", at: place,
      "there are \(count) \(name), more than the limit of \(ContentLimits.legs)",
      fix: "divide the trip into several")
  }

  static func departsBeforeArrival(at place: SourceRange, arrival: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-leg-order", at: place, "the leg departs before the one before it arrives",
      fix: "correct one of the two times, or write `status: replaced` for a leg that was not taken",
      notes: [Diagnostic.Note("the one before it arrives here", at: arrival)])
  }

  static func legDisagrees(
    _ key: String, at place: SourceRange, leg: SourceRange
  ) -> Diagnostic {
    let which =
      key == LegKeys.departure.name || key == LegKeys.origin.name ? "first" : "last"
    return Diagnostic(
      .error, "content-leg-disagrees", at: place,
      "'\(key)' of the trip is not that of its \(which) leg",
      fix: "remove one of the two: the legs say enough",
      notes: [Diagnostic.Note("'\(key)' of the \(which) leg", at: leg)])
  }

  /// Error for a key that says something of one leg, in a trip with several.
  static func keyOfOneLeg(
    _ key: String, value: TripStatus? = nil, at place: SourceRange
  ) -> Diagnostic {
    let written = value.map { "\(key): \($0.rawValue)" } ?? key
    return Diagnostic(
      .error, "content-leg-key-beside-legs", at: place,
      "'\(written)' says something of one leg, but it stands beside 'legs'",
      fix: "write it into the leg that it belongs to")
  }

  /// Error for a key that says something of one leg, in the index of a journey without a leg.
  static func keyOfJourney(_ key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-leg-key-beside-legs", at: place,
      "'\(key)' says something of one leg, and this journey has only those of its trips",
      fix:
        "write it into the trip that it belongs to, or add 'departure' for a leg of the journey's "
        + "own")
  }

  /// The error for a missing departure of a folder's index, with the remark that a journey needs
  /// none; any other diagnostic as it is.
  static func mentioningJourneys(_ diagnostic: Diagnostic, in folder: String) -> Diagnostic {
    guard diagnostic.id == "content-missing-key",
      diagnostic.message.contains("'\(LegKeys.departure.name)'")
    else { return diagnostic }
    return Diagnostic(
      diagnostic.severity, diagnostic.id, at: diagnostic.place, diagnostic.message,
      fix: diagnostic.fix,
      notes: diagnostic.notes + [
        Diagnostic.Note(
          "the index of a journey needs none: put its trips beside it, as '\(folder)/….md'")
      ])
  }

  /// Error for the index of a journey in the folder of another.
  static func nestedJourney(_ path: String, in outer: String) -> Diagnostic {
    Diagnostic(
      .error, "content-nested-journey", at: SourceRange(file: path),
      "a journey can't be a part of another one",
      fix: "move '\(path.folder)' out of '\(outer.folder)', or remove this file: its trips then "
        + "belong to the journey around it",
      notes: [Diagnostic.Note("the journey around it", at: SourceRange(file: outer))])
  }

  static func divertedNowhere(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-leg-diverted", at: place, "nothing says where it was diverted to",
      fix: "add 'divertedTo' with a place")
  }

  static func divertedThough(_ status: TripStatus, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-leg-diverted", at: place,
      "'divertedTo' says that it was diverted, but its status is '\(status.rawValue)'",
      fix: "write `status: diverted`, or remove 'divertedTo'")
  }

  static func stopOutOfOrder(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-stop-order", at: place,
      "the times of the stop '\(name)' are outside those of its leg, or before an earlier stop's",
      fix: "write stops in the order in which they are reached, with times between departure and "
        + "arrival")
  }

  static func stopWithoutZone(
    _ name: String, between zones: [Zone], at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-zone", at: place,
      "the stop '\(name)' has local times, but nothing says which time zone it is in",
      fix: "write its 'place' as an object with 'timeZone', such as "
        + zones.map(\.identifier).joined(separator: " or "))
  }

  static func stayEndsBeforeItBegins(at place: SourceRange, from: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-stay-order", at: place, "the stay ends before it begins",
      fix: "correct one of the two days",
      notes: [Diagnostic.Note("it begins here", at: from)])
  }

  static func outsideOfTrip(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-outside-of-trip", at: place,
      "this is before the trip's departure or after its arrival",
      fix: "correct the day, or the trip's own")
  }
}
