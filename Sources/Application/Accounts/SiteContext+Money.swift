import Domain
import Presentation

extension SiteContext {
  /// Returns an amount, marked if it is approximate: `≈ $12.50`.
  func money(_ money: Money, isExact: Bool) -> String {
    let text = formats.money(money)
    return isExact ? text : phrases(.approximate, ["amount": text])
  }

  /// Returns the sum of spending, marked if an amount in it is approximate.
  func spent(_ sum: SpendingSum, _ currency: Currency) -> String {
    money(sum.spent(currency), isExact: sum.isSpentExact)
  }

  /// Returns the sum of planned spending, marked if an amount in it is approximate.
  func planned(_ sum: SpendingSum, _ currency: Currency) -> String {
    money(sum.planned(currency), isExact: sum.isPlannedExact)
  }

  /// Returns a whole percentage: `12%`.
  func percent(_ percent: Int) -> String {
    phrases(.logbookShare, ["number": formats.number(percent)])
  }

  /// Returns the name of a person, or a placeholder if the person isn't shown.
  func name(of person: Slug) -> String {
    self.person(person).map { UserViewModel($0, in: self).nameText } ?? phrases(.somebody)
  }

  /// Returns who paid an entry, if it wasn't the account's owner: `Paid by Tom Reed`.
  func payer(of posting: Posting, beside owner: Slug?) -> String? {
    guard let payer = posting.payer, payer != owner else { return nil }
    return phrases(.paidBy, ["name": name(of: payer)])
  }
}

extension Posting {
  /// Tags, by which visitors can find it: `gift, winter`; `nil` without any.
  var tagsText: String? { tags.isEmpty ? nil : tags.joined(separator: ", ") }
}

extension Money {
  /// The amount in whole units of its currency, for charts.
  var inUnits: Double {
    var unit = 1.0
    for _ in 0..<currency.minorDigits { unit *= 10 }
    return Double(minorUnits) / unit
  }
}

extension Formats {
  /// Returns a mark on an axis of money: `0.5`, `1,200`, `1.2M`. A mark has at most two nonzero
  /// digits, because the axis starts at 0.
  func mark(_ value: Double) -> String {
    guard value == value.rounded() || value.magnitude >= 1e6 else { return measure(value) }
    // Amounts have at most 64 bits, and an axis is only a little longer than its largest value.
    let whole = Int(min(max(value, -9e18), 9e18))
    return whole.magnitude < 1_000_000 ? number(whole) : compact(whole)
  }
}
