import Markup

@testable import Templating

/// A page with a field of every kind.
struct Sample: Presentable {
  var title = "Lisbon"
  var note: String?
  var body = HTML(trusted: "<p>hi</p>")
  var link = Link(route: "/trips/lisbon/")
  var website: Link?
  var isNew = false
  var count = 3
  var color = Color(red: UInt8(255), green: 0, blue: 0)
  var data = JSON(.object([("a", .integer(1))]))
  var tags = ["a", "b"]
  var author = Person(name: "Ann")
  var editor: Person?
  var people = [Person(name: "Ben"), Person(name: "Cid")]
  var cells: [Cell] = []
  var tree: [Tree] = []
  var state = ""

  static let contract = Contract<Self>(
    template: "page",
    variants: [
      Variant("old") { $0.state == "old" }, Variant("gone") { $0.state == "gone" },
    ],
    values, elements)

  private static let values = Fields<Self>(
    "Sample",
    .text("title") { $0.title },
    .optional("note") { $0.note },
    .html("body") { $0.body },
    .link("link") { $0.link },
    .optional("website") { $0.website },
    .flag("isNew") { $0.isNew },
    .number("count") { $0.count },
    .color("color") { $0.color },
    .json("data") { $0.data })

  private static let elements = Fields<Self>(
    "SampleElements",
    .list("tags") { $0.tags },
    .nested("author") { $0.author },
    .optional("editor") { $0.editor },
    .list("people") { $0.people },
    .cells("cells") { $0.cells },
    .list("tree") { $0.tree })
}

struct Person: Presentable {
  var name: String
  var nickname: String?
  var isStar = false

  static let contract = Contract<Self>(
    template: "person", variants: [Variant("star", when: \.isStar)],
    Fields(
      "Person", .text("name") { $0.name }, .optional("nickname") { $0.nickname }))
}

struct Place: Presentable {
  var city: String

  static let contract = Contract<Self>(
    template: "place", Fields("Place", .text("city") { $0.city }))
}

enum Cell: PresentableChoice {
  case person(Person)
  case place(Place)

  static let choices = Choices<Self>(
    Case { if case .person(let person) = $0 { person } else { nil } },
    Case { if case .place(let place) = $0 { place } else { nil } })
}

struct Tree: Presentable {
  var name: String
  var children: [Tree] = []

  static let contract = Contract<Self>(
    template: "tree",
    Fields("Tree", .text("name") { $0.name }, .list("children") { $0.children }))
}
