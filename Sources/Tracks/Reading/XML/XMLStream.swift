import CExpat

/// One pass of expat over the bytes of a file.
///
/// Document types are refused, and with them all entities but XML's own five; nothing outside of
/// the file is read. Nesting and the length of a tag are limited, and so is what expat remembers.
/// A class, because expat's callbacks, which are functions of C, need an identity.
final class XMLStream {
  private static let chunk = 256 * 1024

  private let parser: XML_Parser
  private let visitor: any XMLVisitor
  private let limits: TrackLimits
  private var depth = 0
  private var encoding: String?
  private var fault: TrackFault?

  private init(_ parser: XML_Parser, _ visitor: any XMLVisitor, _ limits: TrackLimits) {
    self.parser = parser
    self.visitor = visitor
    self.limits = limits
  }

  deinit { XML_ParserFree(parser) }

  /// Gives all elements and texts of a file to a visitor.
  static func read(
    _ bytes: [UInt8], _ visitor: any XMLVisitor, _ limits: TrackLimits
  ) throws(TrackFault) {
    guard let parser = XML_ParserCreate(nil) else {
      throw TrackFault(.syntax("out of memory"), at: .start)
    }
    let stream = XMLStream(parser, visitor, limits)
    stream.register()
    try stream.parse(bytes)
  }

  /// Place of the element or text that is read.
  var place: TrackPlace {
    TrackPlace(
      offset: max(0, Int(XML_GetCurrentByteIndex(parser))),
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  // MARK: - Parsing

  private func parse(_ bytes: [UInt8]) throws(TrackFault) {
    var start = 0
    repeat {
      let end = min(start + Self.chunk, bytes.count)
      let status = bytes[start..<end].withUnsafeBytes { chunk in
        XML_Parse(
          parser, chunk.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(chunk.count),
          end == bytes.count ? 1 : 0)
      }
      if let fault { throw fault }
      if status != XML_STATUS_OK { throw syntaxFault(bytes) }
      // Expat holds what is behind the last whole token, and would search it anew with each chunk.
      if end - max(0, Int(XML_GetCurrentByteIndex(parser))) > limits.tag, end < bytes.count {
        throw TrackFault(.limit(.tag(most: limits.tag)), at: place)
      }
      start = end
    } while start < bytes.count
  }

  private func syntaxFault(_ bytes: [UInt8]) -> TrackFault {
    let place = place
    switch XML_GetErrorCode(parser) {
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      return TrackFault(.encoding(encoding), at: place)
    case XML_ERROR_INVALID_TOKEN
    where bytes.indices.contains(place.offset) && bytes[place.offset] >= 0x80:
      return TrackFault(.encoding(nil), at: place)
    case let code:
      let text = XML_ErrorString(code).map { String(cString: $0) } ?? "no XML"
      return TrackFault(.syntax(text), at: place)
    }
  }

  // MARK: - Callbacks

  private func register() {
    // The stream outlives the parser's calls: `read` holds it, and frees both at its end.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        XMLStream.of(data)?.start(XMLName(name), XMLAttributes(list: attributes))
      },
      { data, _ in XMLStream.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      // CChar and UInt8 have one layout.
      XMLStream.of(data)?.text(
        UnsafeBufferPointer(
          start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: Int(count)))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      XMLStream.of(data)?.stop(.documentType)
    }
    XML_SetXmlDeclHandler(parser) { data, _, encoding, _ in
      guard let encoding else { return }
      XMLStream.of(data)?.encoding = String(String(cString: encoding).prefix(40))
    }
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER)
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLStream? {
    data.map { Unmanaged<XMLStream>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(_ name: XMLName, _ attributes: XMLAttributes) {
    // Expat may call further handlers after a stop.
    guard fault == nil else { return }
    depth += 1
    guard depth <= limits.depth else { return stop(.limit(.depth(most: limits.depth))) }
    do throws(TrackFault.Reason) {
      try visitor.start(name, attributes, in: self)
    } catch {
      stop(error)
    }
  }

  private func end() {
    guard fault == nil else { return }
    depth -= 1
    do throws(TrackFault.Reason) { try visitor.end(in: self) } catch { stop(error) }
  }

  private func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard fault == nil else { return }
    do throws(TrackFault.Reason) { try visitor.text(bytes, in: self) } catch { stop(error) }
  }

  private func stop(_ reason: TrackFault.Reason) {
    fault = fault ?? TrackFault(reason, at: place)
    XML_StopParser(parser, 0)
  }
}
