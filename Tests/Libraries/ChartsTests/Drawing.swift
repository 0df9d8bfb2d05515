import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A drawing as XML, with its elements in their order.
struct Drawing {
  final class Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// Start and width of a bar, such as "x 0 50".
    var across: String { "x \(number("x")) \(number("width"))" }
    var place: String { "x \(number("x")) y \(number("y")) \(number("width")) \(number("height"))" }

    private func number(_ name: String) -> String {
      (attributes[name] ?? "").filter { $0 != "%" }
    }
  }

  private(set) var elements: [Element] = []
  /// Children of the groups by the groups' classes.
  private(set) var groups: [String: [Element]] = [:]

  init(_ markup: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(markup) is no XML")
    elements = reader.elements
    groups = reader.groups
  }

  func named(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func texts(in group: String) -> [String] {
    groups[group, default: []].filter { $0.name == "text" }.map(\.text)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    var groups: [String: [Element]] = [:]
    private var open: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = Element(name, attributes)
      if let group = open.last, group.name == "g" {
        groups[group.attributes["class"] ?? "", default: []].append(element)
      }
      elements.append(element)
      open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
