import Basics
import Content
import Domain

/// Chooses unused paths for new trips.
struct NewTripPlaces {
  /// Paths of a new trip below the site's folder.
  struct Place {
    let model: String
    /// Path of the copy of its track; `nil` without a track.
    let track: String?

    /// The files of a trip.
    func files(of trip: ImportedTrip) -> [NewFiles.File] {
      let copy = track.flatMap { path in trip.track.map { NewFiles.File(path, $0) } }
      return [.init(model, trip.file(track: track?.lastName))] + [copy].compactMap(\.self)
    }
  }

  private let site: String
  private var taken: TakenSlugs
  /// Number to try next after each slug, so that many trips with the same name aren't slow.
  private var numbers: [String: Int] = [:]

  init(_ content: SiteContent, in site: String) {
    self.site = site
    taken = TakenSlugs(.trips, content, site: site)
  }

  /// Reserves the paths of a trip.
  mutating func next(for trip: ImportedTrip) -> Place {
    let day = trip.departure.written.prefix(10)
    let title = ReadableSlug(trip.title).text
    let readable = title.isEmpty ? "trip-\(day)" : "\(title)-\(day)"
    while true {
      let number = numbers[readable, default: 1]
      numbers[readable] = number + 1
      let end = number == 1 ? "" : "-\(number)"
      guard let slug = (try? Slug(readable + end)) ?? (try? Slug("trip-\(day)\(end)")),
        taken.path(of: slug) == nil
      else { continue }
      let path = "Content/trips/\(slug)"
      let track = trip.track == nil ? nil : "\(path).gpx"
      if let track, FileType(of: "\(site)/\(track)", followingLinks: false) != nil { continue }
      taken.take(slug, by: "\(path).md")
      return Place(model: "\(path).md", track: track)
    }
  }
}

extension String {
  /// File name at the end of a path.
  var lastName: String { parts(between: "/").last.map(String.init) ?? "" }
}
