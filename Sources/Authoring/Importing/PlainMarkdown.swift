/// Converts plain text to Markdown that shows it unchanged, without links, headings or lists.
struct PlainMarkdown {
  let text: String

  init(_ plain: String) {
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.map { Self.escaped($0) }.joined(separator: "\n")
  }

  /// Escapes a line and removes spaces around it, because four leading spaces would make it code.
  private static func escaped(_ line: Substring) -> String {
    let scalars = line.unicodeScalars.drop { $0.properties.isWhitespace }
    // Digits before a point would begin a list.
    let digits = scalars.prefix { ("0"..."9").contains($0) }.count
    var escaped = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isMark =
        switch scalar {
        // CommonMark 0.30 §2.4 allows a backslash before any ASCII punctuation.
        case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "&", "|", "~", "$", "{", "}", "^": true
        case "-", "+", "=": index == 0
        case ".", ")": index == digits && digits > 0
        default: false
        }
      if isMark { escaped.append("\\") }
      escaped.append(scalar)
    }
    while escaped.last?.properties.isWhitespace == true { escaped.removeLast() }
    return String(escaped)
  }
}
