import Foundation

/// Encoding with one byte for each letter of some languages, or with one or two bytes for Japanese.
package enum CodePage: String, Sendable, Equatable, CaseIterable {
  case windows1252 = "windows-1252"
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case cp932
  case cp850

  /// Name as users know it.
  var name: String {
    switch self {
    case .windows1252: "Windows-1252"
    case .windows1250: "Windows-1250"
    case .windows1251: "Windows-1251"
    case .cp932: "code page 932"
    case .cp850: "code page 850"
    }
  }

  /// Decodes bytes; `nil` if some of them aren't a character.
  func decode(_ bytes: some Collection<UInt8>) -> String? {
    String(data: Data(bytes), encoding: encoding)
  }

  private var encoding: String.Encoding {
    switch self {
    case .windows1252: .windowsCP1252
    case .windows1250: .windowsCP1250
    case .windows1251: .windowsCP1251
    // Foundation's raw values for CoreFoundation's `kCFStringEncodingDOSJapanese` and
    // `kCFStringEncodingDOSLatin1`.
    case .cp932: String.Encoding(rawValue: 0x8000_0420)
    case .cp850: String.Encoding(rawValue: 0x8000_0410)
    }
  }

  /// Small letters beyond ASCII of each language that is written in it.
  ///
  /// Source: main exemplar characters of CLDR
  var alphabets: [Set<Unicode.Scalar>] {
    switch self {
    case .windows1252, .cp850: Self.western
    case .windows1250: Self.central
    case .windows1251: Self.cyrillic
    case .cp932: []
    }
  }

  private static let western = alphabets([
    "äöüß", "àâæçéèêëîïôœùûüÿ", "áéíñóúü", "àáâãçéêíóôõú", "àèéìíîòóùú", "áéëïíóöúüèê",
    "åæøéóàäö", "åäöéàüš", "áðéíóúýþæö", "àçéèíïóòúü",
  ])
  private static let central = alphabets([
    "ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "čćđšž", "ăâîşţ", "äöüß",
  ])
  private static let cyrillic = alphabets([
    "абвгдежзийклмнопрстуфхцчшщъыьэюяё", "абвгдежзийклмнопрстуфхцчшщьюяґєії",
    "абвгдежзиклмнопрстуфхцчшђјљњћџ", "абвгдежзйклмнопрстуфхцчшыьэюяёіў",
    "абвгдежзиклмнопрстуфхцчшѓѕјљњќџ",
  ])

  private static func alphabets(_ texts: [String]) -> [Set<Unicode.Scalar>] {
    texts.map { Set($0.unicodeScalars) }
  }
}
