/// Reason why an audience or its guests can't be changed as wished.
package enum AudienceFault: Error, Sendable, Hashable {
  /// A name that is empty, too long, begins or ends with a blank, or has control characters.
  case name(String)
  case audienceExists(String)
  case noAudience(String)
  case guestExists(String, audience: String)
  case noGuest(String, audience: String)
  /// A password that another guest of the audience has: to withdraw one of both would take nothing
  /// from either.
  case samePassword(as: String, audience: String)
  /// An edition that can't go higher.
  case lastEdition(Int)
  /// A refusal of the system's library of cryptography.
  case cryptography
}
