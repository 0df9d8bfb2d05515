extension String {
  var folder: Substring { self[...].folder }
  var fileName: Substring { self[...].fileName }
  var folders: [Substring] { self[...].folders }
}

extension Substring {
  /// The part before the last `/`; empty for a file in the uppermost folder.
  var folder: Substring {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return prefix(0) }
    return self[..<slash]
  }

  /// The part after the last `/`.
  var fileName: Substring {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return self[utf8.index(after: slash)...]
  }

  /// The folders above a file, the uppermost first.
  var folders: [Substring] {
    utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { self[..<$0] }
  }

  /// Whether this path is the folder, or is inside it.
  func isWithin(_ folder: some StringProtocol) -> Bool {
    guard utf8.starts(with: folder.utf8) else { return false }
    let rest = utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }
}
