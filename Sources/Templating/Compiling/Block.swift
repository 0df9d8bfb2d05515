import Markup

/// Writes one part of a template for a frame.
typealias Writer<Frame> = @Sendable (Frame, inout OutputBuffer) -> Void

/// A compiled stretch of template.
struct Block<Frame: Sendable>: Sendable {
  var writers: [Writer<Frame>] = []

  func write(_ frame: Frame, into output: inout OutputBuffer) {
    for writer in writers { writer(frame, &output) }
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

  private var writers: [Writer<Frame>] = []
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

  mutating func add(_ writer: @escaping Writer<Frame>) {
    flush()
    writers.append(writer)
  }

  mutating func add(_ block: Block<Frame>) {
    flush()
    writers += block.writers
  }

  private mutating func flush() {
    guard !literal.isEmpty else { return }
    let bytes = literal
    writers.append { $1.append(bytes) }
    literal = []
  }

  mutating func block() -> Block<Frame> {
    flush()
    return Block(writers: writers)
  }
}
