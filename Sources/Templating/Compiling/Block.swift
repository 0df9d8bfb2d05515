import Markup

/// A function that writes one part of a template for a frame.
typealias Writer = @Sendable (Frame, inout OutputBuffer) -> Void

/// A compiled part of a template, as a chain of steps.
struct Block: Sendable {
  /// Owns the steps that `first` and each step's `next` refer to.
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

  /// The block without the tags that wrote its pieces: templates that share it differ in these.
  var withoutOrigins: Block {
    Block(pieces.map { Piece(literal: $0.literal, writer: $0.writer, origin: nil) })
  }

  fileprivate var pieces: [Piece] { steps.reversed().map(\.piece) }

  func write(_ frame: Frame, into output: inout OutputBuffer) {
    // Stops nested sections once the output is full. Otherwise three levels of a thousand elements
    // each would write a billion.
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

  /// Records the tag being written when the output became full. The innermost tag is recorded
  /// first.
  func blame(in output: inout OutputBuffer) {
    if let origin { output.note(origin.cause) }
  }
}

/// A piece and the step after it.
///
/// A class with unmanaged references. With an array of closures, threads that share a template
/// would contend for the reference counts, and each access would look up a type. The step's block
/// keeps it alive.
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
  /// A compiled section. An inverted section with the same name directly after it is its
  /// alternative.
  struct Branch {
    let path: [String]
    let isInverted: Bool
    let begin: SharedContext
    let end: SharedContext
  }

  /// An attribute value that began in the literal text, with its start in that text and in the
  /// source.
  private struct OpenValue {
    let start: Int
    let source: Int
  }

  private var pieces: [Piece] = []
  private var literal: [UInt8] = []
  private var openValue: OpenValue?
  var context: SharedContext
  var branch: Branch?
  /// The tag of the next writer to be added.
  var origin: PieceOrigin?

  init(at context: SharedContext) { self.context = context }

  /// Adds literal text by its reading. `bytes` is the text. `rewrite` may replace each entirely
  /// literal value that the reading lists.
  mutating func add(
    _ reading: LiteralReading, of bytes: ArraySlice<UInt8>,
    rewriting rewrite: (LiteralValue) -> LiteralRewrite?
  ) {
    context = reading.end
    // Bytes before this index have been copied to `literal`.
    var copied = bytes.startIndex
    func open(at start: Int) {
      openValue = OpenValue(start: literal.count + start - copied, source: start)
    }
    for value in reading.values {
      if let start = value.start { open(at: start) }
      literal += bytes[copied..<value.end]
      copied = value.end + 1
      endValue(of: value.owner, with: bytes[value.end...], rewrite)
    }
    if let start = reading.openStart { open(at: start) }
    literal += bytes[copied...]
  }

  /// Adds the white space that indents a line. It can't end a value: the line break before it would
  /// already have ended an unquoted one. In element text it doesn't change the context.
  mutating func add(indentation bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    if context.value.state != .data { context = LiteralReading(bytes[...], at: context).end }
    literal += bytes
  }

  /// Ends a value. The remaining text begins with the byte that ends it: the value's quote, a space
  /// or `>`.
  private mutating func endValue(
    of owner: AttributeOwner, with behind: ArraySlice<UInt8>,
    _ rewrite: (LiteralValue) -> LiteralRewrite?
  ) {
    let end = behind[behind.startIndex]
    let isQuoted = end == UInt8(ascii: "\"") || end == UInt8(ascii: "'")
    var attributes: [UInt8] = []
    if let open = openValue, !context.value.isLost {
      let tag = literal[..<open.start]
      let value = LiteralValue(
        owner: owner, bytes: literal[open.start...],
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

  /// Ends the literal text because something else follows. In an attribute value, `rewrite` may
  /// replace the literal part so far.
  mutating func breakValue(_ rewrite: (LiteralValue) -> LiteralRewrite?) {
    guard let open = openValue else { return }
    openValue = nil
    guard context.value.state.isInsideValue, !context.value.isLost else { return }
    let value = LiteralValue(
      owner: AttributeOwner(context.value), bytes: literal[open.start...], tag: ([], []),
      source: open.source..<open.source + literal.count - open.start, isWhole: false)
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
