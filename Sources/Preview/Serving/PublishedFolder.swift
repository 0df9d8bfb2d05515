import Basics
import Foundation

/// A folder on disk that is served unchanged, without following links.
struct PublishedFolder: Sendable {
  enum Answer {
    case file(OpenFile, name: String)
    case moved(to: String)
    case missing(OpenFile?)
  }

  private let path: String
  private let basePath: String

  init(_ path: String, basePath: String) {
    self.path = path
    self.basePath = basePath
  }

  /// Answer for the decoded path of an address, which begins with `/`.
  func answer(to path: String) -> Answer {
    guard path.utf8.starts(with: basePath.utf8),
      case let below = String(Substring(path.utf8.dropFirst(basePath.utf8.count))),
      below.begins(with: "/")
    else {
      return path == "/" || path == basePath ? .moved(to: basePath + "/") : missing
    }
    let segments = below.names.map(String.init)
    guard !segments.contains(where: { $0.begins(with: ".") }) else { return missing }
    if below.ends(with: "/") {
      return open(segments + ["index.html"]).map { .file($0, name: "index.html") } ?? missing
    }
    if let file = open(segments) { return .file(file, name: segments.last ?? "") }
    return open(segments + ["index.html"]) == nil ? missing : .moved(to: path + "/")
  }

  private var missing: Answer { .missing(open([Snapshot.notFoundPath])) }

  /// Opens folder by folder, so that no link on the way is followed, even one that has just been
  /// made.
  private func open(_ segments: [String]) -> OpenFile? {
    // The folder itself may be a link. A build exchanges it, so it is opened again each time.
    var folder = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard folder >= 0 else { return nil }
    for segment in segments.dropLast() {
      let next = openat(folder, segment, O_RDONLY | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW)
      close(folder)
      guard next >= 0 else { return nil }
      folder = next
    }
    defer { close(folder) }
    guard let name = segments.last else { return nil }
    return OpenFile(owning: openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK))
  }
}
