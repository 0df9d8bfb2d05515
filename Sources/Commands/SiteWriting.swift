import ArgumentParser
import Authoring
import Diagnostics

/// Common parts of the commands that write into a site's sources.
enum SiteWriting {
  /// Returns the result of `write`; on a fault, prints its diagnostic and exits with code 1.
  static func result<T>(of write: () throws(AuthoringFault) -> T) throws -> T {
    do throws(AuthoringFault) {
      return try write()
    } catch {
      Console.error(TerminalWriter(colours: Console.showsColours).text([error.diagnostic]))
      throw ExitCode(1)
    }
  }
}

/// Returns a folder's path without a `/` at the end.
func trimmed(_ folder: String) -> String {
  var folder = folder
  while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder.removeLast() }
  return folder.isEmpty ? "." : folder
}

/// Returns the path of a file in a folder, relative to the working folder.
func joined(_ folder: String, _ path: String) -> String {
  folder == "." ? path : folder == "/" ? "/" + path : "\(folder)/\(path)"
}
