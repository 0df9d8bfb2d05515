import Application
import Basics
import Files
import Pictures
import Synchronization

/// Main colours of pictures. They are saved in the site's own folder, and beside the renditions in
/// a folder that machines share. So a machine that finds all sizes there doesn't load libvips for
/// the colours.
///
/// A class, because all threads of a build share it.
final class PictureColors: Sendable {
  private let known: KnownFiles<KnownColor>
  private let place: RenditionPlace
  /// Colours in the shared folder by the hashes of pictures; `nil` before it was listed.
  private let shared = Mutex<[UInt64: PictureColor?]?>(nil)

  /// Takes the site's own folder, and the folder with the renditions.
  init(own: RenditionPlace, _ place: RenditionPlace) {
    known = KnownFiles(KnownColor.title, own.bytes(of: "colors"))
    self.place = place
  }

  /// Whether this build has learned something.
  var isNew: Bool { known.isNew }
  /// Bytes for a later build.
  var bytes: [UInt8] { known.bytes }

  /// Returns the known colour of a picture, or else finds it in its bytes; `nil` if `bytes`
  /// returns `nil`, or libvips isn't installed. Throws if the picture can't be read or decoded.
  func find(
    _ picture: SourcePicture, bytes: () throws(PictureFault) -> [UInt8]?,
    by renderer: () throws(PictureFault) -> PictureRenderer
  ) throws(PictureFault) -> KnownColor? {
    let found = try known.find(picture.path) { (state) throws(PictureFault) -> KnownColor? in
      if let color = try inFolder()[picture.hash] { return KnownColor(color, state: state) }
      guard let bytes = try bytes() else { return nil }
      guard StableHasher.hash(bytes[...]) == picture.hash else { throw .changed }
      do throws(PictureFault) {
        return KnownColor(try renderer().color(of: bytes), state: state)
      } catch {
        switch error {
        // If this fails, every build shows the existing sizes without a background colour.
        case .noLibrary, .oldLibrary: return nil
        default: throw error
        }
      }
    }
    if let found, place.isShared, try inFolder()[picture.hash] == nil {
      share(found.color, of: picture)
    }
    return found
  }

  /// Returns the colours in a shared folder, which is listed once.
  private func inFolder() throws(PictureFault) -> [UInt64: PictureColor?] {
    guard place.isShared else { return [:] }
    return try shared.withLock { (shared) throws(PictureFault) in
      if let shared { return shared }
      do throws(SystemError) {
        let listed = try ColorFile.all(in: place.open())
        shared = listed
        return listed
      } catch {
        // A missing folder has no colours. Other errors count, because without libvips the colours
        // exist only there.
        guard error.isMissing else { throw .unreadable(code: error.code) }
        shared = [:]
        return [:]
      }
    }
  }

  private func share(_ color: PictureColor?, of picture: SourcePicture) {
    let name = ColorFile(picture: picture.hash, color: color).text
    do throws(SystemError) {
      try place.make().writeWhole([], to: name)
    } catch {
      // If this fails, another build finds the colour again.
      return
    }
    shared.withLock { $0?[picture.hash] = .some(color) }
  }
}
