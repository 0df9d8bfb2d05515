package import Application
package import Content
package import Files
import Hashing
package import Imaging
import Synchronization

/// Renditions in the folder `.zoetrope/images` of a site; safe to delete at any time.
///
///     .zoetrope/images/5f3a9c0e21d4b786-0c11d2a9-1f0e….webp   a rendition
///                      pictures                               what is known of pictures' files
///                      facts                                  what cameras knew of photos
///                      unused                                 builds since each was last shown
///
/// A rendition's name holds the hash of its picture and recipe, that of the versions of libvips and
/// its encoders, and that of its own bytes: so a file that was cut or exchanged is not used, and
/// machines that share the work need share nothing but files. libvips is loaded when one is
/// missing. Where the folder can't be written, renditions stay in memory.
///
/// A class, since all threads of a build share it.
package final class RenditionFolder: RenditionStore, PictureReader {
  private struct State {
    /// Files in the folder by the hash of picture and recipe; `nil` before the folder was listed.
    var files: [UInt64: [RenditionFile]]?
    /// Renditions that could not be written.
    var inMemory: [UInt64: [UInt8]] = [:]
    /// Faults of pictures by the hash of picture and recipe.
    var faults: [UInt64: PictureFault] = [:]
    var renderer: Result<PictureRenderer, PictureFault>?
  }

  private let kept: KeptFolder
  private let pictures: KnownFiles<SourcePicture>
  private let facts: KnownFiles<KnownFacts>
  private let state = Mutex(State())
  /// Request of a program that ends to stop what renders.
  package let stop = RenderStop()

  /// Takes the site's folder.
  package init(site: String, fileSystem: any FileSystem = POSIXFileSystem()) {
    let kept = KeptFolder(site: site, fileSystem: fileSystem)
    let folder = Self.open(kept)
    func known(_ name: String) -> [UInt8]? {
      folder.flatMap { try? fileSystem.bytesIfPresent(of: name, in: $0.descriptor) }
    }
    self.kept = kept
    pictures = KnownFiles("zoetrope-pictures 1", known("pictures"))
    facts = KnownFiles(KnownFacts.title, known("facts"))
  }

  package func picture(at path: String) throws(PictureFault) -> SourcePicture? {
    try pictures.find(path) { (state) throws(PictureFault) in
      try SourcePicture.read(path, state)
    }
  }

  package func facts(of path: String) -> PictureFacts? {
    facts.find(path) { state in
      CameraReader().facts(of: path).map { KnownFacts($0, state: state) }
    }?.facts
  }

  package func prepare(_ recipes: [Recipe], of picture: SourcePicture) {
    let missing = recipes.filter { !has($0, of: picture) }
    guard !missing.isEmpty else { return }
    do throws(PictureFault) {
      let renderer = try renderer()
      // With libvips at hand, only files of its versions count.
      let versions = RenditionFile.hash(ofVersions: renderer.versions)
      let missing = recipes.filter { !has($0, of: picture, by: versions) }
      let bytes = try PictureFile(path: picture.path).readAll()
      guard StableHasher.hash(bytes[...]) == picture.hash else { throw .changed }
      for rendition in try renderer.render(bytes, missing, stop: stop).renditions {
        keep(rendition, of: picture, by: versions)
      }
    } catch {
      state.withLock { state in
        for recipe in missing { state.faults[picture.hash(of: recipe)] = error }
      }
    }
  }

  package func bytes(
    of recipe: Recipe, of picture: SourcePicture
  ) throws(PictureFault) -> [UInt8] {
    let name = picture.hash(of: recipe)
    if let bytes = kept(name) { return bytes }
    if let fault = state.withLock({ $0.faults[name] }) { throw fault }
    prepare([recipe], of: picture)
    if let bytes = kept(name) { return bytes }
    throw state.withLock { $0.faults[name] } ?? .changed
  }

  /// Keeps what is known of pictures, and removes renditions that none of the last ten builds
  /// published, whose paths these are.
  package func finish(published paths: [String]) {
    let hasListed = state.withLock { $0.files != nil }
    guard pictures.isNew || facts.isNew || hasListed, let folder = try? Self.make(kept) else {
      return
    }
    if facts.isNew { write(facts.bytes, to: "facts", in: folder) }
    guard pictures.isNew || hasListed else { return }
    if pictures.isNew { write(pictures.bytes, to: "pictures", in: folder) }
    UnusedRenditions(folder).update(showing: Set(paths.compactMap(RenditionFile.name(inPath:))))
  }

  // MARK: - Files

  private static func open(_ kept: KeptFolder) -> OpenFolder? {
    try? kept.open().folder("images")
  }

  private static func make(_ kept: KeptFolder) throws(SystemError) -> OpenFolder {
    let parent = try kept.make()
    try parent.makeFolderIfMissing("images")
    return try parent.folder("images")
  }

  private func renderer() throws(PictureFault) -> PictureRenderer {
    try state.withLock { state in
      if let renderer = state.renderer { return renderer }
      let renderer = Result { () throws(PictureFault) in try PictureRenderer() }
      state.renderer = renderer
      return renderer
    }.get()
  }

  private func has(_ recipe: Recipe, of picture: SourcePicture, by versions: UInt32? = nil) -> Bool
  {
    let name = picture.hash(of: recipe)
    if state.withLock({ $0.inMemory[name] != nil }) { return true }
    return files(name).contains { versions == nil || $0.versions == versions }
  }

  private func files(_ name: UInt64) -> [RenditionFile] {
    state.withLock { state in
      if let files = state.files { return files[name] ?? [] }
      let files = Self.open(kept).map(RenditionFile.all) ?? [:]
      state.files = files
      return files[name] ?? []
    }
  }

  /// Returns the bytes of a rendition; `nil` if it is missing or damaged.
  private func kept(_ name: UInt64) -> [UInt8]? {
    if let bytes = state.withLock({ $0.inMemory[name] }) { return bytes }
    guard let folder = Self.open(kept) else { return nil }
    for file in files(name).reversed() {
      let found = try? kept.fileSystem.bytesIfPresent(of: file.text, in: folder.descriptor)
      if let bytes = found, StableHasher.hash(bytes[...]) == file.bytes { return bytes }
      // Damaged or gone, so it must be made again.
      state.withLock { $0.files?[name]?.removeAll { $0 == file } }
    }
    return nil
  }

  private func keep(_ rendition: Rendition, of picture: SourcePicture, by versions: UInt32) {
    let file = RenditionFile(
      name: picture.hash(of: rendition.recipe), versions: versions,
      bytes: StableHasher.hash(rendition.bytes[...]), suffix: rendition.recipe.format.suffix)
    if let folder = try? Self.make(kept), write(rendition.bytes, to: file.text, in: folder) {
      state.withLock { $0.files?[file.name, default: []].append(file) }
    } else {
      state.withLock { $0.inMemory[file.name] = rendition.bytes }
    }
  }

  /// Writes a file whole or not at all; returns whether it was written.
  @discardableResult
  private func write(_ bytes: [UInt8], to name: String, in folder: OpenFolder) -> Bool {
    // Two builds may write at the same time.
    let half = UnusedRenditions.half + String(UInt64.random(in: 0...(.max)), radix: 16)
    do throws(SystemError) {
      try folder.write(to: half) { (sink) throws(SystemError) in try sink(bytes[...]) }
      try folder.replace(name, by: half)
      return true
    } catch {
      _ = try? folder.removeIfPresent(half)
      return false
    }
  }
}

extension SourcePicture {
  /// Hash of the picture's bytes and a recipe.
  fileprivate func hash(of recipe: Recipe) -> UInt64 { recipe.hash(of: hash) }
}
