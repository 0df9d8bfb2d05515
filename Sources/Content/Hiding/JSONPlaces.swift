import Tracks

/// Search for hidden places in a value of JSON: GeoJSON, TopoJSON, and lists and objects of other
/// programs.
struct JSONPlaces {
  private let pairs: CoordinatePairs
  /// Offset of the first place found.
  private(set) var first: Int?

  init(_ circles: [HiddenCircle]) { pairs = CoordinatePairs(circles) }

  /// Most numbers of a list that may belong together in any order, as those of a box.
  private static let longestRow = 16

  mutating func search(_ value: Value) {
    guard first == nil else { return }
    switch value.kind {
    case .array(let elements): search(elements, in: value)
    case .object(let members): search(members, in: value)
    case .string(let text): search(text, in: value)
    case .null, .bool, .number: break
    }
  }

  private mutating func find(_ value: Value, if isHidden: Bool) {
    if isHidden, first == nil { first = value.range.lowerBound }
  }

  private mutating func search(_ elements: [Value], in value: Value) {
    let numbers = elements.compactMap(\.single)
    if numbers.count <= Self.longestRow {
      find(value, if: pairs.holdHiddenPlace(numbers))
    } else {
      find(value, if: pairs.holdHiddenNeighbours(numbers))
    }
    for element in elements { search(element) }
  }

  private mutating func search(_ members: [Value.Member], in value: Value) {
    find(value, if: pairs.holdHiddenPlace(members.compactMap(\.value.single)))
    searchColumns(members, in: value)
    if let topology = Topology(value) {
      for position in topology.positions where first == nil {
        find(value, if: pairs.holdHiddenPlace(position))
      }
    }
    for member in members { search(member.value) }
  }

  /// Searches lists of the same length in one object: one of latitudes, one of longitudes.
  private mutating func searchColumns(_ members: [Value.Member], in value: Value) {
    var columns: [[Double]] = []
    for member in members {
      guard case .array(let elements) = member.value.kind, elements.count > 1 else { continue }
      let numbers = elements.compactMap(\.single)
      if numbers.count == elements.count { columns.append(numbers) }
    }
    for (index, column) in columns.enumerated() where first == nil {
      for other in columns[(index + 1)...].prefix(64) where other.count == column.count {
        let isHidden = zip(column, other).contains { pairs.holdHiddenPlace([$0, $1]) }
        find(value, if: isHidden)
      }
    }
  }

  private mutating func search(_ text: String, in value: Value) {
    find(value, if: pairs.holdHiddenNeighbours(WrittenNumbers.all(in: text)))
    guard first == nil, let numbers = EncodedPolyline.numbers(of: text) else { return }
    for digits in [1e5, 1e6] {
      let isHidden = numbers.contains { pairs.holdHiddenPlace([$0.0 / digits, $0.1 / digits]) }
      find(value, if: isHidden)
    }
  }
}

extension Value {
  /// The number of a value that is one, or that has only one: `{"value": 38.7}`.
  fileprivate var single: Double? {
    switch kind {
    case .number(let text): return Double(text)
    case .string(let text): return WrittenNumbers.only(in: text)
    case .object(let members):
      let numbers = members.compactMap { member -> Double? in
        switch member.value.kind {
        case .number(let text): Double(text)
        case .string(let text): WrittenNumbers.only(in: text)
        default: nil
        }
      }
      return numbers.count == 1 ? numbers.first : nil
    case .null, .bool, .array: return nil
    }
  }

  /// The numbers of a list, such as a position; `nil` for anything else.
  fileprivate var numbers: [Double]? {
    guard case .array(let elements) = kind, !elements.isEmpty else { return nil }
    let numbers = elements.prefix(4).compactMap(\.single)
    return numbers.count == elements.prefix(4).count ? numbers : nil
  }
}

/// Topology (TopoJSON) with a transform, whose positions are integers that a scale and a shift turn
/// into degrees, and in arcs are counted from the position before.
private struct Topology {
  private(set) var positions: [[Double]] = []

  /// Takes the positions of a topology; `nil` for any other object, and for one without transform,
  /// whose positions are degrees.
  init?(_ value: Value) {
    guard value["type"]?.text == "Topology", let transform = value["transform"],
      let scale = transform["scale"]?.numbers, let shift = transform["translate"]?.numbers,
      scale.count > 1, shift.count > 1
    else { return nil }
    func degrees(_ x: Double, _ y: Double) -> [Double] {
      [x * scale[0] + shift[0], y * scale[1] + shift[1]]
    }
    if case .array(let arcs) = value["arcs"]?.kind {
      for arc in arcs {
        guard case .array(let points) = arc.kind else { continue }
        var (x, y) = (0.0, 0.0)
        for point in points {
          guard let step = point.numbers, step.count > 1 else { continue }
          (x, y) = (x + step[0], y + step[1])
          positions.append(degrees(x, y))
        }
      }
    }
    var rest = value["objects"].map { [$0] } ?? []
    while let next = rest.popLast() {
      if let numbers = next.numbers, numbers.count > 1 {
        positions.append(degrees(numbers[0], numbers[1]))
        continue
      }
      switch next.kind {
      case .array(let elements): rest += elements
      case .object(let members): rest += members.map(\.value)
      case .null, .bool, .number, .string: break
      }
    }
  }
}

/// Way in the letters of "Encoded Polyline Algorithm Format", as routing services write it.
enum EncodedPolyline {
  /// Latitudes and longitudes as integers; `nil` for a text that can't be such a way.
  static func numbers(of text: String) -> [(Double, Double)]? {
    guard text.utf8.count >= 4, text.utf8.allSatisfy({ (63...126).contains($0) }) else {
      return nil
    }
    var values: [Int] = []
    var (number, shift) = (0, 0)
    for byte in text.utf8 {
      let part = Int(byte) - 63
      guard shift <= 40 else { return nil }
      number |= (part & 31) << shift
      shift += 5
      guard part < 32 else { continue }
      values.append(number & 1 == 1 ? ~(number >> 1) : number >> 1)
      (number, shift) = (0, 0)
    }
    guard shift == 0, values.count.isMultiple(of: 2) else { return nil }
    var (latitude, longitude) = (0, 0)
    return stride(from: 0, to: values.count, by: 2).map { index in
      (latitude, longitude) = (latitude &+ values[index], longitude &+ values[index + 1])
      return (Double(latitude), Double(longitude))
    }
  }
}
