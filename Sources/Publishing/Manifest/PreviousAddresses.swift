import Basics
import Content
import Files
import Foundation

/// Previous pages of a site, for comparison with the next version.
package struct PreviousAddresses: Sendable {
  private enum Source: Sendable {
    case manifest(Manifest)
    case paths([String])
  }

  private let source: Source
  /// Whether the site still publishes a file at each address, so that no page is missing.
  package let areAllKept: Bool

  /// Paths below the output folder, such as `trips/lisbon/index.html`; sorted.
  package var paths: [String] {
    switch source {
    case .manifest(let manifest): Self.pages((0..<manifest.count).lazy.map(manifest.path))
    case .paths(let paths): paths
    }
  }

  /// Reason why there is nothing to compare with.
  package enum Fault: Error, Sendable {
    /// The folder or file doesn't exist.
    case missing
    /// The folder has no manifest.
    case noManifest
  }

  /// Pages of the last build into a folder.
  init(_ manifest: Manifest, areAllKept: Bool) {
    source = .manifest(manifest)
    self.areAllKept = areAllKept
  }

  /// Reads the pages of a published folder, or of a file with an address or a path in each line.
  /// `base` is the path of the site's base address, with which addresses may begin.
  package init(_ source: String, base: String) throws(Fault) {
    areAllKept = false
    // If this fails, the command does.
    if FileType.isFolder(source) {
      guard let paths = Self.manifest(of: source) else { throw .noManifest }
      self.source = .paths(Self.pages(paths))
      return
    }
    // The source may be a pipe, which a shell creates for a command's output.
    guard let bytes = FileManager.default.contents(atPath: source) else { throw .missing }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    self.source = .paths(
      Self.pages(Set(lines.compactMap { Self.path(of: $0, base: base) }).sorted()))
  }

  private static func manifest(of folder: String) -> [String]? {
    let fileSystem = POSIXFileSystem()
    // If this fails, the command does.
    guard let place = try? fileSystem.resolve(folder),
      let tree = try? OpenFolder(absolutePath: place, fileSystem: fileSystem)
    else { return nil }
    // If this fails, the command does.
    return (try? tree.manifest())?.entries.map(\.path)
  }

  /// Returns the pages among the paths. Other files change their names when their bytes change.
  /// Further pages of a list are left out, because they come and go with its length.
  private static func pages(_ paths: some Sequence<String>) -> [String] {
    paths.filter {
      $0.utf8.suffix(5).elementsEqual(".html".utf8) && !isFurther($0) && $0 != "404.html"
    }
  }

  /// Whether it is the path of a further page, such as `trips/page/2/index.html`.
  private static func isFurther(_ path: String) -> Bool {
    let bytes = path.utf8.reversed().drop { $0 != slash }.dropFirst()
    let number = bytes.prefix { $0 != slash }
    let isNumber = number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumber && !number.isEmpty
      && bytes.dropFirst(number.count + 1).prefix { $0 != slash }.elementsEqual("egap".utf8)
  }

  private static let slash = UInt8(ascii: "/")

  private static func path(of line: Substring, base: String) -> String? {
    let word = line.unicodeScalars.drop(while: \.properties.isWhitespace)
      .prefix { !$0.properties.isWhitespace }
    var rest = Substring(word).upTo("#", "?")
    guard !rest.isEmpty else { return nil }
    let head = rest.upTo("/")
    if head.ends(with: ":"), let address = rest.behind(head + "//") {
      rest = Substring(address.utf8.drop { $0 != slash })
    }
    if rest.begins(with: base + "/") { rest = Substring(rest.utf8.dropFirst(base.utf8.count)) }
    let path = String(Substring(rest.utf8.drop { $0 == slash }))
    let decoded = (path.removingPercentEncoding ?? path).precomposedStringWithCanonicalMapping
    if decoded.isEmpty || decoded.ends(with: "/") { return decoded + "index.html" }
    return decoded.ends(with: ".html") || decoded.names.last?.holds(".") == true
      ? decoded : decoded + "/index.html"
  }
}
