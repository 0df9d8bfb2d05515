package import Content
package import Diagnostics
import Domain
import Foundation

/// Trips of other programs' files as models of a site.
///
/// A trip that the site has already, by its departure and its number or its origin, is left. Files
/// are written only on demand, and never over another.
package struct ImportedTrips: Sendable {
  /// Outcome of one trip.
  package enum Outcome: Sendable, Hashable {
    /// A model at a path below the site's folder, with its title and its day.
    case new(path: String, title: String, day: String)
    /// A trip that a model of this path tells already, with its title and its day.
    case known(path: String, title: String, day: String)
    /// Reason why something of a file was left.
    case left(Diagnostic)
  }

  private let files: [String]
  private let kinds: ContentKinds

  /// Takes paths of files.
  package init(_ files: [String], of kinds: ContentKinds = .builtIn) {
    self.files = files
    self.kinds = kinds
  }

  /// Tells the outcome of every trip; `isWriting` writes the new models into the site's folder.
  package func run(
    in site: String, isWriting: Bool, tell: (Outcome) -> Void
  ) throws(AuthoringFault) {
    guard case .folder = FileType(of: site + "/Content", followingLinks: true) else {
      throw .noSite(site)
    }
    // Mistakes of the site are left to `check`.
    let content = ContentLoader(site: site, kinds: kinds, jobs: 2).load(DiagnosticCollector())
    var taken = TakenSlugs(.trips, content, site: site)
    var known = KnownTrips(content)
    for path in files {
      guard let bytes = Self.bytes(of: path) else {
        tell(.left(ImportDiagnostics.unreadable(path)))
        continue
      }
      guard let file = ImportedFile.read(bytes) else {
        tell(.left(ImportDiagnostics.unknownFormat(path)))
        continue
      }
      let lines = ImportDiagnostics.Lines(path, bytes)
      for left in file.left { tell(.left(ImportDiagnostics.noTrip(left, in: lines))) }
      for trip in file.trips {
        let (title, day) = (trip.title, String(trip.departure.written.prefix(10)))
        if let path = known.path(of: trip) {
          tell(.known(path: path, title: title, day: day))
          continue
        }
        let path = Self.path(of: trip, &taken)
        if isWriting { try NewFiles.write([.init(path, trip.file)], in: site) }
        known.add(trip, at: path)
        tell(.new(path: path, title: title, day: day))
      }
    }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size <= ImportedFile.limit,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else { return nil }
    return Array(data)
  }

  private static func path(of trip: ImportedTrip, _ taken: inout TakenSlugs) -> String {
    let day = trip.departure.written.prefix(10)
    let readable = "\(ReadableSlug(trip.title).text)-\(day)"
    var number = 1
    while true {
      let text = number == 1 ? readable : "\(readable)-\(number)"
      number += 1
      guard let slug = (try? Slug(text)) ?? (try? Slug("trip-\(day)-\(number)")),
        taken.path(of: slug) == nil
      else { continue }
      let path = "Content/trips/\(slug).md"
      taken.take(slug, by: path)
      return path
    }
  }
}

/// Trips that a site has, by what two files say of the same.
private struct KnownTrips {
  private struct Facts {
    let path: String
    let seconds: Int
    let isDay: Bool
    let number: String?
    let origin: String?
  }

  private var trips: [Facts]

  init(_ content: SiteContent) {
    trips = content.trips.map { source in
      let trip = source.model
      return Facts(
        path: source.path, seconds: Int(trip.departure.instant.seconds),
        isDay: trip.departure.isDay, number: trip.number.map(Self.plain),
        origin: trip.origin?.name)
    }
  }

  mutating func add(_ trip: ImportedTrip, at path: String) {
    trips.append(
      Facts(
        path: path, seconds: trip.departure.seconds, isDay: trip.departure.isDay,
        number: trip.number.map(Self.plain), origin: trip.origin.name))
  }

  /// Returns the file of the same trip: it leaves in the same minute, or on the same day if one of
  /// the two is of days, and has the same number or, where one has none, the same origin.
  func path(of trip: ImportedTrip) -> String? {
    trips.first { other in
      let apart = abs(other.seconds - trip.departure.seconds)
      // Days begin at different times in different zones.
      let isSoon = other.isDay || trip.departure.isDay ? apart < 129_600 : apart < 60
      guard isSoon else { return false }
      guard let number = trip.number.map(Self.plain), let known = other.number else {
        return other.origin == trip.origin.name
      }
      return known == number || known.hasSuffix(number) || number.hasSuffix(known)
    }?.path
  }

  private static func plain(_ number: String) -> String {
    number.uppercased().filter { $0.isLetter || $0.isNumber }
  }
}
