import Diagnostics
import Domain

/// Something that is reported once for all files, with the number of models in which it occurs.
enum CountedFinding: UInt8, CaseIterable, Sendable {
  /// Local times of a trip were read in the site's zone, although its places may have others.
  case assumedZone
  /// Pages load the image of a photo from another site.
  case distantPhoto
  /// A photo has no description for people who can't see it.
  case photoWithoutAlt
  /// A camera's clock was read in the site's zone, since no other zone is known.
  case assumedClock
  /// A photo's place should be shown, but its picture has no place, or no city is near it.
  case photoWithoutPlace
  /// A photo has a price, but no address where visitors can pay.
  case priceWithoutPayment
  /// The entries of an account take out more than it held, and no `balance` confirms this.
  case overdrawnAccount
  /// A photo's coordinates should be shown, but are inside a hidden circle. This is intended, so it
  /// isn't a warning.
  case hiddenPlace
}

/// Counted findings of the models of one file.
struct CountedFindings: Sendable, Hashable {
  /// Number of models with a finding, and range of the first.
  struct Entry: Sendable, Hashable {
    let finding: CountedFinding
    let first: Range<Int>
    /// Path of the first model's picture, if it is a photo that no file names.
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

  /// Number of models in all files with a finding.
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
        // Only the first finding needs a line, for which its file may have to be read again.
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
      let diagnostic = finding.diagnostic(
        at: place, in: zone, count, isOfPicture: picture != nil)
      if let diagnostic { collector.report(diagnostic) }
    }
  }
}

extension CountedFinding {
  /// Diagnostic at the first place; `nil` for a finding that is reported elsewhere.
  fileprivate func diagnostic(
    at place: SourceRange, in zone: Zone, _ count: Int, isOfPicture: Bool
  ) -> Diagnostic? {
    switch self {
    case .assumedZone:
      Problem.contentAssumedZone(
        at: place,
        "the trip's places have no time zone, so its local times are read in the site's "
          + "'timeZone', \(zone.identifier)",
        fix: "add 'timeZone' to each place, such as Europe/Lisbon", notes: .more(count))
    case .distantPhoto:
      Problem.contentDistantPhoto(
        at: place,
        "browsers load this photo from another site, which learns who looks at it and may remove "
          + "it",
        fix: "save the image next to this file, and name it with 'file' instead of 'url'",
        notes: .more(count))
    case .photoWithoutAlt:
      Problem.contentPhotoWithoutAlt(
        at: place, "the photo has no 'alt', so screen readers read only its title",
        fix: !isOfPicture
          ? "add 'alt' and describe what the picture shows"
          : "list it under 'photos' in its album's file, with an 'alt' that describes what it "
            + "shows",
        notes: .more(count))
    case .assumedClock:
      Problem.contentAssumedClock(
        at: place,
        "the time zone of the camera's clock is unknown, so the photo's time is read in the "
          + "site's 'timeZone', \(zone.identifier)",
        fix:
          "write 'takenAt' with an offset, as in 2026-05-02T09:41+01:00, or a 'trip' whose "
          + "places have a 'timeZone'", notes: .more(count))
    case .photoWithoutPlace:
      Problem.contentPhotoWithoutPlace(
        at: place,
        "the place can't be shown: the picture's file has no coordinates, or no city is within "
          + "50 km",
        fix: "remove 'place', or use a file that has coordinates; some programs remove them on "
          + "export",
        notes: .more(count))
    case .priceWithoutPayment:
      Problem.contentPriceWithoutPayment(
        at: place, "the photo has a price, but no 'buyURL' and no contact to ask",
        fix: "add 'buyURL', the address where buyers pay, or 'contact' in Content/site.json",
        notes: .more(count))
    case .overdrawnAccount:
      Problem.contentOverdrawnAccount(
        at: place, "the account is overdrawn: it spent more than it had",
        fix:
          "write its 'openingBalance', correct its amounts, or write 'overdraft: true' if it may "
          + "be overdrawn",
        notes: .more(count))
    case .hiddenPlace: nil
    }
  }
}

extension [Diagnostic.Note] {
  /// Note about the other models, for a diagnostic that is reported once for all files.
  static func more(_ count: Int) -> [Diagnostic.Note] {
    count > 1 ? ["the same goes for \(count - 1) more"] : []
  }
}
