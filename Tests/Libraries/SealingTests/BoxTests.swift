import Testing

@testable import Sealing

@Suite struct BoxTests {
  private let context: [[UInt8]] = [[1], [2, 3]]
  private let message = Array("message".utf8)

  @Test func opensWhatItSealed() throws {
    let box = try Box(Samples.secret(1), for: .file)
    for message in [[], [0], Samples.bytes(1000, 5)] as [[UInt8]] {
      let sealed = try box.seal(message, in: context)
      #expect(sealed.count == message.count + Box.overhead)
      #expect(try box.open(sealed, in: context) == message)
    }
  }

  @Test func opensForNoOtherSecretLabelOrContext() throws {
    let sealed = try Box(Samples.secret(1), for: .file).seal(message, in: context)
    #expect(try Box(Samples.secret(2), for: .file).open(sealed, in: context) == nil)
    for label in [Box.Label.fileKey, .contentKey] {
      #expect(try Box(Samples.secret(1), for: label).open(sealed, in: context) == nil)
    }
    let others: [[[UInt8]]] = [[], [[1]], [[1, 2], [3]], [[1], [2, 3], []], [[2, 3], [1]]]
    for other in others {
      #expect(try Box(Samples.secret(1), for: .file).open(sealed, in: other) == nil)
    }
  }

  /// Keys encrypt under any salt. A salt that isn't the message's is refused.
  @Test func refusesASaltThatIsNotOfTheMessage() throws {
    let secret = Samples.secret(1)
    let label = Box.Label.file.rawValue
    func info(_ use: String) -> [UInt8] { Array("\(label) \(use)".utf8) }
    func forged(_ salt: [UInt8]) throws -> [UInt8] {
      let key = try HKDFSHA256.derive(from: secret.bytes, info: info("encryption"), count: 32)
      let derived = try HKDFSHA256.derive(from: key, salt: salt, info: info("box"), count: 44)
      let data = LengthPrefixed(Array(label.utf8), context[0], context[1]).bytes
      return try salt
        + AESGCM(key: Array(derived[..<32]), nonce: Array(derived[32...])).seal(message, with: data)
    }
    let box = try Box(secret, for: .file)
    let sealed = try box.seal(message, in: context)
    #expect(try forged(Array(sealed.prefix(32))) == sealed, "the form is as described")
    #expect(try box.open(forged(Samples.bytes(32, 9)), in: context) == nil)
  }

  @Test func usesEachSaltOnce() throws {
    var salts: Set<[UInt8]> = []
    var count = 0
    for secret in 1...3 as ClosedRange<UInt8> {
      for label in [Box.Label.file, .fileKey, .contentKey] {
        for part in 0...9 as ClosedRange<UInt8> {
          for message in 0...9 as ClosedRange<UInt8> {
            let sealed = try Box(Samples.secret(secret), for: label).seal([message], in: [[part]])
            salts.insert(Array(sealed.prefix(32)))
            count += 1
          }
        }
      }
    }
    #expect(salts.count == count)
    #expect(count == 900)
  }

  @Test func tellsNoSecretInWords() throws {
    let secret = Samples.secret(1)
    #expect("\(secret)" == "a secret")
    #expect(String(reflecting: secret) == "a secret")
    #expect("\(try Password("Lisbon"))" == "a password")
    #expect(String(reflecting: [try Password("Lisbon")]) == "[a password]")
  }
}
