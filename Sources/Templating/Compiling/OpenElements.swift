import Diagnostics

/// The elements open at a place of a page, with the sections on which that depends.
///
/// After a section, the page must not be inside an element that only the section opened. Otherwise
/// the rest of the page would be inside or outside of it, depending on the section. Opening and
/// closing on the same condition is allowed. A start tag without an end tag, or the reverse, is
/// always a mistake. Only certain mistakes are reported: conditions that can't be compared count as
/// correct.
struct OpenElements {
  /// A mistake in opening or closing an element.
  struct Mistake {
    enum Reason {
      /// Opened in a section but not closed under its condition.
      case notClosed(Condition)
      /// Opened in a section and closed regardless of its condition.
      case closedOutside(Condition, PieceOrigin)
      /// Closed only in a section.
      case closedInside(Condition)
      /// Always opened, but never closed.
      case neverClosed
      /// Closed, but never opened.
      case neverOpened
    }

    let reason: Reason
    let element: String
    /// The `>` of the opening tag, or of the end tag if the mistake is in closing.
    let origin: PieceOrigin
  }

  private struct Entry {
    let element: String
    /// The element is open if all these conditions are true.
    var conditions: [Condition]
    let origin: PieceOrigin
    /// End tag that closes it in the other cases.
    var end: PieceOrigin?
    /// Element of a section that `end` closes instead if the section is shown.
    var inner: Inner?
  }

  /// An element that a section opens.
  private struct Inner {
    let element: String
    let condition: Condition
    let origin: PieceOrigin
  }

  /// A tag without a counterpart in its part of the page.
  private struct Tag {
    let element: String
    let origin: PieceOrigin
    /// Whether its counterpart may be in another part.
    let isLoose: Bool
  }

  /// Maximum number of open elements. Browsers don't nest deeper (512 in Blink and WebKit). It also
  /// bounds the time to find the element that a tag closes.
  private static let depthLimit = 512

  private var entries: [Entry] = []
  /// Index of the first entry of the current part. Entries before it belong to the surrounding
  /// parts.
  private var floor = 0
  /// Elements left open by parts that should have closed them.
  private var leftOpen: [Tag] = []
  /// End tags without an open element.
  private var strayEnds: [Tag] = []
  /// Elements whose opening and closing conditions can't be compared.
  private var uncertain: Set<String> = []
  /// Conditions of the sections around the current place.
  private var conditions: [Condition] = []
  /// Number of sections around the first section whose condition contradicts theirs.
  private var impossible: Int?
  /// Number of sections that contradicted those around them.
  private var contradictions = 0
  /// Lowest index of an entry that an end tag closed since the last mark.
  private var lowest = Int.max
  /// Whether the open elements are unknown.
  private var isLost = false
  private(set) var mistakes: [Mistake] = []

  mutating func enter(_ condition: Condition) {
    if impossible == nil, [condition].contradict(conditions) {
      impossible = conditions.count
      contradictions += 1
    }
    conditions.append(condition)
  }

  mutating func leave() {
    conditions.removeLast()
    if impossible == conditions.count { impossible = nil }
  }

  mutating func lose() { isLost = true }

  /// State at the start of a part of a page.
  struct Mark {
    fileprivate let counts: [Int]
    fileprivate let lowest: Int
  }

  private var counts: [Int] {
    [
      entries.count, leftOpen.count, strayEnds.count, uncertain.count, mistakes.count,
      contradictions,
    ]
  }

  mutating func beginPart() -> Mark {
    defer { lowest = .max }
    return Mark(counts: counts, lowest: lowest)
  }

  /// Whether the part since a mark closes exactly the elements that it opens, whatever conditions
  /// are around it.
  mutating func endPart(since mark: Mark) -> Bool {
    defer { lowest = min(lowest, mark.lowest) }
    return counts == mark.counts && lowest >= mark.counts[0]
  }

  /// Whether the current place is never shown, since the conditions around it contradict.
  var isImpossible: Bool { impossible != nil }

  /// Whether the current place is inside of SVG or MathML, where `/>` ends an element.
  var isForeign: Bool { entries.contains { Self.isForeignRoot($0.element) } }

  /// Adds a tag. `endsItself` means that it ends in `/>`.
  mutating func add(_ tag: HTMLContext.Tag, endsItself: Bool, isXML: Bool, at origin: PieceOrigin) {
    guard !isLost, impossible == nil else { return }
    if tag.isEnd {
      close(tag.element, at: origin)
    } else if !(endsItself && tag.mayEndItself
      && (isXML || Self.isForeignRoot(tag.element) || isForeign))
    {
      entries.append(Entry(element: tag.element, conditions: conditions, origin: origin))
      if entries.count > Self.depthLimit { isLost = true }
    }
  }

  private static func isForeignRoot(_ element: String) -> Bool {
    element == "svg" || element == "math"
  }

