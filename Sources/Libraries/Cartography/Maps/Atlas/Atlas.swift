import CMapData
import Geodesy

/// Coasts, lakes, ice and borders of the world from Natural Earth, as `Scripts/make-maps` wrote
/// them.
struct Atlas: Sendable {
  /// Kinds of shapes, in the order in which maps draw them.
  enum Layer: Int, CaseIterable, Sendable {
    case land, lakes, ice, borders, disputed

    /// Whether its shapes are closed and filled.
    var isArea: Bool { rawValue <= Layer.ice.rawValue }
  }

  /// Version of the table that this code reads and the script writes.
  static let version = 1

  /// The program's table, read in a few milliseconds when the first map is drawn.
  static let shared = Atlas(
    of: UnsafeRawBufferPointer(
      // The bytes of the table are constants of the program, so the pointer is always valid.
      start: zoetrope_map_start(), count: zoetrope_map_size()))

  /// Levels of each layer, from coarse to fine.
  private let levels: [[Level]]

  /// Reads a table; the atlas has no shapes if the bytes aren't a valid table.
  init(of table: UnsafeRawBufferPointer) {
    var reader = TableReader(table)
    levels = reader.levels(ofVersion: Self.version) ?? []
  }

  /// Returns the shapes of a layer in the coarsest level that deviates by at most `tolerance`
  /// degrees, or in the finest level if all deviate more.
  func level(of layer: Layer, tolerance: Double) -> Level {
    guard layer.rawValue < levels.count else { return .empty }
    let levels = levels[layer.rawValue]
    return levels.first { $0.tolerance <= tolerance } ?? levels.last ?? .empty
  }
}

/// Shapes of a layer in one level of detail.
struct Level: Sendable {
  static let empty = Level(stepsOfDegree: 1, tolerance: 0, rings: [], chunks: [], bytes: [])

  let stepsOfDegree: Double
  /// Largest distance in degrees between the shapes and those of Natural Earth.
  let tolerance: Double
  let rings: [Ring]
  let chunks: [Chunk]
  /// Points after the first of each chunk.
  let bytes: [UInt8]

  /// Closed ring around an area or a hole in it, or an open line; made of a range of chunks.
  struct Ring: Sendable {
    enum Kind: UInt8, Sendable { case outer, hole, line }

    let kind: Kind
    let cap: Cap
    let chunks: Range<Int>
  }

  /// Part of a ring's points; its last point is the first of the next chunk.
  struct Chunk: Sendable {
    let cap: Cap
    /// First point, in steps to the east and north.
    let first: SIMD2<Int32>
    /// Number of points after the first.
    let count: Int
    /// Index of the second point's bytes.
    let offset: Int
  }

  /// Direction of the first point of a chunk.
  func direction(ofFirstIn chunk: Chunk) -> SIMD3<Double> {
    SIMD3(
      latitude: Double(chunk.first.y) / stepsOfDegree,
      longitude: Double(chunk.first.x) / stepsOfDegree)
  }

  /// Calls a function with the longitude and latitude of each point of a chunk except the last,
  /// which begins the next chunk. Longitudes continue beyond 180 degrees.
  @inline(__always)
  func forEachPoint(of chunk: Chunk, _ use: (Double, Double) -> Void) {
    let step = 1 / stepsOfDegree
    var point = chunk.first
    var index = chunk.offset
    bytes.withUnsafeBufferPointer { bytes in
      for _ in 0..<chunk.count {
        use(Double(point.x) * step, Double(point.y) * step)
        point.x &+= number(in: bytes, &index)
        point.y &+= number(in: bytes, &index)
      }
    }
  }

  /// Last point of a chunk, in steps.
  func last(of chunk: Chunk) -> SIMD2<Int32> {
    var point = chunk.first
    var index = chunk.offset
    bytes.withUnsafeBufferPointer { bytes in
      for _ in 0..<chunk.count {
        point.x &+= number(in: bytes, &index)
        point.y &+= number(in: bytes, &index)
      }
    }
    return point
  }

  /// Reads a number in groups of seven bits whose lowest bit is the sign; 0 after the end.
  @inline(__always)
  private func number(in bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int32 {
    var (value, shift): (UInt32, UInt32) = (0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      value |= UInt32(byte & 127) &<< shift
      if byte < 128 { break }
      shift += 7
    }
    return Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1)
  }
}
