package import Application
import Basics
package import Pictures
import Synchronization

/// Renditions of a site that is only checked. Each picture is decoded once to find its faults, and
/// no rendition is made or saved.
///
/// A class, because all threads of a check share it.
package final class RenditionCheck: RenditionStore {
  private struct State {
    /// Renditions that could be made, and faults of the others, by the hash of picture and recipe.
    var results: [UInt64: Result<Void, PictureFault>] = [:]
    /// Whether libvips can write a format.
    var encoders: [PictureFormat: Bool] = [:]
  }

  private let folder: RenditionFolder
  private let state = Mutex(State())

  /// Takes the folder of renditions, in which nothing is written.
  package init(_ folder: RenditionFolder) { self.folder = folder }

  package func picture(at path: String) throws(PictureFault) -> SourcePicture? {
    try folder.picture(at: path)
  }

  /// A check needs no colour, because its pages are thrown away.
  package func placeholder(of picture: SourcePicture) -> PicturePlaceholder { .transparent }

  package func has(_ format: PictureFormat) -> Bool { folder.has(format, isRemembered: false) }

  package func prepare(_ recipes: [Recipe], of picture: SourcePicture) {
    let open = recipes.filter { recipe in
      state.withLock { $0.results[picture.hash(of: recipe)] == nil }
    }
    guard !open.isEmpty else { return }
    let result = Result { () throws(PictureFault) in
      // A rendition's name contains the hash of the picture's bytes, which were decoded to make it.
      guard open.contains(where: { !folder.has($0, of: picture) }) else { return }
      let renderer = try folder.renderer()
      for format in Set(open.map(\.format)) where !writes(format, renderer) {
        throw .noEncoder(format)
      }
      let bytes = try PictureFile(path: picture.path).readAll()
      guard StableHasher.hash(bytes[...]) == picture.hash else { throw .changed }
      try renderer.check(bytes, open, stop: folder.stop)
    }
    state.withLock { state in
      for recipe in open { state.results[picture.hash(of: recipe)] = result }
    }
  }

  private func writes(_ format: PictureFormat, _ renderer: PictureRenderer) -> Bool {
    if let known = state.withLock({ $0.encoders[format] }) { return known }
    let writes = renderer.writes(format)
    state.withLock { $0.encoders[format] = writes }
    return writes
  }

  /// Throws the faults that making the rendition would throw, but doesn't make its bytes.
  package func bytes(
    of recipe: Recipe, of picture: SourcePicture
  ) throws(PictureFault) -> [UInt8] {
    prepare([recipe], of: picture)
    try state.withLock { $0.results[picture.hash(of: recipe)] }?.get()
    return []
  }

  package func finish(published paths: [String]) {}
}
