import Testing

@testable import Markup

@Suite struct SourceSetTests {
  @Test(
    arguments: [
      ("", []), (" , ", []), ("a.png", ["a.png"]), ("a.png 1x, b.png 2x", ["a.png", "b.png"]),
      ("a.png 400w,\n  b.png 800w", ["a.png", "b.png"]), ("a.png, b.png", ["a.png", "b.png"]),
      ("a,b.png 1x", ["a,b.png"]), ("a.png,, b.png", ["a.png", "b.png"]),
      ("a.png x(1,2), b.png", ["a.png", "b.png"]),
      ("data:image/png,x 1x,/b 2x", ["data:image/png,x", "/b"]),
    ] as [(String, [String])])
  func findsEveryAddress(_ value: String, addresses: [String]) {
    let bytes = Array(value.utf8)
    let found = SourceSet.addresses(in: bytes[...]).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
    #expect(found == addresses)
  }
}
