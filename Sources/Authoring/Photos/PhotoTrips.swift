import Basics
import Content
import Diagnostics
import Domain

/// The trips of a site to which a new photo may belong.
struct PhotoTrips {
  /// The trip chosen for a photo.
  struct Choice {
    let trip: Slug?
    /// Time when it was taken, by the camera's own clock or by those of the trip.
    let taken: PictureTime?
    /// Trips on whose days it was taken, if there are several, so that none is chosen.
    var several: [Slug] = []
  }

  private let trips: [Sourced<Trip>]
  private let stated: Slug?
  private let clocks: PhotoClocks

  /// Takes the slug that the author stated, and the mistakes in the content.
  init(
    _ content: SiteContent, stated text: String?, _ mistakes: [Diagnostic]
  ) throws(AuthoringFault) {
    trips = content.trips
    // If a site states UTC, its times are in UTC, which is right in either case.
    clocks = PhotoClocks(
      content.trips, unstated: content.settings.timeZone == .utc ? .utc : nil)
    stated = try text.map { (text) throws(AuthoringFault) in
      guard let slug = try? Slug(text), content.trips.contains(where: { $0.slug == slug }) else {
        if let path = Self.file(of: text, in: mistakes) {
          throw AuthoringFault(
            .newMistakenTrip, at: SourceRange(file: path),
            "the trip '\(text)' can't be read, because its file has a mistake",
            fix: "fix it first: 'zoetrope check' shows where it is")
        }
        let nearest = suggestion(for: text, among: content.trips.map(\.slug.text))
        throw AuthoringFault(
          .newUnknownTrip, "the site has no trip '\(text)'",
          fix: didYouMean(nearest)
            ?? "run 'zoetrope list' to see the slugs of all trips")
      }
      return slug
    }
  }

  /// Returns the file of a trip that has mistakes and, by the file's name, this slug.
  private static func file(of slug: String, in mistakes: [Diagnostic]) -> String? {
    let folder = "Content/trips/"
    return mistakes.lazy
      .compactMap { $0.severity == .error ? $0.place?.file : nil }
      .first { path in
        guard path.begins(with: folder) else { return false }
        let name = Substring(path.utf8.dropFirst(folder.utf8.count))
        let end = name.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
        return name[..<(end ?? name.endIndex)] == slug
      }
  }

  func choice(for taken: PictureTime?) -> Choice {
    guard let taken else { return Choice(trip: stated, taken: nil) }
    let days = stated.map { [$0] } ?? slugs(on: taken)
    guard days.count == 1, let slug = days.first else {
      return Choice(trip: nil, taken: taken, several: days)
    }
    guard taken.offset == nil, let moment = clocks.moment(of: taken, on: slug) else {
      return Choice(trip: slug, taken: taken)
    }
    let offset = Int(taken.seconds - moment.instant.seconds)
    return Choice(trip: slug, taken: taken.ahead(by: offset))
  }

  /// Trips whose days, by the clocks at their ends, include the day on the camera's clock. If there
  /// are several, only the one that was under way at that very time.
  private func slugs(on taken: PictureTime) -> [Slug] {
    let all = trips.filter { trip in
      let first = CalendarDate(trip.model.departure.instant, in: trip.model.departure.zone)
      let last = CalendarDate(trip.model.arrival.instant, in: trip.model.arrival.zone)
      return first <= taken.day && taken.day <= last
    }
    // A part is more specific than its journey, which is used only for the days between its parts.
    let parts = all.filter { !$0.model.isJourney }
    let held = parts.isEmpty ? all : parts
    guard held.count > 1, let offset = taken.offset else { return held.map(\.slug).sorted() }
    let instant = taken.seconds - Int64(offset)
    let underWay = held.filter { trip in
      let end = trip.model.arrival.instant.seconds + Int64(trip.model.arrival.daySeconds)
      return trip.model.departure.instant.seconds <= instant && instant <= end
    }
    return (underWay.count == 1 ? underWay : held).map(\.slug).sorted()
  }
}
