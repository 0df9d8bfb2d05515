import Basics
import Foundation

/// Git's answer about a file that must not be in a repository.
enum GitAnswer {
  /// The file is in a work tree that doesn't ignore it.
  case wouldTake
  /// The file is already in the repository.
  case has

  /// Asks Git itself, because its rules come from several files; `nil` if the file is ignored or
  /// outside any work tree, or if Git isn't installed.
  init?(for path: String) {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let resolved = String(cString: real)
    guard let slash = resolved.place(ofLast: .slash) else { return nil }
    let folder = slash == resolved.startIndex ? "/" : String(resolved[..<slash])
    let name = String(resolved[resolved.utf8.index(after: slash)...])
    guard Self.isInWorkTree(folder) else { return nil }
    // Git exits with 0 for an ignored file, with 1 for any other, and with 128 if it doesn't know.
    guard Self.ask(["check-ignore", "-q", "--", "./\(name)"], in: folder) == 1 else { return nil }
    self =
      Self.ask(["ls-files", "--error-unmatch", "--", ":(literal)\(name)"], in: folder) == 0
      ? .has : .wouldTake
  }

  /// Whether a folder, or one above it, looks like a work tree. If not, no program is run.
  private static func isInWorkTree(_ folder: String) -> Bool {
    var place = folder[...]
    while true {
      if access("\(place)/.git", F_OK) == 0 { return true }
      guard let slash = place.place(ofLast: .slash), slash != place.startIndex else { return false }
      place = place[..<slash]
    }
  }

  /// Runs Git without a shell, and without programs that a repository's settings name. Returns its
  /// exit code, or `nil` if it can't be run.
  private static func ask(_ words: [String], in folder: String) -> Int32? {
    let command = ["git", "-C", folder, "-c", "core.fsmonitor=false"] + words
    // A hook's variables would lead Git to another repository.
    let variables = ProcessInfo.processInfo.environment.filter { !$0.key.begins(with: "GIT_") }
    var arguments = command.map { strdup($0) } + [nil]
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in arguments + environment { free(word) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var process: pid_t = 0
    guard posix_spawnp(&process, "git", &actions, nil, &arguments, &environment) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // Reads the status like the macros of <sys/wait.h>.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
