import Foundation

/// A site given as text in a test.
struct TestSite {
  /// Options with the time of all builds in these tests.
  static let now = ["--now", "2026-06-01T12:00:00Z"]

  let folder: String
  private let temporary: TemporaryFolder

  /// Creates the files in a new folder, below `name`; `files` has their texts by path.
  init(_ files: [String: String] = [:], name: String = "site") throws {
    temporary = try TemporaryFolder()
    folder = "\(temporary.path)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(files)
  }

  /// Folder that contains the site's folder.
  var parent: String { temporary.path }

  func write(_ files: [String: String]) throws {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try write(Array(text.utf8), to: path)
    }
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
  }

  func rename(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: "\(folder)/\(path)", toPath: "\(folder)/\(other)")
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(path)")
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(path)")), as: UTF8.self)
  }

  /// Path of the published folder's manifest.
  func manifest() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Output")
    return "Output/\(names.first { $0.hasPrefix(manifestBeginning) } ?? manifestBeginning)"
  }

  func tree(_ path: String = "Output") throws -> Tree { try Tree(of: "\(folder)/\(path)") }

  /// Runs a command in the site's folder.
  func run(
    _ arguments: String..., wrapper: [String] = [], environment: [String: String] = [:]
  ) throws -> Program.Run {
    try Program(folder: folder, environment: environment, wrapper: wrapper).run(arguments)
  }

  @discardableResult
  func build(_ arguments: String...) throws -> Program.Run {
    try Program(folder: folder).run(["build"] + Self.now + arguments).succeeded()
  }

  /// Returns a trip without mistakes.
  static func trip(
    _ origin: String = "Porto", _ destination: String = "Lisbon", more: String = "",
    body: String = "A day on rails."
  ) -> String {
    """
    ---
    departure: 2026-05-01T09:00:00Z
    arrival: 2026-05-01T12:10:00Z
    origin: \(origin)
    destination: \(destination)
    \(more)
    ---
    \(body)
    """
  }

  /// Settings that cause no warning.
  static let settings = #"{ "title": "Journal", "baseURL": "https://ana.example" }"#
}

/// Beginning of the name of the file in which Zoetrope lists what it published.
let manifestBeginning = ".zoetrope-manifest-"
