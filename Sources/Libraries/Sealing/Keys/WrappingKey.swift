/// Key derived from a password with a site's salt and rounds; it wraps content keys for a guest.
///
/// Deriving it takes a good part of a second, and it serves for all audiences of the guest. All
/// passwords of a site share one salt, so that a browser derives the key once and tries every wrap.
/// The price is that an attacker tests each guess against all guests at once, which `GuessingCost`
/// takes into account.
package struct WrappingKey: Sendable {
  let secret: Secret

  init(_ secret: Secret) { self.secret = secret }

  init(_ password: Password, salt: SiteSalt, rounds: Int) throws(SealingFault) {
    let bytes = try PBKDF2SHA256.derive(
      from: password.bytes, salt: salt.bytes, rounds: rounds, count: Secret.size)
    guard let secret = Secret(bytes) else { throw .cryptography }
    self.secret = secret
  }
}

extension WrappingKey: Equatable {
  package static func == (a: WrappingKey, b: WrappingKey) -> Bool { a.secret == b.secret }
}
