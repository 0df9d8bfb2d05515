import Basics
import Diagnostics
import Files
import Foundation
import Sealing

extension CommandDiagnostics {
  static func publishedKeys(_ path: String, in folder: String) -> Diagnostic {
    Problem.keysPublishedFolder(
      "the key file '\(path)' lies in '\(folder)', whose files are published",
      fix: "move it out, as beside 'Content'; if it was published, make another with new passwords")
  }

  /// A key file that can't be read or changed.
  static func keys(_ fault: KeyFilePlace.Fault, _ path: String) -> Diagnostic {
    switch fault {
    case .missing:
      Problem.keysMissingFile(
        "there is no key file '\(path)'",
        fix: "'\(RunningProgram.name) audience add' makes one; another is named with --keys or "
          + KeysOption.variable)
    case .exists:
      Problem.keysExistingFile(
        at: SourceRange(file: path),
        "the key file was made by another process at this moment, so nothing was written",
        fix: "run the command again")
    case .busy:
      Problem.keysBusyFile(
        at: SourceRange(file: path),
        "another process changes the key file at this moment, so nothing was written",
        fix: "run the command again when the other one has ended")
    case .system(let error):
      Problem.keysFileFailed(
        at: SourceRange(file: path),
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
    Problem.keysCryptography(
      "the system's library of cryptography refuses to work",
      fix: "look whether there is memory left, and whether the library may be used here at all")
  }

  // MARK: Damage

  /// The place and reason of damage; neither the source line nor a value of it, which may be a key.
  private static func damagedKeys(_ fault: KeyFileFault, _ path: String) -> Diagnostic {
    Problem.keysDamagedFile(
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
