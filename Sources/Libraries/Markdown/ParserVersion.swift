import CCMark

/// Version of the CommonMark parser, which belongs to the system and may change.
package enum ParserVersion {
  /// Version such as "0.30.2".
  package static var text: String { cmark_version_string().map { String(cString: $0) } ?? "" }
}
