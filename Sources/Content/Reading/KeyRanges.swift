/// Ranges of an object and of the values of its keys, in bytes of their file.
///
/// They outlive the values, so that a rule that fails later can still report file and line.
package struct KeyRanges: Sendable, Equatable {
  private struct Entry: Sendable, Equatable {
    let name: String
    let start: UInt32
    let end: UInt32
  }

  package let object: Range<Int>
  private let entries: [Entry]

  init(object: Range<Int>, _ members: [Value.Member]) {
    self.object = object
    // UInt32 is enough, because a content file has at most 10 MB.
    entries = members.map {
      Entry(
        name: $0.name, start: UInt32(clamping: $0.value.range.lowerBound),
        end: UInt32(clamping: $0.value.range.upperBound))
    }
  }

  /// Ranges of keys, each key once, in their order.
  init(object: Range<Int>, _ entries: [(name: String, range: Range<Int>)]) {
    self.object = object
    self.entries = entries.map {
      Entry(
        name: $0.name, start: UInt32(clamping: $0.range.lowerBound),
        end: UInt32(clamping: $0.range.upperBound))
    }
  }

  /// Names and ranges of all keys.
  var all: [(name: String, range: Range<Int>)] {
    entries.map { ($0.name, Int($0.start)..<Int($0.end)) }
  }

  /// The range of a key's value; the object's if the key is absent.
  package subscript(name: String) -> Range<Int> {
    guard let entry = entries.first(where: { $0.name == name }) else { return object }
    return Int(entry.start)..<Int(entry.end)
  }

  /// Whether the object has the key.
  package func has(_ name: String) -> Bool { entries.contains { $0.name == name } }

  package subscript<T>(key: Key<T>) -> Range<Int> { self[key.name] }
}
