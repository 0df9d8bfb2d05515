import Testing
import Tracing

@testable import Application

@Suite struct TraceNotesTests {
  private let facts = ReadKey(StableHasher.hash("trips/lisbon"), .facts)
  private let text = ReadKey(StableHasher.hash("trips/lisbon"), .text)
  private let label = SiteQuestion.label(.tags, "rail")
  private let file = SiteQuestion.file("/tmp/harbour.jpg")

  private func notes(_ effects: [Effect] = []) -> TraceNotes {
    var notes = ReadNotes()
    notes.note(facts, 1)
    notes.note(text, 2)
    notes.note(file, 3)
    notes.note(label, 4)
    for effect in effects { notes.note(effect) }
    return TraceNotes(notes)
  }

  @Test func holdsWhatMayChangeWithItsHash() {
    var reads: [ReadNotes.Read] = []
    #expect(
      notes().allReads { read in
        reads.append(read)
        return true
      })
    #expect(reads == [ReadNotes.Read(text, 2), ReadNotes.Read(file.key, 3)])
    #expect(notes().readCount == 2)
    #expect(!notes().allReads { $0.key != file.key })
  }

  @Test func isSteadyWhileAllElseReadsTheSame() {
    let values = [facts: 1 as UInt64, label.key: 4]
    #expect(notes().isSteady { values[$0] })
    #expect(!notes().isSteady { key in key == label.key ? 5 : values[key] })
    #expect(!notes().isSteady { key in key == facts ? nil : values[key] })
  }

  @Test func tellsEachEffectOnceAndIdsLast() {
    let ids = SiteEffect.ids(["sea", "shore"], "/trips/lisbon/")
    let want = SiteEffect.want("sea", "/trips/porto/")
    let used = SiteEffect.usedAsset("assets/map.js")
    #expect(notes().effects == [])
    #expect(notes([ids]).effects == [ids])
    #expect(notes([ids, want, ids, used, want]).effects == [want, used, ids])
    let told = notes([want, ids]).behind.told
    #expect(told.map(\.address) == [StableHasher.hash("/trips/lisbon/")])
  }

  @Test func givesTheQuestionsThatWereAsked() {
    var asked: Set<ReadKey> = []
    notes().forEachQuestion { asked.insert($0) }
    #expect(asked == [label.key, file.key])
  }
}

@Suite struct QuestionLogTests {
  @Test func keepsEachQuestionOnceUntilItIsForgotten() {
    var log = QuestionLog()
    let questions = (0..<100).map { SiteQuestion.label(.tags, "tag-\($0)") }
    for question in questions + questions { log.note(question, question.key) }
    #expect(log.count == 100)
    #expect(questions.allSatisfy { log.query($0.key) == $0 })
    log.forget(allBut: Set(questions.prefix(3).map(\.key.bits)))
    #expect(log.count == 3)
    #expect(log.query(questions[2].key) == questions[2])
    #expect(log.query(questions[3].key) == nil)
  }
}

@Suite struct ReadTableTests {
  @Test func hasARowForEachReadAndEachValue() {
    var table = ReadTable()
    let reads = (0..<5000).map { number in
      ReadNotes.Read(ReadKey(StableHasher.hash("\(number / 2)"), .text), UInt64(number))
    }
    #expect(reads.map { table.row(of: $0) } == Array(0..<5000))
    #expect(reads.map { table.row(of: $0) } == Array(0..<5000))
    #expect(table.rows == reads)
  }
}
