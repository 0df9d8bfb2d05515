/// Keys of a site: its audiences, each with its content key and its guests.
///
/// Anyone with the file can open everything that is currently sealed, and can try to guess
/// passwords. The file never contains a password. It doesn't contain wraps either, which are
/// content keys sealed for guests. They follow from both keys, so no file can contain a wrong one
/// (`PublishedKeys`).
package struct KeyFile: Sendable, Equatable {
  /// Rounds of PBKDF2 that OWASP's Password Storage Cheat Sheet (2023) asks for, and the fewest
  /// accepted. So no other key file can make passwords cheaper to guess.
  package static let fewestRounds = 600_000
  /// Greatest number of rounds, for which a phone takes some ten seconds.
  package static let mostRounds = 10_000_000

  package let salt: SiteSalt
  /// Rounds for all passwords; a change would need every guest's password again.
  package let rounds: Int
  /// Number that grows by a random step with each change to the published keys (`KeyEdition`).
  package internal(set) var edition: Int
  /// Audiences in the order in which they were added.
  package internal(set) var audiences: [Audience]

  /// An audience, whose guests can open everything sealed for it.
  package struct Audience: Sendable, Equatable {
    package internal(set) var name: String
    package internal(set) var key: ContentKey
    /// Guests in the order in which they were added.
    package internal(set) var guests: [Guest]
  }

  /// A guest of an audience, with the key derived from the guest's password.
  package struct Guest: Sendable, Equatable {
    package internal(set) var name: String
    package let key: WrappingKey
  }

  /// Makes keys for a new site; the number of rounds is clamped to the allowed range.
  package init(rounds: Int = fewestRounds) {
    self.init(
      salt: .random(), rounds: min(max(rounds, Self.fewestRounds), Self.mostRounds),
      edition: KeyEdition.first(), audiences: [])
  }

  init(salt: SiteSalt, rounds: Int, edition: Int, audiences: [Audience]) {
    self.salt = salt
    self.rounds = rounds
    self.edition = edition
    self.audiences = audiences
  }

  /// The keys with which pages are sealed: those of the audiences, without their guests.
  package var ofPages: KeyFile {
    KeyFile(
      salt: salt, rounds: Self.fewestRounds, edition: 1,
      audiences: audiences.map { Audience(name: $0.name, key: $0.key, guests: []) })
  }

  /// Derives the key of a password, which takes a good part of a second.
  package func wrappingKey(of password: Password) throws(SealingFault) -> WrappingKey {
    try WrappingKey(password, salt: salt, rounds: rounds)
  }

  /// Name of a guest added without a name.
  package static let unnamed = "guest"

  /// Returns the sets of two or more of the given audiences that share a guest. Guests are the same
  /// person if they have the same password, or the same name and were given one. The sets are
  /// ordered.
  package func sharedAudiences(among names: [String]) -> [[String]] {
    var byGuest: [String: Set<String>] = [:]
    for audience in audiences where names.contains(audience.name) {
      for guest in audience.guests {
        if guest.name != Self.unnamed {
          byGuest["name \(guest.name)", default: []].insert(audience.name)
        }
        byGuest["key \(Hexadecimal.text(guest.key.secret.bytes))", default: []]
          .insert(audience.name)
      }
    }
    return Set(byGuest.values.filter { $0.count > 1 }).map { $0.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The audience with a name; `nil` if it doesn't exist.
  package subscript(name: String) -> Audience? { audiences.first { $0.name == name } }
}
