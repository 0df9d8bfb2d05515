import Foundation

/// One kind of work, done often enough to be timed.
struct Part {
  let name: String
  /// How many times a run does the work.
  let count: Int
  /// Makes what one run needs, which is not timed, and gives the run.
  let prepare: () throws -> () throws -> Void

  /// Work that is quick, and needs nothing prepared.
  init(_ name: String, times count: Int = 2000, _ work: @escaping () throws -> Void) {
    self.init(name, count: count, preparing: { { for _ in 0..<count { try work() } } })
  }

  /// Work that can be done once with what is prepared for it.
  init(_ name: String, count: Int, preparing: @escaping () throws -> () throws -> Void) {
    self.name = name
    self.count = count
    prepare = preparing
  }

  /// Seconds of one piece of work.
  struct Times {
    let median: Double
    let fastest: Double
  }

  /// Of eleven runs, after one that warms up.
  func measure() throws -> Times {
    var times: [Double] = []
    for run in 0...11 {
      let work = try prepare()
      let start = Self.now
      try work()
      let time = Self.now - start
      if run > 0 { times.append(time / Double(count)) }
    }
    times.sort()
    return Times(median: times[times.count / 2], fastest: times[0])
  }

  /// CPU time of this process, in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Keeps the compiler from leaving out work whose result nobody looks at.
@inline(never)
func consume<Result: ~Copyable>(_ result: borrowing Result) {}
