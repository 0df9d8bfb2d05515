import Diagnostics
import Domain

/// Search for trip costs that lack an exchange rate into the currency of the trip's budget. The
/// trip's page then shows only the budget.
struct BudgetCheck {
  /// Cost that can't be compared with a budget.
  private enum Lack {
    case rate(Posting)
    /// Sums of an account that discloses only sums for trips. They can't be converted, since they
    /// have no date.
    case sums(Currency)
  }

  private let rates: ExchangeRates
  /// Currencies of the budgets.
  private var currencies: [Slug: Currency] = [:]
  /// Trips with a budget, by the trips whose costs count: the trip itself, and the parts of a
  /// journey.
  private var budgets: [Slug: [Slug]] = [:]
  private var lacks: [Slug: Lack] = [:]

  init(_ trips: [Sourced<Trip>], _ rates: ExchangeRates) {
    self.rates = rates
    for trip in trips {
      guard let budget = trip.model.budget else { continue }
      currencies[trip.slug] = budget.total.currency
      for name in trip.names { budgets[name, default: []].append(trip.slug) }
    }
  }

  var isEmpty: Bool { budgets.isEmpty }

  /// Checks the trip costs that an account discloses.
  mutating func add(_ account: Sourced<Account>) {
    guard !account.attributes.isDraft else { return }
    let rates = rates
    if account.isListed {
      for entry in account.model.disclosed.postings {
        let posting = entry.posting
        guard let trip = posting.trip, budgets[trip] != nil, account.model.onTrips(entry) != nil
        else { continue }
        note(.rate(posting), of: trip) { currency in
          rates.convert(posting.amount, to: currency, on: posting.date) == nil
        }
      }
    }
    guard account.isListed || account.attributes.visibility == .private else { return }
    for lump in account.model.tripLumps(isPublic: account.isListed) {
      note(.sums(lump.currency), of: lump.trip) { $0 != lump.currency }
    }
  }

  private mutating func note(_ lack: Lack, of trip: Slug, _ isLacking: (Currency) -> Bool) {
    for budget in budgets[trip] ?? [] where lacks[budget] == nil {
      guard let currency = currencies[budget], isLacking(currency) else { continue }
      lacks[budget] = lack
    }
  }

  /// Returns the warning at a trip's budget; `nil` if all costs can be compared.
  func mistake(of trip: Slug, at place: SourceRange) -> Diagnostic? {
    guard let lack = lacks[trip], let currency = currencies[trip] else { return nil }
    return switch lack {
    case .rate(let posting):
      Problem.contentBudgetRate(
        at: place,
        "there is no rate from \(posting.amount.currency.code) to \(currency.code) for "
          + "'\(posting.payee)' on \(posting.date.written), so the remaining budget isn't shown",
        fix: "add the line '\(posting.date.written),\(posting.amount.currency.code),"
          + "\(currency.code),…' to 'Content/rates.csv'")
    case .sums(let other):
      Problem.contentBudgetRate(
        at: place,
        "an account shows only its totals for trips, in \(other.code); they have no day and so "
          + "no rate to \(currency.code), and the remaining budget isn't shown",
        fix: "write \"budgetCurrency\": \"\(other.code)\", and the budget in that currency")
    }
  }
}