  private mutating func close(_ element: String, at origin: PieceOrigin) {
    // Conditions under which the end tag hasn't closed anything yet.
    var rest = conditions
    var doubtful: Entry?
    var index = entries.count
    while index > floor {
      index -= 1
      let entry = entries[index]
      if entry.conditions.contradict(rest) { continue }
      let missing = entry.conditions.missing(in: rest)
      guard entry.element == element else {
        // An element that is certainly open would have to be closed first. One that may be open is
        // reported at the end.
        if missing.isEmpty, doubtful != nil { break }
        continue
      }
      lowest = min(lowest, index)
      let further = rest.missing(in: entry.conditions)
      guard missing.count <= 1, further.count <= 1, missing.isEmpty || further.isEmpty else {
        // Two flags with different names may always be equal.
        uncertain.insert(element)
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
    if let doubtful {
      report(doubtful, closedAt: origin)
    } else {
      strayEnds.append(Tag(element: element, origin: origin, isLoose: floor > 0))
    }
  }

  /// Reports an element that is open only in some cases, but is closed in all cases or in none.
  private mutating func report(_ entry: Entry, closedAt end: PieceOrigin? = nil) {
    guard let condition = entry.conditions.last else { return }
    if let inner = entry.inner, let end = entry.end {
      mistakes.append(
        Mistake(
          reason: .closedOutside(inner.condition, end), element: inner.element,
          origin: inner.origin))
    } else if let end = entry.end {
      mistakes.append(
        Mistake(reason: .closedInside(condition.inverted), element: entry.element, origin: end))
    } else {
      mistakes.append(
        Mistake(
          reason: end.map { .closedOutside(condition, $0) } ?? .notClosed(condition),
          element: entry.element, origin: entry.origin))
    }
  }

  /// State around a part that is shown once for several values or as one of several alternatives.
  struct Around {
    fileprivate let floor: Int
    fileprivate let conditions: [Condition]
    fileprivate let impossible: Int?
  }

  /// Begins a part that must close the elements it opens. If the part is shown for many values, the
  /// conditions around it don't apply to its names.
  mutating func isolated(ofManyValues: Bool) -> Around {
    let around = Around(floor: floor, conditions: conditions, impossible: impossible)
    floor = entries.count
    if ofManyValues { (conditions, impossible) = ([], nil) }
    return around
  }

  /// Ends such a part. A start tag without an end tag in it, or the reverse, may have its
  /// counterpart in another part.
  mutating func rejoin(_ around: Around) {
    reportConditional(within: conditions.count)
    leftOpen += entries[floor...].map {
      Tag(element: $0.element, origin: $0.origin, isLoose: true)
    }
    entries.removeLast(entries.count - floor)
    floor = around.floor
    (conditions, impossible) = (around.conditions, around.impossible)
  }

  /// Ends the page. Reports all elements that aren't closed, or were never opened.
  mutating func finish() {
    reportConditional(within: 0)
    guard !isLost else { return }
    leftOpen += entries.map { Tag(element: $0.element, origin: $0.origin, isLoose: false) }
    guard !leftOpen.isEmpty || !strayEnds.isEmpty else { return }
    // Another mistake with the element may be the reason that it is open.
    let excused = uncertain.union(mistakes.map(\.element)).union(looselyMatched)
    report(leftOpen, as: .neverClosed, except: excused)
    report(strayEnds, as: .neverOpened, except: excused)
  }

  /// Elements whose tags may match each other in different parts.
  private var looselyMatched: Set<String> {
    let loose = (leftOpen + strayEnds).filter(\.isLoose).map(\.element)
    return Set(loose)
      .intersection(leftOpen.map(\.element)).intersection(strayEnds.map(\.element))
  }

  private mutating func report(_ tags: [Tag], as reason: Mistake.Reason, except: Set<String>) {
    for tag in tags where !except.contains(tag.element) {
      mistakes.append(Mistake(reason: reason, element: tag.element, origin: tag.origin))
    }
  }

  /// Reports elements that are open only in some cases. `depth` sections surround all of them.
  private mutating func reportConditional(within depth: Int) {
    guard !isLost else { return }
    for index in (floor..<entries.count).reversed()
    where entries[index].conditions.count > depth {
      report(entries.remove(at: index))
    }
  }
}

// MARK: - Places

extension OpenElements.Mistake {
  /// Range of the tag's name with its `<`.
  var range: Range<Int> {
    switch reason {
    case .closedInside, .neverOpened: range(ofEnd: origin)
    case .notClosed, .closedOutside, .neverClosed: range(of: "<", origin)
    }
  }

  func range(ofEnd end: PieceOrigin) -> Range<Int> { range(of: "</", end) }

  private func range(of mark: String, _ origin: PieceOrigin) -> Range<Int> {
    let bytes = origin.position.template.source.bytes
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
