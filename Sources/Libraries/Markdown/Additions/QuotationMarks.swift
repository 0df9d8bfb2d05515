/// The quotation marks of a language.
package struct QuotationMarks: Sendable, Hashable {
  /// Marks of a quotation, with the spaces that belong to them.
  let outer: Pair
  /// Marks of a quotation inside a quotation.
  let inner: Pair

  struct Pair: Sendable, Hashable {
    let open: [UInt8]
    let close: [UInt8]

    init(_ open: String, _ close: String) {
      self.open = Array(open.utf8)
      self.close = Array(close.utf8)
    }
  }

  private init(_ outer: Pair, _ inner: Pair) {
    self.outer = outer
    self.inner = inner
  }

  package static let english = Self(Pair("“", "”"), Pair("‘", "’"))

  /// Marks of a locale such as `de_CH`; the English ones if the language isn't in this list.
  package init(locale: String) {
    let parts = locale.split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().last { $0.count == 2 }
    self =
      switch (parts.first, region) {
      case ("de", "CH"), ("de", "LI"), ("it", "CH"), ("fr", "CH"):
        Self(Pair("«", "»"), Pair("‹", "›"))
      case ("de", _), ("cs", _), ("sk", _), ("sl", _), ("is", _), ("lt", _), ("et", _), ("bg", _):
        Self(Pair("„", "“"), Pair("‚", "‘"))
      case ("fr", _): Self(Pair("«\u{A0}", "\u{A0}»"), Pair("“", "”"))
      case ("es", _), ("it", _), ("ca", _), ("pt", "PT"), ("el", _), ("eu", _), ("gl", _):
        Self(Pair("«", "»"), Pair("“", "”"))
      case ("ru", _), ("uk", _), ("be", _), ("kk", _): Self(Pair("«", "»"), Pair("„", "“"))
      case ("nb", _), ("nn", _), ("no", _), ("fa", _), ("hy", _):
        Self(Pair("«", "»"), Pair("‹", "›"))
      case ("da", _): Self(Pair("»", "«"), Pair("›", "‹"))
      case ("pl", _), ("hu", _), ("ro", _): Self(Pair("„", "”"), Pair("»", "«"))
      case ("hr", _), ("sr", _), ("bs", _): Self(Pair("„", "”"), Pair("‘", "’"))
      case ("sv", _), ("fi", _): Self(Pair("”", "”"), Pair("’", "’"))
      case ("ja", _), ("zh", "TW"), ("zh", "HK"): Self(Pair("「", "」"), Pair("『", "』"))
      default: .english
      }
  }
}
