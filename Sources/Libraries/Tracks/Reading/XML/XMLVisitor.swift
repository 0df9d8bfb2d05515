import CExpat

/// Receiver of the elements and texts of an XML file, in their order.
protocol XMLVisitor {
  init(_ limits: TrackLimits)

  /// Content of the file as far as it is read.
  var file: TrackFile { get }

  /// Notes the start of an element; returns whether it knows the element's name.
  mutating func start(
    _ name: XMLName, _ attributes: XMLAttributes, at position: XMLPosition
  ) throws(TrackFault.Reason) -> Bool
  /// Notes the end of the element that began last and has not ended.
  mutating func end(at position: XMLPosition) throws(TrackFault.Reason)
  /// Notes a piece of text; a text may come in several.
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

/// Position of expat in a file; valid only during the call that gives it.
struct XMLPosition {
  let parser: XML_Parser
  /// Beginning of what expat reads.
  let start: XMLStart

  /// Place of the element or text that is read; expat counts lines only when it is asked.
  var place: TrackPlace {
    TrackPlace(
      offset: start.offset + max(0, Int(XML_GetCurrentByteIndex(parser))),
      line: start.lines + Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }
}
