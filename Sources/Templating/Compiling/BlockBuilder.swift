import Markup

/// Gathers what a stretch of template writes, neighbouring literal text as one piece, and follows
/// where in the HTML it stands.
struct BlockBuilder<Frame: Sendable> {
  private var writers: [Writer<Frame>] = []
  private var literal: [UInt8] = []
  var context: HTMLContext

  init(at context: HTMLContext) { self.context = context }

  /// Literal text; `false` where it runs into a name that has ended.
  mutating func add(literal bytes: some Collection<UInt8>) -> Bool {
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
