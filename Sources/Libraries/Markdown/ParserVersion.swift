import CCMark

/// Version of the parser of CommonMark: it is the system's, and may change.
package enum ParserVersion {
  /// Version such as "0.30.2".
  package static var text: String { cmark_version_string().map { String(cString: $0) } ?? "" }
}
