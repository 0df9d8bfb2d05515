import Application
import Dispatch
import Markup
import Synchronization
import Testing

@testable import Preview

/// When the bytes of a resource are made, and what is kept of them.
struct ResourceTests {
  /// Counts, on any thread.
  private final class Count: Sendable {
    let value = Atomic(0)
    func add() { value.add(1, ordering: .relaxed) }
    var now: Int { value.load(ordering: .relaxed) }
  }

  private func product(_ text: String, _ count: Count = Count()) -> Product {
    Product(
      path: "index.html", kind: .page,
      content: .rendered { output in
        count.add()
        output.append(text)
      })
  }

  @Test func isMadeOnceForAllWhoWantIt() {
    let count = Count()
    let resource = Resource(product("Text", count), after: nil)
    #expect(!resource.isMade)
    #expect(count.now == 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      #expect(resource.made().bytes == Array("Text".utf8))
    }
    #expect(count.now == 1)
  }

  @Test func knowsWhetherItDiffersFromWhatWasMadeBefore() {
    let first = Resource(product("Text"), after: nil)
    #expect(first.difference == nil)
    _ = first.made()
    #expect(first.difference == .new)
    let same = Resource(product("Text"), after: first)
    #expect(same.made().tag == first.made().tag)
    #expect(same.difference == .same)
    // Nobody has asked for the one between.
    let between = Resource(product("Other"), after: same)
    let last = Resource(product("More"), after: between)
    _ = last.made()
    #expect(last.difference == .changed)
    let never = Resource(product("Text"), after: Resource(product("Text"), after: nil))
    _ = never.made()
    #expect(never.difference == .unknown)
  }

  @Test func holdsNothingOfItsSiteWhenItIsMade() {
    weak var site: Count?
    let resource: Resource
    do {
      let count = Count()
      site = count
      resource = Resource(product("Text", count), after: nil)
    }
    #expect(site != nil)
    _ = resource.made()
    #expect(site == nil)
  }
}
