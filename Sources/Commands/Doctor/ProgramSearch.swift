import Basics
import Foundation

/// Search for programs that commands start, in the folders of `PATH`.
enum ProgramSearch {
  /// Returns the path of a program; `nil` if no folder has one.
  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.parts(between: ":").filter { !$0.isEmpty }.map { joined(String($0), name) }
      .first { isProgram($0) }
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
