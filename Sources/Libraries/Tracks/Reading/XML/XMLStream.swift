import Basics
import CExpat

/// One pass of expat over the bytes of a file.
///
/// Document types are refused, and with them all entities except XML's own five. Nothing outside
/// the file is read. Nesting, the length of a tag, and the number of names that expat remembers are
/// limited. A class, because expat's callbacks are C functions and need an identity. Its subclass
/// knows the visitor's type, which such functions can't.
class XMLStream {
  private static let chunk = 256 * 1024

  fileprivate let position: XMLPosition
  private let limits: TrackLimits
  private var depth = 0
  /// Hashes of names without meaning, each of which expat keeps until the end.
  private var names: Set<UInt64> = []
  private var encoding: String?
  private var isStopped = false
  private var fault: TrackFault?

  fileprivate init(_ parser: XML_Parser, _ limits: TrackLimits, from start: XMLStart) {
    position = XMLPosition(parser: parser, start: start)
    self.limits = limits
  }

  deinit { XML_ParserFree(position.parser) }

  // MARK: - Parsing

  final func parse(_ bytes: [UInt8]) throws(TrackFault) {
    register()
    var start = position.start.offset
    repeat {
      let end = min(start + Self.chunk, bytes.count)
      let status = bytes[start..<end].withUnsafeBytes { chunk in
        XML_Parse(
          position.parser, chunk.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(chunk.count), end == bytes.count ? 1 : 0)
      }
      if let fault { throw fault }
      if status != XML_STATUS_OK { throw syntaxFault(bytes) }
      // Expat keeps everything after the last complete token, and would search it again with each
      // chunk.
      let held =
        end - position.start.offset - max(0, Int(XML_GetCurrentByteIndex(position.parser)))
      if held > limits.tag, end < bytes.count {
        throw TrackFault(.limit(.tag(most: limits.tag)), at: position.place)
      }
      start = end
    } while start < bytes.count
  }

  private func syntaxFault(_ bytes: [UInt8]) -> TrackFault {
    let place = position.place
    switch XML_GetErrorCode(position.parser) {
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
    let parser = position.parser
    // The stream outlives the parser's calls: only `parse` makes them, and `deinit` frees the
    // parser.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        XMLStream.of(data)?.started(XMLName(name), XMLAttributes(list: attributes))
      },
      { data, _ in XMLStream.of(data)?.ended() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      // CChar and UInt8 have the same layout.
      XMLStream.of(data)?.received(
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

  private func started(_ name: XMLName, _ attributes: XMLAttributes) {
    // Expat may call other handlers after a stop.
    guard !isStopped else { return }
    depth += 1
    guard depth <= limits.depth else { return stop(.limit(.depth(most: limits.depth))) }
    do throws(TrackFault.Reason) {
      let isKnown = try start(name, attributes)
      // No known element needs more than two attributes.
      guard !isKnown || attributes.areMoreThanTwo else { return }
      names.insert(name.hash)
      attributes.forEachName { names.insert($0.hash) }
      if names.count > limits.names { throw .limit(.names(most: limits.names)) }
    } catch {
      stop(error)
    }
  }

  private func ended() {
    guard !isStopped else { return }
    depth -= 1
    do throws(TrackFault.Reason) { try end() } catch { stop(error) }
  }

  private func received(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isStopped else { return }
    do throws(TrackFault.Reason) { try text(bytes) } catch { stop(error) }
  }

  private func stop(_ reason: TrackFault.Reason) {
    guard !isStopped else { return }
    isStopped = true
    fault = TrackFault(reason, at: position.place)
    XML_StopParser(position.parser, 0)
  }

  // MARK: - The visitor's

  fileprivate func start(_: XMLName, _: XMLAttributes) throws(TrackFault.Reason) -> Bool { true }
  fileprivate func end() throws(TrackFault.Reason) {}
  fileprivate func text(_: UnsafeBufferPointer<UInt8>) throws(TrackFault.Reason) {}
}

/// A stream with the visitor that receives its elements and texts.
final class VisitedXMLStream<Visitor: XMLVisitor>: XMLStream {
  private(set) var visitor: Visitor

  init(
    _ parser: XML_Parser, _ visitor: Visitor, _ limits: TrackLimits, from start: XMLStart
  ) {
    self.visitor = visitor
    super.init(parser, limits, from: start)
  }

  override fileprivate func start(
    _ name: XMLName, _ attributes: XMLAttributes
  ) throws(TrackFault.Reason) -> Bool {
    try visitor.start(name, attributes, at: position)
  }

  override fileprivate func end() throws(TrackFault.Reason) { try visitor.end(at: position) }

  override fileprivate func text(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(TrackFault.Reason) {
    try visitor.text(bytes, at: position)
  }
}
