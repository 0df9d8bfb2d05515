import CExpat

/// Receives the elements and texts of an XML file, in order.
protocol XMLVisitor {
  init(_ limits: TrackLimits)

  /// Content of the file read so far.
  var file: TrackFile { get }

  /// Handles the start of an element; returns whether its name is known.
  mutating func start(
    _ name: XMLName, _ attributes: XMLAttributes, at position: XMLPosition
  ) throws(TrackFault.Reason) -> Bool
  /// Handles the end of the innermost open element.
  mutating func end(at position: XMLPosition) throws(TrackFault.Reason)
  /// Handles a piece of text; a text may arrive in several pieces.
  mutating func text(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: XMLPosition
  ) throws(TrackFault.Reason)
}

extension XMLVisitor {
  static func read(_ bytes: [UInt8], _ limits: TrackLimits) throws(TrackFault) -> TrackFile {
    let start = XMLStart(bytes)
    guard let parser = XML_ParserCreate(start.encoding) else {
      throw TrackFault(.syntax("out of memory"), at: .start)
    }
    let stream = VisitedXMLStream(parser, Self(limits), limits, from: start)
    try stream.parse(bytes)
    return stream.visitor.file
  }
}

/// Expat's position in a file; valid only during the call that receives it.
struct XMLPosition {
  let parser: XML_Parser
  /// Beginning of the part that expat reads.
  let start: XMLStart

  /// Place of the current element or text; expat counts lines only when asked.
  var place: TrackPlace {
    TrackPlace(
      offset: start.offset + max(0, Int(XML_GetCurrentByteIndex(parser))),
      line: start.lines + Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }
}
