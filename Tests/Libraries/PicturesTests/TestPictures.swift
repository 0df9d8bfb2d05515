import Foundation
import Testing

@testable import Pictures

/// Pictures for tests, made from known pixels.
enum TestPictures {
  static func size(_ width: Int, _ height: Int) throws -> PixelSize {
    try #require(PixelSize(width: width, height: height))
  }

  /// Pixels of a smooth picture in which no two corners are alike.
  static func gradient(_ size: PixelSize, channels: Int = 3) -> [UInt8] {
    // Whole rows are copied, which is fast in a test that is not optimised.
    var row = [UInt8](repeating: 120, count: size.width * channels)
    for x in 0..<size.width {
      row[x * channels] = UInt8(40 + 170 * x / size.width)
      if channels == 4 { row[x * channels + 3] = 255 }
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.area * channels)
    var shade: UInt8 = 0
    for y in 0..<size.height {
      let down = UInt8(30 + 190 * y / size.height)
      if down != shade {
        shade = down
        for x in 0..<size.width where channels > 1 { row[x * channels + 1] = down }
      }
      pixels += row
    }
    return pixels
  }

  /// Encodes pixels by a suffix of libvips, such as `.png` or `.jpg[Q=95]`.
  static func encode(
    _ pixels: [UInt8], _ size: PixelSize, channels: Int = 3, _ suffix: String,
    profile: [UInt8] = [], pageHeight: Int? = nil
  ) throws -> [UInt8] {
    _ = try Vips()
    let image = try VipsImage(pixels: pixels, size: size, channels: channels)
    if !profile.isEmpty { image.set("icc-profile-data", to: profile) }
    if let pageHeight { image.set("page-height", to: pageHeight) }
    return try image.encoded(suffix: suffix)
  }

  static func picture(_ width: Int, _ height: Int, _ suffix: String) throws -> [UInt8] {
    let size = try size(width, height)
    return try encode(gradient(size), size, suffix)
  }

  /// An animation in which each frame has one colour.
  static func animation(_ width: Int, _ height: Int, frames: Int, _ suffix: String) throws
    -> [UInt8]
  {
    let frame = try size(width, height)
    var pixels: [UInt8] = []
    for index in 0..<frames {
      let color: [UInt8] = [UInt8(40 * index), 100, UInt8(250 - 40 * index)]
      for _ in 0..<frame.area { pixels += color }
    }
    return try encode(
      pixels, try size(width, height * frames), suffix, pageHeight: height)
  }

  /// Decodes any picture to pixels.
  static func decode(_ bytes: [UInt8]) throws -> (pixels: [UInt8], size: PixelSize, channels: Int) {
    _ = try Vips()
    return try bytes.withUnsafeBufferPointer { buffer in
      let image = try VipsImage(reading: buffer, frames: .first).inEightBits()
      return (try image.pixels(), try size(image.width, image.height), image.channels)
    }
  }

  /// The colour at a point, given in fractions of the sides.
  static func color(_ bytes: [UInt8], at x: Double, _ y: Double) throws -> [Int] {
    let (pixels, size, channels) = try decode(bytes)
    let column = min(size.width - 1, Int(x * Double(size.width)))
    let row = min(size.height - 1, Int(y * Double(size.height)))
    let start = (row * size.width + column) * channels
    return pixels[start..<(start + channels)].map(Int.init)
  }

  /// Largest and mean difference between the channels of two pictures.
  static func difference(_ one: [UInt8], _ other: [UInt8]) throws -> (largest: Int, mean: Double) {
    let (first, second) = (try decode(one), try decode(other))
    try #require(first.size == second.size)
    try #require(first.channels == second.channels)
    let differences = zip(first.pixels, second.pixels).map { abs(Int($0) - Int($1)) }
    return (
      differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(max(1, differences.count))
    )
  }

  /// A JPEG with segments before its first.
  static func jpeg(_ bytes: [UInt8], with segments: [(marker: UInt8, payload: [UInt8])]) -> [UInt8]
  {
    let added = segments.flatMap { segment in
      let length = segment.payload.count + 2
      return [0xFF, segment.marker, UInt8(length >> 8), UInt8(length & 0xFF)] + segment.payload
    }
    return bytes[..<2] + added + bytes[2...]
  }

  static func jpeg(_ bytes: [UInt8], exif: [UInt8]) -> [UInt8] {
    jpeg(bytes, with: [(0xE1, Array("Exif\0\0".utf8) + exif)])
  }

  /// The output of a program; `nil` if it isn't installed.
  static func run(_ program: String, _ arguments: [String]) throws -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard
      let path = folders.map({ "\($0)/\(program)" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  static func isInstalled(_ program: String) -> Bool {
    (try? run(program, ["--version"]) ?? nil) != nil
  }
}
