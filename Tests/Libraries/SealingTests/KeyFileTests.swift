import Testing

@testable import Sealing

@Suite struct KeyFileTests {
  /// Keys of two audiences. Ada and Bo are in the first, and Ada is in both.
  private func keys() throws -> KeyFile {
    var keys = KeyFile()
    try keys.addAudience("family")
    try keys.addAudience("client")
    try keys.addGuest("Ada", with: Samples.wrappingKey(1), to: "family")
    try keys.addGuest("Bo", with: Samples.wrappingKey(2), to: "family")
    try keys.addGuest("Ada", with: Samples.wrappingKey(1), to: "client")
    return keys
  }

  private func sealed(_ keys: KeyFile, for audience: String = "family") throws -> [UInt8] {
    let place = SealedFile.Place(site: keys.salt, path: "index.html", kind: "page")
    return try SealedFile.seal(
      Samples.text, at: place, for: Readers([try #require(keys[audience]).key]))
  }

  /// Text of a file that a guest sees with the published keys.
  private func seen(
    _ file: [UInt8], by guest: UInt8, _ keys: KeyFile
  ) throws -> Result<[UInt8], SealingFault> {
    let place = SealedFile.Place(site: keys.salt, path: "index.html", kind: "page")
    let found = try PublishedKeys(keys).contentKeys(for: Samples.wrappingKey(guest))
    return Result { () throws(SealingFault) in
      try SealedFile.open(file, at: place, with: found)
    }
  }

  // MARK: - Audiences and guests

  @Test func opensForEachGuestAndForNobodyElse() throws {
    let keys = try keys()
    let file = try sealed(keys)
    for guest in [1, 2] as [UInt8] {
      #expect(try seen(file, by: guest, keys) == .success(Samples.text))
    }
    #expect(try seen(file, by: 3, keys) == .failure(.notForThese))
    #expect(try PublishedKeys(keys).contentKeys(for: Samples.wrappingKey(1)).count == 2)
    #expect(
      try PublishedKeys(keys).contentKeys(for: Samples.wrappingKey(2))
        == [try #require(keys["family"]).key])
    #expect(try seen(sealed(keys, for: "client"), by: 2, keys) == .failure(.notForThese))
  }

  @Test func addsAGuestWithoutSealingAnew() throws {
    var keys = try keys()
    let before = try sealed(keys)
    try keys.addGuest("Cy", with: Samples.wrappingKey(3), to: "family")
    #expect(try sealed(keys) == before)
    #expect(try seen(before, by: 3, keys) == .success(Samples.text))
  }

  @Test func opensNothingNewForAWithdrawnGuest() throws {
    var keys = try keys()
    let old = keys
    let before = try sealed(keys)
    try keys.withdrawGuest("Bo", from: "family")
    let after = try sealed(keys)
    #expect(before != after)
    // Neither with the password, nor with the key that the guest kept.
    #expect(try seen(after, by: 2, keys) == .failure(.notForThese))
    #expect(try seen(after, by: 2, old) == .failure(.notForThese))
    #expect(try seen(after, by: 1, keys) == .success(Samples.text))
    #expect(try #require(keys["family"]).guests.map(\.name) == ["Ada"])
    #expect(keys["client"] == old["client"])
    // Not together with another audience either, although that audience's key hasn't changed.
    let place = SealedFile.Place(site: keys.salt, path: "index.html", kind: "page")
    let both = try SealedFile.seal(Samples.text, at: place, for: Readers(keys.audiences.map(\.key)))
    #expect(try seen(both, by: 2, old) == .failure(.notForThese))
    #expect(try seen(both, by: 1, keys) == .success(Samples.text))
  }

  @Test func renewsAnAudienceForItsGuests() throws {
    var keys = try keys()
    let before = try sealed(keys)
    try keys.renewAudience("family")
    #expect(try sealed(keys) != before)
    #expect(try seen(sealed(keys), by: 2, keys) == .success(Samples.text))
    #expect(try seen(before, by: 2, keys) == .failure(.notForThese), "an older file")
  }

  @Test func renamesWithoutChangingWhatIsPublished() throws {
    var keys = try keys()
    let before = try PublishedKeys(keys)
    try keys.renameAudience("family", to: "Familie")
    try keys.renameGuest("Bo", to: "Björn", in: "Familie")
    try keys.renameGuest("Björn", to: "Björn", in: "Familie")
    #expect(keys.audiences.map(\.name) == ["Familie", "client"])
    #expect(keys["Familie"]?.guests.map(\.name) == ["Ada", "Björn"])
    #expect(try PublishedKeys(keys) == before)
  }

  @Test func removesAnAudience() throws {
    var keys = try keys()
    try keys.removeAudience("family")
    #expect(keys.audiences.map(\.name) == ["client"])
    #expect(try PublishedKeys(keys).contentKeys(for: Samples.wrappingKey(2)) == [])
  }

  @Test func refusesChangesThatMakeNoSense() throws {
    let keys = try keys()
    let key = Samples.wrappingKey(9)
    typealias Change = (inout KeyFile) throws(AudienceFault) -> Void
    let refused: [(AudienceFault, Change)] = [
      (.audienceExists("family"), { k throws(AudienceFault) in try k.addAudience("family") }),
      (
        .audienceExists("client"),
        { k throws(AudienceFault) in try k.renameAudience("family", to: "client") }
      ),
      (.noAudience("x"), { k throws(AudienceFault) in try k.renameAudience("x", to: "y") }),
      (.noAudience("x"), { k throws(AudienceFault) in try k.removeAudience("x") }),
      (.noAudience("x"), { k throws(AudienceFault) in try k.renewAudience("x") }),
      (.noAudience("x"), { k throws(AudienceFault) in try k.addGuest("Cy", with: key, to: "x") }),
      (
        .guestExists("Ada", audience: "family"),
        { k throws(AudienceFault) in try k.addGuest("Ada", with: key, to: "family") }
      ),
      (
        .samePassword(as: "Bo", audience: "family"),
        { k throws(AudienceFault) in
          try k.addGuest("Cy", with: Samples.wrappingKey(2), to: "family")
        }
      ),
      (
        .noGuest("Cy", audience: "family"),
        { k throws(AudienceFault) in try k.withdrawGuest("Cy", from: "family") }
      ),
      (
        .guestExists("Bo", audience: "family"),
        { k throws(AudienceFault) in try k.renameGuest("Ada", to: "Bo", in: "family") }
      ),
    ]
    for (expected, change) in refused {
      var changed = keys
      #expect(fault { () throws(AudienceFault) in try change(&changed) } == expected)
      #expect(changed == keys)
    }
    for name in ["", " Ada", "Ada ", "A\nda", "A\u{2028}da", String(repeating: "a", count: 101)] {
      var changed = keys
      #expect(throws: AudienceFault.name(name)) { try changed.addAudience(name) }
      #expect(throws: AudienceFault.name(name)) {
        try changed.addGuest(name, with: key, to: "family")
      }
      #expect(changed == keys)
    }
  }

  @Test func hasFewRoundsNever() {
    #expect(KeyFile().rounds == 600_000)
    #expect(KeyFile(rounds: 1).rounds == 600_000)
    #expect(KeyFile(rounds: 1_000_000).rounds == 1_000_000)
    #expect(KeyFile(rounds: .max).rounds == KeyFile.mostRounds)
    #expect(KeyFile().salt != KeyFile().salt)
    #expect(KeyFile().edition != KeyFile().edition)
  }

  @Test func derivesTheKeyOfAPasswordAsBrowsersDo() throws {
    let keys = KeyFile()
    let bytes = try PBKDF2SHA256.derive(
      from: Array("caf\u{E9}".utf8), salt: keys.salt.bytes, rounds: 600_000, count: 32)
    #expect(try keys.wrappingKey(of: Password("cafe\u{301}")).secret.bytes == bytes)
  }

  @Test func refusesEachChangeAfterTheLastEdition() throws {
    let made = try keys()
    let keys = KeyFile(
      salt: made.salt, rounds: made.rounds, edition: KeyEdition.highest, audiences: made.audiences)
    let refused: [(inout KeyFile) throws -> Void] = [
      { try $0.addAudience("ledger") },
      { try $0.removeAudience("family") },
      { try $0.renewAudience("family") },
      { try $0.addGuest("Cy", with: Samples.wrappingKey(3), to: "family") },
      { try $0.withdrawGuest("Bo", from: "family") },
    ]
    for change in refused {
      var changed = keys
      #expect(throws: AudienceFault.lastEdition(9_007_199_254_740_991)) { try change(&changed) }
      #expect(changed == keys)
    }
    #expect(try KeyFile(keys.json) == keys)
  }

  // MARK: - Published keys

  @Test func publishesNoNamesAndNoOrder() throws {
    let keys = try keys()
    let published = try PublishedKeys(keys)
    let text = String(decoding: published.json, as: UTF8.self)
    for name in ["Ada", "Bo", "family", "client"] { #expect(!text.contains(name)) }
    #expect(published.wraps == published.wraps.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(published.wraps.allSatisfy { $0.count == 80 })
    #expect(Set(published.wraps).count == 8)
    #expect(try PublishedKeys(keys).json == published.json)
  }

  @Test(arguments: [(0, 8), (1, 8), (8, 8), (9, 16), (20, 24)])
  func fillsTheNumberOfWraps(guests: Int, wraps: Int) throws {
    var keys = KeyFile()
    try keys.addAudience("family")
    for guest in 0..<guests {
      try keys.addGuest("\(guest)", with: Samples.wrappingKey(UInt8(guest)), to: "family")
    }
    let published = try PublishedKeys(keys)
    #expect(published.wraps.count == wraps)
    for guest in 0..<guests {
      #expect(try published.contentKeys(for: Samples.wrappingKey(UInt8(guest))).count == 1)
    }
  }

  /// Two versions side by side don't reveal which wraps belong to whom.
  @Test func changesEveryWrapWithEachChange() throws {
    var keys = try keys()
    var seen = Set(try PublishedKeys(keys).wraps)
    var count = seen.count
    var edition = keys.edition
    let changes: [(inout KeyFile) throws -> Void] = [
      { try $0.addGuest("Cy", with: Samples.wrappingKey(3), to: "family") },
      { try $0.withdrawGuest("Cy", from: "family") },
      { try $0.addAudience("ledger") },
      { try $0.renewAudience("client") },
      { try $0.removeAudience("ledger") },
    ]
    for change in changes {
      try change(&keys)
      let published = try PublishedKeys(keys)
      seen.formUnion(published.wraps)
      count += published.wraps.count
      #expect(seen.count == count)
      #expect(keys.edition > edition)
      #expect(published.edition == keys.edition)
      edition = keys.edition
    }
  }
}
