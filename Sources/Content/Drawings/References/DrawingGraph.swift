/// The elements of a drawing and their references, by which one element may be drawn many times.
struct DrawingGraph {
  /// Way in which a referring element draws its target.
  enum Kind: Sendable, Hashable {
    /// The target is drawn in its place.
    case content
    /// The target is drawn once for all that is in the element.
    case once
    /// The target is drawn for each shape in the element, which inherits it.
    case each
    /// The target is drawn for each point of each shape in the element.
    case points

    /// The way of a property that refers to an element.
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
    /// Number for which it counts among drawn elements.
    var weight: Int
    /// Number of points of its path.
    let points: Int
    var firstChild: Int?
    var nextSibling: Int?
  }

  struct Edge {
    let source: Int
    let target: String
    let kind: Kind
    /// Bytes of the file.
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
    // Browsers find the first of two elements with the same name.
    if let id, places[id] == nil { places[id] = index }
  }

  mutating func leave() { open.removeLast() }

  /// Adds a reference of the innermost open element.
  mutating func refer(to target: String, _ kind: Kind, at range: Range<Int>) {
    guard let element = open.last?.index else { return }
    edges.append(Edge(source: element, target: target, kind: kind, range: range))
  }

  /// Adds a weight to the innermost open element.
  mutating func weigh(_ weight: Int) {
    guard let element = open.last?.index else { return }
    elements[element].weight += weight
  }

  /// Adds what the rules of a style sheet say of the elements; `place` gives bytes of the file.
  ///
  /// Returns `false` if that is too much.
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
