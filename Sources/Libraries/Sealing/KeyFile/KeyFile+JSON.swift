/// Format of a key file: JSON with exactly these members, each once.
///
///     {
///       "note": "…",                what the file is; any text
///       "version": 1,
///       "edition": 1193046471823,   1 to 2^53 - 1
///       "salt": "32 digits",        hexadecimal, as all below
///       "rounds": 600000,
///       "audiences": [
///         { "name": "family", "key": "64 digits", "guests": [
///           { "name": "Ada", "key": "64 digits" } ] } ]
///     }
extension KeyFile {
  static let version = 1
  /// Greatest number of bytes of a key file, enough for five thousand guests.
  package static let mostBytes = 1_000_000

  private static let note =
    "Keys of this site's sealed pages. Who has this file can open them all: keep a copy of it in a "
    + "safe place, and keep it out of the site, out of Git, and to yourself."

  // MARK: - Reading

  /// Reads a key file strictly: any deviation from the format above is a fault.
  package init(_ bytes: [UInt8]) throws(KeyFileFault) {
    guard bytes.count <= Self.mostBytes else {
      throw KeyFileFault(.tooLarge(most: Self.mostBytes), at: 0, in: bytes)
    }
    let root = try PlacedJSONParser.parse(bytes)
    var object = try KeyFileObject(root, "the key file", in: bytes)
    // Checks the version first, because another version may differ in everything else.
    let version = try object.number("version")
    guard version.value == Self.version else {
      throw object.fault(.version(version.value), version)
    }
    _ = try object.text("note")
    let edition = try object.number("edition")
    guard (1...KeyEdition.highest).contains(edition.value) else {
      let expected = "a number from 1 to \(KeyEdition.highest)"
      throw object.fault(.form("edition", expected: expected), edition)
    }
    let salt = try object.digits("salt", SiteSalt.size, SiteSalt.init)
    let rounds = try object.number("rounds")
    guard rounds.value >= Self.fewestRounds else {
      throw object.fault(.tooFewRounds(rounds.value, fewest: Self.fewestRounds), rounds)
    }
    guard rounds.value <= Self.mostRounds else {
      throw object.fault(.tooManyRounds(rounds.value, most: Self.mostRounds), rounds)
    }
    var audiences: [Audience] = []
    for value in try object.list("audiences") {
      audiences.append(try Self.audience(value, besides: audiences, in: bytes))
    }
    try object.expectNoMore()
    self.init(salt: salt, rounds: rounds.value, edition: edition.value, audiences: audiences)
  }

  private static func audience(
    _ value: PlacedJSON, besides others: [Audience], in bytes: [UInt8]
  ) throws(KeyFileFault) -> Audience {
    var object = try KeyFileObject(value, "an audience", in: bytes)
    let name = try object.name()
    guard !others.contains(where: { $0.name == name.value }) else {
      throw object.fault(.audienceTwice(name.value), name)
    }
    let secret = try object.digits("key", Secret.size, Secret.init)
    if let other = others.first(where: { $0.key.secret == secret }) {
      throw object.fault(.sameContentKey(name.value, as: other.name), name)
    }
    var guests: [Guest] = []
    for value in try object.list("guests") {
      guests.append(try guest(value, besides: guests, of: name.value, in: bytes))
    }
    try object.expectNoMore()
    do {
      return Audience(name: name.value, key: try ContentKey(secret), guests: guests)
    } catch {
      throw object.fault(.cryptography, name)
    }
  }

  private static func guest(
    _ value: PlacedJSON, besides others: [Guest], of audience: String, in bytes: [UInt8]
  ) throws(KeyFileFault) -> Guest {
    var object = try KeyFileObject(value, "a guest", in: bytes)
    let name = try object.name()
    guard !others.contains(where: { $0.name == name.value }) else {
      throw object.fault(.guestTwice(name.value, audience: audience), name)
    }
    let key = WrappingKey(try object.digits("key", Secret.size, Secret.init))
    if let other = others.first(where: { $0.key == key }) {
      throw object.fault(.samePassword(name.value, as: other.name), name)
    }
    try object.expectNoMore()
    return Guest(name: name.value, key: key)
  }

  // MARK: - Writing

  /// The file's bytes: always the same for the same keys, with one line for each guest.
  package var json: [UInt8] {
    let audiences = audiences.map { audience in
      let guests = audience.guests.map { guest in
        "\n        \(Self.member(guest.name, guest.key.secret)) }"
      }
      return "\n    \(Self.member(audience.name, audience.key.secret)), \"guests\": ["
        + guests.joined(separator: ",") + "] }"
    }
    let text = """
      {
        "note": \(Self.quoted(Self.note)),
        "version": \(Self.version),
        "edition": \(edition),
        "salt": "\(salt.text)",
        "rounds": \(rounds),
        "audiences": [\(audiences.joined(separator: ","))]
      }

      """
    return Array(text.utf8)
  }

  private static func member(_ name: String, _ secret: Secret) -> String {
    "{ \"name\": \(quoted(name)), \"key\": \"\(Hexadecimal.text(secret.bytes))\""
  }

  /// Text in quotes; names contain no control characters.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "\"\(escaped.joined())\""
  }
}
