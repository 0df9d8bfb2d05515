import Testing

@testable import Markup

@Suite struct TagAttributesTests {
  @Test(
    arguments: [
      (#"<a href="x">y</a>"#, ["a.href=x"]), ("<A HREF='x' ID=b>", ["a.href=x", "a.id=b"]),
      ("<img src=x alt>", ["img.src=x"]), ("<img src=x/>", ["img.src=x/"]),
      ("<img src = \"x\"\n\tsrcset = 'y'/>", ["img.src=x", "img.srcset=y"]),
      ("<!-- <a href=x> --><b id=c>", ["b.id=c"]), ("<!doctype html><b id=c>", ["b.id=c"]),
      ("<script>'<a href=x>'</script><b id=c>", ["b.id=c"]),
      ("<STYLE><a href=x></style ><b id=c>", ["b.id=c"]),
      ("</a href=x><b id=c>", ["b.id=c"]), ("a < b <3 <b id=c>", ["b.id=c"]),
      ("<a title=\"<b id=c>\">", ["a.title=<b id=c>"]), ("<a =x>", []),
      ("<a href=\"x", ["a.href=x"]), ("<a href=", ["a.href="]), ("<a", []), ("<", []), ("", []),
      ("<script>", []), ("<a href=\"\">", ["a.href="]),
    ] as [(String, [String])])
  func findsEveryAttribute(_ html: String, found: [String]) {
    let bytes = Array(html.utf8)
    let attributes = TagAttributes(bytes).attributes.map {
      "\($0.element).\($0.name)=\(String(decoding: bytes[$0.value], as: UTF8.self))"
    }
    #expect(attributes == found)
  }
}
