import Diagnostics
import Markup

/// Literal text read as HTML or XML from the context in which it begins. The result is its tags,
/// the attribute values that concern a site, its mistakes, and the context after it.
///
/// A reading depends only on the text and the context, so pages that include the text share it.
/// Indexes are those of the template's source.
final class LiteralReading {
  /// A tag that ends in the text.
  struct Tag {
    let tag: HTMLContext.Tag
    /// Whether it ends in `/>`.
    let endsItself: Bool
    /// Index of its `>`.
    let index: Int
  }

  /// An attribute value that ends in the text and either began before it or has a role in the site.
  struct Value {
    let owner: AttributeOwner
    /// Index of its first byte; `nil` if it began before the text.
    let start: Int?
    /// Index of the byte that ends it.
    let end: Int
  }

  let begin: SharedContext
  let end: SharedContext
  let tags: [Tag]
  let values: [Value]
  let missteps: [(misstep: HTMLContext.Misstep, index: Int)]
  /// Index of the first byte of a value that begins in the text and doesn't end in it; `nil`
  /// without such a value.
  let openStart: Int?

  init(_ bytes: ArraySlice<UInt8>, at begin: SharedContext) {
    var context = begin.value
    var tags: [Tag] = []
    var values: [Value] = []
    var missteps: [(misstep: HTMLContext.Misstep, index: Int)] = []
    var openStart: Int?
    var beganBefore = context.state.isInsideValue
    var index = bytes.startIndex
    while true {
      context.stepRun(bytes, &index)
      guard index < bytes.endIndex else { break }
      let byte = bytes[index]
      let wasInside = context.state.isInsideValue
      // The end of an unquoted value may also end its tag.
      if byte == UInt8(ascii: ">"), let tag = context.openTag {
        let endsItself = index > bytes.startIndex && bytes[index - 1] == UInt8(ascii: "/")
        tags.append(Tag(tag: tag, endsItself: endsItself, index: index))
      }
      let owner = wasInside && context.state.endsValue(byte) ? AttributeOwner(context) : nil
      if let misstep = context.step(byte), !context.isLost { missteps.append((misstep, index)) }
      if let owner {
        if beganBefore || owner.role != nil {
          values.append(Value(owner: owner, start: openStart, end: index))
        }
        beganBefore = false
        openStart = nil
      } else if !wasInside, context.state.isInsideValue {
        openStart = index + (context.state == .unquotedValue ? 0 : 1)
      }
      index += 1
    }
    self.begin = begin
    end = context == begin.value ? begin : SharedContext(context)
    (self.tags, self.values, self.missteps) = (tags, values, missteps)
    self.openStart = openStart
  }
}

/// Readings of the literal texts of one compiler's templates.
struct LiteralReadings {
  /// Maximum number of contexts for which a text's readings are kept. They are searched one by one,
  /// and most of a theme's texts begin in only one or two contexts.
  private static let contextLimit = 8

  private struct Place: Hashable {
    let template: ObjectIdentifier
    let range: Range<Int>

    // Hashes a single number, because a theme's texts are looked up thousands of times.
    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt(bitPattern: template) &+ UInt(bitPattern: range.lowerBound))
    }
  }

  // A theme has some 1,800 texts.
  private var readings: [Place: [LiteralReading]] = Dictionary(minimumCapacity: 2_000)

  /// Returns the reading of a range of a template's source.
  mutating func reading(
    of range: Range<Int>, in template: ParsedTemplate, at context: SharedContext
  ) -> LiteralReading {
    let place = Place(template: ObjectIdentifier(template), range: range)
    let known = readings[place] ?? []
    for reading in known where reading.begin == context { return reading }
    let reading = LiteralReading(template.source.bytes[range], at: context)
    if known.count < Self.contextLimit { readings[place, default: []].append(reading) }
    return reading
  }
}
