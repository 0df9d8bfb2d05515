package import Foundation

/// Test suites of other projects, which are beside the repository as data.
package enum Conformance {
  /// Returns a file's bytes, from the folder in `ZOETROPE_CONFORMANCE` if that is set. Otherwise it
  /// looks beside the repository, and then in the place to which a script downloads it.
  ///
  /// Returns `nil` with a printed reason if the file is missing, as in a plain clone. Under `CI`,
  /// the caller asserts that it exists.
  package static func data(_ path: String) -> Data? {
    let named = ProcessInfo.processInfo.environment["ZOETROPE_CONFORMANCE"].map {
      [URL(filePath: $0)]
    }
    let kept = ["../shared/conformance", ".build/conformance"].map {
      Repository.root.appending(path: $0)
    }
    let files = (named ?? kept).map { $0.appending(path: path).standardizedFileURL }
    for file in files {
      if let data = try? Data(contentsOf: file) { return data }
    }
    print("skipped: there is no \(files.map(\.path).joined(separator: " and no ")) here")
    return nil
  }

  /// Whether absent data must fail.
  package static var isRequired: Bool { ProcessInfo.processInfo.environment["CI"] != nil }
}
