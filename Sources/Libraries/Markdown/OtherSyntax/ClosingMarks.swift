/// Next occurrences of the marks that close other programs' syntax, in an area of a text.
///
/// Each mark is searched for only once from one occurrence to the next, so many unclosed openings
/// still take linear time.
struct ClosingMarks {
  enum Mark: Int, CaseIterable {
    case tag
    case value
    case shortcode
    case markdownShortcode
    case wikilink
    case formula
    case attributes

    fileprivate var text: StaticString {
      switch self {
      case .tag: "%}"
      case .value: "}}"
      case .shortcode: ">}}"
      case .markdownShortcode: "%}}"
      case .wikilink: "]]"
      case .formula: "$$"
      case .attributes: "}"
      }
    }
  }

  private enum Next {
    case unknown
    case at(Int)
    case none
  }

  private var next = [Next](repeating: .unknown, count: Mark.allCases.count)

  /// End of the next occurrence of a mark; `nil` if the mark doesn't occur again. Starts must not
  /// decrease between calls.
  mutating func end(
    of mark: Mark, from start: Int, in text: UnsafeBufferPointer<UInt8>, upTo end: Int
  ) -> Int? {
    if case .none = next[mark.rawValue] { return nil }
    if case .at(let known) = next[mark.rawValue], known >= start {
      return known + mark.text.utf8CodeUnitCount
    }
    let found = text.start(of: mark.text, from: start, upTo: end)
    next[mark.rawValue] = found.map { .at($0) } ?? .none
    return found.map { $0 + mark.text.utf8CodeUnitCount }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Start of the next occurrence of a mark; `nil` if the mark doesn't occur again.
  fileprivate func start(of mark: StaticString, from start: Int, upTo end: Int) -> Int? {
    mark.withUTF8Buffer { mark in
      var index = start
      while index + mark.count <= end {
        if self[index..<index + mark.count].elementsEqual(mark) { return index }
        index += 1
      }
      return nil
    }
  }
}
