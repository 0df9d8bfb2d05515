import Markup

/// Writes one part of a template for a frame.
typealias Writer<Frame> = @Sendable (Frame, inout OutputBuffer) -> Void

/// A compiled stretch of template.
struct Block<Frame: Sendable>: Sendable {
  /// Keeps alive what `first` and the steps behind it refer to.
  private let steps: [Step<Frame>]
  private let first: Unmanaged<Step<Frame>>?

  fileprivate init(_ pieces: [Piece<Frame>]) {
    var steps: [Step<Frame>] = []
    for piece in pieces.reversed() { steps.append(Step(piece, before: steps.last)) }
    self.steps = steps
    first = steps.last.map(Unmanaged.passUnretained)
  }

  /// One that writes nothing.
  init() { self.init([]) }

  fileprivate var pieces: [Piece<Frame>] { steps.reversed().map(\.piece) }

  func write(_ frame: Frame, into output: inout OutputBuffer) {
    var step = first
    while let current = step {
      step = current._withUnsafeGuaranteedRef {
        output.append($0.piece.literal)
        $0.piece.writer?(frame, &output)
        return $0.next
      }
    }
  }
}

/// Literal text, and what is written behind it.
private struct Piece<Frame: Sendable>: Sendable {
  let literal: [UInt8]
  let writer: Writer<Frame>?
}

/// A piece, and the step behind it.
///
/// A class, and unmanaged: threads that write by the same template would wait for each other at the
/// reference count of every closure in an array, which besides costs a look-up of its type. The block
/// that a step belongs to keeps it alive.
private final class Step<Frame: Sendable>: Sendable {
  let piece: Piece<Frame>
  let next: Unmanaged<Step<Frame>>?

  init(_ piece: Piece<Frame>, before next: Step<Frame>?) {
    self.piece = piece
    self.next = next.map(Unmanaged.passUnretained)
  }
}

/// Gathers what a stretch of template writes, neighbouring literal text as one piece, and follows
/// where in the HTML it stands.
struct BlockBuilder<Frame: Sendable> {
  /// A section that has just been compiled: the inverted one that follows is shown in its place.
  struct Branch {
    let path: [String]
    let isInverted: Bool
    let begin: HTMLContext
    let end: HTMLContext
  }

  private var pieces: [Piece<Frame>] = []
  private var literal: [UInt8] = []
  var context: HTMLContext
  var branch: Branch?

  init(at context: HTMLContext) { self.context = context }

  /// Literal text; gives what it does wrong in the HTML.
  mutating func add(
    literal bytes: ArraySlice<UInt8>
  ) -> [(misstep: HTMLContext.Misstep, index: Int)] {
    literal.append(contentsOf: bytes)
    return context.read(bytes)
  }

  /// A value that is the same on every page, written as the place takes it.
  mutating func add(constant bytes: [UInt8]) { literal.append(contentsOf: bytes) }

  mutating func add(_ writer: @escaping Writer<Frame>) {
    pieces.append(Piece(literal: literal, writer: writer))
    literal = []
  }

  mutating func add(_ block: Block<Frame>) {
    for piece in block.pieces {
      literal.append(contentsOf: piece.literal)
      if let writer = piece.writer { add(writer) }
    }
  }

  mutating func block() -> Block<Frame> {
    if !literal.isEmpty { pieces.append(Piece(literal: literal, writer: nil)) }
    literal = []
    return Block(pieces)
  }
}
