import Testing
import Tracing

@Suite struct ReadingTests {
  private let lisbon = ReadKey(StableHasher.hash("trips/lisbon"), .facts)
  private let porto = ReadKey(StableHasher.hash("trips/porto"), .text)

  @Test func notesEachThingOnce() {
    let (value, notes) = Reading.record {
      for _ in 0..<3 {
        Reading.note(lisbon, 1)
        Reading.note(porto, 2)
      }
      return "made"
    }
    #expect(value == "made")
    #expect(notes.reads == [.init(lisbon, 1), .init(porto, 2)])
    #expect(!notes.hasFindings)
  }

  @Test func notesNothingWhereNobodyAsks() {
    #expect(!Reading.isRecorded)
    var wasAsked = false
    func value() -> UInt64 {
      wasAsked = true
      return 1
    }
    Reading.note(lisbon, value())
    #expect(!wasAsked)
  }

  @Test func keepsInnerNotesFromOuterOnesUntilTheyAreUsed() {
    let notes = Reading.record {
      Reading.note(lisbon, 1)
      let inner = Reading.record {
        Reading.note(porto, 2)
        Reading.note(Query(kind: 3, "x"), 4)
        Reading.noteFinding()
      }.notes
      #expect(inner.reads.count == 2)
      Reading.note(inner.compacted())
      Reading.note(inner)
    }.notes
    #expect(notes.reads == [.init(lisbon, 1), .init(Query(kind: 3, "x").key, 4), .init(porto, 2)])
    #expect(notes.queries.map(\.query) == [Query(kind: 3, "x")])
    #expect(notes.queries.map(\.place) == [1])
    #expect(notes.hasFindings)
  }

  @Test func notesNothingOfWhatIsUnrecorded() {
    let notes = Reading.record {
      Reading.unrecorded { Reading.note(lisbon, 1) }
      Reading.note(porto, 2)
    }.notes
    #expect(notes.reads == [.init(porto, 2)])
  }

  @Test(arguments: [1, 2, 11, 12, 13, 14, 40, 200])
  func notesEachOfSoManyThingsOnce(count: Int) {
    let keys = (1...count).map { ReadKey(StableHasher.hash("\($0)"), .facts) }
    let notes = Reading.record {
      for key in keys + keys.reversed() + keys { Reading.note(key, 7) }
    }.notes
    #expect(notes.reads == keys.map { .init($0, 7) })
  }

  @Test func notesThousandsOfThings() {
    let keys = (1...5000).map { ReadKey(StableHasher.hash("\($0)"), .facts) }
    let notes = Reading.record {
      for key in keys + keys.reversed() { Reading.note(key, key.bits) }
    }.notes
    #expect(notes.reads.map(\.key) == keys)
  }

  @Test func tellsAspectsOfOneModelApart() {
    let subject = StableHasher.hash("people/ana")
    let keys = [ReadKey.Aspect.facts, .text, .excerpt, .answer].map { ReadKey(subject, $0) }
    #expect(Set(keys).count == 4)
    #expect(Set(keys.map(\.subject)).count == 1)
    #expect(keys.map(\.aspect) == [.facts, .text, .excerpt, .answer])
  }
}
