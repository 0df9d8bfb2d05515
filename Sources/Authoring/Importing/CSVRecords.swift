/// Records of comma-separated values (RFC 4180), or of values with another separator, with the
/// lines on which they begin.
///
/// Line endings may be those of any system.
struct CSVRecords {
  struct Record {
    /// Line of the file, from 1.
    let line: Int
    let fields: [String]
  }

  /// Place where reading failed, and the reason.
  struct Fault: Equatable {
    let line: Int
    let reason: String
  }

  let records: [Record]
  /// Fault that ended reading.
  let fault: Fault?

  /// Greatest number of fields of a record; no program writes a tenth as many columns.
  static let mostFields = 1000

  /// Reads at most `most` records. A record whose quote is never closed is dropped, because it
  /// would contain everything after it.
  init(_ text: String, most: Int, separator: Unicode.Scalar = ",") {
    var reader = Reader(most: most, separator)
    for scalar in text.unicodeScalars {
      reader.take(scalar)
      if reader.fault != nil { break }
    }
    reader.finish()
    records = reader.records
    fault = reader.fault
  }

  private struct Reader {
    let most: Int
    private let separator: Unicode.Scalar
    private(set) var records: [Record] = []
    private(set) var fault: Fault?
    private var fields: [String] = []
    private var field = String.UnicodeScalarView()
    private var (line, start) = (1, 1)
    private var isQuoted = false
    /// Whether the last scalar was a quote within quotes, which either ends them or begins an
    /// escaped quote.
    private var mayEnd = false
    private var last: Unicode.Scalar?

    init(most: Int, _ separator: Unicode.Scalar) {
      self.most = most
      self.separator = separator
    }

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
      case separator: endField()
      case "\r": endRecord()
      case "\n": if last != "\r" { endRecord() } else { start = line }
      default: field.append(scalar)
      }
    }

    private mutating func endField() {
      if fields.count == CSVRecords.mostFields {
        fault = Fault(line: start, reason: "a line has more than \(CSVRecords.mostFields) fields")
        return
      }
      fields.append(String(field))
      field = String.UnicodeScalarView()
    }

    private mutating func endRecord() {
      endField()
      if fields != [""], fault == nil {
        if records.count == most {
          fault = Fault(
            line: start, reason: "lines after the first \(most - 1) aren't read: split the file")
        } else {
          records.append(Record(line: start, fields: fields))
        }
      }
      fields = []
      start = line
    }

    mutating func finish() {
      guard fault == nil else { return }
      if isQuoted, !mayEnd {
        fault = Fault(line: start, reason: "a quote starts here but isn't closed")
      } else if !field.isEmpty || !fields.isEmpty || isQuoted {
        endRecord()
      }
    }
  }
}
