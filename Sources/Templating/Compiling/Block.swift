import Markup

/// Writes one part of a template for a frame.
typealias Writer = @Sendable (Frame, inout OutputBuffer) -> Void

/// A compiled stretch of template.
struct Block: Sendable {
  /// Keeps alive what `first` and the steps behind it refer to.
  private let steps: [Step]
  private let first: Unmanaged<Step>?

  fileprivate init(_ pieces: [Piece]) {
    var steps: [Step] = []
    for piece in pieces.reversed() { steps.append(Step(piece, before: steps.last)) }
    self.steps = steps
    first = steps.last.map(Unmanaged.passUnretained)
  }

  /// One that writes nothing.
  init() { self.init([]) }

  fileprivate var pieces: [Piece] { steps.reversed().map(\.piece) }

  func write(_ frame: Frame, into output: inout OutputBuffer) {
    // Sections that stand in each other must end soon: where each level shows a thousand elements, three
    // show a milliard.
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

/// Literal text, and what is written behind it.
private struct Piece: Sendable {
  let literal: [UInt8]
  let writer: Writer?
  /// The tag that writes; `nil` where there is only text.
  let origin: PieceOrigin?

  /// Takes note that this was being written when the output became full: the innermost is told first.
  func blame(in output: inout OutputBuffer) {
    if let origin { output.note(origin.cause) }
  }
}

/// A piece, and the step behind it.
///
/// A class, and unmanaged: threads that write by the same template would wait for each other at the
/// reference count of every closure in an array, which besides costs a look-up of its type. The block
/// that a step belongs to keeps it alive.
private final class Step: Sendable {
  let piece: Piece
  let next: Unmanaged<Step>?

  init(_ piece: Piece, before next: Step?) {
    self.piece = piece
    self.next = next.map(Unmanaged.passUnretained)
  }
}

/// Gathers what a stretch of template writes, neighbouring literal text as one piece, and follows
/// where in the HTML it stands.
struct BlockBuilder {
  /// A section that has just been compiled: the inverted one that follows is shown in its place.
  struct Branch {
    let path: [String]
    let isInverted: Bool
    let begin: HTMLContext
    let end: HTMLContext
  }

  /// The value of an attribute that began in the literal text: where there, and where in its source.
  private struct OpenValue {
    let start: Int
    let source: Int
  }

  /// Whose value it is.
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
  /// The tag that writes what is added next.
  var origin: PieceOrigin?

  init(at context: HTMLContext) { self.context = context }

  /// Literal text; gives what it does wrong in the HTML. Each value of an attribute that ends in it
  /// and is literal from end to end may be written in another way; each tag that ends in it is told, with
  /// the place of its `>`.
  mutating func add(
    literal bytes: ArraySlice<UInt8>, rewriting rewrite: (LiteralValue) -> LiteralRewrite?,
    telling tell: (HTMLContext.Tag, Int) -> Void
  ) -> [(misstep: HTMLContext.Misstep, index: Int)] {
    var missteps: [(HTMLContext.Misstep, Int)] = []
    // Up to where the bytes are in `literal`.
    var copied = bytes.startIndex
    var index = bytes.startIndex
    while true {
      context.stepRun(bytes, &index)
      guard index < bytes.endIndex else { break }
      let byte = bytes[index]
      let wasInside = context.state.isInsideValue
      // The end of an unquoted value may end its tag, too.
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

  /// The text behind begins with the byte that ends the value: its quote, a space or `>`.
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

  /// Something else than literal text follows, perhaps in a value, of which what is literal then may
  /// be written in another way.
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

  /// A value that is the same on every page, written as the place takes it.
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
