import Foundation

/// A process that a test starts and waits for.
///
/// Uses `posix_spawn` instead of Foundation's `Process`, because threads of tests block signals and
/// a child would inherit that mask.
struct ChildProcess {
  struct Failure: Error {
    let what: String
    let code: Int32
  }

  let id: pid_t

  /// Starts the process; with `ownGroup`, it can be stopped and continued wherever tests run.
  init(
    _ command: [String], environment: [String: String], folder: String,
    input: String = "/dev/null", output: String, error: String, ownGroup: Bool = false
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY | O_NOCTTY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_NOCTTY, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY | O_CREAT | O_NOCTTY, 0o644)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let group = ownGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | group)

    // A shell changes the folder, because Swift on Linux hides the call for it.
    let command =
      ["/bin/sh", "-c", "cd -- \"$1\" && shift && exec \"$@\"", "sh", folder] + command
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, command[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw Failure(what: "\(command)", code: code) }
    self.id = id
  }

  func signal(_ number: Int32) { kill(id, number) }

  /// Waits until a signal has stopped it.
  func waitUntilStopped() throws {
    var status: Int32 = 0
    while waitpid(id, &status, WUNTRACED) < 0 {
      guard errno == EINTR else { throw Failure(what: "waitpid", code: errno) }
    }
    // Reads the status like the macros of <sys/wait.h>.
    guard status & 0xFF == 0x7F else { throw Failure(what: "it ended", code: status) }
  }

  func wait() throws -> Program.Run.Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(what: "waitpid", code: errno) }
    }
    // Decodes the status like the macros of <sys/wait.h>.
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
