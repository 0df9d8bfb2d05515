import Diagnostics

/// The elements that are open while a page is compiled, each with the sections that decide whether it is.
///
/// What follows a section must not lie in an element that only the section opened: the rest of the page
/// would lie in it, or not. One that the same condition opens and closes is in order. Only what is certain
/// is a mistake: where conditions can't be compared, nothing is said.
struct OpenElements {
  /// What is wrong with an element.
  struct Mistake {
    enum Reason {
      /// Opened in a section, and closed nowhere.
      case notClosed
      /// Opened in a section, and closed whether or not that is shown.
      case closedOutside(PieceOrigin)
      /// Closed in a section alone.
      case closedInside
    }

    let reason: Reason
    let element: String
    /// The section.
    let condition: Condition
    /// The `>` of the tag that opens the element; of one that is closed in a section, of its end tag.
    let origin: PieceOrigin
  }

  private struct Entry {
    let element: String
    /// It is open where all of these hold.
    var conditions: [Condition]
    let origin: PieceOrigin
    /// What closes it in the other cases.
    var end: PieceOrigin?
    /// The section's element that would have been closed there instead.
    var inner: Inner?
  }

  /// An element that a section opens.
  private struct Inner {
    let element: String
    let condition: Condition
    let origin: PieceOrigin
  }

  private var entries: [Entry] = []
  /// Those below belong to what is around.
  private var floor = 0
  private var hasStrayEnd = false
  /// The sections around what comes next.
  private var conditions: [Condition] = []
  /// How many sections are around the first of them that is never shown inside of the others.
  private var impossible: Int?
  /// Whether it is not known any more what is open.
  private var isLost = false
  private(set) var mistakes: [Mistake] = []

  mutating func enter(_ condition: Condition) {
    if impossible == nil, [condition].contradict(conditions) { impossible = conditions.count }
    conditions.append(condition)
  }

  mutating func leave() {
    conditions.removeLast()
    if impossible == conditions.count { impossible = nil }
  }

  mutating func lose() { isLost = true }

  /// Takes in a tag; `endsItself` for one with `/>`.
  mutating func add(_ tag: HTMLContext.Tag, endsItself: Bool, isXML: Bool, at origin: PieceOrigin) {
    guard !isLost, impossible == nil else { return }
    if tag.isEnd {
      close(tag.element, at: origin)
    } else if !(endsItself && tag.mayEndItself && (isXML || isForeign(tag.element))) {
      entries.append(Entry(element: tag.element, conditions: conditions, origin: origin))
    }
  }

  /// In SVG and MathML `/>` ends an element.
  private func isForeign(_ element: String) -> Bool {
    func isRoot(_ element: String) -> Bool { element == "svg" || element == "math" }
    return isRoot(element) || entries.contains { isRoot($0.element) }
  }

  private mutating func close(_ element: String, at origin: PieceOrigin) {
    // The cases in which it still closes nothing.
    var rest = conditions
    var doubtful: Entry?
    var index = entries.count
    while index > floor {
      index -= 1
      let entry = entries[index]
      if entry.conditions.contradict(rest) { continue }
      let missing = entry.conditions.missing(in: rest)
      guard entry.element == element else {
        // What is open for certain would have to be closed first; what may be open is told at the end.
        if missing.isEmpty, doubtful != nil { break }
        continue
      }
      let further = rest.missing(in: entry.conditions)
      guard missing.count <= 1, further.count <= 1, missing.isEmpty || further.isEmpty else {
        // Two flags may always be the same, whatever they are called.
        entries.remove(at: index)
        return
      }
      if let condition = missing.first {
        entries.remove(at: index)
        doubtful = doubtful ?? entry
        rest.append(condition.inverted)
        continue
      }
      if let condition = further.first {
        entries[index].conditions.append(condition.inverted)
        entries[index].end = origin
        entries[index].inner = doubtful.flatMap { inner in
          inner.conditions.last.map {
            Inner(element: inner.element, condition: $0, origin: inner.origin)
          }
        }
      } else {
        entries.remove(at: index)
      }
      return
    }
    hasStrayEnd = true
    if let doubtful { report(doubtful, closedAt: origin) }
  }

  /// Tells of an element that is open in some cases alone, and is closed in all, or in none.
  private mutating func report(_ entry: Entry, closedAt end: PieceOrigin? = nil) {
    guard let condition = entry.conditions.last else { return }
    if let inner = entry.inner, let end = entry.end {
      mistakes.append(
        Mistake(
          reason: .closedOutside(end), element: inner.element, condition: inner.condition,
          origin: inner.origin))
    } else if let end = entry.end {
      mistakes.append(
        Mistake(
          reason: .closedInside, element: entry.element, condition: condition.inverted, origin: end)
      )
    } else {
      mistakes.append(
        Mistake(
          reason: end.map { .closedOutside($0) } ?? .notClosed, element: entry.element,
          condition: condition, origin: entry.origin))
    }
  }

  /// What is around a part of which one of several is shown, or one as often as the data says.
  struct Around {
    fileprivate let floor: Int
    fileprivate let hasStrayEnd: Bool
    fileprivate let conditions: [Condition]
    fileprivate let impossible: Int?
  }

  /// Begins such a part, which must close what it opens; of one that is shown of many values, nothing
  /// around it tells what is asked in it.
  mutating func isolated(ofManyValues: Bool) -> Around {
    let around = Around(
      floor: floor, hasStrayEnd: hasStrayEnd, conditions: conditions, impossible: impossible)
    (floor, hasStrayEnd) = (entries.count, false)
    if ofManyValues { (conditions, impossible) = ([], nil) }
    return around
  }

  /// Ends such a part. Where it does not close what it opens, nothing more is said of the page.
  mutating func rejoin(_ around: Around) {
    finish(within: conditions.count)
    if hasStrayEnd || entries.count > floor { isLost = true }
    entries.removeLast(entries.count - floor)
    (floor, hasStrayEnd) = (around.floor, around.hasStrayEnd)
    (conditions, impossible) = (around.conditions, around.impossible)
  }

  /// Tells of what is still open in some cases and not in others; `depth` sections are around all of it.
  mutating func finish(within depth: Int = 0) {
    guard !isLost else { return }
    for index in (floor..<entries.count).reversed()
    where entries[index].conditions.count > depth {
      report(entries.remove(at: index))
    }
  }
}

// MARK: - Places

extension OpenElements.Mistake {
  /// The name of the tag, with its `<`.
  var range: Range<Int> {
    if case .closedInside = reason { range(ofEnd: origin) } else { range(of: "<", origin) }
  }

  func range(ofEnd end: PieceOrigin) -> Range<Int> { range(of: "</", end) }

  private func range(of mark: String, _ origin: PieceOrigin) -> Range<Int> {
    let bytes = origin.site.template.source.bytes
    let name = Array((mark + element).utf8)
    var start = origin.range.lowerBound - name.count
    while start >= 0 {
      let end = start + name.count
      if bytes[start..<end].elementsEqual(name, by: { $0.lowercased == $1.lowercased }) {
        return start..<end
      }
      start -= 1
    }
    return origin.range
  }
}
