/// Fault of a picture, or of the library that renders it: facts, of which the caller
/// makes a message.
package enum PictureFault: Error, Sendable, Hashable {
  // The library.

  /// No libvips is installed; the name is that of the file which the system looked for.
  case noLibrary(String)
  /// libvips lacks a function, since it is too old.
  case oldLibrary(lacks: String)
  /// libvips can't start; the text is its own.
  case brokenLibrary(String)
  /// libvips has no decoder of this kind.
  case noDecoder(PictureKind)
  /// libvips has no encoder of this format.
  case noEncoder(PictureFormat)
  /// libvips can't draw text, or there is no font with its letters.
  case noText

  // The file.

  /// The system can't open or read the file; the code is `errno`'s.
  case unreadable(code: Int32)
  /// The name is that of a folder, a pipe or a device.
  case notAFile
  /// The file changed while it was read.
  case changed
  case empty
  case tooManyBytes(Int, limit: Int)

  // The picture.

  /// The bytes begin like no picture that is known.
  case unknownKind
  /// The bytes are a picture of another kind than the file's name says.
  case otherKind(PictureKind, named: PictureKind)
  /// The picture ends too early.
  case cutOff
  /// The picture can't be decoded; the text is libvips', and may be of another picture at work.
  case damaged(String)
  case tooManyPixels(PixelSize, frames: Int, limit: Int)
  case tooManyFrames(Int, limit: Int)
  case tooLong(PixelSize, limit: Int)
  /// A format can't hold a picture of this size: WebP ends at 16,383 pixels.
  case tooLongForFormat(PictureFormat, PixelSize, limit: Int)

  /// The caller asked to stop.
  case stopped

  /// Whether the file could not be read, perhaps for a moment; other faults last until it changes.
  package var isOfReading: Bool {
    switch self {
    case .unreadable, .changed: true
    default: false
    }
  }
}
