/// Changes that a build made in the published folder.
package struct PublishingReport: Sendable, Hashable {
  package var pages = 0
  package var images = 0
  package var assets = 0
  /// Number of sealed files, which only audiences can open, and of the files with which they do.
  package var sealed = 0
  /// Number of files that are new, or have new bytes.
  package var written = 0
  package var unchanged = 0
  package var removed = 0
  /// Sentences about unrequested events that the user should know.
  package var notes: [String] = []

  /// State of the published folder.
  package internal(set) var published = PublishedState()

  package init() {}

  /// Maximum number of files that Cloudflare Pages accepts for a site
  /// (https://developers.cloudflare.com/pages/platform/limits/).
  package static let hostLimit = 20_000

  /// Notes for the user. One of them warns if the site has more files than some hosts accept.
  package var allNotes: [String] {
    let files = written + unchanged
    guard files > Self.hostLimit else { return notes }
    return notes + [
      "the site has \(files) files; Cloudflare Pages takes at most \(Self.hostLimit)"
    ]
  }
}

/// State of the published folder after a build.
package struct PublishedState: Sendable, Hashable {
  /// Hash of the list of published files.
  package let manifest: UInt64
  /// Hash of the marks of these files; 0 without marks.
  package let times: UInt64

  package init(manifest: UInt64 = 0, times: UInt64 = 0) {
    self.manifest = manifest
    self.times = times
  }
}
