import CYAML

/// One event of a YAML stream. Positions count characters, as in libyaml.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case scalar(String, isPlain: Bool)
    case sequenceStart
    case mappingStart
    case collectionEnd
    case alias(String)
    case streamEnd
    /// Start or end of the stream, or end of a document.
    case other
  }

  /// Properties that may precede a node (YAML 1.2.2 §6.9).
  ///
  /// A class, because nodes rarely have properties, and copying an event without them then costs
  /// nothing.
  final class Properties {
    let anchor: String?
    let tag: String?

    init(anchor: String?, tag: String?) {
      self.anchor = anchor
      self.tag = tag
    }
  }

  let kind: Kind
  let start: Int
  let end: Int
  let properties: Properties?
}

/// Reason why libyaml stopped: its message, and the position in characters or bytes.
struct YAMLFailure: Error {
  enum Position {
    case character(Int)
    case byte(Int)
  }

  let problem: String
  let context: String
  let position: Position
  let contextPosition: Int
}

/// libyaml's parser. C types are used only in this file; results are Swift values.
struct YAMLEvents: ~Copyable {
  /// The parser, allocated on the heap because it keeps a pointer to itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// - Parameter bytes: UTF-8, which must outlive this value.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  mutating func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }

  private var failure: YAMLFailure {
    let state = parser.pointee
    let position: YAMLFailure.Position =
      state.error == YAML_READER_ERROR
      ? .byte(state.problem_offset) : .character(state.problem_mark.index)
    return YAMLFailure(
      problem: state.problem.map { String(cString: $0) } ?? "",
      context: state.context.map { String(cString: $0) } ?? "",
      position: position, contextPosition: state.context_mark.index)
  }
}

extension YAMLEvent {
  /// Copies the needed parts of an event that libyaml owns.
  fileprivate init(_ event: yaml_event_t) {
    self.init(
      kind: Self.kind(of: event), start: event.start_mark.index, end: event.end_mark.index,
      properties: Self.properties(of: event))
  }

  private static func kind(of event: yaml_event_t) -> Kind {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_ALIAS_EVENT: return .alias(text(event.data.alias.anchor) ?? "")
    default: return .other
    }
  }

  private static func properties(of event: yaml_event_t) -> Properties? {
    let (anchor, tag) =
      switch event.type {
      case YAML_SCALAR_EVENT: (event.data.scalar.anchor, event.data.scalar.tag)
      case YAML_SEQUENCE_START_EVENT:
        (event.data.sequence_start.anchor, event.data.sequence_start.tag)
      case YAML_MAPPING_START_EVENT:
        (event.data.mapping_start.anchor, event.data.mapping_start.tag)
      default: (nil, nil)
      }
    guard anchor != nil || tag != nil else { return nil }
    return Properties(anchor: text(anchor), tag: text(tag))
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
