/// Ranges of the destinations of a text's link reference definitions.
struct LinkDefinitions {
  private let candidates: [Int]
  /// Destinations written without backslashes and entities.
  private var plain: [[UInt8]: Range<Int>] = [:]
  private var searches = 64

  init(_ text: UnsafeBufferPointer<UInt8>) {
    let source = DestinationText(text, in: 0..<text.count)
    candidates = source.definitionCandidates
    for candidate in candidates {
      let range = source.token(at: candidate)
      let key = Array(text[range])
      if plain[key] == nil { plain[key] = range }
    }
  }

  mutating func range(
    of destination: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let key = Array(destination)
    if let known = plain[key] { return known.isEmpty ? nil : known }
    guard searches > 0 else { return nil }
    searches -= 1
    let source = DestinationText(text, in: 0..<text.count)
    var found: Range<Int>?
    for candidate in candidates where found == nil {
      found = source.range(of: destination, at: candidate)
    }
    plain[key] = found ?? 0..<0
    return found
  }
}
