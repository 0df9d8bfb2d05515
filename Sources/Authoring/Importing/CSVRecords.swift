/// Records of comma-separated values (RFC 4180), with the lines at which they begin.
///
/// Line ends may be those of any system. A quote that is never closed goes on to the end.
struct CSVRecords {
  struct Record {
    /// Line of the file, from 1.
    let line: Int
    let fields: [String]
  }

  let records: [Record]

  init(_ text: String) {
    var reader = Reader()
    for scalar in text.unicodeScalars { reader.take(scalar) }
    records = reader.finished
  }

  private struct Reader {
    private var records: [Record] = []
    private var fields: [String] = []
    private var field = String.UnicodeScalarView()
    private var (line, start) = (1, 1)
    private var isQuoted = false
    /// Whether the last scalar was a quote inside of quotes, which ends them or stands for itself.
    private var mayEnd = false
    private var last: Unicode.Scalar?

    mutating func take(_ scalar: Unicode.Scalar) {
      defer { last = scalar }
      if scalar == "\n" || (last == "\r" && scalar != "\n") { line += last == "\r" ? 0 : 1 }
      if scalar == "\r" { line += 1 }
      if isQuoted, !mayEnd {
        if scalar == "\"" { mayEnd = true } else { field.append(scalar) }
        return
      }
      if mayEnd {
        mayEnd = false
        if scalar == "\"" { return field.append(scalar) }
        isQuoted = false
      }
      switch scalar {
      case "\"" where field.isEmpty: isQuoted = true
      case ",": endField()
      case "\r": endRecord()
      case "\n": if last != "\r" { endRecord() } else { start = line }
      default: field.append(scalar)
      }
    }

    private mutating func endField() {
      fields.append(String(field))
      field = String.UnicodeScalarView()
    }

    private mutating func endRecord() {
      endField()
      if fields != [""] { records.append(Record(line: start, fields: fields)) }
      fields = []
      start = line
    }

    var finished: [Record] {
      var copy = self
      if !copy.field.isEmpty || !copy.fields.isEmpty || copy.isQuoted { copy.endRecord() }
      return copy.records
    }
  }
}
