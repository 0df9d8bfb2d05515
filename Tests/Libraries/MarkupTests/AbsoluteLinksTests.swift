import Markup
import Testing

@Suite struct AbsoluteLinksTests {
  private static let page = PageAddress(
    origin: "https://ana.example", path: "/journal/trips/lisbon/")

  @Test(arguments: [
    ("", "https://ana.example/journal/trips/lisbon/"),
    ("#a", "https://ana.example/journal/trips/lisbon/#a"),
    ("?b=c", "https://ana.example/journal/trips/lisbon/?b=c"),
    ("/x", "https://ana.example/x"),
    ("//cdn.example/x", "https://cdn.example/x"),
    ("tram.jpg", "https://ana.example/journal/trips/lisbon/tram.jpg"),
    ("./tram.jpg", "https://ana.example/journal/trips/lisbon/tram.jpg"),
    ("../porto/?a=/../#/../b", "https://ana.example/journal/trips/porto/?a=/../#/../b"),
    ("../../../../x", "https://ana.example/x"), ("..", "https://ana.example/journal/trips/"),
    ("/a/../b/.", "https://ana.example/b/"),
    ("1:2", "https://ana.example/journal/trips/lisbon/1:2"),
  ])
  func resolvesAReference(reference: String, address: String) {
    #expect(Self.page.resolved(reference[...]) == address)
  }

  @Test(arguments: ["https://b.example/", "mailto:a@b.example", "data:,", "tel:+1"])
  func leavesAnAbsoluteAddress(address: String) {
    #expect(Self.page.resolved(address[...]) == nil)
  }

  private static let root = "https://ana.example/journal/trips/lisbon/"

  @Test(arguments: [
    (#"<a href="b">t</a>"#, #"<a href="\#(root)b">t</a>"#),
    (#"<a class='x' href='b'>t</a>"#, #"<a class='x' href='\#(root)b'>t</a>"#),
    ("<A HREF=b>t</A>", "<A HREF=\(root)b>t</A>"),
    ("<img/src = ' b ' alt>", "<img/src = '\(root)b' alt>"),
    (#"<img src="">"#, #"<img src="">"#),
    (
      #"<video poster="p" src="v"><track src="t">"#,
      #"<video poster="\#(root)p" src="\#(root)v"><track src="\#(root)t">"#
    ),
    (
      #"<img srcset="a 1x, b,c 2x , https://c.example/d 3x">"#,
      #"<img srcset="\#(root)a 1x, \#(root)b,c 2x, https://c.example/d 3x">"#
    ),
    (#"<object data="o"><p data="o">"#, #"<object data="\#(root)o"><p data="o">"#),
    (
      #"<!-- <a href="b"> --><a title="<a href='b'>">t</a> href="b" < href="b">"#,
      #"<!-- <a href="b"> --><a title="<a href='b'>">t</a> href="b" < href="b">"#
    ),
    (
      #"<style><a href="b"></style><a href="b">"#,
      #"<style><a href="b"></style><a href="\#(root)b">"#
    ),
    (#"<a href="b"#, #"<a href="\#(root)b"#), ("<a href", "<a href"), ("<a href=", "<a href="),
  ])
  func makesEveryAddressInMarkupAbsolute(markup: String, absolute: String) {
    #expect(HTML(trusted: markup).withAbsoluteLinks(on: Self.page).markup == absolute)
  }
}
