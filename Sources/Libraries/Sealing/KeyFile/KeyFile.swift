/// Keys of a site: its audiences, each with its content key and its guests.
///
/// Who has the file can open all that is sealed now, and guess passwords. It never holds a
/// password. A wrap, the content key sealed for a guest, is not kept: it follows from both keys, so
/// that no file can hold one that does not fit (`PublishedKeys`).
package struct KeyFile: Sendable, Equatable {
  /// Rounds of PBKDF2 that OWASP's Password Storage Cheat Sheet (2023) asks for, and fewest that
  /// are taken: nobody can make passwords cheaper to guess by another key file.
  package static let fewestRounds = 600_000
  /// Most rounds, for which a phone takes some ten seconds.
  package static let mostRounds = 10_000_000

  package let salt: SiteSalt
  /// Rounds of all passwords; other ones would need every password anew.
  package let rounds: Int
  /// Number that grows, by a random step, with each change of what is published (`KeyEdition`).
  package internal(set) var edition: Int
  /// Audiences, in the order in which they were made.
  package internal(set) var audiences: [Audience]

  /// Audience, whose guests can open what is sealed for it.
  package struct Audience: Sendable, Equatable {
    package internal(set) var name: String
    package internal(set) var key: ContentKey
    /// Guests, in the order in which they were added.
    package internal(set) var guests: [Guest]
  }

  /// Guest of an audience, with the key that the guest's password gave.
  package struct Guest: Sendable, Equatable {
    package internal(set) var name: String
    package let key: WrappingKey
  }

  /// Makes keys for a new site; too few or too many rounds become the fewest or the most.
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

  /// The keys by which pages are sealed: those of the audiences, without their guests.
  package var ofPages: KeyFile {
    KeyFile(
      salt: salt, rounds: Self.fewestRounds, edition: 1,
      audiences: audiences.map { Audience(name: $0.name, key: $0.key, guests: []) })
  }

  /// Derives the key of a password, in a good part of a second.
  package func wrappingKey(of password: Password) throws(SealingFault) -> WrappingKey {
    try WrappingKey(password, salt: salt, rounds: rounds)
  }

  /// Name of a guest who was given none.
  package static let unnamed = "guest"

  /// Returns the sets of two audiences or more, among some, that one person is a guest of: by the
  /// same name, if one was given, or the same password in each. They have an order.
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

  /// The audience of a name; `nil` if there is none.
  package subscript(name: String) -> Audience? { audiences.first { $0.name == name } }
}
