import Testing

@testable import Markup

/// Addresses of the site. Sixteen bytes are read together, and each must be checked separately.
@Suite struct LinkTests {
  private static let unreserved = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
  private static let reserved = Set(":/?#@!$&'()*+,;=[]%".utf8)

  private func encoded(_ text: String, but plain: Set<UInt8>) -> String {
    text.utf8.map { byte in
      if plain.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }
    .joined()
  }

  @Test(arguments: [0, 1, 7, 15, 16, 30])
  func encodesEachPartAsItIsWritten(before: Int) {
    let signs = (0..<0x80).compactMap(UnicodeScalar.init) + ["é", "🚂"]
    for sign in signs {
      let text = String(repeating: "a", count: before) + String(sign) + "z"
      let path = "/" + text + "/"
      let route = encoded(path, but: Self.unreserved.union("/".utf8))
      #expect(Link(route: path).address == route)
      #expect(Link(route: path, base: "/base").address == "/base" + route)
      #expect(
        Link(route: path, fragment: text).address
          == route + "#" + encoded(text, but: Self.unreserved))
      #expect(
        Link(route: path, suffix: "?" + text).address
          == route + "?" + encoded(text, but: Self.unreserved.union(Self.reserved)))
    }
  }
}
