import CYAML

/// One step of a YAML stream; positions count characters, as libyaml does.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case scalar(String, isPlain: Bool)
    case sequenceStart
    case mappingStart
    case collectionEnd
    case alias(String)
    case streamEnd
    /// The start and the end of the stream, and the end of a document.
    case other
  }

  let kind: Kind
  let start: Int
  let end: Int
  var anchor: String?
  var tag: String?
}

/// Why libyaml stopped: its words, and where, in characters or in bytes.
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

/// libyaml's parser. All of C is within this file: what comes out are Swift's own values.
struct YAMLEvents: ~Copyable {
  /// On the heap, since the parser keeps a pointer to itself.
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
  /// Copies what is needed out of an event that libyaml owns.
  fileprivate init(_ event: yaml_event_t) {
    start = event.start_mark.index
    end = event.end_mark.index
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      (anchor, tag) = (Self.text(scalar.anchor), Self.text(scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      let sequence = event.data.sequence_start
      (anchor, tag) = (Self.text(sequence.anchor), Self.text(sequence.tag))
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      let mapping = event.data.mapping_start
      (anchor, tag) = (Self.text(mapping.anchor), Self.text(mapping.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .collectionEnd
    case YAML_ALIAS_EVENT: kind = .alias(Self.text(event.data.alias.anchor) ?? "")
    default: kind = .other
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
