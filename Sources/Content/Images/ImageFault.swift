/// Reason why a file can't be published as the image that it is or claims to be.
package enum ImageFault: Error, Sendable, Hashable {
  /// A kind that may contain a position, a serial number or a name, and can't be cleaned.
  case foreign(ForeignKind)
  /// The name is that of an image, but the first bytes don't belong to any known kind.
  case unrecognised(namedAs: ImageKind)
  /// The file ends before its image does.
  case endsEarly(ImageKind, size: Int)
  /// The width or height is 0.
  case noPixels(ImageKind)
  /// The content violates the format at an offset in bytes from the start.
  case damaged(ImageKind, Damage, offset: Int)

  /// Violation of the format.
  package enum Damage: Sendable, Hashable {
    /// A byte other than FF in the place of a JPEG marker.
    case noMarker
    /// An image inside an image.
    case startsAgain
    /// A part with an impossible length.
    case length(of: String)
    case checksum(of: String)
    /// A part that must not be skipped but isn't known to decoders.
    case unknownPart(String)
    case missing(String)
  }
}
