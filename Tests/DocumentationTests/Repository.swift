import Foundation
import TestSupport

extension Repository {
  /// Returns the texts of all files with an extension below a folder, by their paths from there.
  static func texts(below folder: String, extension kind: String) throws -> [String: String] {
    let start = root.appending(path: folder).path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: start)
    var texts: [String: String] = [:]
    for path in paths where path.hasSuffix(".\(kind)") {
      texts[path] = try String(contentsOfFile: "\(start)/\(path)", encoding: .utf8)
    }
    return texts
  }
}
