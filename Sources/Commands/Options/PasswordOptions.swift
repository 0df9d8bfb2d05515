import ArgumentParser
import Diagnostics
import Foundation
import Sealing

/// Options for giving a new password in any way except as an argument, because shells remember
/// arguments and process lists show them.
struct PasswordOptions: ParsableArguments {
  /// Name of the environment variable that may contain a password.
  static let variable = "ZOETROPE_PASSWORD"
  /// Maximum number of bytes of a password.
  static let mostBytes = 1_000

  @Option(
    help: ArgumentHelp(
      "A file that contains only the password and isn't published, or - for a pipe.",
      valueName: "file"),
    completion: .file())
  var passwordFile: String?

  @Option(
    help: ArgumentHelp(
      "Make a strong password of words or characters, and print it once.", valueName: "form"))
  var generate: GeneratedPassword.Form?

  @Flag(help: "Accept a weak password.")
  var weak = false

  func validate() throws {
    if passwordFile != nil, generate != nil {
      throw ValidationError("'--generate' makes a password, so leave out '--password-file'.")
    }
    if passwordFile?.isEmpty == true {
      throw ValidationError("'--password-file' needs the name of a file.")
    }
  }

  /// A password that the user gave, or that was made.
  struct Given {
    let password: Password
    /// Text of a password that was made, which is shown once.
    var made: GeneratedPassword?
    /// Cost of guessing a weak password that was accepted anyway.
    var weakness: String?
  }

  /// Returns the password for a person. If no password can be used, reports the reason and throws
  /// the exit code.
  func password(for person: String, _ options: AudienceOptions) throws -> Given {
    if let generate {
      let made = GeneratedPassword(generate)
      return Given(password: try checked(Array(made.text.utf8)), made: made)
    }
    let password = try checked(written(for: person, options))
    let strength = PasswordStrength(password)
    guard strength.isWeak else { return Given(password: password) }
    let cost = GuessingCost.words(bits: strength.bits)
    guard weak else {
      throw Failure.reported(
        Problem.audienceWeakPassword(
          "this password is weak: anyone with the published files can guess it for \(cost)",
          fix:
            "use four unrelated words, let '--generate words' make a password, or add --weak"))
    }
    return Given(password: password, weakness: cost)
  }

  /// Returns the bytes of the file, or else of the environment variable, or else those that are
  /// typed.
  private func written(for person: String, _ options: AudienceOptions) throws -> [UInt8] {
    if let passwordFile, passwordFile != "-" || !PasswordPrompt.isPossible {
      return try bytes(of: passwordFile, options)
    }
    if passwordFile == nil, let text = ProcessInfo.processInfo.environment[Self.variable] {
      return Array(text.utf8)
    }
    guard PasswordPrompt.isPossible else {
      throw Failure.reported(
        Problem.audienceNoPassword(
          "there is no terminal to type a password in",
          fix: "name a file with --password-file, set \(Self.variable), or let "
            + "'--generate words' make one"))
    }
    let answers = try typed(for: person)
    guard answers[0] == answers[1] else {
      throw Failure.reported(
        Problem.audienceNoPassword(
          "the two passwords are not the same", fix: "run the command again"))
    }
    return answers[0]
  }

  private func typed(for person: String) throws -> [[UInt8]] {
    do throws(PasswordPrompt.Fault) {
      return try PasswordPrompt.answers(to: ["Password for \(person): ", "Repeat the password: "])
    } catch {
      throw Failure.reported(Problem.audienceNoPassword(error.words, fix: "run the command again"))
    }
  }

  /// Returns the bytes of a file or a pipe, without the line end.
  private func bytes(of path: String, _ options: AudienceOptions) throws -> [UInt8] {
    if path != "-", let folder = try options.publishedFolder(around: path) {
      throw Failure.reported(
        Problem.audiencePasswordFile(
          "the password file '\(path)' is in '\(folder)', whose files are published",
          fix: "move it out of the site; if it was published, use another password"))
    }
    let file = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw unreadable(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    // One byte more than the maximum, besides a line end, shows that the password is too long.
    while bytes.count <= Self.mostBytes + 2 {
      let count = read(file, &buffer, buffer.count)
      guard count >= 0 || errno == EINTR else { throw unreadable(path) }
      guard count != 0 else { break }
      if count > 0 { bytes += buffer[..<count] }
    }
    if bytes.last == UInt8(ascii: "\n") {
      bytes.removeLast()
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    }
    return bytes
  }

  private func unreadable(_ path: String) -> ExitCode {
    Failure.reported(
      Problem.audiencePasswordFile(
        "the file '\(path)' can't be read: \(String(cString: strerror(errno)))",
        fix: "name a file that contains only the password"))
  }

  private func checked(_ bytes: [UInt8]) throws -> Password {
    guard bytes.count <= Self.mostBytes else {
      throw Failure.reported(
        Problem.audienceNoPassword(
          "the password is longer than \(Self.mostBytes) bytes", fix: "choose a shorter one"))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure.reported(
        Problem.audienceNoPassword(
          "the password isn't UTF-8", fix: "write it in an editor that saves as UTF-8"))
    }
    do throws(Password.Fault) {
      return try Password(text)
    } catch {
      throw Failure.reported(
        error == .empty
          ? Problem.audienceNoPassword("the password is empty", fix: "choose another")
          : Problem.audienceNoPassword(
            "the password has a line break or another character that no password field accepts",
            fix: "choose a password on one line"))
    }
  }
}

extension GeneratedPassword.Form: ExpressibleByArgument {}

extension PasswordPrompt.Fault {
  fileprivate var words: String {
    switch self {
    case .ended: "no password was entered"
    case .system(let code): "the terminal can't be read: \(String(cString: strerror(code)))"
    }
  }
}
