import Application
import Dispatch
import Markup
import Synchronization
import Testing

@testable import Preview

/// When the bytes of a resource are made, and which are kept from one snapshot to the next.
struct SnapshotTests {
  /// A counter for any thread.
  private final class Count: Sendable {
    let value = Atomic(0)
    func add() { value.add(1, ordering: .relaxed) }
    var now: Int { value.load(ordering: .relaxed) }
  }

  private func snapshot(
    _ texts: [String: String], after previous: Snapshot? = nil, _ count: Count = Count()
  ) -> Snapshot {
    let products = texts.sorted { $0.key < $1.key }.map { path, text in
      Product(
        path: path, kind: .page,
        content: .rendered { output in
          count.add()
          output.append(text)
        })
    }
    return Snapshot(products, after: previous, basePath: "")
  }

  @Test func makesAResourceOnceForAllWhoWantIt() throws {
    let count = Count()
    let snapshot = snapshot(["index.html": "Text", "other.html": "Other"], after: nil, count)
    let resource = try #require(snapshot["index.html"])
    #expect(!resource.isMade)
    #expect(count.now == 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      #expect(resource.made().bytes == Array("Text".utf8))
    }
    #expect(count.now == 1)
  }

  @Test func knowsWhatDiffersFromWhatWasLastMadeForItsPath() throws {
    func difference(_ snapshot: Snapshot) throws -> Resource.Difference? {
      let resource = try #require(snapshot["index.html"])
      #expect(resource.difference == nil)
      _ = resource.made()
      return resource.difference
    }
    let first = snapshot(["index.html": "Text"])
    #expect(try difference(first) == .new)
    // The other path moves all indices.
    let same = snapshot(["a.html": "A", "index.html": "Text"], after: first)
    #expect(try difference(same) == .same)
    // The snapshot between them has not been requested.
    let between = snapshot(["a.html": "A", "index.html": "Other"], after: same)
    #expect(try difference(snapshot(["index.html": "More"], after: between)) == .changed)
    let never = snapshot(["index.html": "Text"])
    #expect(try difference(snapshot(["index.html": "Text"], after: never)) == .unknown)
    #expect(snapshot(["index.html": "Text"], after: same).vanishedPages == 1)
  }

  @Test func holdsOneCopyOfWhatIsTheSame() {
    let first = snapshot(["index.html": "Text"])
    let made = first.made(at: 0)
    #expect(snapshot(["index.html": "Text"], after: first).made(at: 0) === made)
    #expect(snapshot(["index.html": "Other"], after: first).made(at: 0) !== made)
  }

  @Test func letsGoOfTheSiteBefore() {
    weak var site: Count?
    let last: Snapshot
    do {
      let count = Count()
      site = count
      let first = snapshot(["index.html": "Text", "never.html": "Text"], after: nil, count)
      _ = first.made(at: 0)
      last = snapshot(["index.html": "Text", "never.html": "Text"], after: first)
    }
    #expect(site == nil)
    #expect(last.made(at: 0).bytes == Array("Text".utf8))
  }
}
