import Tracing

/// An archive of records against one state of a site: what was read is compared once for all of them,
/// and not for each.
///
/// A class, since every thread that makes products asks it.
final class ArchiveCheck: Sendable {
  /// What a record of the archive is to this state of the site.
  enum Standing {
    /// All that the product read reads the same.
    case holds
    /// Something does not, or it may be that all is another.
    case fails
    /// Models say other things than then, which may be all the same to the product.
    case doubtful
  }

  let archive: TraceArchive
  /// For each state that its records are of.
  private let standings: [Standing]
  /// For each thing that they read, whether it reads the same.
  private let isCurrent: [Bool]
  /// The products of these records are not made again.
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
    // Of other settings nothing holds: how texts begin need not be found.
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

  /// Notes that a product is not made again, and so has the ids that it had.
  func keep(_ place: Int) { kept.set(place) }

  /// The ids of a page by its address, as far as products tell them that are not made again.
  func keptIDs(of address: String) -> [String] { chosen(archive.ids(of: address)) }

  var allKeptIDs: [String] { chosen(archive.allIDs) }

  private func chosen(_ found: [(record: Int, ids: [String])]) -> [String] {
    found.filter { kept[$0.record] }.flatMap(\.ids)
  }
}
