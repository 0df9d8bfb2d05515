import Testing

@testable import Sealing

@Suite struct SealedFileTests {
  private let text = Samples.text
  private let place = Samples.place

  private func seal(_ keys: ContentKey...) throws -> [UInt8] {
    try SealedFile.seal(text, at: place, for: Readers(keys))
  }

  // MARK: - What opens

  @Test func opensForItsAudience() throws {
    for text in [[], text, Samples.bytes(5000, 1)] as [[UInt8]] {
      let sealed = try SealedFile.seal(text, at: place, for: Samples.readers(Samples.family))
      #expect(sealed.count == SealedFile.size(of: text.count))
      #expect(try SealedFile.open(sealed, at: place, with: [Samples.family]) == text)
      let keys = [Samples.client, Samples.ledger, Samples.family]
      #expect(try SealedFile.open(sealed, at: place, with: keys) == text)
    }
  }

  @Test func opensForEachOfSeveralAudiencesAndForNoOther() throws {
    let keys = (1...7).map(Samples.key)
    for count in 1...6 {
      let sealed = try SealedFile.seal(text, at: place, for: Readers(Array(keys[..<count])))
      #expect(sealed.count == SealedFile.size(of: text.count, audiences: count))
      for key in keys[..<count] {
        #expect(try SealedFile.open(sealed, at: place, with: [key]) == text)
      }
      #expect(
        fault { () throws(SealingFault) in
          try SealedFile.open(sealed, at: place, with: Array(keys[count...]))
        } == .notForThese)
    }
  }

  @Test func opensForNobodyWithoutAKey() throws {
    let sealed = try seal(Samples.family)
    #expect(throws: SealingFault.notForThese) {
      try SealedFile.open(sealed, at: place, with: [])
    }
  }

  // MARK: - Equal files

  @Test func givesTheSameBytesForTheSame() throws {
    #expect(try seal(Samples.family) == seal(Samples.family))
    let several = try seal(Samples.family, Samples.client)
    #expect(try seal(Samples.client, Samples.family) == several)
    #expect(try seal(Samples.family, Samples.client, Samples.family) == several)
  }

  @Test func tellsNotWhetherItIsForOneAudienceOrForFour() throws {
    let one = try seal(Samples.family)
    let four = try seal(Samples.family, Samples.client, Samples.ledger, Samples.key(4))
    #expect(one.count == four.count)
    #expect(one[..<8] == four[..<8])
    for sealed in [one, four] {
      let slots = stride(from: 8, to: 8 + 4 * 80, by: 80).map { Array(sealed[$0..<($0 + 80)]) }
      #expect(slots == slots.sorted { $0.lexicographicallyPrecedes($1) })
      #expect(Set(slots).count == 4)
    }
  }

  /// No byte after the head comes from the text, a key or another file; here, no 8 bytes do.
  @Test func sharesNothingWithAnotherFile() throws {
    var known: Set<[UInt8]> = []
    var count = 0
    for text in [text, text + [1], []] {
      for path in ["a", "b"] {
        for kind in ["page", "image"] {
          let place = SealedFile.Place(site: Samples.site, path: path, kind: kind)
          let sealed = try SealedFile.seal(text, at: place, for: Samples.readers(Samples.family))
          // The slots depend only on the place.
          for start in stride(from: 8 + 4 * 80, to: sealed.count - 8, by: 8) {
            known.insert(Array(sealed[start..<(start + 8)]))
            count += 1
          }
        }
      }
    }
    #expect(known.count == count)
    #expect(count > 6000)
  }

  @Test func changesWithAnythingThatIsSealed() throws {
    let readers = Samples.readers(Samples.family)
    let places = [
      place, .init(site: Samples.site(2), path: place.path, kind: place.kind),
      .init(site: place.site, path: place.path + "x", kind: place.kind),
      .init(site: place.site, path: place.path, kind: "image"),
      // The same letters, divided differently.
      .init(site: place.site, path: String(place.path.dropLast()), kind: "l" + place.kind),
      // The same characters in other bytes.
      .init(site: place.site, path: "é", kind: "page"),
      .init(site: place.site, path: "e\u{301}", kind: "page"),
    ]
    let salts = try places.map { place in
      Self.salt(of: try SealedFile.seal(text, at: place, for: readers))
    }
    #expect(Set(salts).count == places.count)
    #expect(try salts[0] != Self.salt(of: seal(Samples.family, Samples.client)))
    #expect(try salts[0] == Self.salt(of: seal(Samples.family)))
    for (index, place) in places.enumerated() {
      let sealed = try SealedFile.seal(text, at: place, for: readers)
      for (other, otherPlace) in places.enumerated() where other != index {
        #expect(
          fault { () throws(SealingFault) in
            try SealedFile.open(sealed, at: otherPlace, with: [Samples.family])
          } == .notForThese)
      }
    }
  }

  // MARK: - Refused files

  @Test func refusesAFlippedBitAtEachByte() throws {
    let sealed = try seal(Samples.family, Samples.client)
    var faults: [SealingFault: Int] = [:]
    for index in sealed.indices {
      var damaged = sealed
      damaged[index] ^= 1 << UInt8(index % 8)
      let fault = fault { () throws(SealingFault) in
        try SealedFile.open(damaged, at: place, with: [Samples.family])
      }
      try faults[#require(fault, "byte \(index)"), default: 0] += 1
    }
    #expect(faults.values.reduce(0, +) == sealed.count)
    // The magic, the version, and the number of slots, which must be a multiple of four.
    #expect(faults[.notSealed] == 7)
    #expect(faults.keys.contains { if case .version = $0 { true } else { false } })
    // These are in the slot of the key. Changes in other slots are damage, because all of them are
    // sealed.
    #expect(faults[.notForThese] == 80)
    #expect(faults[.damaged] == sealed.count - 88)
  }

  @Test func refusesWhatIsCutOff() throws {
    let sealed = try seal(Samples.family)
    for count in sealed.indices {
      let fault = fault { () throws(SealingFault) in
        try SealedFile.open(Array(sealed[..<count]), at: place, with: [Samples.family])
      }
      // After the head, there must be a box.
      #expect(fault == (count < 8 + 4 * 80 + 48 ? .notSealed : .damaged), "\(count)")
    }
    #expect(throws: SealingFault.damaged) {
      try SealedFile.open(sealed + [0], at: place, with: [Samples.family])
    }
  }

  @Test func refusesPartsOfOtherFiles() throws {
    let one = try seal(Samples.family)
    let other = try SealedFile.seal(
      text + [1], at: place, for: Samples.readers(Samples.family, Samples.client))
    let head = 8 + 4 * 80
    for mixed in [one[..<head] + other[head...], other[..<head] + one[head...]] {
      #expect(throws: SealingFault.damaged) {
        try SealedFile.open(Array(mixed), at: place, with: [Samples.family])
      }
    }
    // Salt of one, the rest of the other.
    let mixed = one[..<(head + 32)] + other[(head + 32)...]
    #expect(throws: SealingFault.damaged) {
      try SealedFile.open(Array(mixed), at: place, with: [Samples.family])
    }
  }

  /// A file by itself can't show that it is older. Only its place can.
  @Test func opensAnOlderFileOfThePlace() throws {
    let older = try seal(Samples.family)
    let newer = try SealedFile.seal(text + [1], at: place, for: Samples.readers(Samples.family))
    #expect(try SealedFile.open(older, at: place, with: [Samples.family]) == text)
    #expect(Self.salt(of: older) != Self.salt(of: newer))
  }

  /// The salt in front of the last box, which changes with text, place and readers.
  private static func salt(of file: [UInt8]) -> [UInt8] {
    Array(file.dropFirst(8 + 80 * Int(file[7])).prefix(Box.saltSize))
  }

  @Test func tellsSizesOfAnyNumber() {
    #expect(SealedFile.size(of: 0) == 8 + 4 * 80 + 4096 + 48)
    #expect(SealedFile.size(of: 10_000, audiences: 5) == 8 + 8 * 80 + 10_240 + 48)
    #expect(SealedFile.size(of: -1, audiences: -1) == SealedFile.size(of: 0))
    #expect(
      SealedFile.size(of: .max, audiences: .max)
        == SealedFile.size(of: 1 << 30, audiences: 252))
  }

  @Test func refusesOtherVersionsAndOtherFiles() throws {
    var sealed = try seal(Samples.family)
    sealed[6] = 2
    #expect(throws: SealingFault.version(2)) {
      try SealedFile.open(sealed, at: place, with: [Samples.family])
    }
    for text in ["", "sealed", "<!doctype html>", "sealed\u{1}\u{4}"] {
      #expect(throws: SealingFault.notSealed) {
        try SealedFile.open(Array(text.utf8), at: place, with: [Samples.family])
      }
    }
    for slots in [0, 1, 5, 255] as [UInt8] {
      sealed[6] = 1
      sealed[7] = slots
      #expect(throws: SealingFault.notSealed) {
        try SealedFile.open(sealed, at: place, with: [Samples.family])
      }
    }
  }

  /// A guest can seal any content, but not with other padding.
  @Test func refusesOtherPaddingOfAGuest() throws {
    let sealed = try seal(Samples.family)
    let head = Array(sealed[..<(8 + 4 * 80)])
    let context = [place.site.bytes, Array(place.path.utf8), Array(place.kind.utf8)]
    let fileKey = try Samples.readers(Samples.family).secret(for: .fileKey, context)
    var padded = Padding.pad(text)
    padded[4000] = 1
    let box = try Box(fileKey, for: .file).seal(padded, in: context + [head])
    #expect(throws: SealingFault.damaged) {
      try SealedFile.open(head + box, at: place, with: [Samples.family])
    }
  }

  @Test func sealsForNoAudienceAndTooManyNever() {
    #expect(throws: SealingFault.noAudience) { try Readers([]) }
    let keys = (0..<253).map { number in Samples.bytes(31, UInt8(number % 250)) + [UInt8(number)] }
    #expect(throws: SealingFault.tooManyAudiences(253, most: 252)) {
      try Readers(keys.compactMap { bytes throws in try ContentKey(bytes) })
    }
  }

  @Test func sealsForTheMostAudiences() throws {
    let keys = try (0..<252).compactMap { try ContentKey(Samples.bytes(31, 0) + [UInt8($0)]) }
    let sealed = try SealedFile.seal(text, at: place, for: Readers(keys))
    #expect(try SealedFile.open(sealed, at: place, with: [keys[200]]) == text)
  }

  // MARK: - Names

  @Test func namesTellNothingAndAreTheSameAgain() throws {
    let family = Samples.readers(Samples.family)
    func name(_ path: String, _ site: SiteSalt, _ readers: Readers) throws -> String {
      try SealedName(of: path, at: site, for: readers).text
    }
    let names = [
      try name("trips/lisbon", Samples.site, family),
      try name("trips/lisbon/", Samples.site, family),
      try name("", Samples.site, family),
      try name("trips/lisbon", Samples.site(2), family),
      try name("trips/lisbon", Samples.site, Samples.readers(Samples.client)),
      try name("trips/lisbon", Samples.site, Samples.readers(Samples.family, Samples.client)),
    ]
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    #expect(try name("trips/lisbon", Samples.site, family) == names[0])
    #expect(
      try name("trips/lisbon", Samples.site, Samples.readers(Samples.client, Samples.family))
        == names[5])
  }
}
