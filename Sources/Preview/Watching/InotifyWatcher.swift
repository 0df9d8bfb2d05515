#if os(Linux)
  import Foundation
  import Synchronization
  import Basics

  /// Watcher that uses the kernel's events on Linux (inotify(7)).
  final class InotifyWatcher: FileWatcher {
    private let tree: Mutex<InotifyTree>
    private let descriptor: Int32
    /// A pipe. Writing to it ends the thread.
    private let wake: (reading: Int32, writing: Int32)
    private let ended = DispatchSemaphore(value: 0)
    private let failed: @Sendable (WatchFault) -> Void

    /// `most` is the maximum number of watched folders. `failed` is called when the watcher can't
    /// watch any longer.
    init(
      site: String, most: Int = .max, failed: @escaping @Sendable (WatchFault) -> Void
    ) throws(WatchFault) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      var ends: [Int32] = [-1, -1]
      guard descriptor >= 0, pipe(&ends) == 0 else {
        let number = errno
        if descriptor >= 0 { close(descriptor) }
        throw WatchFault(number)
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      wake = (ends[0], ends[1])
      tree = Mutex(InotifyTree(site: site, descriptor: descriptor, most: most))
      self.failed = failed
    }

    deinit {
      close(descriptor)
      close(wake.reading)
      close(wake.writing)
    }

    func start(_ queue: ChangeQueue) throws(WatchFault) {
      try tree.withLock { tree in
        Result { () throws(WatchFault) in try tree.watchAll() }
      }.get()
      let isStarted = onOneThread { [self] in
        run(queue)
        ended.signal()
      }
      if !isStarted { throw .unavailable(EAGAIN) }
    }

    func stop() {
      var byte: UInt8 = 0
      write(wake.writing, &byte, 1)
      ended.wait()
    }

    private func run(_ queue: ChangeQueue) {
      // Room for some hundred events. The kernel writes only whole ones.
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      while true {
        var waiting = [
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&waiting, nfds_t(waiting.count), -1) > 0 else { continue }
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 {
          let fault = tree.withLock { tree in
            tree.take(InotifyEvent.events(in: buffer[..<count]), queue)
          }
          if let fault { return failed(fault) }
        }
        if waiting[1].revents != 0 { return }
      }
    }
  }

  extension WatchFault {
    init(_ number: Int32) {
      self = [ENOSPC, EMFILE, ENFILE, ENOMEM].contains(number) ? .exhausted : .unavailable(number)
    }
  }
#endif
