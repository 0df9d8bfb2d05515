import Foundation

/// A kind of work that is repeated until it can be timed.
struct Part {
  let name: String
  /// Number of repetitions in one run.
  let count: Int
  /// Makes the input of one run, untimed, and returns the run.
  let prepare: () throws -> () throws -> Void

  /// Quick work without input.
  init(_ name: String, times count: Int = 2000, _ work: @escaping () throws -> Void) {
    self.init(name, count: count, preparing: { { for _ in 0..<count { try work() } } })
  }

  /// Work on input that can be used only once.
  init(_ name: String, count: Int, preparing: @escaping () throws -> () throws -> Void) {
    self.name = name
    self.count = count
    prepare = preparing
  }

  /// Times of one repetition, in seconds.
  struct Times {
    let median: Double
    let fastest: Double
  }

  /// Times eleven runs, after one that warms up.
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

/// Keeps the compiler from removing work whose result is not used.
@inline(never)
func consume<Result: ~Copyable>(_ result: borrowing Result) {}
