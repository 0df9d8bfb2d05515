import Diagnostics
import Domain

/// Comparison of both sides of the money that moved between two accounts.
///
/// Two entries agree that lie at most a week apart, as banks take it, and of which one takes out
/// what the other brings in; in two currencies one of them may state the other's amount.
struct TransferCheck {
  /// One account's sides, all naming the same other account, with their file.
  struct Sides {
    let account: Slug
    let file: ContentSource
    var transfers: [LedgerFacts.Transfer]
  }

  /// Most days between the two sides of a transfer.
  private static let mostDays = 7

  private let one: Sides
  private let other: Sides

  init(_ one: Sides, _ other: Sides) {
    self.one = Self.sorted(one)
    self.other = Self.sorted(other)
  }

  private static func sorted(_ sides: Sides) -> Sides {
    var sides = sides
    sides.transfers.sort { $0.posting.date < $1.posting.date }
    return sides
  }

  /// Reports sides without another; two that are left on both sides of one day are one mistake.
  func report(to collector: DiagnosticCollector) {
    var (left, right, pairs) = matched
    for (side, mirror) in pairs {
      let (side, mirror) = (one.transfers[side], other.transfers[mirror])
      guard side.disclosure != mirror.disclosure else { continue }
      let isLess = side.disclosure > mirror.disclosure
      let (told, kept) = isLess ? (mirror, side) : (side, mirror)
      collector.report(
        ContentDiagnostics.transferTold(
          told.disclosure, kept.disclosure, of: told.other,
          at: (isLess ? other : one).file.place(told.range),
          mirror: (isLess ? one : other).file.place(kept.range)))
    }
    while let side = left.first {
      left.removeFirst()
      let posting = one.transfers[side].posting
      let near =
        right.firstIndex { isNear(posting, other.transfers[$0].posting) }
        ?? right.firstIndex { other.transfers[$0].posting.amount == posting.amount.opposite }
      let mirror = near.map { other.transfers[right.remove(at: $0)] }
      report(one.transfers[side], of: one, in: other, besides: mirror, to: collector)
    }
    for side in right {
      report(other.transfers[side], of: other, in: one, besides: nil, to: collector)
    }
  }

  private func report(
    _ side: LedgerFacts.Transfer, of sides: Sides, in others: Sides,
    besides mirror: LedgerFacts.Transfer?, to collector: DiagnosticCollector
  ) {
    collector.report(
      ContentDiagnostics.oneSidedTransfer(
        side.posting, from: sides.account, to: side.other, at: sides.file.place(side.range),
        mirror: mirror.map { ($0.posting, others.file.place($0.range)) }))
  }

  private func isNear(_ one: Posting, _ other: Posting) -> Bool {
    abs(one.date.daysSinceEpoch - other.date.daysSinceEpoch) <= Self.mostDays
  }

  /// Indices of the sides of both accounts that agree with none of the other's, and of those that
  /// agree.
  private var matched: (left: [Int], right: [Int], pairs: [(Int, Int)]) {
    var known: [Money: [Int]] = [:]
    for (index, side) in other.transfers.enumerated() {
      known[side.posting.amount, default: []].append(index)
      if let original = side.posting.original { known[original, default: []].append(index) }
    }
    var used = Array(repeating: false, count: other.transfers.count)
    var pairs: [(Int, Int)] = []
    func take(_ index: Int, among places: [Int]) -> Bool {
      let posting = one.transfers[index].posting
      let place = places.first {
        !used[$0] && isNear(posting, other.transfers[$0].posting)
          && posting.isPlanned == other.transfers[$0].posting.isPlanned
      }
      if let place {
        used[place] = true
        pairs.append((index, place))
      }
      return place != nil
    }
    var left: [Int] = []
    for (index, side) in one.transfers.enumerated() {
      let amounts = [side.posting.amount, side.posting.original].compactMap(\.self)
      let isTaken = amounts.contains { take(index, among: known[$0.opposite] ?? []) }
      if !isTaken { left.append(index) }
    }
    // Amounts of two currencies agree if neither says what the other is.
    left = left.filter { index in
      let posting = one.transfers[index].posting
      guard posting.original == nil else { return true }
      let places = other.transfers.indices.filter {
        let other = other.transfers[$0].posting
        return other.original == nil && other.amount.currency != posting.amount.currency
          && other.amount.isNegative != posting.amount.isNegative
      }
      return !take(index, among: places)
    }
    return (left, used.indices.filter { !used[$0] }, pairs)
  }
}
