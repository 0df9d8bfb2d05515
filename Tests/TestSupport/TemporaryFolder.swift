import Foundation

/// A folder on disk, which is written as a literal and removed with the test.
///
/// A class, because it removes its files when it is freed.
package final class TemporaryFolder: Sendable {
  /// Content of a file.
  package enum File: Sendable, ExpressibleByStringInterpolation {
    case text(String)
    case bytes([UInt8])

    package init(stringLiteral text: String) { self = .text(text) }
  }

  /// Path without a `/` at the end.
  package let path: String

  /// Writes files, given by their paths.
  package init(_ files: [String: File] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "zoetrope-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, content) in files { try write(content, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func write(_ file: File, to name: String) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch file {
    case .text(let text): try Data(text.utf8).write(to: url)
    case .bytes(let bytes): try Data(bytes).write(to: url)
    }
  }

  /// The text of a file; empty if it doesn't exist.
  package func text(_ name: String) -> String {
    String(
      decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }

  /// Sets a file's time back by a number of seconds.
  package func age(_ name: String, seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: path + "/" + name)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }
}

extension TemporaryFolder.File {
  /// An image of one colour, with a size in pixels.
  package static func gif(_ width: UInt8, _ height: UInt8) -> Self {
    .bytes(
      Array("GIF89a".utf8) + [width, 0, height, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        + [0x2C, 0, 0, 0, 0, width, 0, height, 0, 0, 2, 2, 0x44, 1, 0, 0x3B])
  }

  /// A photograph on its side: the file has `width` and `height`, and its orientation is 6, a
  /// quarter turn.
  package static func turnedJPEG(_ width: UInt8, _ height: UInt8) -> Self {
    func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
      [0xFF, marker, 0, UInt8(payload.count + 2)] + payload
    }
    let tiff: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
      + [0, 0, 0, 0]
    return .bytes(
      [0xFF, 0xD8] + segment(0xE1, Array("Exif\0\0".utf8) + tiff)
        + segment(0xDB, [UInt8](repeating: 1, count: 65))
        + segment(0xC0, [8, 0, height, 0, width, 1, 1, 0x11, 0])
        + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 3, 0xFF, 0xD9])
  }
}
