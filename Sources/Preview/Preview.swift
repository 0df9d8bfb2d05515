import Application
import Content
import Paths
import Synchronization

/// Serves a site to its author's browser, and shows each change as soon as it is saved.
///
/// A class, for it holds what must be ended: a server and a watcher.
package final class Preview: Sendable {
  private let options: PreviewOptions
  private let server: PreviewServer
  let live: LiveSite
  private let queue = ChangeQueue()
  private let watcher = Mutex(Watching())

  private struct Watching {
    var current: (any FileWatcher)?
    /// Whether nothing is watched any more.
    var isOver = false
  }

  /// The port where none is asked for, and how many more are tried where it is taken.
  package static let usualPort = 8080
  private static let morePorts = 100
  /// For so long the report that a change is shown waits for the one on all of it.
  private static let patience = Duration.milliseconds(100)

  /// Begins to listen; nothing is served before `run`.
  package init(_ options: PreviewOptions) throws(PreviewFault) {
    let live = LiveSite(navigates: options.navigates)
    let origin: Responder.Origin =
      if let folder = options.publishedFolder {
        .published(PublishedFolder(folder, basePath: options.site.baseURL?.path ?? ""))
      } else {
        .live(live)
      }
    server = try Self.listen(
      options, RequestPolicy(host: options.host, isLive: options.publishedFolder == nil),
      Responder(origin: origin))
    self.options = options
    self.live = live
  }

  private static func listen(
    _ options: PreviewOptions, _ policy: RequestPolicy, _ responder: Responder
  ) throws(PreviewFault) -> PreviewServer {
    let host = options.host ?? "127.0.0.1"
    var fault = PreviewServer.Fault.portTaken(usualPort)
    let ports = options.port.map { $0...$0 } ?? usualPort...(usualPort + morePorts)
    for port in ports {
      do throws(PreviewServer.Fault) {
        return try PreviewServer(host: host, port: port, policy, responder)
      } catch {
        fault = error
        if case .portTaken = error { continue }
        break
      }
    }
    throw PreviewFault(fault, host: host, wasAskedFor: options.port != nil)
  }

  package var port: Int { server.port }

  /// Whether another than the usual port had to do.
  package var tookOtherPort: Bool { options.port == nil && port != Self.usualPort }

  /// What to type into a browser's address bar.
  package func address(basePath: String = "") -> String {
    let host =
      switch options.host {
      case nil, "0.0.0.0"?, "::"?: "127.0.0.1"
      case let host? where host.holds(":") && !host.begins(with: "["): "[\(host)]"
      case let host?: host
      }
    return "http://\(host):\(port)\(basePath)/"
  }

  /// Watches and rebuilds until `stop` is called; tells of the first build and of each change.
  package func run(
    _ tell: @escaping @Sendable (PreviewReport) -> Void, note: @escaping @Sendable (String) -> Void
  ) {
    guard options.publishedFolder == nil else {
      tell(.published(options))
      while true {
        if case .closed = queue.next() { return }
      }
    }
    // Before the first build reads a file, so that no change falls between.
    watch(note)
    let rebuilder = Rebuilder(options: options, live: live, queue: queue)
    tell(rebuilder.rebuild(nil))
    /// That a change is shown, as long as it is to be hoped that all of it is made at once.
    var held: PreviewReport?
    while true {
      switch queue.next(within: held == nil ? nil : Self.patience) {
      case .changed(let changes):
        if let held { tell(held) }
        held = rebuilder.rebuild(changes)
      case .completed(let findings):
        guard let report = rebuilder.settle(findings) else { continue }
        held = nil
        tell(report)
      case .nothing:
        if let held { tell(held) }
        held = nil
      case .closed: return
      }
      if let report = held, report.outcome != .shown {
        tell(report)
        held = nil
      }
    }
  }

  private func watch(_ note: @escaping @Sendable (String) -> Void) {
    let folder = options.site.folder
    guard !options.polls, let maker = options.watcher else { return poll() }
    do throws(WatchFault) {
      let system = try maker(folder, options.mostWatches) { [self] fault in
        note(PreviewProse.polling(because: fault))
        poll()
        queue.add(FileChanges(isEverything: true), .now)
      }
      try start(system)
    } catch {
      note(PreviewProse.polling(because: error))
      poll()
    }
  }

  /// Nothing keeps it from looking.
  private func poll() { try? start(PollingWatcher(site: options.site.folder)) }

  /// Watches, in place of the one before, unless everything has ended.
  private func start(_ new: any FileWatcher) throws(WatchFault) {
    try watcher.withLock { watching in
      Result { () throws(WatchFault) in
        guard !watching.isOver else { return }
        try new.start(queue)
        watching.current = new
      }
    }.get()
  }

  /// Ends everything; `run` returns.
  package func stop() {
    // Not with the lock: it ends when what it does has ended, which may be to call another.
    watcher.withLock { watching in
      watching.isOver = true
      return watching.current.take()
    }?.stop()
    queue.close()
    server.close()
  }
}
