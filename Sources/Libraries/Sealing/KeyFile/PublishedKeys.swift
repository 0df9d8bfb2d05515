/// Part of a key file that is published, by which a browser makes keys of a password.
///
/// JSON with `version`, `edition`, `salt` (32 hexadecimal digits), `rounds` and `wraps` (160 digits
/// each). A wrap is a content key in a `Box` with label "zoetrope sealed 1 content key", the
/// guest's wrapping key as its secret (PBKDF2-HMAC-SHA256 of the password in NFC, salt and rounds;
/// 32 bytes), and the context (salt, rounds in 8 bytes, edition in 8 bytes, both big endian). A
/// browser derives once, tries every wrap, and keeps each content key that opens.
///
/// Names of guests and audiences are not in it, nor which wraps belong together. Wraps that open
/// for nobody fill their number up to a multiple of 8, and all are sorted by their bytes. The
/// edition, which counts nothing (`KeyEdition`), is sealed in each. So any change changes all of
/// them, and two versions side by side tell no more than one.
///
/// A host may serve other keys than these. It can't ask for fewer rounds: a browser must refuse
/// less than `KeyFile.fewestRounds`. With older keys, a browser that has seen a higher edition must
/// say so and stop. Made up wraps open for no password that the host has not guessed. Against a
/// host that serves another script, nothing in a page helps.
package struct PublishedKeys: Sendable, Hashable {
  static let version = 1
  private static let step = 8

  package let salt: SiteSalt
  package let rounds: Int
  package let edition: Int
  /// Wraps, and bytes that look the same, sorted.
  package let wraps: [[UInt8]]

  package init(_ file: KeyFile) throws(SealingFault) {
    salt = file.salt
    rounds = file.rounds
    edition = file.edition
    let context = Self.context(salt, rounds, edition)
    var wraps: [[UInt8]] = []
    for audience in file.audiences {
      for guest in audience.guests {
        wraps.append(
          try Box(guest.key.secret, for: .contentKey).seal(audience.key.secret.bytes, in: context))
      }
    }
    let count = max(1, (wraps.count + Self.step - 1) / Self.step) * Self.step
    let size = Secret.size + Box.overhead
    // Known to nobody but who has all keys: a guest can't tell which wraps are none.
    let secrets = file.audiences.flatMap { [$0.key.secret] + $0.guests.map(\.key.secret) }
      .map(\.bytes).sorted { $0.lexicographicallyPrecedes($1) }
    var info = LengthPrefixed()
    info.append("zoetrope sealed 1 empty wraps")
    for part in context { info.append(part) }
    let empty = try HKDFSHA256.derive(
      from: secrets.flatMap(\.self), info: info.bytes, count: (count - wraps.count) * size)
    wraps += stride(from: 0, to: empty.count, by: size).map { Array(empty[$0..<($0 + size)]) }
    self.wraps = wraps.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Content keys that a password opens, as a browser finds them.
  package func contentKeys(for password: Password) throws(SealingFault) -> [ContentKey] {
    try contentKeys(for: WrappingKey(password, salt: salt, rounds: rounds))
  }

  /// Content keys that a password's key opens.
  package func contentKeys(for key: WrappingKey) throws(SealingFault) -> [ContentKey] {
    let box = try Box(key.secret, for: .contentKey)
    let context = Self.context(salt, rounds, edition)
    var keys: [ContentKey] = []
    for wrap in wraps {
      guard let bytes = try box.open(wrap, in: context), let key = try ContentKey(bytes) else {
        continue
      }
      keys.append(key)
    }
    return keys
  }

  /// The file as it is published: the same for the same keys.
  package var json: [UInt8] {
    let wraps = wraps.map { "\n    \"\(Hexadecimal.text($0))\"" }.joined(separator: ",")
    let text = """
      {
        "version": \(Self.version),
        "edition": \(edition),
        "salt": "\(salt.text)",
        "rounds": \(rounds),
        "wraps": [\(wraps)
        ]
      }

      """
    return Array(text.utf8)
  }

  private static func context(_ salt: SiteSalt, _ rounds: Int, _ edition: Int) -> [[UInt8]] {
    [salt.bytes, rounds.bigEndianBytes, edition.bigEndianBytes]
  }
}
