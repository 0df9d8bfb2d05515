/// Keys of `photos` in `Content/site.json`: the pictures that pages show.
enum PhotoSettingsKeys {
  static let renditions = Key(
    "renditions", .bool,
    "Whether pages show pictures in several sizes; if not, they show the files themselves.")
  static let largest = Key(
    "largest", .integer(in: 320...16_000),
    "The longer side of the largest size in pixels: \(PhotoSettings().largest) unless stated.")
  static let original = Key(
    "original", .bool, "Whether the files of photos are published beside their sizes.")
  static let creator = Key("creator", .words, "Who takes the photos, written into each of them.")
  static let copyright = Key(
    "copyright", .words, "The notice of copyright, written into each of them: `© 2026 Ana Lima`.")

  static let table = KeyTable(
    "the settings of photos", renditions, largest, original, creator, copyright)

  static func read(_ reader: inout ObjectReader) -> PhotoSettings? {
    var photos = PhotoSettings()
    photos.renditions = reader.read(renditions) ?? photos.renditions
    photos.largest = reader.read(largest) ?? photos.largest
    photos.original = reader.read(original) ?? photos.original
    photos.creator = reader.read(creator)
    photos.copyright = reader.read(copyright)
    return photos
  }
}

/// Settings of the pictures that pages show.
package struct PhotoSettings: Sendable, Hashable {
  /// Whether pages show pictures in several sizes.
  package var renditions = true
  /// Longer side of the largest size in pixels.
  package var largest = 2_160
  /// Whether the files of photos are published, too.
  package var original = false
  package var creator: String?
  /// Notice of copyright.
  package var copyright: String?

  package init() {}
}
