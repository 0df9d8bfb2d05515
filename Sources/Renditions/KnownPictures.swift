import Application
import Basics
import Pictures

extension SourcePicture: FileKnowledge {
  /// Title of the file. Its number changes with the format of the bytes.
  static let title = "zoetrope-pictures 3"

  /// Reads a picture's file; `nil` if it isn't a picture.
  static func read(_ path: String, _ now: UInt64) throws(PictureFault) -> SourcePicture? {
    let (file, header): (PictureFile, PictureHeader)
    do throws(PictureFault) {
      file = try PictureFile(path: path)
      header = try PictureHeader(file)
    } catch {
      switch error {
      // Other files are read when they are published, and their mistakes are reported then.
      case .unknownKind, .empty, .notAFile: return nil
      default: throw error
      }
    }
    let bytes = try file.readAll()
    return SourcePicture(
      path: path, kind: header.kind, size: header.size, isAnimated: header.frames > 1,
      standsStill: header.standsStill, hash: StableHasher.hash(bytes[...]), state: now)
  }

  init?(_ path: String, _ reader: inout ByteReader) {
    guard let kind = reader.text().flatMap(PictureKind.init(rawValue:)),
      let width = reader.number(), let height = reader.number(), let isAnimated = reader.number(),
      let standsStill = reader.number(), let hash = reader.word(), let state = reader.word(),
      let size = PixelSize(width: width, height: height)
    else { return nil }
    self.init(
      path: path, kind: kind, size: size, isAnimated: isAnimated != 0,
      standsStill: standsStill != 0, hash: hash, state: state)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    writer.write(size.width)
    writer.write(size.height)
    writer.write(isAnimated ? 1 : 0)
    writer.write(standsStill ? 1 : 0)
    writer.write(word: hash)
    writer.write(word: state)
  }
}
