import Application
import Files
import Hashing
import Imaging
import Synchronization

/// Main colours of pictures, kept in the site's own folder, and beside the renditions in one that
/// machines share: so a machine that finds all sizes there loads no libvips for their colours.
///
/// A class, since all threads of a build share it.
final class PictureColors: Sendable {
  private let known: KnownFiles<KnownColor>
  private let place: RenditionPlace
  /// Colours in the shared folder by the hashes of pictures; `nil` before it was listed.
  private let shared = Mutex<[UInt64: PictureColor?]?>(nil)

  /// Takes the site's own folder, and the one in which renditions lie.
  init(own: RenditionPlace, _ place: RenditionPlace) {
    known = KnownFiles(KnownColor.title, own.bytes(of: "colors"))
    self.place = place
  }

  /// Whether this build has learned something.
  var isNew: Bool { known.isNew }
  /// Bytes for a later build.
  var bytes: [UInt8] { known.bytes }

  /// Returns the colour of a picture that is known, or else found in its bytes, if there are any;
  /// `nil` if it can't be found.
  func find(
    _ picture: SourcePicture, bytes: () -> [UInt8]?,
    by renderer: () throws(PictureFault) -> PictureRenderer
  ) -> KnownColor? {
    let found = known.find(picture.path) { (state) throws(Never) -> KnownColor? in
      if let color = inFolder[picture.hash] { return KnownColor(color, state: state) }
      guard let bytes = bytes(), StableHasher.hash(bytes[...]) == picture.hash else { return nil }
      do throws(PictureFault) {
        return KnownColor(try renderer().color(of: bytes), state: state)
      } catch {
        return nil
      }
    }
    if let found, place.isShared, inFolder[picture.hash] == nil { share(found.color, of: picture) }
    return found
  }

  /// Colours in a shared folder, which is listed once.
  private var inFolder: [UInt64: PictureColor?] {
    guard place.isShared else { return [:] }
    return shared.withLock { shared in
      if let shared { return shared }
      let listed = (try? place.open()).map(ColorFile.all) ?? [:]
      shared = listed
      return listed
    }
  }

  private func share(_ color: PictureColor?, of picture: SourcePicture) {
    let name = ColorFile(picture: picture.hash, color: color).text
    do throws(SystemError) {
      try place.make().writeWhole([], to: name)
    } catch {
      // Another build finds it again.
      return
    }
    shared.withLock { $0?[picture.hash] = .some(color) }
  }
}
