import Diagnostics
import Domain

/// Something that is reported once for all files, with the number of models that do it.
enum CountedFinding: UInt8, CaseIterable, Sendable {
  /// Local times of a trip were read in the site's zone, although its places may have others.
  case assumedZone
  /// Pages load the image of a photo from another site.
  case distantPhoto
  /// A photo has no text for those who can't see it.
  case photoWithoutAlt
  /// A camera's clock was read in the site's zone, since no other is known.
  case assumedClock
  /// A photo's place is to be shown, but its picture has none, or no city is near.
  case photoWithoutPlace
  /// A photo has a price, but nothing leads to where it is paid for.
  case priceWithoutPayment
  /// The entries of an account take out more than it held, and no `balance` says so.
  case overdrawnAccount
  /// A photo's coordinates are to be shown, but lie in a hidden circle. That is as it should be,
  /// and no warning.
  case hiddenPlace
}

/// Counted findings of the models of one file.
struct CountedFindings: Sendable, Hashable {
  /// Number of models with a finding, and range of the first.
  struct Entry: Sendable, Hashable {
    let finding: CountedFinding
    let first: Range<Int>
    /// Path of the picture of the first, if it is a photo that no file names.
    let picture: String?
    var count = 1
  }

  /// Findings in the order in which they were found; empty for most files.
  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ finding: CountedFinding, at range: Range<Int>, of picture: String? = nil) {
    if let known = entries.firstIndex(where: { $0.finding == finding }) {
      entries[known].count += 1
    } else {
      entries.append(Entry(finding: finding, first: range, picture: picture))
    }
  }

  mutating func merge(_ other: CountedFindings) {
    for entry in other.entries {
      if let known = entries.firstIndex(where: { $0.finding == entry.finding }) {
        entries[known].count += entry.count
      } else {
        entries.append(entry)
      }
    }
  }

  /// Number of models of all files with a finding.
  static func count(_ finding: CountedFinding, in files: [KnownFile]) -> Int {
    files.reduce(0) { sum, file in
      sum + (file.loaded.counted.entries.first { $0.finding == finding }?.count ?? 0)
    }
  }

  /// Reports the findings of all files, each at its first place.
  static func report(_ files: [KnownFile], _ zone: Zone, to collector: DiagnosticCollector) {
    typealias Total = (count: Int, place: SourceRange?, picture: String?)
    var totals: [CountedFinding: Total] = [:]
    for file in files {
      let loaded = file.loaded
      guard !loaded.counted.isEmpty || !loaded.clockFindings.isEmpty else { continue }
      for entry in loaded.counted.entries + loaded.clockFindings.entries {
        var total = totals[entry.finding] ?? (0, nil, nil)
        total.count += entry.count
        // Only the first needs a line, for which its file may have to be read again.
        if total.place == nil {
          total.picture = entry.picture
          total.place =
            entry.picture.map { SourceRange(file: $0) }
            ?? (loaded.models.first?.file ?? loaded.names.first?.file)?.place(entry.first)
        }
        totals[entry.finding] = total
      }
    }
    for finding in CountedFinding.allCases {
      guard let (count, place, picture) = totals[finding], let place else { continue }
      let diagnostic: Diagnostic? =
        switch finding {
        case .assumedZone: ContentDiagnostics.assumedZone(zone, trips: count, at: place)
        case .distantPhoto: ContentDiagnostics.distantPhoto(photos: count, at: place)
        case .photoWithoutAlt:
          ContentDiagnostics.photoWithoutAlt(
            photos: count, isListed: picture == nil, at: place)
        case .assumedClock: ContentDiagnostics.assumedClock(zone, photos: count, at: place)
        case .photoWithoutPlace: ContentDiagnostics.photoWithoutPlace(photos: count, at: place)
        case .priceWithoutPayment: ContentDiagnostics.priceWithoutPayment(photos: count, at: place)
        case .overdrawnAccount: ContentDiagnostics.overdrawnAccount(accounts: count, at: place)
        case .hiddenPlace: nil
        }
      if let diagnostic { collector.report(diagnostic) }
    }
  }
}
