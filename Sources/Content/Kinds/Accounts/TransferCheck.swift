import Diagnostics
import Domain

/// Maximum number of days between the two sides of a transfer.
private let mostDays = 7

/// Comparison of the two sides of transfers between two accounts.
///
/// Two entries match if they are at most a week apart, the time that banks may take, and if one
/// takes out the amount that the other brings in. For two currencies, it is enough that one entry
/// states the other's amount.
struct TransferCheck {
  /// One account's sides, all naming the same other account, with their file.
  struct Sides {
    let account: Slug
    let file: ContentSource
    var transfers: [LedgerFacts.Transfer]
  }

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

  /// Reports sides without a match. If each account has one left around the same day, they are
  /// reported as one mistake.
  func report(to collector: DiagnosticCollector) {
    let (left, right, pairs) = matched
    var used = Array(repeating: false, count: other.transfers.count)
    for (side, mirror) in pairs {
      let (side, mirror) = (one.transfers[side], other.transfers[mirror])
      guard side.disclosure != mirror.disclosure else { continue }
      let isLess = side.disclosure > mirror.disclosure
      let (disclosed, withheld) = isLess ? (mirror, side) : (side, mirror)
      collector.report(
        .contentTransferTold, at: (isLess ? other : one).file.place(disclosed.range),
        "this transfer is '\(withheld.disclosure.rawValue)' in '\(disclosed.other)', but "
          + "'\(disclosed.disclosure.rawValue)' here",
        fix: "add 'disclosure: \(withheld.disclosure.rawValue)' to this entry",
        notes: [
          Diagnostic.Note(
            "the other side is here", at: (isLess ? one : other).file.place(withheld.range))
        ])
    }
    var open = Candidates(right, of: other.transfers)
    var byAmount = Dictionary(grouping: right) { other.transfers[$0].posting.amount }
      .mapValues { Candidates($0, of: other.transfers) }
    for side in left {
      let posting = one.transfers[side].posting
      let mirror =
        open.first(near: posting.date, unless: used)
        ?? byAmount[posting.amount.opposite]?.first(unless: used)
      if let mirror { used[mirror] = true }
      report(
        one.transfers[side], of: one, in: other, besides: mirror.map { other.transfers[$0] },
        to: collector)
    }
    for side in right where !used[side] {
      report(other.transfers[side], of: other, in: one, besides: nil, to: collector)
    }
  }

  private func report(
    _ side: LedgerFacts.Transfer, of sides: Sides, in others: Sides,
    besides mirror: LedgerFacts.Transfer?, to collector: DiagnosticCollector
  ) {
    let (other, day) = (side.other, side.posting.date.written)
    let opposite = side.posting.amount.opposite
    let place = sides.file.place(side.range)
    guard let mirror else {
      return collector.report(
        .contentTransfer, at: place, "'\(other)' has no matching entry for this transfer",
        fix: "add an entry to '\(other)' on \(day), or within a week of it, with the amount "
          + "\(opposite.decimal) and 'transfer: \(sides.account)'")
    }
    let (far, amount) = (mirror.posting.date.written, mirror.posting.amount)
    let notes = [Diagnostic.Note("the other side is here", at: others.file.place(mirror.range))]
    if amount == opposite {
      collector.report(
        .contentTransfer, at: place,
        "'\(other)' has this transfer on \(far), more than a week "
          + "from \(day)",
        fix: "write days that are at most a week apart", notes: notes)
    } else {
      collector.report(
        .contentTransfer, at: place,
        "'\(other)' has \(amount.decimal) \(amount.currency.code) on \(far) for this transfer, "
          + "not \(opposite.decimal) \(opposite.currency.code)",
        fix: "write the same amount on both sides, once with a minus", notes: notes)
    }
  }

  /// Sides of an account that may match those of the other one. Both are in chronological order, so
  /// each side is passed once.
  private struct Candidates {
    private let sides: [(index: Int, day: Int)]
    private var start = 0

    init(_ indices: [Int], of transfers: [LedgerFacts.Transfer]) {
      sides = indices.map { ($0, transfers[$0].posting.date.daysSinceEpoch) }
    }

    /// Returns the first unused side within `mostDays` of a date. Dates must not decrease between
    /// calls.
    mutating func first(near date: CalendarDate, unless used: [Bool]) -> Int? {
      let day = date.daysSinceEpoch
      while start < sides.count, used[sides[start].index] || sides[start].day < day - mostDays {
        start += 1
      }
      guard start < sides.count, sides[start].day <= day + mostDays else { return nil }
      return sides[start].index
    }

    /// Returns the first unused side of any day.
    mutating func first(unless used: [Bool]) -> Int? {
      while start < sides.count, used[sides[start].index] { start += 1 }
      return start < sides.count ? sides[start].index : nil
    }
  }

  /// Key for finding the other account's side by its amount.
  private struct Look: Hashable {
    let amount: Money
    let isPlanned: Bool
  }

  /// Properties that two sides in different currencies must share to be one transfer.
  private struct Direction: Hashable {
    let isNegative: Bool
    let isPlanned: Bool
  }

  /// Indices of the sides of each account without a match in the other one, and of the matching
  /// pairs.
  private var matched: (left: [Int], right: [Int], pairs: [(Int, Int)]) {
    var byAmount: [Look: [Int]] = [:]
    for (index, side) in other.transfers.enumerated() {
      let posting = side.posting
      for amount in [posting.amount, posting.original].compactMap(\.self) {
        byAmount[Look(amount: amount, isPlanned: posting.isPlanned), default: []].append(index)
      }
    }
    var known = byAmount.mapValues { Candidates($0, of: other.transfers) }
    var used = Array(repeating: false, count: other.transfers.count)
    var pairs: [(Int, Int)] = []
    var left: [Int] = []
    for (index, side) in one.transfers.enumerated() {
      let posting = side.posting
      let mirror = [posting.amount, posting.original].compactMap(\.self).lazy.compactMap {
        known[Look(amount: $0.opposite, isPlanned: posting.isPlanned)]?
          .first(near: posting.date, unless: used)
      }.first
      guard let mirror else {
        left.append(index)
        continue
      }
      used[mirror] = true
      pairs.append((index, mirror))
    }
    // Amounts in two currencies match if neither entry states the other amount.
    let unstated = other.transfers.indices.filter {
      !used[$0] && other.transfers[$0].posting.original == nil
    }
    var byDirection = Dictionary(grouping: unstated) { index in
      let posting = other.transfers[index].posting
      return Direction(isNegative: posting.amount.isNegative, isPlanned: posting.isPlanned)
    }.mapValues { Candidates($0, of: other.transfers) }
    let currency = other.transfers.first?.posting.amount.currency
    left = left.filter { index in
      let posting = one.transfers[index].posting
      guard posting.original == nil, posting.amount.currency != currency else { return true }
      let opposite = Direction(
        isNegative: !posting.amount.isNegative, isPlanned: posting.isPlanned)
      let mirror = byDirection[opposite]?.first(near: posting.date, unless: used)
      guard let mirror else { return true }
      used[mirror] = true
      pairs.append((index, mirror))
      return false
    }
    return (left, used.indices.filter { !used[$0] }, pairs)
  }
}
