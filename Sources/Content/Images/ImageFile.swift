/// An image that was read completely: its size and orientation, and its bytes without metadata.
///
/// The bytes of the pixels are never changed. Everything that affects how they look is kept:
/// transparency, animation, orientation, and the numbers of the colour profile. Anything else that
/// decoders don't need is dropped.
package struct ImageFile: Sendable {
  package let kind: ImageKind
  /// Width in pixels as shown, with the orientation applied.
  package let width: Int
  /// Height in pixels as shown, with the orientation applied.
  package let height: Int
  package let orientation: ImageOrientation

  private let bytes: [UInt8]
  private let parts: [ImagePart]

  /// Reads an image of the kind that its first bytes announce; `nil` if Zoetrope can't clean this
  /// kind. Throws if the image is damaged.
  package init?(_ bytes: [UInt8]) throws(ImageFault) {
    guard let kind = ImageKind(magic: bytes) else { return nil }
    let source = ImageBytes(kind: kind, bytes: bytes)
    let image =
      switch kind {
      case .jpeg: try JPEGParser.parse(source)
      case .png: try PNGParser.parse(source)
      case .gif: try GIFParser.parse(source)
      case .webp: try WebPParser.parse(source)
      case .icon: try IconParser.parse(source)
      }
    guard image.width > 0, image.height > 0 else { throw .noPixels(kind) }
    self.kind = kind
    let swaps = image.orientation.swapsSides
    width = swaps ? image.height : image.width
    height = swaps ? image.width : image.height
    orientation = image.orientation
    self.bytes = bytes
    parts = image.parts.parts
  }

  /// Whether the file contains nothing to remove, so that `cleaned()` returns it unchanged.
  package var isClean: Bool { parts == [.kept(0..<bytes.count)] }

  /// The file without metadata. Cleaning the result again doesn't change it.
  package func cleaned() -> [UInt8] {
    guard !isClean else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts {
      switch part {
      case .kept(let range): result.append(contentsOf: bytes[range])
      case .made(let made): result.append(contentsOf: made)
      }
    }
    return result
  }
}
