import Basics
import Content
package import Pictures
import Presentation

/// The renditions of a picture among the assets, each with its published path.
struct RenditionSet: Sendable {
  struct Entry: Sendable, Equatable {
    let recipe: Recipe
    /// Published path: `/photos/pier.5f3a9c0e21d4b786.webp`. It depends only on the picture's bytes
    /// and the recipe, so it is the same on every machine, and changes with them.
    let path: String
    /// Size of the rendition.
    let size: Pictures.PixelSize
  }

  /// The sizes of a picture in one format, narrowest first.
  struct Format: Sendable, Equatable {
    let format: PictureFormat
    let entries: [Entry]
  }

  let picture: SourcePicture
  /// Renditions in each format, the best first.
  let formats: [Format]
  /// A rendition that every browser can show.
  let fallback: Entry
  /// The picture for link previews and cards of a page.
  let card: Entry

  /// Creates the renditions. `nil` for a picture that isn't larger than the smallest rendition: it
  /// is shown itself, unless it needs a watermark or browsers can't show its format.
  init?(
    _ picture: SourcePicture, at publishedPath: String, _ ladder: Ladder, _ credits: Credits,
    watermark: String? = nil
  ) {
    let smallest = ladder.widths.min() ?? ladder.largest
    guard
      picture.size.longEdge > smallest || !picture.kind.isShownByBrowsers || watermark != nil
    else { return nil }
    let stem = publishedPath.withoutExtension
    // AVIF and JPEG would lose the animation.
    var ladder = ladder
    if picture.isAnimated { ladder.encodings = [.webp] }
    let entries = ladder.recipes(for: picture.size, credits: credits).map { recipe in
      Entry(recipe.marked(by: watermark), of: picture, stem: stem)
    }
    guard let fallback = entries.last else { return nil }
    self.picture = picture
    formats = ladder.encodings.map(\.format).map { format in
      Format(format: format, entries: entries.dropLast().filter { $0.recipe.format == format })
    }
    self.fallback = fallback
    card = Entry(
      ladder.card(credits: credits).marked(by: watermark), of: picture, stem: stem)
  }

  /// Renditions that a page shows: those of all formats, and the fallback for every browser.
  var shown: [Entry] {
    // The fallback may be one of the JPEG sizes.
    let sizes = formats.flatMap(\.entries)
    return sizes.contains { $0.path == fallback.path } ? sizes : sizes + [fallback]
  }

  var all: [Entry] { shown + [card] }
}

extension RenditionSet.Entry {
  init(_ recipe: Recipe, of picture: SourcePicture, stem: String) {
    self.recipe = recipe
    let name = String(recipe.hash(of: picture.hash), radix: 16)
    let zeros = String(repeating: "0", count: 16 - name.utf8.count)
    path = "\(stem).\(zeros)\(name)\(recipe.format.suffix)"
    size = recipe.size(of: picture.size)
  }
}

extension Recipe {
  /// Hash of a rendition, from the hash of its picture's bytes. It is the same on every machine.
  package func hash(of picture: UInt64) -> UInt64 {
    var hasher = StableHasher(seed: picture)
    hasher.combine(bytes[...])
    return hasher.finish()
  }
}

extension RenditionSet.Format {
  /// The format as pages name it.
  var shown: ImageFormatViewModel.Format {
    switch format {
    case .avif: .avif
    case .webp: .webp
    case .jpeg: .jpeg
    }
  }
}

extension PictureKind {
  /// Whether browsers show a file of the kind, and its metadata can be removed.
  var isShownByBrowsers: Bool {
    switch self {
    case .jpeg, .png, .webp, .gif: true
    case .avif, .heic, .tiff: false
    }
  }
}

extension String {
  /// The path without the extension of its last segment.
  fileprivate var withoutExtension: String {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    guard let dot = utf8[name...].lastIndex(of: UInt8(ascii: ".")), dot > name else { return self }
    return String(self[..<dot])
  }
}
