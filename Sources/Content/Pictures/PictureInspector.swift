/// Looker at files that may be pictures, before they belong to a site.
package protocol PictureInspector: Sendable {
  /// Looks at a file by its path on disk. `clock` are the seconds by which the camera's clock was
  /// late, which are added to its time.
  func inspect(_ path: String, clock: Int) -> InspectedFile
}

/// A file that may be a picture.
package enum InspectedFile: Sendable, Hashable {
  /// A picture that a page can show, with the extension of its kind and what it knows.
  case picture(PictureFacts, extension: String)
  /// A file of a kind that no page shows.
  case foreign(ForeignKind)
  case noPicture
  /// A picture that is empty or breaks off.
  case damaged
  case unreadable
}

extension ForeignKind {
  /// Detects the kind of a file that isn't a picture of a site; `nil` for a track, and for a file
  /// of no such kind.
  package init?(ofPicture path: String, beginning bytes: [UInt8]) {
    guard let kind = ForeignKind(path: path, bytes: bytes),
      kind.family != .track
    else { return nil }
    self = kind
  }
}

extension FolderWalk {
  /// Whether a site takes no notice of a file of a name.
  package static func takesNoNotice(of name: String) -> Bool {
    isIgnored(name) || isLeftOver(name)
  }
}
