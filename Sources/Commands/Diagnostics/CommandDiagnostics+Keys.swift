import Basics
import Diagnostics
import Files
import Foundation
import Sealing

// Key files: keys-missing-file, keys-existing-file, keys-busy-file, keys-file-failed,
// keys-damaged-file, keys-cryptography, keys-published-folder, keys-open-to-others,
// keys-not-ignored, keys-older, keys-unknown-edition, keys-in-git.

extension CommandDiagnostics {
  static func publishedKeys(_ path: String, in folder: String) -> Diagnostic {
    Diagnostic(
      .error, "keys-published-folder", at: nil,
      "the key file '\(path)' lies in '\(folder)', whose files are published",
      fix: "move it out, as beside 'Content'; if it was published, make another with new passwords")
  }

  static func openKeys(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "keys-open-to-others", at: SourceRange(file: path),
      "other users of this machine may read or change the key file",
      fix: "keep it to yourself: chmod 600 \(shellWord(path))")
  }

  static func unignoredKeys(_ path: String) -> Diagnostic {
    let name = String(path.names.last ?? path[...])
    return Diagnostic(
      .warning, "keys-not-ignored", at: SourceRange(file: path),
      "Git would take the key file, and whoever has the repository could open what is sealed",
      // The file's stage beside it has a name with this one in it.
      fix: "add this line to the file .gitignore beside it: *\(name)*")
  }

  static func olderKeys(
    _ path: String, _ edition: Int, published: Int, _ publishedFile: String
  ) -> Diagnostic {
    Diagnostic(
      .error, "keys-older", at: SourceRange(file: path),
      "these keys are older than those of the published site: edition \(edition), not \(published); "
        + "who was withdrawn since could open it again",
      fix: "take the newer key file; to go back on purpose, remove '\(publishedFile)'")
  }

  static func unknownEdition(_ publishedFile: String, _ reason: String, _ path: String)
    -> Diagnostic
  {
    Diagnostic(
      .error, "keys-unknown-edition", at: SourceRange(file: publishedFile),
      "the edition of the published keys can't be read: \(reason); with older keys, who was "
        + "withdrawn since could open the site again",
      fix: "make it readable, or, where you know '\(path)' to hold the newest keys, remove "
        + "'\(publishedFile)': it is made anew")
  }

  static func keysInGit(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "keys-in-git", at: SourceRange(file: path),
      "the key file is in Git: whoever has the repository can open what is sealed",
      fix: "take it out with 'git rm --cached \(shellWord(path))', and make another with new "
        + "passwords: the history keeps this one")
  }

  /// A key file that can't be read or changed.
  static func keys(_ fault: KeyFilePlace.Fault, _ path: String) -> Diagnostic {
    switch fault {
    case .missing:
      Diagnostic(
        .error, "keys-missing-file", at: nil, "there is no key file '\(path)'",
        fix: "'\(RunningProgram.name) audience add' makes one; another is named with --keys or "
          + KeysOption.variable)
    case .exists:
      Diagnostic(
        .error, "keys-existing-file", at: SourceRange(file: path),
        "the key file was made by another process at this moment, so nothing was written",
        fix: "run the command again")
    case .busy:
      Diagnostic(
        .error, "keys-busy-file", at: SourceRange(file: path),
        "another process changes the key file at this moment, so nothing was written",
        fix: "run the command again when the other one has ended")
    case .system(let error):
      Diagnostic(
        .error, "keys-file-failed", at: SourceRange(file: path),
        "the key file can't be \(words(error.operation)): \(String(cString: strerror(error.code)))",
        fix: "see to it that the file and its folder can be read and written, or name another "
          + "with --keys")
    case .form(let fault): damagedKeys(fault, path)
    case .audience(let fault): audience(fault)
    }
  }

  private static func words(_ operation: SystemError.Operation) -> String {
    switch operation {
    case .resolving: "found"
    case .opening, .reading, .inspecting, .listing: "read"
    default: "written"
    }
  }

  static func keyCryptography() -> Diagnostic {
    Diagnostic(
      .error, "keys-cryptography", at: nil, "the system's library of cryptography refuses to work",
      fix: "look whether there is memory left, and whether the library may be used here at all")
  }

  // MARK: Damage

  /// The place and reason of damage; neither the source line nor a value of it, which may be a key.
  private static func damagedKeys(_ fault: KeyFileFault, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, "keys-damaged-file",
      at: SourceRange(file: path, line: fault.line, column: fault.column, length: 0, text: ""),
      words(fault.reason),
      fix: "put back a copy of the file; without one, make another with new passwords")
  }

  private static func words(_ reason: KeyFileFault.Reason) -> String {
    switch reason {
    case .tooLarge(let most): "the key file is larger than \(most) bytes"
    case .encoding: "the key file is not UTF-8"
    case .syntax(let expected): "the key file is damaged: \(expected) should be here"
    case .tooDeep(let most): "the key file nests more than \(most) objects and lists"
    case .twice(let name): "the key file has \(quoted(name)) twice here"
    case .unknown(let name): "the key file has \(quoted(name)) here, which belongs in none"
    case .missing(let name): "the key file lacks '\(name)' here"
    case .form(let name, let expected): "'\(name)' of the key file must be \(expected)"
    case .version(let version):
      "the key file is of version \(version), which this version of the program does not know"
    case .tooFewRounds(let rounds, let fewest):
      "the key file has \(rounds) rounds for passwords, and at least \(fewest) are taken"
    case .tooManyRounds(let rounds, let most):
      "the key file has \(rounds) rounds for passwords, and at most \(most) are taken"
    case .name(let name): "the key file has \(quoted(name)), which can't be a name"
    case .audienceTwice(let name): "the key file has the audience \(quoted(name)) twice"
    case .guestTwice(let name, let audience):
      "the key file has the guest \(quoted(name)) of \(quoted(audience)) twice"
    case .sameContentKey(let name, let other):
      "the audiences \(quoted(other)) and \(quoted(name)) have one key"
    case .samePassword(let name, let other):
      "the guests \(quoted(other)) and \(quoted(name)) of an audience have one password"
    case .cryptography: "the system's library of cryptography does not take this key"
    }
  }

  /// A name in quotes; of one as long as a key, in a file that was mangled, nothing.
  private static func quoted(_ name: String) -> String {
    name.utf8.count < 32 ? "'\(name)'" : "a name that is too long to show"
  }
}
