import CCMark

/// Which parser reads CommonMark: it is the system's, and may be another one tomorrow.
package enum ParserVersion {
  /// Such as "0.30.2".
  package static var text: String { cmark_version_string().map { String(cString: $0) } ?? "" }
}
