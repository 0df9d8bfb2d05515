extension KeyFile {
  /// Longest name of an audience or a guest, in bytes.
  package static let longestName = 100

  // MARK: - Audiences

  /// Makes an audience with its own content key.
  package mutating func addAudience(_ name: String) throws(AudienceFault) {
    try Self.check(name)
    guard self[name] == nil else { throw .audienceExists(name) }
    let key = try Self.newContentKey()
    edition = try KeyEdition.next(after: edition)
    audiences.append(Audience(name: name, key: key, guests: []))
  }

  /// Renames an audience. The name is not published, so no sealed byte changes.
  package mutating func renameAudience(
    _ name: String, to other: String
  ) throws(AudienceFault) {
    let index = try index(of: name)
    try Self.check(other)
    if let taken = audiences.firstIndex(where: { $0.name == other }), taken != index {
      throw .audienceExists(other)
    }
    audiences[index].name = other
  }

  /// Removes an audience with its key and its guests.
  package mutating func removeAudience(_ name: String) throws(AudienceFault) {
    let index = try index(of: name)
    edition = try KeyEdition.next(after: edition)
    audiences.remove(at: index)
  }

  /// Gives an audience another content key. Its guests keep their passwords. Everything sealed for
  /// the audience must be sealed again, which the next build does.
  package mutating func renewAudience(_ name: String) throws(AudienceFault) {
    let (index, key) = (try index(of: name), try Self.newContentKey())
    edition = try KeyEdition.next(after: edition)
    audiences[index].key = key
  }

  // MARK: - Guests

  /// Adds a guest to an audience; files sealed for it don't change.
  package mutating func addGuest(
    _ guest: String, with key: WrappingKey, to audience: String
  ) throws(AudienceFault) {
    let index = try index(of: audience)
    try Self.check(guest)
    let guests = audiences[index].guests
    guard !guests.contains(where: { $0.name == guest }) else {
      throw .guestExists(guest, audience: audience)
    }
    if let other = guests.first(where: { $0.key == key }) {
      throw .samePassword(as: other.name, audience: audience)
    }
    edition = try KeyEdition.next(after: edition)
    audiences[index].guests.append(Guest(name: guest, key: key))
  }

  /// Renames a guest; the name is not published.
  package mutating func renameGuest(
    _ guest: String, to other: String, in audience: String
  ) throws(AudienceFault) {
    let index = try index(of: audience)
    let place = try place(of: guest, at: index)
    try Self.check(other)
    if let taken = audiences[index].guests.firstIndex(where: { $0.name == other }), taken != place {
      throw .guestExists(other, audience: audience)
    }
    audiences[index].guests[place].name = other
  }

  /// Withdraws a guest. The content key is renewed, and wrapped for the other guests with the keys
  /// that the file keeps, so no password is needed. Removing only the guest's wrap would protect
  /// nothing, because the guest may have kept the content key.
  package mutating func withdrawGuest(
    _ guest: String, from audience: String
  ) throws(AudienceFault) {
    let index = try index(of: audience)
    let place = try place(of: guest, at: index)
    let key = try Self.newContentKey()
    edition = try KeyEdition.next(after: edition)
    audiences[index].guests.remove(at: place)
    audiences[index].key = key
  }

  // MARK: - Names

  /// Checks a new name; names are the same in NFC and in NFD.
  package static func check(_ name: String) throws(AudienceFault) {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, name.utf8.count <= longestName,
      !first.properties.isWhitespace, !last.properties.isWhitespace,
      !scalars.contains(where: {
        [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
      })
    else { throw .name(name) }
  }

  private func index(of audience: String) throws(AudienceFault) -> Int {
    guard let index = audiences.firstIndex(where: { $0.name == audience }) else {
      throw .noAudience(audience)
    }
    return index
  }

  private func place(of guest: String, at index: Int) throws(AudienceFault) -> Int {
    let audience = audiences[index]
    guard let place = audience.guests.firstIndex(where: { $0.name == guest }) else {
      throw .noGuest(guest, audience: audience.name)
    }
    return place
  }

  private static func newContentKey() throws(AudienceFault) -> ContentKey {
    do { return try ContentKey(.random()) } catch { throw .cryptography }
  }
}
