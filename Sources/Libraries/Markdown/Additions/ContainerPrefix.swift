import CCMark

/// Finds where a block's text begins in its lines. It skips the marks of block quotes and the
/// indentation of list items around the block (CommonMark 0.30 §5.1, §5.2).
struct ContainerPrefix {
  private let draft: Draft
  /// Number of columns by which a list item's lines are indented.
  private var indentations: [MarkdownNode: Int] = [:]

  init(_ draft: Draft) { self.draft = draft }

  /// Block quotes and list items around a block, outermost first.
  static func containers(around block: MarkdownNode) -> [MarkdownNode] {
    var containers: [MarkdownNode] = []
    var node = block
    while let parent = node.parent {
      if parent.kind == CMARK_NODE_BLOCK_QUOTE || parent.kind == CMARK_NODE_ITEM {
        containers.append(parent)
      }
      node = parent
    }
    return containers.reversed()
  }

  /// The first byte of a line's text inside its containers; `nil` if the line omits one of them, as
  /// the lazy lines of a paragraph do.
  mutating func start(ofLine number: Int, in containers: [MarkdownNode]) -> Int? {
    guard var cursor = cursor(atLine: number, in: containers[...]) else { return nil }
    cursor.skip(cursor.indentation)
    return cursor.position
  }

  private mutating func cursor(
    atLine number: Int, in containers: ArraySlice<MarkdownNode>
  ) -> Cursor? {
    var cursor = Cursor(draft.bytes, draft.text(ofLine: number))
    for index in containers.indices {
      let container = containers[index]
      if container.kind == CMARK_NODE_BLOCK_QUOTE {
        guard cursor.skipQuote() else { return nil }
      } else if container.startLine == number {
        _ = cursor.skipListMarker()
      } else {
        let columns = indentation(of: container, in: containers[..<index])
        guard cursor.indentation >= columns || cursor.isAtEnd else { return nil }
        cursor.skip(columns)
      }
    }
    return cursor
  }

  private mutating func indentation(
    of item: MarkdownNode, in containers: ArraySlice<MarkdownNode>
  ) -> Int {
    if let known = indentations[item] { return known }
    var cursor = cursor(atLine: item.startLine, in: containers)
    let columns = cursor?.skipListMarker() ?? 0
    indentations[item] = columns
    return columns
  }
}

/// Reads a line by columns; a tab extends to the next multiple of four (CommonMark 0.30 §2.2).
private struct Cursor {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  private var column = 0

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    position = line.lowerBound
    end = line.upperBound
  }

  /// Number of columns of spaces and tabs from the current position on.
  var indentation: Int {
    var (index, reached) = (position, column)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: " "): reached += 1
      case UInt8(ascii: "\t"): reached += 4 - reached % 4
      default: return reached - column
      }
      index += 1
    }
    return reached - column
  }

  var isAtEnd: Bool { bytes[position..<end].allSatisfy(\.isBlank) }

  /// Skips columns of spaces and tabs; it may skip only part of the last tab.
  mutating func skip(_ columns: Int) {
    let target = column + columns
    while position < end, column < target {
      let width = bytes[position] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      guard bytes[position].isBlank else { return }
      guard column + width <= target else {
        column = target
        return
      }
      column += width
      position += 1
    }
  }

  mutating func skipQuote() -> Bool {
    let indentation = indentation
    guard indentation <= 3 else { return false }
    skip(indentation)
    guard position < end, bytes[position] == UInt8(ascii: ">") else { return false }
    position += 1
    column += 1
    if self.indentation > 0 { skip(1) }
    return true
  }

  /// Skips a list item's marker and the space after it; returns the number of columns by which the
  /// item's other lines are indented.
  mutating func skipListMarker() -> Int {
    let start = column
    skip(indentation)
    while position < end, bytes[position].isDigit {
      position += 1
      column += 1
    }
    position = min(position + 1, end)
    column += 1
    let width = column - start
    guard !isAtEnd else { return width + 1 }
    // With five or more columns, all but the first belong to a code block.
    let spaces = indentation < 5 ? indentation : 1
    skip(spaces)
    return width + spaces
  }
}
