package import Foundation

/// Other people's test suites, kept beside the repository as data.
package enum Conformance {
  /// The file's bytes, from the folder that `ZOETROPE_CONFORMANCE` names where it is set, or from where
  /// scripts fetch them to.
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
    let fetched = root.appending(path: ".build/conformance").appending(path: path)
    if let data = (try? Data(contentsOf: file)) ?? (try? Data(contentsOf: fetched)) { return data }
    print("skipped: there is no \(file.path) here")
    return nil
  }

  /// Whether absent data must fail.
  package static var isRequired: Bool { ProcessInfo.processInfo.environment["CI"] != nil }
}
