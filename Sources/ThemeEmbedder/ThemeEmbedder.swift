import Foundation

/// Writes a Swift file with every file below a folder. The plugin `EmbedTheme` runs it.
@main
enum ThemeEmbedder {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      throw Failure("usage: ThemeEmbedder FOLDER OUTPUT")
    }
    let folder = URL(filePath: arguments[1])
    let paths = FileManager.default.enumerator(atPath: folder.path())?.allObjects ?? []
    let files = try paths.compactMap { $0 as? String }.sorted().filter(isEmbedded).compactMap {
      path -> String? in
      let file = folder.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return nil
      }
      return literal(path, try String(contentsOf: file, encoding: .utf8))
    }
    let source = """
      // Made from Templates/ by ThemeEmbedder.

      extension Theme {
        package static let files: [Theme.File] = [
      \(files.joined(separator: ",\n"))
        ]
      }

      """
    try source.write(to: URL(filePath: arguments[2]), atomically: true, encoding: .utf8)
  }

  /// Whether a file is embedded. Hidden files and editors' copies aren't.
  private static func isEmbedded(_ path: String) -> Bool {
    !path.split(separator: "/").contains {
      $0.hasPrefix(".") || $0.hasSuffix("~") || $0.hasPrefix("#")
    }
  }

  private static func literal(_ path: String, _ text: String) -> String {
    "    Theme.File(path: \(quoted(path)), text: \(quoted(text)))"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\u{0}"..<" ", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
