import Diagnostics
import Synchronization

/// The newest edition of the site, what is wrong with it, and the pages that are open.
///
/// A class, since requests of every connection read what the one rebuilder writes.
final class LiveSite: Sendable {
  /// A page that is open in a browser.
  private struct Stream {
    let send: @Sendable (String) -> Void
    /// The path of its address.
    let page: String
    /// The version that it shows.
    var tag: String
  }

  private struct State {
    var edition: Edition?
    /// Whether all of it is made, and without an error.
    var isWhole = false
    /// The last that was, while this one isn't known to be.
    var fallback: Edition?
    var mistakes = Mistakes.none
    /// Whether the mistakes are those of a newer state of the site, which can't be shown.
    var isBehind = false
    var streams: [Int: Stream] = [:]
    var lastStream = 0
  }

  private let state = Mutex(State())
  /// Held while pages are told something, so that each is told in the order in which it happened.
  private let telling = Mutex(())
  private let navigates: Bool

  /// The tag of what is shown where there is no page.
  static let noTag = "none"

  init(navigates: Bool) { self.navigates = navigates }

  var edition: Edition? { state.withLock { $0.edition } }

  var snapshot: Snapshot? { edition?.snapshot }

  var streams: Int { state.withLock { $0.streams.count } }

  /// The paths of the pages that are open.
  var openPages: Set<String> { state.withLock { Set($0.streams.values.map(\.page)) } }

  // MARK: - Streams

  /// Adds a page that is open; it is told at once what is wrong, and whether it is out of date.
  ///
  /// The page may have to be made for that. `send` must return before it calls anything here, and
  /// keep the order of what it is given.
  func open(
    page: String, tag: String, send: @escaping @Sendable (String) -> Void
  ) -> Int {
    while true {
      let edition = edition
      let current = Self.tag(of: page, in: edition)
      if let edition, takesBack(edition) { continue }
      let id: Int? = state.withLock { state in
        guard state.edition === edition else { return nil }
        state.lastStream += 1
        state.streams[state.lastStream] = Stream(send: send, page: page, tag: current)
        let message = StreamMessage(
          change: tag == current ? .none : .reload, tag: current, mistakes: state.mistakes,
          marks: edition?.snapshot.marks ?? [])
        send(message.text)
        return state.lastStream
      }
      if let id { return id }
    }
  }

  func close(_ id: Int) { state.withLock { _ = $0.streams.removeValue(forKey: id) } }

  private static func tag(of page: String, in edition: Edition?) -> String {
    edition?.snapshot.page(at: page)?.made().tag ?? noTag
  }

  // MARK: - Rebuilding

  /// Tells every page what is wrong; the last good site stays.
  func keep(_ mistakes: Mistakes) {
    telling.withLock { _ in
      let (edition, streams) = state.withLock { state in
        state.mistakes = mistakes
        state.isBehind = true
        return (state.edition, state.streams)
      }
      tell(streams.values, mistakes, of: edition)
    }
  }

  /// Serves a newer edition from now on, and tells every page what that means for it.
  func show(_ edition: Edition, _ mistakes: Mistakes, _ update: LiveUpdate) {
    telling.withLock { _ in
      while true {
        // Not while requests wait for the lock; more pages may be opened in the meantime.
        let made = openPages
        for page in made { _ = edition.snapshot.page(at: page)?.made() }
        if let (former, streams) = exchange(for: edition, mistakes, having: made) {
          return tell(streams, of: former, edition, mistakes, update)
        }
      }
    }
  }

  /// What was served until now, to whom; `nil` where other pages are open than those that are made.
  private func exchange(
    for edition: Edition, _ mistakes: Mistakes, having made: Set<String>
  ) -> (Edition?, [Stream])? {
    state.withLock { state in
      let streams = state.streams
      guard streams.values.allSatisfy({ made.contains($0.page) }) else { return nil }
      let former = state.edition
      if state.isWhole { state.fallback = former }
      state.edition = edition
      state.isWhole = false
      state.mistakes = mistakes
      state.isBehind = false
      for (id, stream) in streams {
        state.streams[id]?.tag = Self.tag(of: stream.page, in: edition)
      }
      return (former, Array(streams.values))
    }
  }

  /// Takes note that all of an edition is made, and tells what else that has shown.
  func settle(_ edition: Edition, _ mistakes: Mistakes, _ update: LiveUpdate) {
    telling.withLock { _ in
      let streams: [Stream] = state.withLock { state in
        guard state.edition === edition else { return [] }
        if !edition.hasErrors {
          state.isWhole = true
          state.fallback = nil
        }
        guard !state.isBehind, state.mistakes != mistakes || update != .nothing else { return [] }
        state.mistakes = mistakes
        return Array(state.streams.values)
      }
      tell(streams, mistakes, update, of: edition)
    }
  }

  /// Serves the last good site again where this one has turned out not to be, and tells whether it does.
  func takesBack(_ edition: Edition) -> Bool {
    guard edition.hasErrors else { return false }
    return telling.withLock { _ in
      let taken: (Edition, [Stream], Mistakes)? = state.withLock { state in
        guard state.edition === edition, let fallback = state.fallback else { return nil }
        state.edition = fallback
        state.isWhole = true
        state.fallback = nil
        if !state.isBehind { state.mistakes = Mistakes(edition.diagnostics) }
        state.isBehind = true
        let streams = state.streams
        for (id, stream) in streams {
          state.streams[id]?.tag = Self.tag(of: stream.page, in: fallback)
        }
        return (fallback, Array(streams.values), state.mistakes)
      }
      guard let (fallback, streams, mistakes) = taken else { return self.edition !== edition }
      tell(streams, of: edition, fallback, mistakes, .reload)
      return true
    }
  }

  // MARK: - Telling

  /// Of another edition, which is served from now on.
  private func tell(
    _ streams: [Stream], of former: Edition?, _ edition: Edition, _ mistakes: Mistakes,
    _ update: LiveUpdate
  ) {
    let old = former?.snapshot ?? Snapshot([], basePath: "")
    let new = edition.snapshot
    // Many pages of one address change alike.
    var changes: [String: PageParts.Change] = [:]
    for stream in streams {
      let tag = Self.tag(of: stream.page, in: edition)
      var change = PageParts.Change.none
      if update.needsReload {
        change = .reload
      } else if stream.tag != tag {
        change =
          stream.tag != old.page(at: stream.page)?.made().tag
          ? .reload
          : changes[stream.page] ?? LiveUpdate.change(of: stream.page, from: old, to: new)
        changes[stream.page] = change
      }
      stream.send(
        StreamMessage(
          change: change, tag: tag, hasNewStyles: update.hasNewStyles, images: update.images,
          page: navigates && update.page != stream.page ? update.page : nil,
          mistakes: mistakes, marks: new.marks
        ).text)
    }
  }

  /// Of the edition that is served.
  private func tell(
    _ streams: some Collection<Stream>, _ mistakes: Mistakes, _ update: LiveUpdate = .nothing,
    of edition: Edition?
  ) {
    for stream in streams {
      stream.send(
        StreamMessage(
          change: update.needsReload ? .reload : .none, tag: stream.tag,
          hasNewStyles: update.hasNewStyles, images: update.images, mistakes: mistakes,
          marks: edition?.snapshot.marks ?? []
        ).text)
    }
  }
}
