import Testing

@testable import Application

@Suite struct SHA384DigestTests {
  /// NIST's examples for FIPS 180-4, and the hash of no bytes.
  @Test(arguments: [
    (
      "",
      """
      38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da\
      274edebfe76f65fbd51ad2f14898b95b
      """
    ),
    (
      "abc",
      """
      cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed\
      8086072ba1e7cc2358baeca134c825a7
      """
    ),
  ])
  func hashesAsTheStandardSays(text: String, expected: String) {
    let digits = SHA384Digest.hash(Array(text.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(digits.joined() == expected)
  }
}
