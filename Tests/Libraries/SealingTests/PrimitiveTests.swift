import Testing

@testable import Sealing

/// Vectors of the standards, so that other implementations give the same bytes.
@Suite struct PrimitiveTests {
  private func hex(_ text: String) throws -> [UInt8] { try #require(Hexadecimal.bytes(text)) }

  @Test(
    arguments: [
      // RFC 4231 §4.2 to §4.4, §4.7 and §4.8; of §4.6 only the first 16 bytes are given.
      (
        String(repeating: "0b", count: 20), "4869205468657265",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        "4a656665", "7768617420646f2079612077616e7420666f72206e6f7468696e673f",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        String(repeating: "aa", count: 20), String(repeating: "dd", count: 50),
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
      ),
      (
        "0102030405060708090a0b0c0d0e0f10111213141516171819", String(repeating: "cd", count: 50),
        "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
      ),
      (
        String(repeating: "aa", count: 131),
        "54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a"
          + "65204b6579202d2048617368204b6579204669727374",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ])
  func hasTheCodesOfRFC4231(key: String, message: String, code: String) throws {
    #expect(try HMACSHA256.code(of: hex(message), key: hex(key)) == hex(code))
  }

  @Test(
    arguments: [
      // RFC 5869 §A.1 to §A.3.
      (
        String(repeating: "0b", count: 22), "000102030405060708090a0b0c",
        "f0f1f2f3f4f5f6f7f8f9",
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
      ),
      (
        (0...0x4F).map { Hexadecimal.text([$0]) }.joined(),
        (0x60...0xAF).map { Hexadecimal.text([$0]) }.joined(),
        (0xB0...0xFF).map { Hexadecimal.text([$0]) }.joined(),
        "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c6"
          + "5e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87"
      ),
      (
        String(repeating: "0b", count: 22), "", "",
        "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
      ),
    ])
  func hasTheKeysOfRFC5869(key: String, salt: String, info: String, derived: String) throws {
    let bytes = try HKDFSHA256.derive(
      from: hex(key), salt: hex(salt), info: hex(info), count: derived.utf8.count / 2)
    #expect(Hexadecimal.text(bytes) == derived)
  }

  @Test func derivesNoMoreThanRFC5869Allows() {
    let key = [UInt8](repeating: 1, count: 32)
    #expect(throws: Never.self) { try HKDFSHA256.derive(from: key, info: [], count: 8160) }
    for count in [8161, -1] {
      #expect(throws: SealingFault.cryptography) {
        try HKDFSHA256.derive(from: key, info: [], count: count)
      }
    }
  }

  @Test(
    arguments: [
      // RFC 7914 §11.
      (
        "passwd", "salt", 1,
        "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
          + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783"
      ),
      (
        "Password", "NaCl", 80000,
        "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
          + "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d"
      ),
    ])
  func hasTheKeysOfRFC7914(password: String, salt: String, rounds: Int, key: String) throws {
    let bytes = try PBKDF2SHA256.derive(
      from: Array(password.utf8), salt: Array(salt.utf8), rounds: rounds, count: 64)
    #expect(Hexadecimal.text(bytes) == key)
  }

  @Test(arguments: [0, -1, Int.max])
  func derivesNothingInImpossibleRounds(rounds: Int) {
    #expect(throws: SealingFault.cryptography) {
      try PBKDF2SHA256.derive(from: [1], salt: [2], rounds: rounds, count: 32)
    }
  }

  @Test(
    arguments: [
      // McGrew and Viega, "The Galois/Counter Mode of Operation", cases 13, 14 and 16, with which
      // NIST validates.
      (
        String(repeating: "00", count: 32), String(repeating: "00", count: 12), "", "",
        "530f8afbc74536b9a963b4f1c4cb738b"
      ),
      (
        String(repeating: "00", count: 32), String(repeating: "00", count: 12), "",
        String(repeating: "00", count: 16),
        "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919"
      ),
      (
        "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308",
        "cafebabefacedbaddecaf888", "feedfacedeadbeeffeedfacedeadbeefabaddad2",
        "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
          + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
        "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
          + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662"
          + "76fc6ece0f4e1768cddf8853bb2d551b"
      ),
    ])
  func sealsAsNISTDoes(
    key: String, nonce: String, data: String, text: String, sealed: String
  ) throws {
    let cipher = try AESGCM(key: hex(key), nonce: hex(nonce))
    #expect(Hexadecimal.text(try cipher.seal(hex(text), with: hex(data))) == sealed)
    #expect(try cipher.open(hex(sealed), with: hex(data)) == hex(text))
    #expect(try cipher.open(hex(sealed), with: hex(data) + [0]) == nil)
    #expect(try cipher.open(Array(hex(sealed).dropLast()), with: hex(data)) == nil)
    #expect(try cipher.open([1, 2], with: hex(data)) == nil)
  }

  @Test func takesNoKeyOfAnotherLength() {
    for (key, nonce) in [(31, 12), (33, 12), (32, 11), (32, 16), (0, 12)] {
      #expect(throws: SealingFault.cryptography) {
        try AESGCM(
          key: [UInt8](repeating: 0, count: key), nonce: [UInt8](repeating: 0, count: nonce))
      }
    }
  }

  @Test func makesDifferentRandomBytes() {
    let made = Set((0..<100).map { _ in RandomBytes.make(16) })
    #expect(made.count == 100)
    #expect(made.allSatisfy { $0.count == 16 })
    // Among 1,600 random bytes, on average all values except half of one occur.
    #expect(Set(made.joined()).count > 240)
  }

  @Test func readsOnlyHexadecimalDigits() {
    #expect(Hexadecimal.bytes("00ffA9") == [0, 255, 0xA9])
    #expect(Hexadecimal.bytes("") == [])
    for text in ["0", "0g", "+1", "0x", "é", "１１", " 1"] { #expect(Hexadecimal.bytes(text) == nil) }
    #expect(Hexadecimal.text([0, 255, 0xA9]) == "00ffa9")
  }

  @Test func prefixesPartsSoThatNoTwoListsAreAlike() {
    let lists: [[[UInt8]]] = [
      [], [[]], [[], []], [[1, 2], [3]], [[1], [2, 3]], [[1, 2, 3]], [[1, 2, 3], []],
    ]
    let written = lists.map { parts in
      var writer = LengthPrefixed()
      for part in parts { writer.append(part) }
      return writer.bytes
    }
    #expect(Set(written).count == lists.count)
    #expect(written[3] == [0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 3])
  }
}
