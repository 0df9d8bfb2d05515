import Testing

@testable import Sealing

@Suite struct KeyFileFormTests {
  private static let digits = String(repeating: "0123456789abcdef", count: 4)
  private static let others = String(repeating: "fedcba9876543210", count: 4)

  /// A key file, line by line; arguments of the test replace lines.
  private static let lines = [
    "{",
    #"  "note": "keys","#,
    #"  "version": 1,"#,
    #"  "edition": 3,"#,
    #"  "salt": "000102030405060708090a0b0c0d0e0f","#,
    #"  "rounds": 600000,"#,
    #"  "audiences": ["#,
    #"    { "name": "family", "key": "\#(digits)", "guests": ["#,
    #"        { "name": "Ada", "key": "\#(digits)" },"#,
    #"        { "name": "Bo \"B\" \\", "key": "\#(others)" }] },"#,
    #"    { "name": "client", "key": "\#(others)", "guests": [] }]"#,
    "}",
  ]

  private static func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.joined(separator: "\n").utf8)
  }

  private func reading(_ bytes: [UInt8]) -> KeyFileFault? {
    fault { () throws(KeyFileFault) in try KeyFile(bytes) }
  }

  // MARK: - Valid files

  @Test func readsWhatItWrites() throws {
    var keys = KeyFile(rounds: 700_000)
    #expect(try KeyFile(keys.json) == keys)
    for audience in ["family", "Kunde „A“", "\"quoted\" \\ 🚂"] {
      try keys.addAudience(audience)
      #expect(try KeyFile(keys.json) == keys)
      for guest in 1...3 as ClosedRange<UInt8> {
        try keys.addGuest("Guest \"\(guest)\"", with: Samples.wrappingKey(guest), to: audience)
      }
    }
    #expect(try KeyFile(keys.json) == keys)
    #expect(try KeyFile(keys.json).json == keys.json)
  }

  @Test func readsJSONOfAnyForm() throws {
    let keys = try KeyFile(Self.bytes(Self.lines))
    #expect(keys.edition == 3)
    #expect(keys["family"]?.guests.map(\.name) == ["Ada", "Bo \"B\" \\"])
    let text = Self.lines.joined(separator: "\r\n\t")
      .replacing("\"Ada\"", with: #""\u0041d\u0061\uD83D\uDE82\/""#)
      .replacing("abcdef", with: "ABCDEF")
    let other = try KeyFile(Array(" \(text) \n".utf8))
    #expect(other["family"]?.guests.first?.name == "Ada🚂/")
    #expect(other["family"]?.key == keys["family"]?.key)
  }

  // MARK: - Refused files

  /// Reason, line and column of the fault when one line is replaced.
  @Test(
    arguments: [
      (2, #"  "version": 2,"#, .version(2), 14),
      (2, #"  "version": "1","#, .form("version", expected: "a whole number"), 14),
      (2, #"  "version": 1.0,"#, .form("version", expected: "a whole number"), 14),
      (2, "", .missing("version"), -1),
      (
        3, #"  "edition": 0,"#,
        .form("edition", expected: "a number from 1 to 9007199254740991"), 14
      ),
      (
        3, #"  "edition": 9007199254740992,"#,
        .form("edition", expected: "a number from 1 to 9007199254740991"), 14
      ),
      (3, "", .missing("edition"), -1),
      (4, "", .missing("salt"), -1),
      (4, #"  "salt": "0001","#, .form("salt", expected: "32 hexadecimal digits"), 11),
      (4, #"  "salt": 12,"#, .form("salt", expected: "32 hexadecimal digits"), 11),
      (
        4, #"  "salt": "00010203040506070809é0b0c0d0e0f","#,
        .form("salt", expected: "32 hexadecimal digits"), 11
      ),
      (5, #"  "rounds": 599999,"#, .tooFewRounds(599_999, fewest: 600_000), 13),
      (5, #"  "rounds": -1,"#, .tooFewRounds(-1, fewest: 600_000), 13),
      (5, #"  "rounds": 10000001,"#, .tooManyRounds(10_000_001, most: 10_000_000), 13),
      (
        5, #"  "rounds": 99999999999999999999,"#, .form("rounds", expected: "a whole number"), 13
      ),
      (5, #"  "rounds": 6e5,"#, .form("rounds", expected: "a whole number"), 13),
      (5, #"  "rounds": 0600000,"#, .syntax(expected: "a value"), 13),
      (5, #"  "rounds": nul,"#, .syntax(expected: "a value"), 13),
      (5, #"  "rounds": 600000"#, .syntax(expected: "',' or '}'"), -7),
      (5, #"  "rounds" 600000,"#, .syntax(expected: "':'"), 12),
      (5, #"  rounds: 600000,"#, .syntax(expected: "a name in quotes"), 3),
      (5, #"  "rounds": 600000, "rounds": 600000,"#, .twice("rounds"), 21),
      (5, #"  "rounds": 600000, "passwords": [],"#, .unknown("passwords"), 21),
      (1, "", .missing("note"), -1),
      (1, #"  "note": null,"#, .form("note", expected: "a text"), 11),
      (1, #"  "note": "keys"#, .syntax(expected: "a character that isn't a control character"), 16),
      (1, #"  "note": "\x","#, .syntax(expected: "an escape of JSON"), 12),
      (1, #"  "note": "\u12","#, .syntax(expected: "an escape of JSON"), 12),
      (1, #"  "note": "\uD83D","#, .syntax(expected: "an escape of JSON"), 12),
      (1, #"  "note": "\uDE82\uD83D","#, .syntax(expected: "an escape of JSON"), 12),
      (1, #"  "note": "\uD83D\u0041","#, .syntax(expected: "an escape of JSON"), 12),
      (6, #"  "audiences": [{"#, .syntax(expected: "a name in quotes"), -8),
      (
        7, #"    { "name": "family", "key": "\#(digits)0", "guests": ["#,
        .form("key", expected: "64 hexadecimal digits"), 32
      ),
      (7, #"    { "name": "", "key": "\#(digits)", "guests": ["#, .name(""), 15),
      (7, #"    { "key": "\#(digits)", "guests": ["#, .missing("name"), 5),
      (
        7, #"    { "name": "client", "key": "\#(digits)", "guests": ["#,
        .audienceTwice("client"), -11
      ),
      (
        7, #"    { "name": "family", "key": "\#(others)", "guests": ["#,
        .sameContentKey("client", as: "family"), -11
      ),
      (8, #"        7,"#, .form("a guest", expected: "an object"), 9),
      (8, #"        { "name": "Ada" },"#, .missing("key"), 9),
      (
        8, #"        { "name": "Ada", "key": "\#(digits)", "wrap": "" },"#, .unknown("wrap"),
        101
      ),
      (
        8, #"        { "name": "Bo \"B\" \\", "key": "\#(digits)" },"#,
        .guestTwice("Bo \"B\" \\", audience: "family"), -10
      ),
      (
        8, #"        { "name": "Ada", "key": "\#(others)" },"#,
        .samePassword("Bo \"B\" \\", as: "Ada"), -10
      ),
      (
        10, #"    { "name": "client", "key": "\#(others)", "guests": {} }]"#,
        .form("guests", expected: "a list"), 110
      ),
      (10, #"    [[[[[[[[]]]]]]]]"#, .tooDeep(most: 8), 11),
      (11, "} {", .syntax(expected: "the end"), 3),
      (11, "", .syntax(expected: "',' or '}'"), 1),
    ] as [(Int, String, KeyFileFault.Reason, Int)])
  func tellsWhatIsWrongAndWhere(
    line: Int, other: String, reason: KeyFileFault.Reason, place: Int
  ) throws {
    var lines = Self.lines
    lines[line] = other
    let fault = try #require(reading(Self.bytes(lines)))
    #expect(fault.reason == reason)
    // A negative place is a line, from 1, for a fault that is reported elsewhere.
    if place < 0 {
      #expect(fault.line == -place)
    } else {
      #expect(fault.line == line + 1)
      #expect(fault.column == place)
    }
  }

  @Test func refusesWhatIsNoKeyFile() {
    #expect(reading([])?.reason == .syntax(expected: "a value"))
    #expect(reading([0xFF, 0xFE])?.reason == .encoding)
    #expect(reading([0xC3])?.reason == .encoding)
    #expect(reading(Array("[]".utf8))?.reason == .form("the key file", expected: "an object"))
    #expect(reading(Array("{}".utf8))?.reason == .missing("version"))
    #expect(
      reading([UInt8](repeating: 0x20, count: 1_000_001))?.reason == .tooLarge(most: 1_000_000))
    #expect(
      reading([UInt8](repeating: UInt8(ascii: "["), count: 100_000))?.reason == .tooDeep(most: 8))
  }

  @Test func refusesWhatIsCutOff() {
    let whole = Self.bytes(Self.lines)
    for count in whole.indices {
      #expect(reading(Array(whole[..<count])) != nil, "\(count)")
    }
  }

  /// A damaged byte is reported, unless it is in the note, a name, a number or a key, where any
  /// other value is as good. Nothing ends the program.
  @Test func readsDamagedBytesWithoutEnding() throws {
    let whole = Self.bytes(Self.lines)
    var (read, refused) = (0, 0)
    for index in whole.indices {
      // Another letter or digit, the other case, and a byte that isn't ASCII.
      for bit in [0, 5, 7] as [UInt8] {
        var damaged = whole
        damaged[index] ^= 1 << bit
        if let fault = reading(damaged) {
          refused += 1
          #expect(fault.line >= 1 && fault.line <= Self.lines.count + 1)
        } else {
          read += 1
        }
      }
    }
    #expect(read + refused == whole.count * 3)
    #expect(refused > read)
  }
}
