import Paths

extension NumberText {
  /// Advice for a number with commas, which JSON and YAML don't allow: "write 25.99", or both
  /// meanings of "1,234"; `nil` if there is no comma.
  var fix: String? {
    let commas = written.filter { $0 == "," }.count
    guard commas > 0, let last = written.place(ofLast: ",") else { return nil }
    let behind = written[written.index(after: last)...]
    let withPoint = "\(written[..<last]).\(behind)"
    let without = written.filter { $0 != "," }
    let meanings: [String]
    switch (commas, written.contains(".")) {
    // Both 1.234,50 and 1,234.50.
    case (_, true) where behind.contains("."): meanings = [without]
    case (1, true): meanings = [written[..<last].filter { $0 != "." } + ".\(behind)"]
    case (1, false): meanings = behind.count == 3 ? [without, withPoint] : [withPoint]
    default: meanings = [without]
    }
    let numbers = meanings.compactMap { NumberText($0).decimal }
    return numbers.isEmpty ? nil : "write " + numbers.joined(separator: " or ")
  }
}
