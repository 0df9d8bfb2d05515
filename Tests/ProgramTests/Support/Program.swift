import Foundation

/// The executable, run as its own process.
struct Program {
  /// Result of a process.
  struct Run {
    enum Ending: Equatable {
      case exit(Int32)
      case signal(Int32)
    }

    let ending: Ending
    let output: String
    let error: String

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  var folder = "/"
  /// Replaces this process's environment except for `PATH`.
  var environment: [String: String] = [:]
  /// Program with arguments that runs Zoetrope, such as `strace`.
  var wrapper: [String] = []

  /// Path of the program in `ZOETROPE_PROGRAM`, such as a release build. Otherwise the program
  /// beside the tests' bundle, where the package manager builds both.
  static let path: String = {
    if let path = ProcessInfo.processInfo.environment["ZOETROPE_PROGRAM"] { return path }
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "zoetrope").path
  }()

  /// Runs the program to its end; output goes to files, because a pipe could fill up.
  func run(_ arguments: [String]) throws -> Run {
    let scratch = try TemporaryFolder()
    let streams = ["out", "err"].map { "\(scratch.path)/\($0)" }
    let process = try start(arguments, output: streams[0], error: streams[1])
    let ending = try process.wait()
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
    return Run(ending: ending, output: try text(streams[0]), error: try text(streams[1]))
  }

  func run(_ arguments: String...) throws -> Run { try run(arguments) }

  /// Starts the program with files or devices as its output.
  func start(
    _ arguments: [String], input: String = "/dev/null", output: String, error: String,
    ownGroup: Bool = false
  ) throws -> ChildProcess {
    var environment = environment
    environment["PATH"] = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try ChildProcess(
      wrapper + [Self.path] + arguments, environment: environment, folder: folder, input: input,
      output: output, error: error, ownGroup: ownGroup)
  }
}

extension Program.Run {
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// Returns the run; throws if it has failed.
  func succeeded() throws -> Self {
    guard ending == .exit(0) else {
      throw Failed(description: "\(ending)\n\(output)\n\(error)")
    }
    return self
  }
}
