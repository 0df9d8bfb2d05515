/// Declarations of properties in a `style` attribute or a rule of a style sheet. Only those that
/// affect the rendering are kept.
struct StyleDeclarations: Sendable {
  /// A reference of a property to an element.
  struct Reference: Sendable {
    let property: String
    let name: String
    /// Range in the source.
    let range: Range<Int>
  }

  /// The declarations, `fill:red;stroke:none`.
  private(set) var bytes: [UInt8] = []
  private(set) var references: [Reference] = []
  private(set) var filters = 0
  /// Mistakes, with their ranges in the source.
  private(set) var faults: [(reason: DrawingFault.Reason, range: Range<Int>)] = []

  private let source: [UInt8]

  /// Reads the declarations in a range. Properties in `without` are left out as well.
  init(_ source: [UInt8], _ range: Range<Int>, without: Set<String> = []) {
    self.source = source
    var start = range.lowerBound
    while start < range.upperBound {
      let end = StyleScanner.end(of: UInt8(ascii: ";"), in: source, start..<range.upperBound)
      read(start..<end, without)
      start = end + 1
    }
  }

  private mutating func read(_ range: Range<Int>, _ without: Set<String>) {
    let start = StyleScanner.skipBlanks(source, range)
    guard start < range.upperBound else { return }
    var end = start
    while end < range.upperBound, source[end].isOfStyleName { end += 1 }
    let colon = StyleScanner.skipBlanks(source, end..<range.upperBound)
    guard end > start, colon < range.upperBound, source[colon] == ":" else {
      let isEscape = source[start..<range.upperBound].contains(UInt8(ascii: "\\"))
      let name = String(decoding: source[start..<max(end, start)], as: UTF8.self)
      faults.append((.unknown(isEscape ? .escape(in: name) : .sheet("a property")), start..<end))
      return
    }
    let name = String(decoding: source[start..<end], as: UTF8.self).lowercased()
    let value = colon + 1..<range.upperBound
    switch StyleProperties.rule(for: name) {
    case .kept: keep(name, value, isLeft: without.contains(name))
    case .left:
      if let outside = StyleScanner.outside(source, value) {
        faults.append((.outside(outside.written, in: name), outside.range))
      }
    case .active: faults.append((.active(.animation(name)), start..<end))
    case nil: faults.append((.unknown(.property(name)), start..<end))
    }
  }

  private mutating func keep(_ name: String, _ range: Range<Int>, isLeft: Bool) {
    do throws(StyleValue.Fault) {
      let value = try StyleValue(source, range, of: name)
      guard !value.bytes.isEmpty, !isLeft else { return }
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
      bytes.append(contentsOf: name.utf8)
      bytes.append(UInt8(ascii: ":"))
      bytes.append(contentsOf: value.bytes)
      filters += value.filters
      references += value.references.map {
        Reference(property: name, name: $0.name, range: $0.range)
      }
    } catch {
      faults.append((error.reason(in: name, source[range]), error.range))
    }
  }
}

extension StyleValue.Fault {
  /// Reason for the fault of a property's value, with the value as written.
  func reason(in property: String, _ value: ArraySlice<UInt8>) -> DrawingFault.Reason {
    switch kind {
    case .value: .unknown(.value(StyleScanner.quoted(value), of: property))
    case .escape: .unknown(.escape(in: property))
    case .tooDeep: .limit(.parentheses)
    case .outside(let written): .outside(written, in: property)
    case .reference(let written): .reference(written, in: property)
    }
  }
}
