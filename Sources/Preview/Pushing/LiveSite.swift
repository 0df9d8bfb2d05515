import Synchronization

/// The newest snapshot, what is wrong with it, and the pages that are open.
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
    var snapshot: Snapshot?
    var mistakes = Mistakes.none
    var streams: [Int: Stream] = [:]
    var lastStream = 0
  }

  private let state = Mutex(State())
  private let navigates: Bool

  /// The tag of what is shown where there is no page.
  static let noTag = "none"

  init(navigates: Bool) { self.navigates = navigates }

  var snapshot: Snapshot? { state.withLock { $0.snapshot } }

  var streams: Int { state.withLock { $0.streams.count } }

  // MARK: - Streams

  /// Adds a page that is open; it is told at once what is wrong, and whether it is out of date.
  ///
  /// `send` must return before it calls anything here, and keep the order of what it is given.
  func open(
    page: String, tag: String, send: @escaping @Sendable (String) -> Void
  ) -> Int {
    state.withLock { state in
      let current = state.snapshot?.page(at: page)?.tag ?? Self.noTag
      state.lastStream += 1
      state.streams[state.lastStream] = Stream(send: send, page: page, tag: current)
      let message = StreamMessage(
        change: tag == current ? .none : .reload, tag: current, mistakes: state.mistakes,
        drafts: state.snapshot?.drafts ?? [])
      send(message.text)
      return state.lastStream
    }
  }

  func close(_ id: Int) { state.withLock { _ = $0.streams.removeValue(forKey: id) } }

  // MARK: - Rebuilding

  /// Tells every page what is wrong; the last good site stays.
  func keep(_ mistakes: Mistakes) {
    let messages = state.withLock { state in
      state.mistakes = mistakes
      return state.streams.values.map { stream in
        (stream.send, StreamMessage(tag: stream.tag, mistakes: mistakes).text)
      }
    }
    for (send, text) in messages { send(text) }
  }

  /// Serves a newer snapshot from now on, and tells every page what that means for it.
  func show(_ snapshot: Snapshot, _ mistakes: Mistakes, changed: Set<String>) -> LiveUpdate {
    let (old, streams) = state.withLock { state in
      let old = state.snapshot
      state.snapshot = snapshot
      state.mistakes = mistakes
      let streams = state.streams
      for (id, stream) in streams {
        state.streams[id]?.tag = snapshot.page(at: stream.page)?.tag ?? Self.noTag
      }
      return (old, streams)
    }
    let former = old ?? Snapshot([:], basePath: snapshot.basePath)
    let update = LiveUpdate(from: former, to: snapshot, changed: changed)
    let drafts = snapshot.drafts
    // Many pages of one address change alike.
    var changes: [String: PageParts.Change] = [:]
    for stream in streams.values {
      let tag = snapshot.page(at: stream.page)?.tag ?? Self.noTag
      var change = PageParts.Change.none
      if stream.tag != tag {
        if stream.tag == former.page(at: stream.page)?.tag {
          change =
            changes[stream.page]
            ?? LiveUpdate.change(of: stream.page, from: former, to: snapshot)
          changes[stream.page] = change
        } else {
          change = .reload
        }
      }
      if update.needsReload { change = .reload }
      stream.send(
        StreamMessage(
          change: change, tag: tag, hasNewStyles: update.hasNewStyles, images: update.images,
          page: navigates && update.page != stream.page ? update.page : nil,
          mistakes: mistakes, drafts: drafts
        ).text)
    }
    return update
  }
}
