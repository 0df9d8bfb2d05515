/// Text as Markdown that shows it as it is: no link, heading or list comes of it.
struct PlainMarkdown {
  let text: String

  init(_ plain: String) {
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.map { Self.escaped($0) }.joined(separator: "\n")
  }

  /// A line without blanks around it: four would make code of it.
  private static func escaped(_ line: Substring) -> String {
    let scalars = line.unicodeScalars.drop { $0.properties.isWhitespace }
    // Digits before a point begin a list.
    let digits = scalars.prefix { ("0"..."9").contains($0) }.count
    var escaped = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isMark =
        switch scalar {
        // CommonMark 0.30 §2.4: each mark of ASCII may have a backslash before it.
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
