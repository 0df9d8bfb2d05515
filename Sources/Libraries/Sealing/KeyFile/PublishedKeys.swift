/// The published part of a key file, with which a browser derives keys from a password.
///
/// JSON with `version`, `edition`, `salt` (32 hexadecimal digits), `rounds` and `wraps` (160 digits
/// each). A wrap is a content key in a `Box` with label "zoetrope sealed 1 content key", the
/// guest's wrapping key as its secret (PBKDF2-HMAC-SHA256 of the password in NFC, salt and rounds;
/// 32 bytes), and the context (salt, rounds in 8 bytes, edition in 8 bytes, both big endian). A
/// browser derives the key once, tries every wrap, and keeps each content key that opens.
///
/// It contains neither the names of guests and audiences nor which wraps belong together. Wraps
/// that no password opens fill the list up to a multiple of 8, and all are sorted by their bytes.
/// The edition, which counts nothing (`KeyEdition`), is sealed in each wrap. So every change
/// changes all wraps, and two versions together reveal no more than one.
///
/// A host may serve other keys than these. It can't ask for fewer rounds, because a browser must
/// refuse fewer than `KeyFile.fewestRounds`. If the host serves older keys, a browser that has seen
/// a higher edition must report that and stop. Invented wraps open only for passwords that the host
/// has guessed. Nothing in a page helps against a host that serves a different script.
package struct PublishedKeys: Sendable, Hashable {
  static let version = 1
  private static let step = 8

  package let salt: SiteSalt
  package let rounds: Int
  package let edition: Int
  /// Wraps and filling bytes that look like wraps, sorted.
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
    // These bytes can be computed only with all keys, so a guest can't see which wraps are filling.
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

  /// Content keys that a password opens, found in the same way as a browser does.
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

  /// The published file: always the same for the same keys.
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
