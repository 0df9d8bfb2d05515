/// Inspector of files that may be pictures, before they belong to a site.
package protocol PictureInspector: Sendable {
  /// Inspects a file by its path on disk. `clock` is the number of seconds by which the camera's
  /// clock was slow; they are added to its time.
  func inspect(_ path: String, clock: Int) -> InspectedFile
}

/// A file that may be a picture.
package enum InspectedFile: Sendable, Hashable {
  /// A picture that pages can show, with its facts and the extension of its kind.
  case picture(PictureFacts, extension: String)
  /// A file of a kind that pages don't show.
  case foreign(ForeignKind)
  case noPicture
  /// A picture that is empty or truncated.
  case damaged
  case unreadable
}

extension ForeignKind {
  /// Detects the kind of a file that isn't a picture of a site; `nil` for a track, and for a file
  /// of any other kind.
  package init?(ofPicture path: String, beginning bytes: [UInt8]) {
    guard let kind = ForeignKind(path: path, bytes: bytes),
      kind.family != .track
    else { return nil }
    self = kind
  }
}

extension FolderWalk {
  /// Whether a site ignores files with this name.
  package static func takesNoNotice(of name: String) -> Bool {
    isIgnored(name) || isLeftOver(name)
  }
}
