import Basics
import Foundation

/// A folder whose files can't be looked up because the user may not enter it.
enum ClosedFolder {
  /// Returns how many levels above a path the outermost closed folder is; `nil` if no folder is
  /// closed.
  static func levels(above path: String) -> Int? {
    var folder = path[...]
    var found: Int?
    for level in 1... {
      guard let slash = folder.place(ofLast: "/"), slash > folder.startIndex else { break }
      folder = folder[..<slash]
      guard access(String(folder), X_OK) != 0, errno == EACCES else { break }
      found = level
    }
    return found
  }
}
