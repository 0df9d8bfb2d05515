import Testing

@testable import Application

@Suite struct ReferenceTests {
  @Test(
    arguments: [
      ("a { background: url(a.png) }", ["a.png"]),
      ("a { background: URL( 'a b.png' ) }", ["a b.png"]),
      ("a { background: url(\"a)b.png\") }", ["a)b.png"]),
      ("@import 'a.css'; @import url(b.css) screen;", ["!a.css", "!b.css"]),
      ("@import url('c.css') layer(x);a{b:url(d)}", ["!c.css", "d"]),
      ("/* url(a) @import 'b' */ a { content: 'url(c)' }", []),
      ("a { content: \"\\\"url(a)\"; b: url(c) }", ["c"]),
      (
        "a { b: image-set('a.png' 1x, url(b.png) 2x, 'c' type('image/png')) }",
        ["a.png", "b.png", "c"]
      ),
      ("a { b: url(a\\ b.png) url(\\61 .png) }", ["a b.png", "a.png"]),
      ("@font-face { src: local('x'), url(a.woff2#iefix) format('woff2') }", ["a.woff2#iefix"]),
      ("a { b: my-url(a) curl(b) }", []),
      ("@charset 'utf-8'; a { b: url() }", [""]),
      ("a { b: url(", [""]), ("@import 'a", ["!a"]), ("a { b: url(a\\", ["a\\"]), ("/*", []),
    ] as [(String, [String])])
  func findsTheAddressesOfAStyleSheet(_ text: String, found: [String]) {
    let references = StylesheetReferences(Array(text.utf8)).references
    #expect(references.map { ($0.isImport ? "!" : "") + $0.text } == found)
  }

  @Test(
    arguments: [
      ("import a from './a.js'; import \"./b.js\"", ["!./a.js", "!./b.js"]),
      ("export { c } from './c.js'\nimport('./d.js')", ["!./c.js", "!./d.js"]),
      ("// import './a.js'\n/* from './b.js' */ x('/c')", ["/c"]),
      ("let r = /['\"]/; import './a.js'", ["!./a.js"]),
      ("let r = a / b; let c = '/d' / 2", ["/d"]),
      ("let r = /[/']/.test(x) ? 'a' : 'b'", ["a", "b"]),
      ("`import './a.js'`; f(`${'x'}`, 'y')", ["y"]),
      ("Array.from('./a.js'); x.import", ["./a.js"]),
      ("'a\\'b' + \"c", ["a\\'b", "c"]), ("import '", ["!"]), ("/*", []), ("let x = /a", []),
    ] as [(String, [String])])
  func findsTheStringsOfAScript(_ text: String, found: [String]) {
    let references = ScriptReferences(Array(text.utf8)).references
    #expect(references.map { ($0.isImport ? "!" : "") + $0.text } == found)
  }

  @Test(arguments: [
    ("a.png", "/assets/css/a.png"), ("./a.png", "/assets/css/a.png"), ("../a.png", "/assets/a.png"),
    ("../../x/", "/x/"), ("../..", "/"), ("../../../../a", "/a"), ("/a%20b?c#d", "/a b"),
  ])
  func aRelativeAddressBeginsAtItsFile(_ address: String, path: String) {
    #expect(WrittenAddress(address).path(from: "/assets/css/site.css") == path)
  }

  @Test(
    arguments: [
      ("#a", "a"), ("/x/?y#a%20b", "a b"), ("#", nil), ("#top", nil), ("#TOP", nil), ("?x", nil),
      ("#:~:text=x", nil), ("#a:~:text=x", "a"),
    ] as [(String, String?)])
  func aFragmentNamesAPlace(_ address: String, id: String?) {
    #expect(WrittenAddress(address).fragment == id)
  }
}
