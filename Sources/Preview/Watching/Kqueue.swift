import Content

// PreviewTests compiles this file a second time, on Linux against the emulation in Tests/CKqueue.
#if KQUEUE_IN_TESTS
  import CKqueue

  @testable import Preview
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

#if KQUEUE_IN_TESTS || canImport(Darwin)
  /// The kernel's queue of events of open files (kqueue(2)).
  final class Kqueue: VnodeQueue {
    private let queue: OpenDescriptor
    /// The first descriptor that isn't used for watching.
    private let ceiling: Int32

    private static let most = 256
    /// Events of written files. NOTE_ATTRIB isn't one, because reading a file may set an attribute
    /// of it.
    private static let written = UInt32(NOTE_WRITE | NOTE_EXTEND)
    private static let watchedEvents =
      written | UInt32(NOTE_DELETE | NOTE_ATTRIB | NOTE_RENAME | NOTE_REVOKE)
    /// The event that `end` triggers.
    private static func ender(_ flags: Int32, _ fflags: Int32 = 0) -> kevent {
      kevent(
        ident: 0, filter: Int16(EVFILT_USER), flags: UInt16(flags), fflags: UInt32(fflags), data: 0,
        udata: nil)
    }

    init(
      ceiling: Int32 = DescriptorLimit.ceiling(of: DescriptorLimit.raise())
    ) throws(WatchFault) {
      let descriptor = kqueue()
      guard descriptor >= 0 else { throw WatchFault(opening: errno) }
      queue = OpenDescriptor(descriptor)
      self.ceiling = ceiling
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      try change(Self.ender(EV_ADD | EV_CLEAR))
    }

    private func change(_ event: kevent) throws(WatchFault) {
      var event = event
      while kevent(queue.number, &event, 1, nil, 0, nil) < 0 {
        guard errno == EINTR else { throw WatchFault(opening: errno) }
      }
    }

    func file(at path: String, as number: Int) throws(WatchFault) -> OpenDescriptor? {
      var descriptor: Int32
      repeat {
        // O_EVTONLY doesn't prevent ejecting a disk; O_NONBLOCK doesn't wait for the writer of a
        // pipe.
        descriptor = open(path, O_EVTONLY | O_CLOEXEC | O_NONBLOCK)
      } while descriptor < 0 && errno == EINTR
      guard descriptor >= 0 else {
        let fault = WatchFault(opening: errno)
        if fault == .outOfDescriptors { throw fault }
        return nil
      }
      let file = OpenDescriptor(descriptor)
      // The kernel uses the lowest free number, so at least as many descriptors are in use.
      guard descriptor < ceiling else { throw .outOfDescriptors }
      try change(
        kevent(
          ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: Self.watchedEvents, data: 0, udata: UnsafeMutableRawPointer(bitPattern: number)))
      return file
    }

    func next() throws(WatchFault) -> [VnodeEvent]? {
      // `kevent` is also the name of the function.
      var events: [kevent] = Array(repeating: kevent(), count: Self.most)
      let count = kevent(queue.number, nil, 0, &events, Int32(Self.most), nil)
      guard count >= 0 else {
        guard errno == EINTR else { throw WatchFault(opening: errno) }
        return []
      }
      guard !events[..<Int(count)].contains(where: { $0.filter == Int16(EVFILT_USER) }) else {
        return nil
      }
      return events[..<Int(count)].map { event in
        VnodeEvent(
          number: Int(bitPattern: event.udata), isWritten: event.fflags & Self.written != 0)
      }
    }

    func end() {
      // The event was added at the start and is never removed, so this can't fail.
      try? change(Self.ender(0, NOTE_TRIGGER))
    }
  }

  extension WatchFault {
    /// Creates the fault of opening or watching, from the system's number.
    fileprivate init(opening number: Int32) {
      self =
        [EMFILE, ENFILE, ENOMEM].contains(number) ? .outOfDescriptors : .unavailable(number)
    }
  }
#endif
