/// The elements of a drawing and its references, through which an element may be drawn many times.
struct DrawingGraph {
  /// How a referring element draws its target.
  enum Kind: Sendable, Hashable {
    /// The target is drawn in place of the element.
    case content
    /// The target is drawn once for the element's whole content.
    case once
    /// The target is drawn for each shape in the element, since shapes inherit the property.
    case each
    /// The target is drawn for each point of each shape in the element.
    case points

    /// How the target of a property's reference is drawn.
    init(of property: String) {
      switch property {
      case "fill", "stroke", "marker-start", "marker-end": self = .each
      case "marker", "marker-mid": self = .points
      default: self = .once
      }
    }
  }

  struct Element {
    let name: String
    let classes: [String]
    /// Number of drawn elements that this element counts as.
    var weight: Int
    /// Number of points in its path.
    let points: Int
    var firstChild: Int?
    var nextSibling: Int?
  }

  struct Edge {
    let source: Int
    let target: String
    let kind: Kind
    /// Range in the file.
    let range: Range<Int>
  }

  private(set) var elements: [Element] = []
  private(set) var edges: [Edge] = []
  private(set) var places: [String: Int] = [:]
  /// The open elements, with the last child of each.
  private var open: [(index: Int, lastChild: Int?)] = []

  mutating func enter(
    _ name: String, id: String?, classes: [String], weight: Int, points: Int
  ) {
    let index = elements.count
    elements.append(
      Element(name: name, classes: classes, weight: weight, points: points))
    if let last = open.indices.last {
      if let sibling = open[last].lastChild {
        elements[sibling].nextSibling = index
      } else {
        elements[open[last].index].firstChild = index
      }
      open[last].lastChild = index
    }
    open.append((index, nil))
    // Browsers use the first of several elements with the same id.
    if let id, places[id] == nil { places[id] = index }
  }

  mutating func leave() { open.removeLast() }

  /// Adds a reference from the innermost open element.
  mutating func refer(to target: String, _ kind: Kind, at range: Range<Int>) {
    guard let element = open.last?.index else { return }
    edges.append(Edge(source: element, target: target, kind: kind, range: range))
  }

  /// Adds a weight to the innermost open element.
  mutating func weigh(_ weight: Int) {
    guard let element = open.last?.index else { return }
    elements[element].weight += weight
  }

  /// Adds the references and filters of a style sheet to the elements that its rules match.
  ///
  /// `place` converts ranges to those of the file. Returns `false` if a limit is exceeded.
  mutating func apply(_ sheet: StyleSheet, _ place: (Range<Int>) -> Range<Int>) -> Bool {
    let references = Dictionary(grouping: sheet.references, by: \.key)
    let filters = Dictionary(grouping: sheet.filters, by: \.key)
    guard !references.isEmpty || !filters.isEmpty else { return true }
    let names = Dictionary(places.map { ($0.value, $0.key) }, uniquingKeysWith: { a, _ in a })
    for index in elements.indices {
      var keys: [StyleSheet.Key] = [.all, .element(elements[index].name)]
      keys += Set(elements[index].classes).map(StyleSheet.Key.class)
      if let id = names[index] { keys.append(.id(id)) }
      for key in keys {
        for (_, reference) in references[key] ?? [] {
          edges.append(
            Edge(
              source: index, target: reference.name, kind: Kind(of: reference.property),
              range: place(reference.range)))
        }
        for (_, count) in filters[key] ?? [] {
          elements[index].weight += count * DrawingLimits.filterWeight
        }
      }
      guard edges.count <= DrawingLimits.drawnElements else { return false }
    }
    return true
  }
}
