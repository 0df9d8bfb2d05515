import Basics
import Tracks

/// Search for hidden places in a JSON value: GeoJSON, TopoJSON, and lists and objects of other
/// programs.
struct JSONPlaces {
  private let pairs: CoordinatePairs
  private let circles: [HiddenCircle]
  /// Offset of the first place or line found.
  private(set) var first: Int?
  /// Whether the first finding is a line that only crosses a circle.
  private(set) var isLine = false

  init(_ circles: [HiddenCircle]) {
    self.circles = circles
    pairs = CoordinatePairs(circles)
  }

  /// Meaning of a list.
  enum Role {
    case any
    /// Positions, in which longitudes and latitudes alternate.
    case positions
    /// Positions, each connected to the next one by a line.
    case lines
  }

  mutating func search(_ value: Value, as role: Role = .any) {
    guard first == nil else { return }
    switch value.kind {
    case .array(let elements):
      let numbers = elements.enumerated().compactMap { index, element in
        element.single(role == .any ? nil : AxisName(isLatitude: !index.isMultiple(of: 2)))
      }
      find(value, if: pairs.holdHiddenPlace(numbers))
      for element in elements { search(element, as: role) }
      if role == .lines, first == nil { searchLine(elements.map(\.position), in: value) }
    case .object(let members): search(members, in: value)
    case .string(let text): search(text, in: value)
    case .null, .bool, .number: break
    }
  }

  private mutating func find(_ value: Value, if isHidden: Bool) {
    if isHidden, first == nil { first = value.range.lowerBound }
  }

  /// Searches the lines between places. An element that isn't a place interrupts the line.
  private mutating func searchLine(_ places: [CoordinatePairs.Degrees?], in value: Value) {
    let isCrossed = zip(places, places.dropFirst()).contains { start, end in
      guard let start, let end else { return false }
      return pairs.areCrossed(from: start, to: end)
    }
    if isCrossed { isLine = true }
    find(value, if: isCrossed)
  }

  private mutating func search(_ members: [Value.Member], in value: Value) {
    let row = members.compactMap { $0.value.single(AxisName($0.name)) }
    find(value, if: pairs.holdHiddenPlace(row))
    searchColumns(members, in: value)
    if let topology = Topology(value) {
      let places = topology.points + topology.lines.joined()
      find(
        value,
        if: places.contains { pairs.hold(latitude: $0.latitude, longitude: $0.longitude) })
      for line in topology.lines where first == nil { searchLine(line, in: value) }
    }
    // The positions of several points don't form a line.
    let arePoints = value["type"]?.text?.ends(with: "Point") ?? false
    for member in members {
      switch member.name {
      case "coordinates", "arcs": search(member.value, as: arePoints ? .positions : .lines)
      case "bbox": search(member.value, as: .positions)
      default: search(member.value)
      }
    }
  }

  /// Searches lists of equal length in one object row by row, because they may be columns.
  private mutating func searchColumns(_ members: [Value.Member], in value: Value) {
    var columns: [Int: [[DataNumber]]] = [:]
    for member in members {
      guard case .array(let elements) = member.value.kind, elements.count > 1 else { continue }
      let name = AxisName(member.name)
      let numbers = elements.compactMap { $0.single(name) }
      if numbers.count == elements.count { columns[numbers.count, default: []].append(numbers) }
    }
    for (count, columns) in columns.sorted(by: { $0.key < $1.key })
    where columns.count > 1 && first == nil {
      let isHidden = (0..<count).contains { row in pairs.holdHiddenPlace(columns.map { $0[row] }) }
      find(value, if: isHidden)
    }
  }

  private mutating func search(_ text: String, in value: Value) {
    find(value, if: pairs.holdHiddenPlace(inText: text.utf8))
    let angles = WrittenCoordinates.offsets(in: Array(text.utf8)[...], decimals: 3) {
      circles.hold(latitude: $0, longitude: $1)
    }
    find(value, if: !angles.isEmpty)
    guard first == nil, let numbers = EncodedPolyline.numbers(of: text) else { return }
    for digits in [1e5, 1e6] {
      let isHidden = numbers.contains {
        pairs.hold(latitude: $0.0 / digits, longitude: $0.1 / digits)
      }
      find(value, if: isHidden)
      // A word may look like an encoded polyline, but its places would then be far apart.
      let places = numbers.map { (latitude: $0.0 / digits, longitude: $0.1 / digits) }
      let isWay = zip(places, places.dropFirst()).allSatisfy {
        abs($0.latitude - $1.latitude) < 1 && abs($0.longitude - $1.longitude) < 1
      }
      if isWay, first == nil { searchLine(places, in: value) }
    }
  }
}

extension Value {
  /// The number of a value that is a number or contains only one: `{"value": 38.7}`.
  fileprivate func single(_ name: AxisName? = nil) -> DataNumber? {
    switch kind {
    case .number(let text), .string(let text): return DataNumber(text, name: name)
    case .object(let members):
      let numbers = members.compactMap { member -> DataNumber? in
        if case .object = member.value.kind { return nil }
        return member.value.single(name)
      }
      return numbers.count == 1 ? numbers.first : nil
    case .null, .bool, .array: return nil
    }
  }

  /// The numbers of a list, such as a position; `nil` for anything else.
  fileprivate var numbers: [Double]? {
    guard case .array(let elements) = kind, !elements.isEmpty else { return nil }
    let numbers = elements.prefix(4).compactMap { $0.single()?.values.first }
    return numbers.count == elements.prefix(4).count ? numbers : nil
  }

  /// The place of a position; `nil` for anything else.
  fileprivate var position: CoordinatePairs.Degrees? {
    guard let numbers, numbers.count > 1 else { return nil }
    return CoordinatePairs.place(x: numbers[0], y: numbers[1])
  }
}

/// Topology (TopoJSON) with a transform. Its positions are integers, which a scale and a shift
/// convert to degrees. In arcs, each position is relative to the previous one.
private struct Topology {
  private(set) var points: [CoordinatePairs.Degrees] = []
  private(set) var lines: [[CoordinatePairs.Degrees]] = []

  /// Takes the positions of a topology; `nil` for any other object, and for a topology without a
  /// transform, whose positions are degrees.
  init?(_ value: Value) {
    guard value["type"]?.text == "Topology", let transform = value["transform"],
      let scale = transform["scale"]?.numbers, let shift = transform["translate"]?.numbers,
      scale.count > 1, shift.count > 1
    else { return nil }
    func degrees(_ x: Double, _ y: Double) -> CoordinatePairs.Degrees {
      (y * scale[1] + shift[1], x * scale[0] + shift[0])
    }
    if case .array(let arcs) = value["arcs"]?.kind {
      for arc in arcs {
        guard case .array(let points) = arc.kind else { continue }
        var (x, y) = (0.0, 0.0)
        let steps = points.compactMap(\.numbers).filter { $0.count > 1 }
        lines.append(
          steps.map { step in
            (x, y) = (x + step[0], y + step[1])
            return degrees(x, y)
          })
      }
    }
    var rest = value["objects"].map { [$0] } ?? []
    while let next = rest.popLast() {
      if let numbers = next.numbers, numbers.count > 1 {
        points.append(degrees(numbers[0], numbers[1]))
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

/// A line in the "Encoded Polyline Algorithm Format" of routing services.
enum EncodedPolyline {
  /// Latitudes and longitudes as integers; `nil` for a text that can't be an encoded line.
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
