import Basics

/// Table of everyday words for values, with their names here. It covers currencies, and keys that
/// accept one of several values.
enum OthersValues {
  private static let names: [String: String] = [
    "plane": "aircraft", "airplane": "aircraft", "aeroplane": "aircraft", "flight": "aircraft",
    "fly": "aircraft", "flying": "aircraft", "air": "aircraft", "jet": "aircraft",
    "helicopter": "aircraft",
    "boat": "watercraft", "ferry": "watercraft", "ship": "watercraft", "sailing": "watercraft",
    "sailboat": "watercraft", "yacht": "watercraft", "cruise": "watercraft", "kayak": "watercraft",
    "canoe": "watercraft",
    "walk": "walking", "foot": "walking", "on foot": "walking", "hike": "walking",
    "hiking": "walking",
    "bike": "bicycle", "cycling": "bicycle", "cycle": "bicycle",
    "metro": "subway", "underground": "subway", "tube": "subway",
    "rail": "train", "railway": "train", "coach": "bus", "cab": "taxi",
    "drive": "car", "driving": "car", "auto": "car", "automobile": "car",
    "motorbike": "motorcycle", "moped": "motorcycle", "scooter": "motorcycle",
    "streetcar": "tram", "trolley": "tram", "gondola": "cableway", "funicular": "cableway",
    "cable car": "cableway",
    "sans": "system", "sans-serif": "system", "system-ui": "system", "arial": "system",
    "helvetica": "system", "verdana": "humanist", "futura": "geometric", "georgia": "serif",
    "times": "serif", "monospace": "mono", "courier": "mono",
    "planned": "scheduled", "confirmed": "scheduled", "published": "public", "listed": "public",
  ]

  /// Currencies for a sign or a word, the likeliest first.
  private static let currencies: [(sign: String, codes: [String])] = [
    ("US$", ["USD"]), ("€", ["EUR"]), ("£", ["GBP"]), ("¥", ["JPY", "CNY"]), ("₹", ["INR"]),
    ("₩", ["KRW"]), ("₺", ["TRY"]), ("₴", ["UAH"]), ("₪", ["ILS"]), ("₽", ["RUB"]),
    ("₫", ["VND"]), ("฿", ["THB"]), ("zł", ["PLN"]), ("R$", ["BRL"]), ("$", ["USD", "CAD", "AUD"]),
    ("euros", ["EUR"]), ("euro", ["EUR"]), ("dollars", ["USD"]), ("dollar", ["USD"]),
    ("pounds", ["GBP"]), ("pound", ["GBP"]), ("yen", ["JPY"]), ("francs", ["CHF"]),
  ]

  /// Name among the given ones that a word means.
  static func name(meantBy word: String, among names: [String]) -> String? {
    guard word.utf8.count <= 40, let name = Self.names[word.lowercased()] else { return nil }
    return names.contains(name) ? name : nil
  }

  /// Codes for a sign or a word; empty if it doesn't mean a currency.
  static func codes(of sign: String) -> [String] {
    guard sign.utf8.count <= 20 else { return [] }
    let word = sign.lowercased()
    return currencies.first { $0.sign.lowercased() == word }?.codes ?? []
  }

  /// Parts of an amount with its currency before or after it; `nil` for other texts.
  static func amount(_ text: String) -> (number: String, codes: [String])? {
    guard text.utf8.count <= 64 else { return nil }
    let digits = { (character: Character) in
      character.isASCII && (character.isNumber || "+-.,_".contains(character))
    }
    guard let first = text.firstIndex(where: digits), let last = text.lastIndex(where: digits)
    else { return nil }
    var number = String(text[first...last])
    let ahead = String(text[..<first]).trimmed
    let behind = String(text[text.index(after: last)...]).trimmed
    guard ahead.isEmpty != behind.isEmpty else { return nil }
    var sign = ahead.isEmpty ? behind : ahead
    if sign.utf8.first == UInt8(ascii: "-") {
      sign.removeFirst()
      number = "-" + number
    }
    let known = codes(of: sign)
    let isCode = sign.utf8.count == 3 && sign.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    guard !known.isEmpty || isCode else { return nil }
    return (number, known.isEmpty ? [sign] : known)
  }
}

extension String {
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
