import Foundation
import TestSupport

/// A program of the system that a test needs.
enum Tool {
  struct Missing: Error {
    let name: String
  }

  /// Returns its path; `nil` with a printed reason if it is missing, which fails under `CI`.
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
