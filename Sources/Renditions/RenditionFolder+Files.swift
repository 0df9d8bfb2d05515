import Application
import Basics
import Content
import Files
import Pictures
import Synchronization

/// Saved renditions: their files, and in memory those that could not be written.
extension RenditionFolder {
  func has(_ recipe: Recipe, of picture: SourcePicture, by versions: UInt32? = nil) -> Bool {
    let name = picture.hash(of: recipe)
    if state.withLock({ $0.inMemory[name] != nil }) { return true }
    return files(name).contains { versions == nil || $0.versions == versions }
  }

  func files(_ name: UInt64) -> [RenditionFile] {
    state.withLock { state in
      // If this fails, renditions are made again, or reported as missing.
      let files = state.files ?? (try? RenditionFile.all(in: place.open())) ?? [:]
      state.files = files
      return (files[name] ?? []).filter { !state.damaged.contains($0) }
    }
  }

  /// Returns the bytes of a rendition; `nil` if it is missing or damaged.
  func kept(_ name: UInt64) -> [UInt8]? {
    if let bytes = state.withLock({ $0.inMemory[name] }) { return bytes }
    // If this fails, the rendition is made again.
    guard let folder = try? place.open() else { return nil }
    for file in files(name).reversed() {
      // If this fails, the rendition is made again.
      let found = try? kept.fileSystem.bytesIfPresent(of: file.text, in: folder.descriptor)
      if let bytes = found, StableHasher.hash(bytes[...]) == file.bytes {
        state.withLock { $0.read[file.versions, default: 0] += 1 }
        return bytes
      }
      // The file is damaged or gone, so the rendition must be made again.
      state.withLock { _ = $0.damaged.insert(file) }
    }
    return nil
  }

  func keep(_ rendition: Rendition, of picture: SourcePicture, by versions: UInt32) {
    let file = RenditionFile(
      name: picture.hash(of: rendition.recipe), versions: versions,
      bytes: StableHasher.hash(rendition.bytes[...]), suffix: rendition.recipe.format.suffix)
    do throws(SystemError) {
      let folder = try place.make()
      try folder.writeWhole(rendition.bytes, to: file.text)
      let others = state.withLock { state in
        state.made += 1
        let others = makesAgain ? (state.files?[file.name] ?? []).filter { $0 != file } : []
        state.files?[file.name, default: []].removeAll { others.contains($0) || $0 == file }
        state.files?[file.name, default: []].append(file)
        state.damaged.remove(file)
        return others
      }
      for other in others { _ = try? folder.removeIfPresent(other.text) }
    } catch {
      state.withLock { state in
        state.made += 1
        state.unwritten = FileReader.Fault(error.code, at: error.path).reason
        state.inMemory[file.name] = rendition.bytes
      }
    }
  }
}
