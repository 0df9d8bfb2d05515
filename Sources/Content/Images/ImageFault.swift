/// Why a file can't be published as the image that it is, or says it is.
package enum ImageFault: Error, Sendable, Hashable {
  /// A kind that may hold a position, a serial number or a name, and that can't be cleaned.
  case foreign(ForeignKind)
  /// Named like an image, and its first bytes belong to no kind.
  case unrecognised(namedAs: ImageKind)
  /// The file breaks off.
  case endsEarly(ImageKind, size: Int)
  /// Its width or height is 0.
  case noPixels(ImageKind)
  /// The offset is of the part that is wrong, in bytes from 0.
  case damaged(ImageKind, Damage, offset: Int)

  /// What contradicts the format.
  package enum Damage: Sendable, Hashable {
    /// A byte where a JPEG's marker must be.
    case noMarker
    /// An image inside an image.
    case startsAgain
    /// A part whose length can't be.
    case length(of: String)
    case checksum(of: String)
    /// A part that no decoder knows and yet none may pass over.
    case unknownPart(String)
    case missing(String)
  }
}
