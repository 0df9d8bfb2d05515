/// Reason why bytes can't be sealed or opened, from which the caller makes a message.
package enum SealingFault: Error, Sendable, Hashable {
  /// The system's cryptography library refused an operation, for example because memory ran out.
  case cryptography

  /// No audience was given, so the bytes could never be opened.
  case noAudience
  case tooManyAudiences(Int, most: Int)
  /// More bytes than can be sealed at once.
  case tooLarge(Int, most: Int)

  /// A file that isn't sealed, or that ends before its header does.
  case notSealed
  /// A sealed file in an unknown format.
  case version(Int)
  /// A file that none of the keys opens. It is for another audience, from before or after a
  /// renewal, from another path, kind or site, or its header is damaged. These causes can't be
  /// distinguished.
  case notForThese
  /// A key fits, but the rest of the file has changed since it was sealed.
  case damaged
}
