import Basics

/// The part of a file that is requested (RFC 9110 §14.1.2).
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  /// The requested range is beyond the file's end.
  case outside

  /// Reads one range; a malformed header, or one with several ranges, requests the whole file.
  init(_ header: String?, of size: Int) {
    self = .whole
    guard let header, header.lowercased().begins(with: "bytes=") else { return }
    let text = Substring(header.utf8.dropFirst("bytes=".utf8.count))
    let start = text.upTo("-")
    guard let end = text.behind(start + "-") else { return }
    let first = start.trimmed
    let last = end.trimmed
    if first.isEmpty {
      guard let count = Self.number(last) else { return }
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .outside
    } else if let start = Self.number(first) {
      var end = size
      if !last.isEmpty {
        guard let stated = Self.number(last), stated >= start else { return }
        end = stated < size ? stated + 1 : size
      }
      self = start < size ? .part(start..<end) : .outside
    }
  }

  /// Reads digits; a number that overflows becomes the largest one.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
