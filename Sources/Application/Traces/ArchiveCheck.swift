import Tracing

/// An archive of records, compared with one state of a site: each read once, not once per record.
///
/// A class, since all threads that make products share it.
final class ArchiveCheck: Sendable {
  /// Validity of an archived record in this state of the site.
  enum Standing {
    /// Every read of the product has the same result.
    case holds
    /// A read has another result, or everything may have changed.
    case fails
    /// Models have changed, perhaps in parts that the product does not read.
    case doubtful
  }

  let archive: TraceArchive
  /// Standing of the records of each archived state.
  private let standings: [Standing]
  /// Whether each read has the same result.
  private let isCurrent: [Bool]
  /// Records whose products are not made again.
  private let kept: Flags

  init(
    _ archive: TraceArchive, _ answers: SiteAnswers, global: UInt64, structure: UInt64
  ) {
    self.archive = archive
    let standings = (0..<archive.stateCount).map { row -> Standing in
      let state = archive.state(row)
      guard state.global == global else { return .fails }
      return state.structure == structure ? .holds : .doubtful
    }
    self.standings = standings
    // If no record can hold, the excerpts of texts need not be made.
    let isOfUse = !standings.allSatisfy { $0 == .fails }
    isCurrent = (0..<(isOfUse ? archive.readCount : 0)).map { row in
      let read = archive.read(row)
      return answers.value(of: read.key) == read.value
    }
    kept = Flags(count: archive.count)
  }

  func standing(ofRecord place: Int) -> Standing {
    let state = archive.state(ofRecord: place)
    guard state < standings.count, standings[state] != .fails,
      archive.allReads(ofRecord: place, { $0 < isCurrent.count && isCurrent[$0] })
    else { return .fails }
    return standings[state]
  }

  /// Records that a product is not made again, and so has the same ids as before.
  func keep(_ place: Int) { kept.set(place) }

  /// The ids on the page at an address, as far as products that are not made again have them.
  func keptIDs(of address: String) -> [String] { chosen(archive.ids(of: address)) }

  var allKeptIDs: [String] { chosen(archive.allIDs) }

  private func chosen(_ found: [(record: Int, ids: [String])]) -> [String] {
    found.filter { kept[$0.record] }.flatMap(\.ids)
  }
}
