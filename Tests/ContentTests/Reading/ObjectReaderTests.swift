import Content
import Diagnostics
import Testing

@Suite struct ObjectReaderTests {
  @Test(arguments: [
    """
    ---
    title: Lisbon
    count: 12
    price: 25.90
    draft: false
    mode: train
    tags: [a, b]
    places: [{name: x}]
    origin: Porto
    even: 4
    ---
    """,
    """
    +++
    title = "Lisbon"
    count = 1_2
    price = 25.90
    draft = false
    mode = "train"
    tags = ["a", "b"]
    origin = {name = "Porto"}
    even = "4"
    [[places]]
    name = "x"
    +++
    """,
    """
    {"title": "Lisbon", "count": 12, "price": "25.90", "draft": false, "mode": "train",
     "tags": ["a", "b"], "places": [{"name": "x", "timeZone": null}], "origin": {"name": "Porto"},
     "even": "4", "trip": null}
    """,
  ])
  func readsTheSameFromEachFormat(text: String) {
    let reading = Reading(text)
    #expect(reading.report == "")
    #expect(
      reading.thing
        == Thing(
          title: "Lisbon", count: 12, price: "25.90", draft: false, mode: .train,
          tags: ["a", "b"], places: [Place(name: "x")], origin: Place(name: "Porto"), even: 4))
  }

  enum TownKeys {
    static let town = Key("città", .text, "Where it is.")
    static let table = KeyTable("a town", town)
  }

  @Test(arguments: ["citt\u{E0}", "citta\u{300}"])
  func findsANameHoweverItWasTyped(name: String) {
    let file = SourceFile(path: "a.md", text: "---\n\(name): Roma\n---\n")
    let findings = Findings(file, DiagnosticCollector())
    let town = MarkdownParts(findings)?.frontMatter?.value(findings).flatMap { value in
      findings.read(value, as: TownKeys.table) { $0.read(TownKeys.town) }
    }
    #expect(town == "Roma")
  }

  @Test func takesASingleTextAsAListOfOne() {
    #expect(Reading("---\ntitle: x\ncount: 1\ntags: article\n---").thing?.tags == ["article"])
  }

  @Test func takesANumberWithoutQuotesInYAMLAsText() {
    #expect(
      Reading("---\ntitle: 007\ncount: 1\ntags: [2015, 10]\n---").thing?.tags == ["2015", "10"])
    #expect(Reading("---\ntitle: 007\ncount: 1\n---").thing?.title == "007")
  }

  @Test func reportsEveryMistakeOfAnObject() {
    let reading = Reading(
      """
      ---
      title: [a]
      count: "12"
      price: 12abc
      draft: yes
      mode: trian
      tags: [a, true, {b: 1}]
      places: [{name: 1.5, timeZone: [x]}, y, {timezone: z}]
      origin: 5.5e1
      even: 3
      ---
      """)
    #expect(reading.thing == nil)
    #expect(
      reading.report == """
        a.md:2:8: error[content-wrong-type]: 'title' must be text, but is a list
            2 | title: [a]
              |        ^~~
        a.md:3:8: error[content-wrong-type]: 'count' must be a whole number, but is text
            3 | count: "12"
              |        ^~~~ write it without quotes
        a.md:4:8: error[content-wrong-type]: 'price' must be a number such as 25.90, but '12abc' isn't one
            4 | price: 12abc
              |        ^~~~~
        a.md:5:8: error[content-wrong-type]: 'draft' must be true or false, but is text
            5 | draft: yes
              |        ^~~ write true
        a.md:6:7: error[content-wrong-type]: 'mode' must be one of 'train', 'watercraft', but is 'trian'
            6 | mode: trian
              |       ^~~~~ did you mean 'train'?
        a.md:7:11: error[content-wrong-type]: an element of 'tags' must be text, but is true
            7 | tags: [a, true, {b: 1}]
              |           ^~~~ put it in quotes
        a.md:7:17: error[content-wrong-type]: an element of 'tags' must be text, but is an object
            7 | tags: [a, true, {b: 1}]
              |                 ^~~~~~
        a.md:8:32: error[content-wrong-type]: 'places.timeZone' must be text, but is a list
            8 | places: [{name: 1.5, timeZone: [x]}, y, {timezone: z}]
              |                                ^~~
        a.md:8:38: error[content-wrong-type]: an element of 'places' must be an object, but is text
            8 | places: [{name: 1.5, timeZone: [x]}, y, {timezone: z}]
              |                                      ^ write {"name": …}
        a.md:8:41: error[content-missing-key]: a place needs the key 'places.name'
            8 | places: [{name: 1.5, timeZone: [x]}, y, {timezone: z}]
              |                                         ^~~~~~~~~~~~~ add name: …
           note: 'places.name' is text
        a.md:8:42: warning[content-unknown-key]: a place has no key 'places.timezone'
            8 | places: [{name: 1.5, timeZone: [x]}, y, {timezone: z}]
              |                                          ^~~~~~~~ did you mean 'timeZone'?
        a.md:10:7: error[content-wrong-type]: 'even' must be an even digit such as 4, but '3' is odd
           10 | even: 3
              |       ^ add 1

        """)
  }

  @Test func asksForQuotesWhereJSONHoldsANumberForText() {
    #expect(
      Reading("{\"title\": 1984, \"count\": 1}").report == """
        a.md:1:11: error[content-wrong-type]: 'title' must be text, but is a number
            1 | {"title": 1984, "count": 1}
              |           ^~~~ put it in quotes

        """)
  }

  @Test(arguments: [
    (
      "---\nprice: 1\ntitle:\n---", "a.md:1:1",
      "    1 | ---\n      | ^~~ add title: … and count: …"
    ),
    ("---\n---", "a.md:1:1", "    1 | ---\n      | ^~~ add title: … and count: …"),
    (
      "+++\nprice = 1\n+++", "a.md:1:1",
      "    1 | +++\n      | ^~~ add title = … and count = …"
    ),
    ("{}", "a.md:1:1", "    1 | {}\n      | ^~ add \"title\": … and \"count\": …"),
  ])
  func namesMissingKeysAtTheObjectsBeginning(text: String, place: String, excerpt: String) {
    #expect(
      Reading(text).report == """
        \(place): error[content-missing-key]: a thing needs the keys 'title' and 'count'
        \(excerpt)
           note: 'title' is text
           note: 'count' is a whole number

        """)
  }

  @Test(arguments: [
    ("1.5", false), ("1e3", false), ("9223372036854775807", true), ("9223372036854775808", false),
    ("-0", true), ("0x1F", true),
  ])
  func readsWholeNumbersThatFit(text: String, isRead: Bool) {
    #expect((Reading("---\ntitle: x\ncount: \(text)\n---").thing != nil) == isRead)
  }

  @Test func remembersWhereKeysStand() throws {
    let text = "---\ntitle: Ünder\ncount: 1\ntrip: lisbon\n---\n"
    let reading = Reading(text)
    let ranges = try #require(reading.ranges)
    let bytes = Array(text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(slice(ranges[Keys.title]) == "Ünder")
    #expect(slice(ranges["count"]) == "1")
    #expect(ranges[Keys.price] == ranges.object)
    #expect(slice(try #require(reading.thing?.trip).range) == "lisbon")
  }

  @Test func refusesALargeNumberOfMistakesInOneSentence() {
    let entries = String(repeating: "{},", count: 5000)
    let collector = DiagnosticCollector()
    let findings = Findings(
      SourceFile(path: "a.json", text: "{\"places\": [\(entries){}]}"), collector)
    let value = Value.json(findings)
    let result: Thing? = value.flatMap { findings.read($0, as: Keys.table, Self.thing) }
    #expect(result == nil)
    #expect(collector.diagnostics.count == ContentLimits.mistakes + 1)
    #expect(
      collector.diagnostics.contains {
        $0.message == "the file has more than 100 mistakes; fix these first to see the others"
      })
  }

  @Test(arguments: [
    ("1_000.50", "1000.50"), ("+5", "5"), ("007", "7"), (".5", "0.5"), ("5.", "5"),
    ("-0.001", "-0.001"), ("0", "0"),
    ("000", "0"), ("1E+3", "1e3"), ("1e-3", "1e-3"),
    ("12345678901234567890.10", "12345678901234567890.10"),
    ("", nil), ("12abc", nil), (".", nil), ("1e", nil), ("0x1F", nil), (".inf", nil), ("nan", nil),
    ("1__0", nil),
    ("_1", nil), ("1_", nil), ("1,234.50", nil), ("- 5", nil), ("٣", nil),
  ])
  func makesOneExactFormOfADecimal(written: String, decimal: String?) {
    #expect(NumberText(written).decimal == decimal)
  }
}
