import ArgumentParser
import Authoring
import Diagnostics

/// What the commands have in common that write into a site's sources.
enum SiteWriting {
  /// The result; or what is wrong, as everything else is told, and an end with exit code 1.
  static func result<T>(of write: () throws(AuthoringFault) -> T) throws -> T {
    do throws(AuthoringFault) {
      return try write()
    } catch {
      Console.error(TerminalWriter(colours: Console.showsColours).text([error.diagnostic]))
      throw ExitCode(1)
    }
  }
}

/// A folder without a `/` at the end.
func trimmed(_ folder: String) -> String {
  var folder = folder
  while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder.removeLast() }
  return folder.isEmpty ? "." : folder
}

/// A path as it is typed from where the program was started.
func joined(_ folder: String, _ path: String) -> String {
  folder == "." ? path : folder == "/" ? "/" + path : "\(folder)/\(path)"
}
