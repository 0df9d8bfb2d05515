/// Reason why a change of an audience or its guests is refused.
package enum AudienceFault: Error, Sendable, Hashable {
  /// A name that is empty, too long, begins or ends with a space, or has control characters.
  case name(String)
  case audienceExists(String)
  case noAudience(String)
  case guestExists(String, audience: String)
  case noGuest(String, audience: String)
  /// A password that another guest of the audience has. Withdrawing one of the two would not lock
  /// that guest out.
  case samePassword(as: String, audience: String)
  /// An edition that is already the highest.
  case lastEdition(Int)
  /// The system's cryptography library refused an operation.
  case cryptography
}
