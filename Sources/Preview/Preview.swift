import Application
import Basics
import Content
import Synchronization

/// Serves a site to its author's browser, and shows each change as soon as it is saved.
///
/// A class, because it owns a server and a watcher that must be stopped.
package final class Preview: Sendable {
  private let options: PreviewOptions
  private let server: PreviewServer
  let live: LiveSite
  private let queue = ChangeQueue()
  private let watcher = Mutex(Watching())

  private struct Watching {
    var current: (any FileWatcher)?
    /// Whether watching has ended.
    var isOver = false
  }

  /// The default port, and the number of ports to try after it if it is taken.
  package static let usualPort = 8080
  private static let morePorts = 100
  /// Time for which the report of a shown change waits for the report on the whole site.
  private static let patience = Duration.milliseconds(100)
  /// Time between checks of a file outside the site's folder, which no watcher reports.
  private static let outsideInterval = Duration.seconds(1)

  /// Begins to listen. Nothing is served before `run`.
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
    throw PreviewFault(fault, wasAskedFor: options.port != nil)
  }

  package var port: Int { server.port }

  /// Whether the default port was taken, and another one is used.
  package var tookOtherPort: Bool { options.port == nil && port != Self.usualPort }

  /// Address to type into a browser.
  package func address(basePath: String = "") -> String {
    let host =
      switch options.host {
      case nil, "0.0.0.0"?, "::"?: "127.0.0.1"
      case let host? where host.holds(":") && !host.begins(with: "["): "[\(host)]"
      case let host?: host
      }
    return "http://\(host):\(port)\(basePath)/"
  }

  /// Watches and rebuilds until `stop` is called; reports the first build and each change.
  package func run(
    _ show: @escaping @Sendable (PreviewReport) -> Void, note: @escaping @Sendable (String) -> Void
  ) {
    guard options.publishedFolder == nil else {
      show(.published(options))
      while true {
        if case .closed = queue.next() { return }
      }
    }
    // Watching begins before the first build reads a file, so that no change is missed.
    watch(note)
    let rebuilder = Rebuilder(options: options, live: live, queue: queue)
    show(rebuilder.rebuild(nil))
    /// Report of a shown change. It waits in case the whole site is complete soon.
    var held: PreviewReport?
    while true {
      let limit = rebuilder.hasOutsideFile ? Self.outsideInterval : nil
      switch queue.next(within: held == nil ? limit : Self.patience) {
      case .changed(let changes):
        if let held { show(held) }
        held = rebuilder.rebuild(changes)
      case .completed(let findings):
        guard let report = rebuilder.settle(findings) else { continue }
        held = nil
        show(report)
      case .nothing:
        if let held { show(held) }
        held = nil
        guard rebuilder.hasOutsideChanged else { continue }
        held = rebuilder.rebuild(FileChanges(isEverything: true))
      case .closed: return
      }
      if let report = held, report.outcome != .shown {
        show(report)
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

  /// Falls back to polling, which always works.
  private func poll() { try? start(PollingWatcher(site: options.site.folder)) }

  /// Starts a watcher in place of the previous one, unless preview has ended.
  private func start(_ new: any FileWatcher) throws(WatchFault) {
    try watcher.withLock { watching in
      Result { () throws(WatchFault) in
        guard !watching.isOver else { return }
        try new.start(queue)
        watching.current = new
      }
    }.get()
  }

  /// Stops server and watcher; `run` then returns.
  package func stop() {
    // The watcher is stopped outside the lock, because it ends only after its current callback,
    // which may be starting another watcher.
    watcher.withLock { watching in
      watching.isOver = true
      return watching.current.take()
    }?.stop()
    queue.close()
    server.close()
  }
}
