import Diagnostics
import Domain

/// Keys of an element of `editions`, both in photos and in `photos` of the settings.
enum EditionKeys {
  static let name = Key("name", .words, required: true, "The name of the edition: `Large`.")
  static let size = Key("size", .words, "The size of a print: `30 × 40 cm`.")
  static let paper = Key("paper", .words, "The paper: `cotton paper`.")
  static let price = Key(
    "price", .located(.price),
    "The price of one print. The default is the photo's `price`.")
  static let currency = Key(
    "currency", .located(.currency),
    "The currency of the price. The default is the photo's. All editions of a photo use the "
      + "same currency.")
  static let count = Key(
    "count", .integer(in: 1...1_000_000),
    "How many prints are made in total. If you leave it out, the number of prints isn't limited.")
  static let sold = Key(
    "sold", .located(.integer(in: 0...1_000_000)), "How many prints are sold. The default is 0.")
  static let buyURL = Key(
    "buyURL", .payment,
    "Where to pay for a print, or an email address for orders. The default is the photo's "
      + "`buyURL`.")

  static let table = KeyTable("an edition", name, size, paper, price, currency, count, sold, buyURL)

  /// A list of editions as written.
  static let list = ValueType.raw("a list of objects", .list(.object(table)))
}

/// An edition as written, before its currency is known.
struct WrittenEdition: Sendable, Hashable {
  let name: String
  let size: String?
  let paper: String?
  let price: Located<String>?
  let currency: Located<Currency>?
  let count: Int?
  let sold: Located<Int>?
  let buyURL: String?
  let range: Range<Int>

  private init?(_ reader: inout ObjectReader) {
    let name = reader.read(EditionKeys.name)
    size = reader.read(EditionKeys.size)
    paper = reader.read(EditionKeys.paper)
    price = reader.read(EditionKeys.price)
    currency = reader.read(EditionKeys.currency)
    count = reader.read(EditionKeys.count)
    sold = reader.read(EditionKeys.sold)
    buyURL = reader.read(EditionKeys.buyURL)
    range = reader.ranges.object
    guard let name else { return nil }
    self.name = name
  }

  /// Reads each edition separately, so that the mistakes of all are reported; empty if one is
  /// wrong.
  ///
  /// `path` is the dotted path of the list's key.
  static func list(_ value: Value?, at path: String, _ findings: Findings) -> [WrittenEdition] {
    guard case .array(let elements) = value?.kind else { return [] }
    let object = ValueType.object(EditionKeys.table) { WrittenEdition(&$0) }
    let field = Field(path: path, findings: findings, isElement: true)
    let editions = elements.compactMap { object.read($0, field) }
    return editions.count == elements.count ? editions : []
  }
}

/// Values for editions that don't state their own.
struct EditionDefaults {
  /// Currency of prices; `nil` if it is wrong, which is reported.
  var currency: Currency?
  var price: Money?
  var buyURL: String?
  /// Dotted path of the list's key.
  let path: String

  /// Makes editions from written ones. Every mistake is reported, and the result is then empty.
  func editions(_ written: [WrittenEdition], _ findings: Findings) -> [Edition] {
    let editions = written.compactMap { edition($0, findings) }
    guard editions.count == written.count else { return [] }
    let conflicts = EditionConflict.all(in: editions, price: price)
    for conflict in conflicts {
      let range = conflict.range(in: written)
      switch conflict {
      case .otherCurrency(_, let own, let other):
        findings.report(
          .contentEditionCurrency, at: range,
          "the price is in \(own.code), but other prices of the photo are in \(other.code)",
          fix: "write all prices of a photo in one currency")
      case .again(let index):
        findings.report(
          .contentEditionTwice, at: range,
          "an earlier edition has the same name '\(editions[index].name)', size and paper",
          fix: "give one of them another 'name'")
      }
    }
    return conflicts.isEmpty ? editions : []
  }

  private func edition(
    _ written: WrittenEdition, _ findings: Findings
  ) -> Edition? {
    let own = findings.money(
      written.price, written.currency?.value ?? currency,
      of: "\(path).\(EditionKeys.price.name)")
    guard own != nil || written.price == nil else { return nil }
    do throws(EditionFault) {
      return try Edition(
        name: written.name, size: written.size, paper: written.paper, price: own ?? price,
        count: written.count, sold: written.sold?.value ?? 0, buyURL: written.buyURL ?? buyURL)
    } catch {
      switch error {
      case .negativePrice:
        findings.report(at: written.price?.range ?? written.range) {
          ContentDiagnostics.negativePrice(written.price?.value ?? "", at: $0)
        }
      case .soldMore(let sold, let count):
        findings.report(
          .contentWrongEdition, at: written.sold?.range ?? written.range,
          "'sold' is \(sold), but the edition has only \(count)",
          fix: "write \(count) if all are sold, or a larger 'count'")
      }
      return nil
    }
  }
}

extension EditionConflict {
  fileprivate func range(in written: [WrittenEdition]) -> Range<Int> {
    switch self {
    case .otherCurrency(let index, _, _):
      written[index].currency?.range ?? written[index].price?.range ?? written[index].range
    case .again(let index): written[index].range
    }
  }
}

extension Findings {
  /// Converts an amount to a currency; `nil`, with a diagnostic, if the currency can't represent
  /// it.
  func money(_ decimal: Located<String>?, _ currency: Currency?, of key: String) -> Money? {
    guard let decimal, let currency else { return nil }
    do throws(AmountFault) {
      return try Money(decimal: decimal.value, currency)
    } catch {
      report(
        error.diagnostic(of: key, decimal.value, at: file.place(decimal.range)))
      return nil
    }
  }
}
