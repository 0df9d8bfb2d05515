/// Walk over a drawing in the way it is drawn, with every reference followed.
///
/// Each element is counted only once, however often it is drawn, so the time grows only with the
/// drawing's size.
struct DrawingWalk {
  private let graph: DrawingGraph
  /// Indices of the edges of each element, and the elements to which they lead.
  private var edges: [[(edge: Int, target: Int)]]
  /// Numbers of drawn elements and of points, and depth of nesting, of each element with its
  /// content.
  private var drawn: [Int]
  private var points: [Int]
  private var depth: [Int]

  private enum State: UInt8 { case unseen, open, done }

  /// An element on the current path, with its next child and edge.
  private struct Step {
    let element: Int
    /// Edge that led here; `nil` if the walk came from the parent.
    let edge: Int?
    var child: Int?
    var next = 0
  }

  init(_ graph: DrawingGraph) {
    self.graph = graph
    let count = graph.elements.count
    edges = Array(repeating: [], count: count)
    drawn = Array(repeating: 0, count: count)
    points = drawn
    depth = drawn
    for (index, edge) in graph.edges.enumerated() {
      guard let target = graph.places[edge.target] else { continue }
      edges[edge.source].append((index, target))
    }
  }

  /// The first reference cycle or exceeded limit on the way; `nil` if the drawing is fine.
  mutating func fault() -> DrawingFault? {
    guard !graph.elements.isEmpty else { return nil }
    var states = Array(repeating: State.unseen, count: graph.elements.count)
    var way: [Step] = []
    func enter(_ element: Int, by edge: Int?) {
      states[element] = .open
      way.append(Step(element: element, edge: edge, child: graph.elements[element].firstChild))
    }
    enter(0, by: nil)
    while let step = way.last {
      let last = way.count - 1
      if let child = step.child {
        way[last].child = graph.elements[child].nextSibling
        if states[child] == .unseen { enter(child, by: nil) }
        if states[child] == .open, way.last?.element != child {
          return circle(way.last { $0.edge != nil }?.edge)
        }
      } else if step.next < edges[step.element].count {
        let (edge, target) = edges[step.element][step.next]
        way[last].next += 1
        if states[target] == .open { return circle(edge) }
        if states[target] == .unseen { enter(target, by: edge) }
      } else {
        if let fault = count(step.element) { return fault }
        states[step.element] = .done
        way.removeLast()
      }
    }
    return nil
  }

  private func circle(_ edge: Int?) -> DrawingFault? {
    edge.map { DrawingFault(.circle(graph.edges[$0].target), at: graph.edges[$0].range) }
  }

  /// Counts the drawn elements in an element whose parts have all been counted.
  private mutating func count(_ element: Int) -> DrawingFault? {
    let most = DrawingLimits.drawnElements + 1
    var here = graph.elements[element].weight
    var points = graph.elements[element].points
    var depth = 0
    var child = graph.elements[element].firstChild
    while let part = child {
      here += drawn[part]
      points += self.points[part]
      depth = max(depth, self.depth[part])
      child = graph.elements[part].nextSibling
      here = min(here, most)
      points = min(points, most)
    }
    var each = 1
    var once = 0
    var perPoint = 0
    for (edge, target) in edges[element] {
      depth = max(depth, self.depth[target])
      switch graph.edges[edge].kind {
      case .content:
        here = min(here + drawn[target], most)
        points = min(points + self.points[target], most)
      case .once: once = min(once + drawn[target], most)
      case .each: each = min(each + drawn[target], most)
      case .points: perPoint = min(perPoint + drawn[target], most)
      }
    }
    drawn[element] = min(here * each + once + points * perPoint, most)
    self.points[element] = points
    self.depth[element] = depth + 1
    if drawn[element] == most {
      return DrawingFault(.limit(.drawn), at: reference(in: element, withMost: drawn))
    }
    if depth >= DrawingLimits.drawnDepth {
      return DrawingFault(.limit(.drawnDepth), at: reference(in: element, withMost: self.depth))
    }
    return nil
  }

  /// Bytes of the first reference on the path to the heaviest part of an element; an empty range if
  /// the path has no reference.
  ///
  /// `numbers` holds the weight of each element.
  private func reference(in element: Int, withMost numbers: [Int]) -> Range<Int> {
    var element = element
    while true {
      var child = graph.elements[element].firstChild
      var most: Int?
      while let part = child {
        if most.map({ numbers[part] > numbers[$0] }) ?? true { most = part }
        child = graph.elements[part].nextSibling
      }
      let edge = edges[element].max { numbers[$0.target] < numbers[$1.target] }
      if let edge, numbers[edge.target] >= most.map({ numbers[$0] }) ?? 1 {
        return graph.edges[edge.edge].range
      }
      guard let most else { return 0..<0 }
      element = most
    }
  }
}
