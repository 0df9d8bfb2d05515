import CPlatform
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Processes each index on one of `jobs` threads and returns the results in the order of indexes.
/// Each thread creates one worker for state that it can reuse.
///
/// Indexes are assigned in small batches, so neighbours are mostly processed by the same worker.
package func concurrentMap<Worker: ~Copyable, Element: Sendable>(
  _ count: Int, jobs: Int, worker makeWorker: @escaping @Sendable () -> Worker,
  _ body: @escaping @Sendable (inout Worker, Int) -> Element
) -> [Element] {
  let batch = max(1, min(32, count / (max(1, jobs) * 4)))
  let threads = max(1, min(jobs, (count + batch - 1) / batch))
  let work = SharedWork<Element>()
  onThreads(threads) {
    var worker = makeWorker()
    var mine: [(start: Int, elements: [Element])] = []
    while true {
      let start = work.next.wrappingAdd(batch, ordering: .relaxed).oldValue
      guard start < count else { break }
      var elements: [Element] = []
      elements.reserveCapacity(batch)
      for index in start..<min(start + batch, count) { elements.append(body(&worker, index)) }
      mine.append((start, elements))
    }
    work.finished.withLock { $0 += mine }
  }
  var finished = work.finished.withLock { finished in
    defer { finished = [] }
    return finished
  }
  finished.sort { $0.start < $1.start }
  var result: [Element] = []
  result.reserveCapacity(count)
  for index in finished.indices {
    result += finished[index].elements
    // Released at once, so that results are not in memory twice.
    finished[index].elements = []
  }
  return result
}

/// A class, because the threads share it.
private final class SharedWork<Element: Sendable>: Sendable {
  let next = Atomic(0)
  let finished = Mutex<[(start: Int, elements: [Element])]>([])
}

/// Runs the work on this thread and on `count - 1` others, and waits for all. If the system starts
/// fewer threads, those that run do all of the work.
private func onThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
  let threads = (1..<max(1, count)).compactMap { _ in start(work) }
  work()
  for thread in threads { pthread_join(thread, nil) }
}

/// A class, because a C callback takes one pointer.
private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs the work on another thread, which must be joined or detached; `nil` if the system can't
/// start one.
private func start(
  _ work: @escaping @Sendable () -> Void, isUrgent: Bool = true
) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  // Templates nest deeply, and macOS gives other threads only half a megabyte by default.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  #if canImport(Darwin)
    if !isUrgent { pthread_attr_set_qos_class_np(&attributes, QOS_CLASS_UTILITY, 0) }
  #endif
  // The new thread takes ownership of the pointer's object.
  let context = Unmanaged.passRetained(ThreadWork(work))
  #if canImport(Darwin)
    var thread: pthread_t?
    let result = pthread_create(&thread, &attributes, { runThread($0) }, context.toOpaque())
  #else
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes, { $0.flatMap { runThread($0) } }, context.toOpaque())
  #endif
  guard result == 0 else {
    context.release()
    return nil
  }
  return thread
}

/// Runs the work on its own detached thread, and returns whether the system started one. On macOS
/// work that is not urgent gets a lower priority.
@discardableResult package func onOneThread(
  isUrgent: Bool = true, _ work: @escaping @Sendable () -> Void
) -> Bool {
  guard let thread = start(work, isUrgent: isUrgent) else { return false }
  pthread_detach(thread)
  return true
}

private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  zoetrope_signals_take_stack()
  Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
