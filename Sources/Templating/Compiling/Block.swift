import Markup

/// A function that writes one part of a template for a frame.
typealias Writer = @Sendable (Frame, inout OutputBuffer) -> Void

/// A compiled part of a template, as a chain of steps.
struct Block: Sendable {
  /// Owns the steps to which `first` and each step's `next` refer.
  private let steps: [Step]
  private let first: Unmanaged<Step>?

  fileprivate init(_ pieces: [Piece]) {
    var steps: [Step] = []
    for piece in pieces.reversed() { steps.append(Step(piece, before: steps.last)) }
    self.steps = steps
    first = steps.last.map(Unmanaged.passUnretained)
  }

  /// Creates a block that writes nothing.
  init() { self.init([]) }

  fileprivate var pieces: [Piece] { steps.reversed().map(\.piece) }

  func write(_ frame: Frame, into output: inout OutputBuffer) {
    // Stops nested sections once the output is full: three levels of a thousand elements each would
    // write a billion.
    if output.isFull { return }
    var step = first
    while let current = step {
      step = current._withUnsafeGuaranteedRef {
        output.append($0.piece.literal)
        $0.piece.writer?(frame, &output)
        if output.isFull {
          $0.piece.blame(in: &output)
          return nil
        }
        return $0.next
      }
    }
  }
}

/// Literal text and the writer that follows it.
private struct Piece: Sendable {
  let literal: [UInt8]
  let writer: Writer?
  /// The tag of the writer; `nil` if there is only text.
  let origin: PieceOrigin?

  /// Records the tag being written when the output became full; the innermost is recorded first.
  func blame(in output: inout OutputBuffer) {
    if let origin { output.note(origin.cause) }
  }
}

/// A piece and the step after it.
///
/// A class with unmanaged references: with an array of closures, threads that share a template
/// would contend for their reference counts, and each access would look up a type. The block that a
/// step belongs to keeps it alive.
private final class Step: Sendable {
  let piece: Piece
  let next: Unmanaged<Step>?

  init(_ piece: Piece, before next: Step?) {
    self.piece = piece
    self.next = next.map(Unmanaged.passUnretained)
  }
}

/// Collects the pieces of a part of a template, joins adjacent literal text, and tracks the context
/// in the HTML.
struct BlockBuilder {
  /// A compiled section; an inverted section of the same name that follows it is its alternative.
  struct Branch {
    let path: [String]
    let isInverted: Bool
    let begin: HTMLContext
    let end: HTMLContext
  }

  /// An attribute value that began in the literal text, with its starts in that text and in the
  /// source.
  private struct OpenValue {
    let start: Int
    let source: Int
  }

  /// The element and attribute of a value.
  private struct Owner {
    let element: String
    let attribute: String
    let kind: AttributeKind

    init(_ context: HTMLContext) {
      (element, attribute) = (context.element, context.attribute)
      kind = context.value.kind
    }
  }

  private var pieces: [Piece] = []
  private var literal: [UInt8] = []
  private var openValue: OpenValue?
  var context: HTMLContext
  var branch: Branch?
  /// The tag of the writer added next.
  var origin: PieceOrigin?

  init(at context: HTMLContext) { self.context = context }

  /// Adds literal text and returns its mistakes in the HTML. `rewrite` may replace each attribute
  /// value that ends in it and is entirely literal; `tell` receives each tag that ends in it, with
  /// the index of its `>`.
  mutating func add(
    literal bytes: ArraySlice<UInt8>, rewriting rewrite: (LiteralValue) -> LiteralRewrite?,
    telling tell: (HTMLContext.Tag, Int) -> Void
  ) -> [(misstep: HTMLContext.Misstep, index: Int)] {
    var missteps: [(HTMLContext.Misstep, Int)] = []
    // Bytes before this index have been copied to `literal`.
    var copied = bytes.startIndex
    var index = bytes.startIndex
    while true {
      context.stepRun(bytes, &index)
      guard index < bytes.endIndex else { break }
      let byte = bytes[index]
      let wasInside = context.state.isInsideValue
      // The end of an unquoted value may also end its tag.
      if byte == UInt8(ascii: ">"), let tag = context.openTag { tell(tag, index) }
      let owner = wasInside && context.state.endsValue(byte) ? Owner(context) : nil
      if let misstep = context.step(byte), !context.isLost { missteps.append((misstep, index)) }
      if let owner {
        literal += bytes[copied..<index]
        copied = index + 1
        endValue(of: owner, with: bytes[index...], rewrite)
      } else if !wasInside, context.state.isInsideValue {
        let start = index + (context.state == .unquotedValue ? 0 : 1)
        openValue = OpenValue(start: literal.count + start - copied, source: start)
      }
      index += 1
    }
    literal += bytes[copied...]
    return missteps
  }

  /// Ends a value; `behind` begins with the byte that ends it: its quote, a space or `>`.
  private mutating func endValue(
    of owner: Owner, with behind: ArraySlice<UInt8>,
    _ rewrite: (LiteralValue) -> LiteralRewrite?
  ) {
    let end = behind[behind.startIndex]
    let isQuoted = end == UInt8(ascii: "\"") || end == UInt8(ascii: "'")
    var attributes: [UInt8] = []
    if let open = openValue, !context.isLost {
      let tag = literal[..<open.start]
      let value = LiteralValue(
        element: owner.element, attribute: owner.attribute, kind: owner.kind,
        bytes: literal[open.start...],
        tag: (
          before: tag[(tag.lastIndex(of: UInt8(ascii: "<")) ?? 0)...],
          behind: behind.prefix { $0 != UInt8(ascii: ">") }
        ), source: open.source..<behind.startIndex, isWhole: true)
      if let rewritten = rewrite(value) {
        literal.replaceSubrange(open.start..., with: rewritten.value)
        attributes = rewritten.attributes
      }
    }
    openValue = nil
    if isQuoted { literal.append(end) }
    literal += attributes
    if !isQuoted { literal.append(end) }
  }

  /// Ends the literal text because something else follows; in an attribute value, `rewrite` may
  /// replace the literal part so far.
  mutating func breakValue(_ rewrite: (LiteralValue) -> LiteralRewrite?) {
    guard let open = openValue else { return }
    openValue = nil
    guard context.state.isInsideValue, !context.isLost else { return }
    let value = LiteralValue(
      element: context.element, attribute: context.attribute, kind: context.value.kind,
      bytes: literal[open.start...],
      tag: ([], []), source: open.source..<open.source + literal.count - open.start,
      isWhole: false)
    if let rewritten = rewrite(value) {
      literal.replaceSubrange(open.start..., with: rewritten.value)
    }
  }

  /// Adds a value that is equal on every page, already escaped.
  mutating func add(constant bytes: [UInt8]) { literal.append(contentsOf: bytes) }

  mutating func add(_ writer: @escaping Writer) { add(writer, by: origin) }

  private mutating func add(_ writer: @escaping Writer, by origin: PieceOrigin?) {
    pieces.append(Piece(literal: literal, writer: writer, origin: origin))
    literal = []
    openValue = nil
  }

  mutating func add(_ block: Block) {
    for piece in block.pieces {
      literal.append(contentsOf: piece.literal)
      if let writer = piece.writer { add(writer, by: piece.origin) }
    }
  }

  mutating func block() -> Block {
    if !literal.isEmpty { pieces.append(Piece(literal: literal, writer: nil, origin: nil)) }
    literal = []
    return Block(pieces)
  }
}
