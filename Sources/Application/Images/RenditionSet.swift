import Content
import Hashing
package import Imaging

/// The renditions of a picture beside content, each with its published path.
struct RenditionSet: Sendable {
  struct Entry: Sendable, Hashable {
    let recipe: Recipe
    /// Published path: `/photos/pier.5f3a9c0e21d4b786.webp`. It is made of the picture's bytes and
    /// the recipe alone, so it is the same on every machine, and changes with them.
    let path: String
    /// Size of the rendition.
    let size: Imaging.PixelSize
  }

  let picture: SourcePicture
  /// Renditions in WebP, narrowest first.
  let ladder: [Entry]
  /// One that every browser shows.
  let fallback: Entry
  /// Picture to stand beside links to a page.
  let card: Entry

  /// `nil` for a picture that is as small as the smallest rendition, which is shown itself unless
  /// it is to have a watermark.
  init?(
    _ picture: SourcePicture, at publishedPath: String, _ ladder: Ladder, _ credits: Credits,
    watermark: String? = nil
  ) {
    let smallest = ladder.widths.min() ?? ladder.largest
    guard
      picture.size.longEdge > smallest || !picture.kind.isShownByBrowsers || watermark != nil
    else { return nil }
    let stem = publishedPath.withoutExtension
    let entries = ladder.recipes(for: picture.size, credits: credits).map { recipe in
      Entry(recipe.marked(by: watermark), of: picture, stem: stem)
    }
    guard let fallback = entries.last(where: { $0.recipe.format == .jpeg }) else { return nil }
    self.picture = picture
    self.ladder = entries.filter { $0.recipe.format == .webp }
    self.fallback = fallback
    card = Entry(
      ladder.card(credits: credits).marked(by: watermark), of: picture, stem: stem)
  }

  var all: [Entry] { ladder + [fallback, card] }
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
  /// Hash of a rendition by the hash of its picture's bytes, the same on every machine.
  package func hash(of picture: UInt64) -> UInt64 {
    var hasher = StableHasher(seed: picture)
    hasher.combine(bytes[...])
    return hasher.finish()
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
