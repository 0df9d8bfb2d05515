/// Reason why bytes can't be sealed or opened: facts, of which the caller makes a message.
package enum SealingFault: Error, Sendable, Hashable {
  /// The system's library of cryptography refuses, as for lack of memory.
  case cryptography

  /// Bytes for no audience, which would be sealed for good.
  case noAudience
  case tooManyAudiences(Int, most: Int)
  /// More bytes than can be sealed at once.
  case tooLarge(Int, most: Int)

  /// A file that is not sealed, or that ends before its head does.
  case notSealed
  /// A sealed file in a form that is not known.
  case version(Int)
  /// A file that none of the keys opens: it is for another audience, from before or after a
  /// renewal, from another path, kind or site, or its head is damaged. These can't be told apart.
  case notForThese
  /// A key fits, and the rest is not what was sealed.
  case damaged
}
