import Basics
import Diagnostics
import Files
import Foundation
import Sealing

extension CommandDiagnostics {
  static func publishedKeys(_ path: String, in folder: String) -> Diagnostic {
    Problem.keysPublishedFolder(
      "the key file '\(path)' is in '\(folder)', whose files are published",
      fix: "move it elsewhere, for example next to 'Content'; if it was published, make another "
        + "with new passwords")
  }

  /// A key file that can't be read or changed.
  static func keys(_ fault: KeyFilePlace.Fault, _ path: String) -> Diagnostic {
    switch fault {
    case .missing:
      Problem.keysMissingFile(
        "there is no key file '\(path)'",
        fix: "'\(RunningProgram.name) audience add' creates one; to use another, name it with "
          + "--keys or "
          + KeysOption.variable)
    case .exists:
      Problem.keysExistingFile(
        at: SourceRange(file: path),
        "another process created the key file just now, so nothing was written",
        fix: "run the command again")
    case .busy:
      Problem.keysBusyFile(
        at: SourceRange(file: path),
        "another process is changing the key file, so nothing was written",
        fix: "wait until it is done, then run the command again")
    case .system(let error):
      Problem.keysFileFailed(
        at: SourceRange(file: path),
        "the key file can't be \(words(error.operation)): \(String(cString: strerror(error.code)))",
        fix: "make sure that the file and its folder can be read and written, or name another "
          + "file with --keys")
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
      "the system's cryptography library doesn't work",
      fix: "check that enough memory is free and that the library is set up correctly")
  }

  // MARK: Damage

  /// The place of the damage and its reason. The source line and its values aren't shown, because
  /// they may be keys.
  private static func damagedKeys(_ fault: KeyFileFault, _ path: String) -> Diagnostic {
    Problem.keysDamagedFile(
      at: SourceRange(file: path, line: fault.line, column: fault.column, length: 0, text: ""),
      words(fault.reason),
      fix: "restore a copy of the file; without a copy, make another with new passwords")
  }

  private static func words(_ reason: KeyFileFault.Reason) -> String {
    switch reason {
    case .tooLarge(let most): "the key file is larger than \(most) bytes"
    case .encoding: "the key file isn't UTF-8"
    case .syntax(let expected): "the key file is damaged: \(expected) should be here"
    case .tooDeep(let most): "the key file nests objects and lists more than \(most) deep"
    case .twice(let name): "the key file has \(quoted(name)) twice here"
    case .unknown(let name): "the key file contains \(quoted(name)) here, which isn't a known name"
    case .missing(let name): "'\(name)' is missing here in the key file"
    case .form(let name, let expected): "'\(name)' in the key file must be \(expected)"
    case .version(let version):
      "the key file has version \(version), which this version of Zoetrope doesn't support"
    case .tooFewRounds(let rounds, let fewest):
      "the key file has \(rounds) rounds for passwords, less than the minimum of \(fewest)"
    case .tooManyRounds(let rounds, let most):
      "the key file has \(rounds) rounds for passwords, more than the limit of \(most)"
    case .name(let name): "the key file has \(quoted(name)), which can't be a name"
    case .audienceTwice(let name): "the key file has the audience \(quoted(name)) twice"
    case .guestTwice(let name, let audience):
      "the key file has the guest \(quoted(name)) of \(quoted(audience)) twice"
    case .sameContentKey(let name, let other):
      "the audiences \(quoted(other)) and \(quoted(name)) have the same key"
    case .samePassword(let name, let other):
      "the guests \(quoted(other)) and \(quoted(name)) of an audience have the same password"
    case .cryptography: "the system's cryptography library doesn't accept this key"
    }
  }

  /// A name in quotes. A name as long as a key isn't shown, because in a damaged file it may be
  /// one.
  private static func quoted(_ name: String) -> String {
    name.utf8.count < 32 ? "'\(name)'" : "a name that is too long to show"
  }
}
