import Diagnostics
import Synchronization

/// The newest edition of the site, its mistakes, and the open pages.
///
/// A class, because requests of all connections read the state that the rebuilder writes.
final class LiveSite: Sendable {
  /// A page that is open in a browser.
  private struct Stream {
    let send: @Sendable (String) -> Void
    /// Path of the page's address.
    let page: String
    /// Version that the browser shows.
    var version: PageVersion
  }

  private struct State {
    var edition: Edition?
    /// Whether the edition is completely made, without an error.
    var isWhole = false
    /// The last complete edition, as long as this one isn't complete.
    var fallback: Edition?
    var mistakes = Mistakes.none
    /// Whether the mistakes belong to a newer state of the site that can't be shown.
    var isBehind = false
    var streams: [Int: Stream] = [:]
    var lastStream = 0

    /// Notes the versions that open pages show from now on.
    mutating func take(_ versions: [String: PageVersion]) {
      for (id, stream) in streams { streams[id]?.version = versions[stream.page] ?? .none }
    }
  }

  private let state = Mutex(State())
  /// Held while events are sent, so that each page gets them in order.
  private let notifying = Mutex(())
  private let navigates: Bool

  init(navigates: Bool) { self.navigates = navigates }

  var edition: Edition? { state.withLock { $0.edition } }

  var snapshot: Snapshot? { edition?.snapshot }

  var streams: Int { state.withLock { $0.streams.count } }

  var openPages: Set<String> { state.withLock { Set($0.streams.values.map(\.page)) } }

  // MARK: - Streams

  /// Adds an open page, and reports at once the mistakes, and whether the page is out of date.
  ///
  /// The page may have to be made for this. `send` must return before it calls anything here, and
  /// must keep the order of its events.
  func open(
    page: String, version: PageVersion, send: @escaping @Sendable (String) -> Void
  ) -> Int {
    while true {
      let edition = edition
      let current = Self.version(of: page, in: edition)
      if let edition, takesBack(edition) { continue }
      let id: Int? = state.withLock { state in
        guard state.edition === edition else { return nil }
        state.lastStream += 1
        state.streams[state.lastStream] = Stream(send: send, page: page, version: current)
        let message = StreamMessage(
          change: version.change(to: current), version: current, mistakes: state.mistakes,
          marks: edition?.snapshot.marks ?? [])
        send(message.text)
        return state.lastStream
      }
      if let id { return id }
    }
  }

  func close(_ id: Int) { state.withLock { _ = $0.streams.removeValue(forKey: id) } }

  private static func version(of page: String, in edition: Edition?) -> PageVersion {
    edition?.snapshot.page(at: page).map { PageVersion($0.made()) } ?? .none
  }

  /// Versions of the pages, each address once.
  private static func versions(
    of pages: Set<String>, in edition: Edition?
  ) -> [String: PageVersion] {
    Dictionary(uniqueKeysWithValues: pages.map { ($0, version(of: $0, in: edition)) })
  }

  // MARK: - Rebuilding

  /// Reports mistakes to every page. The last good site stays.
  func keep(_ mistakes: Mistakes) {
    notifying.withLock { _ in
      let (edition, streams) = state.withLock { state in
        state.mistakes = mistakes
        state.isBehind = true
        return (state.edition, state.streams)
      }
      notify(streams.values, mistakes, of: edition)
    }
  }

  /// Serves a newer edition from now on, and reports its changes to every page.
  func show(_ edition: Edition, _ mistakes: Mistakes, _ update: LiveUpdate) {
    notifying.withLock { _ in
      while true {
        // This runs without the lock, because requests would have to wait. More pages may be opened
        // in the meantime.
        let versions = Self.versions(of: openPages, in: edition)
        if let streams = exchange(for: edition, mistakes, versions) {
          return notify(streams, versions, edition, mistakes, update)
        }
      }
    }
  }

  /// Replaces the edition, and returns the streams of the previous one; `nil` if `versions` lacks
  /// the version of an open page.
  private func exchange(
    for edition: Edition, _ mistakes: Mistakes, _ versions: [String: PageVersion]
  ) -> [Stream]? {
    state.withLock { state in
      let streams = state.streams
      guard streams.values.allSatisfy({ versions[$0.page] != nil }) else { return nil }
      if state.isWhole { state.fallback = state.edition }
      state.edition = edition
      state.isWhole = false
      state.mistakes = mistakes
      state.isBehind = false
      state.take(versions)
      return Array(streams.values)
    }
  }

  /// Notes that an edition is completely made, and reports new findings to pages.
  func settle(_ edition: Edition, _ mistakes: Mistakes, _ update: LiveUpdate) {
    notifying.withLock { _ in
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
      notify(streams, mistakes, update, of: edition)
    }
  }

  /// If an edition turns out to have errors, replaces it with the last good one. Returns whether it
  /// did.
  func takesBack(_ edition: Edition) -> Bool {
    guard edition.hasErrors else { return false }
    return notifying.withLock { _ in
      let taken: (Edition, [Stream], [String: PageVersion], Mistakes)? = state.withLock { state in
        guard state.edition === edition, let fallback = state.fallback else { return nil }
        state.edition = fallback
        state.isWhole = true
        state.fallback = nil
        if !state.isBehind { state.mistakes = Mistakes(edition.diagnostics) }
        state.isBehind = true
        let streams = state.streams
        let versions = Self.versions(of: Set(streams.values.map(\.page)), in: fallback)
        state.take(versions)
        return (fallback, Array(streams.values), versions, state.mistakes)
      }
      guard let (fallback, streams, versions, mistakes) = taken else {
        return self.edition !== edition
      }
      notify(streams, versions, fallback, mistakes, .reload)
      return true
    }
  }

  // MARK: - Notifying pages

  /// Reports a newly served edition to pages.
  private func notify(
    _ streams: [Stream], _ versions: [String: PageVersion], _ edition: Edition,
    _ mistakes: Mistakes, _ update: LiveUpdate
  ) {
    for stream in streams {
      let version = versions[stream.page] ?? .none
      stream.send(
        StreamMessage(
          change: update.needsReload(of: stream.page)
            ? .reload : stream.version.change(to: version),
          version: version, hasNewStyles: update.hasNewStyles, images: update.images,
          page: navigates && update.page != stream.page ? update.page : nil,
          mistakes: mistakes, marks: edition.snapshot.marks
        ).text)
    }
  }

  /// Reports news of the served edition to pages.
  private func notify(
    _ streams: some Collection<Stream>, _ mistakes: Mistakes, _ update: LiveUpdate = .nothing,
    of edition: Edition?
  ) {
    for stream in streams {
      stream.send(
        StreamMessage(
          change: update.needsReload(of: stream.page) ? .reload : .none, version: stream.version,
          hasNewStyles: update.hasNewStyles, images: update.images, mistakes: mistakes,
          marks: edition?.snapshot.marks ?? []
        ).text)
    }
  }
}
