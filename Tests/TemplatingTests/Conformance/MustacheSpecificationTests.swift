import Diagnostics
import Foundation
import Markup
import TestSupport
import Testing

@testable import Templating

/// The Mustache specification's cases, each with a contract made from its data, and without the
/// checks of names, kinds and HTML.
struct MustacheSpecificationTests {
  static let required = [
    ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22),
    ("partials", 12), ("sections", 34),
  ]
  static let optional = [("~dynamic-names", 21), ("~inheritance", 27)]

  @Test(arguments: required + optional)
  func rendersEveryCaseToTheByte(suite: String, count: Int) throws {
    guard let data = Conformance.data("mustache/\(suite).json") else {
      #expect(!Conformance.isRequired)
      return
    }
    let cases = try JSONDecoder().decode(Suite.self, from: data).tests
    var passed = 0
    for test in cases {
      let output = test.rendered
      #expect(output.utf8.elementsEqual(test.expected.utf8), "\(suite): \(test.name): \(test.desc)")
      if output.utf8.elementsEqual(test.expected.utf8) { passed += 1 }
    }
    print("Mustache specification, \(suite): \(passed) of \(cases.count)")
    #expect(cases.count == count)
  }
}

private struct Suite: Decodable {
  let tests: [Case]

  struct Case: Decodable {
    let name: String
    let desc: String
    let data: DataValue
    let template: String
    let partials: [String: String]?
    let expected: String

    var rendered: String {
      let collector = DiagnosticCollector()
      var sources = (partials ?? [:]).map { name, text in source(name, text) }
      sources.append(source("the case", template))
      let set = TemplateSet(
        lenient: ParsedTemplates(
          sources, words: Words(file: "", texts: [:]), diagnostics: collector))
      let names = (partials ?? [:]).keys.sorted()
      let contract = Contract(template: "the case", data.fields(templates: names))
      var output = OutputBuffer()
      set.template(for: contract).write(data, into: &output)
      return output.string
    }

    private func source(_ name: String, _ text: String) -> TemplateSource {
      TemplateSource(
        name: name, format: .html, source: SourceFile(path: name, text: text), isBuiltIn: false)
    }
  }
}

/// A JSON value that defines fields: an object's members, and `.` for other values.
indirect enum DataValue: Decodable, Sendable {
  case null
  case flag(Bool)
  case text(String)
  case list([DataValue])
  case object([String: DataValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Decimal.self) {
      self = .text("\(number)")
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([DataValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: DataValue].self))
    }
  }

  private subscript(name: String) -> DataValue {
    if case .object(let members) = self { members[name] ?? .null } else { self }
  }

  private var text: String { if case .text(let text) = self { text } else { "" } }

  private var elements: [DataValue] { if case .list(let list) = self { list } else { [] } }

  func fields(templates: [String]) -> Fields<DataValue> {
    guard case .object(let members) = self else {
      return Fields("the data", [field(".", templates: templates)])
    }
    return Fields("the data", members.map { $1.field($0, templates: templates) })
  }

  /// Returns a field for values of this shape.
  private func field(_ name: String, templates: [String]) -> Field<DataValue> {
    switch self {
    case .null: return .optional(name) { (_: DataValue) -> String? in nil }
    case .flag:
      return .flag(name) { if case .flag(true) = $0[name] { true } else { false } }
    case .text:
      return Field(name) { model in
        .template(names: templates) { frame, show in model(frame) { show($0[name].text) } }
      }
    case .object:
      return .nested(name, fields: fields(templates: templates)) { $0[name] }
    case .list(let elements):
      // In the suite all elements of a list have one shape, except for lists in lists.
      let shape = elements.reduce(DataValue.object([:])) { $0.merged(with: $1) }
      return .list(name, fields: shape.fields(templates: templates)) { $0[name].elements }
    }
  }

  private func merged(with other: DataValue) -> DataValue {
    switch (self, other) {
    case (.object(let a), .object(let b)):
      .object(a.merging(b) { $0.merged(with: $1) })
    case (.list(let a), .list(let b)): .list(a + b)
    default: other
    }
  }
}
