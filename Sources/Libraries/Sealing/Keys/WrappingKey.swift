/// Key that a password gives, under a site's salt and rounds: it wraps content keys for a guest.
///
/// It takes a good part of a second to derive, and then serves for all audiences of the guest. All
/// passwords of a site have one salt, so that a browser derives once and tries every wrap; the
/// price is that who guesses tries each guess against all guests at once, which `GuessingCost`
/// counts.
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
