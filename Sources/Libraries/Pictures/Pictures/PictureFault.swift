/// Fault of a picture or of the library that renders it, from which the caller makes a message.
package enum PictureFault: Error, Sendable, Hashable {
  // The library.

  /// libvips isn't installed; the name is that of the file that the system looked for.
  case noLibrary(String)
  /// libvips is too old and lacks a function.
  case oldLibrary(lacks: String)
  /// libvips can't start; the text is its own message.
  case brokenLibrary(String)
  /// libvips has no decoder for this kind.
  case noDecoder(PictureKind)
  /// libvips has no encoder for this format.
  case noEncoder(PictureFormat)
  /// libvips can't draw text, or no installed font has its letters.
  case noText

  // The file.

  /// The system can't open or read the file; the code is the value of `errno`.
  case unreadable(code: Int32)
  /// The path is that of a folder, a pipe or a device.
  case notAFile
  /// The file changed while it was being read.
  case changed
  case empty
  case tooManyBytes(Int, limit: Int)

  // The picture.

  /// The bytes don't begin like any known kind of picture.
  case unknownKind
  /// The picture is of another kind than the file's name says.
  case otherKind(PictureKind, named: PictureKind)
  /// The picture ends too early.
  case cutOff
  /// The picture can't be decoded. The text is libvips' message, and may be about another picture
  /// being rendered.
  case damaged(String)
  case tooManyPixels(PixelSize, frames: Int, limit: Int)
  case tooManyFrames(Int, limit: Int)
  case tooLong(PixelSize, limit: Int)
  /// The format can't contain a picture of this size: WebP is limited to 16,383 pixels.
  case tooLongForFormat(PictureFormat, PixelSize, limit: Int)

  /// The caller asked to stop.
  case stopped

  /// Whether the file could not be read, perhaps only for a moment; other faults last until it
  /// changes.
  package var isOfReading: Bool {
    switch self {
    case .unreadable, .changed: true
    default: false
    }
  }
}
