package import Foundation

/// Other people's test suites, kept beside the repository as data.
package enum Conformance {
  /// The file's bytes, from the folder that `ZOETROPE_CONFORMANCE` names where it is set.
  ///
  /// `nil` with a printed reason where a plain clone has none. Under `CI` a missing file is a failure,
  /// which the caller asserts.
  package static func data(_ path: String) -> Data? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let kept = root.appending(path: "../shared/conformance")
    let folder =
      ProcessInfo.processInfo.environment["ZOETROPE_CONFORMANCE"].map { URL(filePath: $0) } ?? kept
    let file = folder.appending(path: path).standardizedFileURL
    if let data = try? Data(contentsOf: file) { return data }
    print("skipped: there is no \(file.path) here")
    return nil
  }

  /// Whether absent data must fail.
  package static var isRequired: Bool { ProcessInfo.processInfo.environment["CI"] != nil }
}
