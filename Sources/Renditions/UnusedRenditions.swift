import Basics
import Files

/// Number of builds since each saved rendition was last published.
struct UnusedRenditions {
  /// Number of builds after which an unused rendition is removed.
  static let patience = 10
  /// Beginning of the names of files that are being written.
  static let half = "new-"
  private static let file = "unused"

  private let folder: OpenFolder

  init(_ folder: OpenFolder) { self.folder = folder }

  /// Counts one more build for every rendition except those `shown`, and removes those that no
  /// build needs any more.
  func update(showing shown: Set<UInt64>) {
    let before = counts()
    var counts: [String: Int] = [:]
    // If this fails, renditions are kept for longer.
    for entry in (try? folder.fileSystem.list(".", in: folder.descriptor).entries) ?? [] {
      let name = entry.text
      guard let file = RenditionFile(name) else {
        // A killed build has left this file. Ten builds later, no other build is still writing it.
        if name.begins(with: Self.half) { count(name, before, &counts) }
        continue
      }
      if !shown.contains(file.name) { count(name, before, &counts) }
    }
    guard counts != before else { return }
    let text = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
    try? folder.write(to: Self.file) { (sink) throws(SystemError) in
      try sink(Array(text.utf8)[...])
    }
  }

  private func count(_ name: String, _ before: [String: Int], _ counts: inout [String: Int]) {
    let count = before[name, default: 0] + 1
    if count < Self.patience {
      counts[name] = count
    } else {
      _ = try? folder.removeIfPresent(name)
    }
  }

  private func counts() -> [String: Int] {
    // If this fails, renditions are kept for longer.
    let found = try? folder.fileSystem.bytesIfPresent(of: Self.file, in: folder.descriptor)
    guard let bytes = found ?? nil else { return [:] }
    var counts: [String: Int] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2, let count = Int(parts[0]) { counts[String(parts[1])] = count }
    }
    return counts
  }
}
