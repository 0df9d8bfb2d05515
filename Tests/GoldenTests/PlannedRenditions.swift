import Application
import Basics
import Pictures

/// Renditions whose files state how to make them, instead of containing pixels. So recorded pages
/// show which renditions they offer, and are the same with every libvips.
struct PlannedRenditions: RenditionStore {
  func picture(at path: String) throws(PictureFault) -> SourcePicture? {
    let file = try PictureFile(path: path)
    guard let header = try? PictureHeader(file) else { return nil }
    return SourcePicture(
      path: path, kind: header.kind, size: header.size, isAnimated: header.frames > 1,
      standsStill: header.standsStill, hash: StableHasher.hash(try file.readAll()[...]), state: 1)
  }

  func prepare(_ recipes: [Recipe], of picture: SourcePicture) {}

  func placeholder(of picture: SourcePicture) -> PicturePlaceholder {
    picture.isAnimated ? .transparent : .color(PictureColor(red: 30, green: 90, blue: 160))
  }

  func has(_ format: PictureFormat) -> Bool { true }

  func bytes(of recipe: Recipe, of picture: SourcePicture) throws(PictureFault) -> [UInt8] {
    recipe.bytes
  }

  func finish(published paths: [String]) {}
}
