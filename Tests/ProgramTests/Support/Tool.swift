import Foundation
import TestSupport

/// A program of the system that a test stands on.
enum Tool {
  struct Missing: Error {
    let name: String
  }

  /// Its path; `nil` with a printed reason where it is not installed, but under `CI` that fails.
  static func find(_ name: String) throws -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    guard !Conformance.isRequired else { throw Missing(name: name) }
    print("skipped: there is no \(name) here")
    return nil
  }
}
