package import Application
import Basics
package import Content
package import Files
package import Pictures
import Synchronization
package import Tracks

/// Renditions in the folder `.zoetrope/images` of a site, or in a folder that several machines
/// share. The folder is safe to delete at any time.
///
///     .zoetrope/images/5f3a9c0e21d4b786-0c11d2a9-1f0e….webp   a rendition
///                      versions-0c11d2a9                      versions that made it
///                      pictures                               data about the files of pictures
///                      facts                                  metadata of photos
///                      unused                                 builds since each was last shown
///
/// A rendition's name contains three hashes: of its picture and recipe, of the versions of libvips
/// and its encoders, and of the file's bytes. So a file that was cut or exchanged isn't used, and
/// machines that share the work need to share only files. A shared folder contains only renditions
/// with their versions and colours, and unused ones are never removed. Data about pictures stays in
/// the site's own folder. libvips is loaded when a rendition is missing. If the folder can't be
/// written, renditions stay in memory.
///
/// A class, because all threads of a build share it.
package final class RenditionFolder: RenditionStore, PictureReader, TrackReader {
  struct State {
    /// Files in the folder by the hash of picture and recipe; `nil` before the folder was listed.
    var files: [UInt64: [RenditionFile]]?
    /// Files that turned out to be damaged, but that a list of the folder still contains.
    var damaged: Set<RenditionFile> = []
    /// Renditions that could not be written.
    var inMemory: [UInt64: [UInt8]] = [:]
    /// Faults of pictures by the hash of picture and recipe.
    var faults: [UInt64: PictureFault] = [:]
    /// Faults in finding the colours of pictures, by the hashes of their bytes.
    var colorFaults: [UInt64: PictureFault] = [:]
    var renderer: Result<PictureRenderer, PictureFault>?
    /// Number of renditions that were made here.
    var made = 0
    /// Why a rendition could not be written.
    var unwritten: String?
    /// Number of renditions that were read, by the versions that made them.
    var read: [UInt32: Int] = [:]

    /// Returns the fault of a rendition. A fault of reading is forgotten, because the next build of
    /// a preview may be able to read the file, even if it hasn't changed.
    mutating func takeFault(_ name: UInt64) -> PictureFault? {
      let fault = faults[name]
      if fault?.isOfReading == true { faults[name] = nil }
      return fault
    }
  }

  let kept: SiteCacheFolder
  /// The site's own folder, and the folder with the renditions.
  private let own: RenditionPlace
  let place: RenditionPlace
  /// Whether renditions by other versions of libvips are made again.
  let makesAgain: Bool
  private let pictures: KnownFiles<SourcePicture>
  private let facts: KnownFiles<KnownFacts>
  private let tracks: KnownFiles<KnownTrack>
  private let colors: PictureColors
  /// Whether a page waits for the colours of its pictures. If not, they are found while the
  /// pictures are rendered.
  private let findsColors: Bool
  let state = Mutex(State())
  /// Lets a program that ends stop the rendering.
  package let stop = RenderStop()

  /// Takes the site's folder, and optionally a shared folder that contains the renditions instead.
  package init(
    site: String, shared: String? = nil, makesAgain: Bool = false, findsColors: Bool = true,
    fileSystem: any FileSystem = POSIXFileSystem()
  ) {
    let kept = SiteCacheFolder(site: site, fileSystem: fileSystem)
    own = RenditionPlace(nil, kept)
    place = RenditionPlace(shared, kept)
    self.makesAgain = makesAgain
    self.findsColors = findsColors
    self.kept = kept
    pictures = KnownFiles(SourcePicture.title, own.bytes(of: "pictures"))
    facts = KnownFiles(KnownFacts.title, own.bytes(of: "facts"))
    tracks = KnownFiles(KnownTrack.title, own.bytes(of: "tracks"))
    colors = PictureColors(own: own, place)
  }

  package func picture(at path: String) throws(PictureFault) -> SourcePicture? {
    try pictures.find(path) { (state) throws(PictureFault) in
      try SourcePicture.read(path, state)
    }
  }

  package func facts(of path: String) throws(PictureReadFault) -> PictureFacts {
    let known = try facts.find(path) { (state) throws(PictureReadFault) in
      KnownFacts(try CameraReader().facts(of: path), state: state)
    }
    // `find` has just added the reading, so the fallback is never used.
    return known?.facts ?? PictureFacts()
  }

  package func dataHash(of path: String) throws(PictureReadFault) -> UInt64 {
    let known = try facts.find(path, where: { $0.dataHash != nil }) {
      (state) throws(PictureReadFault) in
      KnownFacts(
        try CameraReader().facts(of: path), dataHash: try CameraReader().dataHash(of: path),
        state: state)
    }
    guard let hash = known?.dataHash else { return try CameraReader().dataHash(of: path) }
    return hash
  }

  package func reading(
    of path: String, _ format: TrackFormat, hiding circles: [HiddenCircle]
  ) throws(TrackReadingFault) -> TrackReading {
    let hash = KnownTrack.hash(of: circles)
    let known = try tracks.find(path, where: { $0.circles == hash }) {
      (state) throws(TrackReadingFault) in
      KnownTrack(
        try FileTrackReader().reading(of: path, format, hiding: circles), circles: hash,
        state: state)
    }
    // `find` has just added the reading, so the fallback is never used.
    return known?.reading ?? TrackReading(summary: nil, oddities: [])
  }

  package func placeholder(
    of picture: SourcePicture
  ) throws(PictureFault) -> PicturePlaceholder {
    let known: KnownColor?
    do throws(PictureFault) {
      known = try colors.find(
        picture,
        bytes: { () throws(PictureFault) in
          findsColors ? try PictureFile(path: picture.path).readAll() : nil
        },
        by: { () throws(PictureFault) in try renderer() })
    } catch {
      // libvips may report the same fault in other words each time, and one message is enough.
      throw state.withLock { [error] state in
        let first = state.colorFaults[picture.hash] ?? error
        if !first.isOfReading { state.colorFaults[picture.hash] = first }
        return first
      }
    }
    guard let known else { return .unknown }
    return known.color.map(PicturePlaceholder.color) ?? .transparent
  }

  package func has(_ format: PictureFormat) -> Bool { has(format, isRemembered: true) }

  /// Whether renditions in a format are available here. If `isRemembered`, the answer is saved for
  /// the next build.
  func has(_ format: PictureFormat, isRemembered: Bool) -> Bool {
    if place.isShared, mayHaveShared(format) { return true }
    return KnownEncoders.have(format, in: own, isRemembered: isRemembered) {
      () throws(PictureFault) in try renderer()
    }
  }

  /// Whether other machines may have made renditions that this one can't make. If the folder can't
  /// be read, the answer is yes, and each picture reports what it lacks.
  private func mayHaveShared(_ format: PictureFormat) -> Bool {
    do throws(SystemError) {
      return try RenditionFile.all(in: place.open()).values.joined()
        .contains { $0.suffix == format.suffix }
    } catch {
      return !error.isMissing
    }
  }

  package func prepare(_ recipes: [Recipe], of picture: SourcePicture) {
    guard makesAgain || recipes.contains(where: { !has($0, of: picture) }) else { return }
    // Another machine may have made them since the folder was listed.
    if place.isShared { state.withLock { $0.files = nil } }
    var missing = recipes.filter { makesAgain || !has($0, of: picture) }
    do throws(PictureFault) {
      guard !missing.isEmpty else { return }
      if let fault = state.withLock({ $0.colorFaults[picture.hash] }) { throw fault }
      let renderer = try renderer()
      let versions = RenditionFile.hash(ofVersions: renderer.versions)
      // In a site's own folder, only files of the current versions count once libvips is loaded. In
      // a shared folder, files by other versions are used, and reported.
      missing =
        place.isShared && !makesAgain
        ? missing : recipes.filter { !has($0, of: picture, by: versions) }
      guard !missing.isEmpty else { return }
      let bytes = try PictureFile(path: picture.path).readAll()
      guard StableHasher.hash(bytes[...]) == picture.hash else { throw .changed }
      for rendition in try renderer.render(bytes, missing, stop: stop).renditions {
        keep(rendition, of: picture, by: versions)
      }
      if !findsColors { _ = try colors.find(picture, bytes: { bytes }, by: { renderer }) }
    } catch {
      state.withLock { state in
        for recipe in missing { state.faults[picture.hash(of: recipe)] = error }
      }
      // A module of the library is gone. The next build notices that at its beginning.
      if case .noEncoder = error {
        KnownEncoders.forget(in: own)
      }
    }
  }

  package func bytes(
    of recipe: Recipe, of picture: SourcePicture
  ) throws(PictureFault) -> [UInt8] {
    let name = picture.hash(of: recipe)
    if let bytes = kept(name) { return bytes }
    if let fault = state.withLock({ $0.takeFault(name) }) { throw fault }
    prepare([recipe], of: picture)
    if let bytes = kept(name) { return bytes }
    throw state.withLock { $0.takeFault(name) } ?? .changed
  }

  /// Saves the data about pictures, and removes renditions that none of the last ten builds
  /// published. `paths` are the paths that this build published.
  package func finish(published paths: [String]) {
    let hasListed = state.withLock { $0.files != nil }
    guard pictures.isNew || facts.isNew || tracks.isNew || colors.isNew || hasListed,
      // If this fails, the next build reads and makes again.
      let folder = try? own.make()
    else { return }
    if facts.isNew { try? folder.writeWhole(facts.bytes, to: "facts") }
    if tracks.isNew { try? folder.writeWhole(tracks.bytes, to: "tracks") }
    if colors.isNew { try? folder.writeWhole(colors.bytes, to: "colors") }
    guard pictures.isNew || hasListed else { return }
    if pictures.isNew { try? folder.writeWhole(pictures.bytes, to: "pictures") }
    // Other sites may show the renditions in a shared folder.
    if place.isShared { return }
    UnusedRenditions(folder).update(showing: Set(paths.compactMap(RenditionFile.name(inPath:))))
  }

  /// Number of renditions that were made here, rather than found.
  package var made: Int { state.withLock { $0.made } }

  /// Makes the folder of renditions. If that fails, returns the reason in the system's words;
  /// otherwise `nil`.
  package func hindrance() -> String? {
    do throws(SystemError) {
      _ = try place.make()
      return nil
    } catch {
      return FileReader.Fault(error.code, at: error.path).reason
    }
  }

  /// Why renditions stay in memory, in the system's words; `nil` if all could be written.
  package var unwritten: String? { state.withLock { $0.unwritten } }

  /// Versions that made the renditions read from a shared folder, each with their number; empty if
  /// the local libvips made all of them.
  package var foreignVersions: [(versions: String, count: Int)] {
    guard place.isShared else { return [] }
    // If this fails, the note names the versions that made most renditions.
    let (read, renderer) = state.withLock { ($0.read, try? $0.renderer?.get()) }
    let own = renderer.map { RenditionFile.hash(ofVersions: $0.versions) }
    let most = own ?? read.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    return read.filter { $0.key != most }.sorted { $0.key < $1.key }.map { versions, count in
      (place.text(ofVersions: versions), count)
    }
  }

  /// Returns libvips, which is loaded only once.
  func renderer() throws(PictureFault) -> PictureRenderer {
    try state.withLock { state in
      if let renderer = state.renderer { return renderer }
      let renderer = Result { () throws(PictureFault) in try PictureRenderer() }
      state.renderer = renderer
      // If this fails, no rendition is made.
      if place.isShared, let versions = try? renderer.get().versions { place.note(versions) }
      return renderer
    }.get()
  }
}

extension SourcePicture {
  /// Hash of the picture's bytes and a recipe.
  func hash(of recipe: Recipe) -> UInt64 { recipe.hash(of: hash) }
}
