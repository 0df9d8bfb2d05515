/// Some of the most common passwords, and of the words from which people make passwords.
///
/// The list is short on purpose. Attackers' lists have millions of entries, and `PasswordStrength`
/// recognises weak forms without a list.
enum CommonPasswords {
  private static let words: Set<String> = [
    "password", "passwort", "motdepasse", "contrasena", "wachtwoord", "passphrase", "geheim",
    "secret", "admin", "administrator", "root", "user", "guest", "gast", "test", "demo", "login",
    "welcome", "willkommen", "hello", "hallo", "bonjour", "iloveyou", "ichliebedich", "sunshine",
    "princess", "dragon", "monkey", "football", "fussball", "baseball", "superman", "batman",
    "starwars", "pokemon", "letmein", "trustno", "shadow", "master", "hunter", "killer", "freedom",
    "whatever", "family", "familie", "summer", "sommer", "winter", "spring", "autumn", "herbst",
    "holiday", "urlaub", "travel", "reise", "journey", "photo", "photos", "fotos", "album",
    "michael", "jessica", "charlie", "daniel", "thomas", "andrea", "qwerty", "qwertz", "azerty",
    "changeme", "default", "correct", "horse", "battery", "staple",
  ]

  /// Whether a text is one of these words, ignoring case and the characters before and after its
  /// letters, and reading digits as letters (`P4ssw0rd!`).
  static func holds(_ text: [Unicode.Scalar]) -> Bool {
    let isLetter: (Unicode.Scalar) -> Bool = { $0.properties.isAlphabetic }
    guard let first = text.firstIndex(where: isLetter), let last = text.lastIndex(where: isLetter)
    else { return false }
    let plain = text[first...last].map { scalar in
      switch scalar {
      case "0": "o"
      case "1": "i"
      case "3": "e"
      case "4", "@": "a"
      case "5", "$": "s"
      case "7": "t"
      default: scalar.properties.lowercaseMapping
      }
    }.joined()
    // At most three characters more, such as two digits of a year and a punctuation mark.
    return words.contains(plain) && text.count - (last - first + 1) <= 3
  }
}
