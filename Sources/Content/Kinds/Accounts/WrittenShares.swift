import Diagnostics
import Domain

/// People who share a payment, as written.
struct WrittenShares: Sendable {
  let parts: [Named<Int>]
  let range: Range<Int>
}

extension ValueType where T == WrittenShares {
  /// A slug, a list of slugs, or an object of whole numbers of parts by slug.
  static var shares: Self {
    let slug: ValueType<String> = .identifier
    let equal: ValueType<[Located<String>]> = .oneOrMore(slug.located)
    let one: ValueType<[Named<Int>]> = equal.map { slugs in
      slugs.map { Named(name: $0, value: 1) }
    }
    let weighted: ValueType<[Named<Int>]> = .map(.shareWeight)
    let parts: ValueType<[Named<Int>]> = .oneOf(one, weighted)
    let all: ValueType<Located<[Named<Int>]>> = parts.located
    return all.map { WrittenShares(parts: $0.value, range: $0.range) }
      .described("slugs of people, or parts by slug, such as {ana: 2, tom: 1}")
  }
}

extension ValueType where T == Int {
  /// Maximum number of parts of one person.
  private static var greatestWeight: Int { 1_000_000 }

  /// Number of parts that one person has in a payment.
  fileprivate static var shareWeight: Self {
    let bounds = 0...greatestWeight
    return .custom(
      "a whole number of parts from \(bounds.lowerBound) to \(bounds.upperBound)",
      .integer(NumberBounds(minimum: bounds.lowerBound, maximum: bounds.upperBound))
    ) { value throws(Fault) in
      guard case .number(let written) = value.kind else { throw .wrongKind }
      guard let weight = NumberText(written).integer, bounds.contains(weight) else {
        throw Fault(
          "it is \(written)",
          fix: "write whole numbers of parts, such as {ana: 1, tom: 2} for one third and two "
            + "thirds")
      }
      return weight
    }
  }
}

extension ModelContext {
  /// Returns the people who share a payment; `nil`, with a diagnostic, for an invalid slug or if
  /// all parts are 0. Without people, the payment isn't shared.
  func shares(_ written: WrittenShares?, of key: String) -> [Share]? {
    guard let written else { return nil }
    var (shares, isRight): ([Share], Bool) = ([], true)
    for part in written.parts {
      do throws(SlugFault) {
        let slug = try Slug(part.name.value)
        guard !shares.contains(where: { $0.person == slug }) else {
          findings.report(
            .contentShares, at: part.name.range, "'\(slug.text)' is named twice",
            fix: "name each person once, and write parts as {\(slug.text): 2, …}")
          isRight = false
          continue
        }
        _ = refer(to: .people, Located(slug, at: part.name.range), by: key)
        shares.append(Share(slug, weight: part.value))
      } catch {
        let fault = Fault(error)
        findings.report(
          .contentShares, at: part.name.range,
          "'\(part.name.value)' isn't a person's slug" + (fault.reason.map { ": \($0)" } ?? ""),
          fix: fault.fix)
        isRight = false
      }
    }
    if isRight, !shares.isEmpty, shares.allSatisfy({ $0.weight == 0 }) {
      findings.report(
        .contentShares, at: written.range, "the parts of '\(key)' add up to 0",
        fix: "give at least one person a part of 1 or more, or write [] if the entry isn't shared")
      isRight = false
    }
    return isRight ? shares : nil
  }
}

/// A budget as written, before its currency is known.
enum WrittenBudget: Sendable {
  case total(Located<String>)
  case parts(Located<[Named<Located<String>>]>)

  /// Name of the member that is the whole instead of a category.
  private static let total = "total"

  /// The categories that have their own part.
  var categories: [Located<String>] {
    guard case .parts(let members) = self else { return [] }
    return members.value.map(\.name).filter { !Self.isTotal($0.value) }
  }

  /// Whether a member is the whole, also if written as `Total`.
  static func isTotal(_ name: String) -> Bool { name.lowercased() == total }
}

extension ValueType where T == WrittenBudget {
  /// A sum, or an object of sums by category, with `total` for the whole.
  static var budget: Self {
    let amount: ValueType<String> = .price
    let parts: ValueType<[Named<Located<String>>]> = .map(amount.located)
    return .oneOf(amount.located.map { .total($0) }, parts.located.map { .parts($0) })
  }
}

extension ModelContext {
  /// Returns a budget; `nil`, with a diagnostic, if it is wrong.
  func budget(_ written: WrittenBudget?, _ currency: Currency?, of key: String) -> Budget? {
    guard let written, let currency else { return nil }
    func sum(_ text: Located<String>) -> Money? {
      guard let money = money(text, currency, of: key) else { return nil }
      guard !money.isNegative else {
        findings.report(
          .contentWrongBudget, at: text.range, "the budget \(text.value) is negative",
          fix: "write the amount without a minus")
        return nil
      }
      return money
    }
    switch written {
    case .total(let text): return sum(text).flatMap { try? Budget(total: $0) }
    case .parts(let members):
      var (total, parts): (Money?, [Budget.Part]) = (nil, [])
      for member in members.value {
        guard let amount = sum(member.value) else { return nil }
        if WrittenBudget.isTotal(member.name.value) {
          guard total == nil else {
            findings.report(
              .contentWrongBudget, at: member.name.range, "the budget already has a total",
              fix: "write 'total' once")
            return nil
          }
          total = amount
        } else {
          ledger.note(member.name)
          parts.append(Budget.Part(member.name.value, amount))
        }
      }
      do throws(BudgetFault) {
        return try Budget(total: total, parts: parts)
      } catch {
        let (message, fix) =
          switch error {
          case .empty:
            (
              "the budget is empty",
              "write one amount, or amounts by category, or "
                + "remove it"
            )
          case .partsExceed(let total, let sum):
            (
              "the categories add up to \(sum.decimal), more than the total of \(total.decimal)",
              "write \(sum.decimal) or more, or remove 'total'"
            )
          case .money: ("the budget is too large", "write smaller amounts")
          }
        findings.report(.contentWrongBudget, at: members.range, message, fix: fix)
        return nil
      }
    }
  }
}
