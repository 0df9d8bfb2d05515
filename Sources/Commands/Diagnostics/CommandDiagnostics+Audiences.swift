import Basics
import Diagnostics
import Domain
import Sealing

extension CommandDiagnostics {
  /// A change that the key file does not allow.
  static func audience(_ fault: AudienceFault) -> Diagnostic {
    switch fault {
    case .name(let name):
      Problem.audienceWrongName(
        "'\(name)' can't be a name",
        fix: "write 1 to \(KeyFile.longestName) bytes without line breaks and without blanks at "
          + "the ends")
    case .audienceExists(let name):
      Problem.audienceExists(
        "the key file has an audience '\(name)' already",
        fix: "choose another name, or remove that one first")
    case .noAudience(let name): audienceWithoutKeys(name, among: [])
    case .guestExists(let guest, let audience):
      Problem.audienceGuestExists(
        "'\(audience)' has a guest '\(guest)' already",
        fix: "name another; to give this one a new password, withdraw and add it again")
    case .noGuest(let guest, let audience): missingGuest(guest, of: audience, among: [])
    case .samePassword(let other, let audience):
      Problem.audienceSamePassword(
        "the guest '\(other)' of '\(audience)' has the same password",
        fix: "choose another: of two guests with one password, none could be withdrawn alone")
    case .lastEdition(let edition):
      Problem.audienceLastEdition(
        "the edition of the key file is \(edition), and the edition number can't go higher",
        fix: "move the key file away, and add each guest again with a new password")
    case .cryptography: keyCryptography()
    }
  }

  /// An audience that the key file does not have.
  static func audienceWithoutKeys(_ name: String, among names: [String]) -> Diagnostic {
    Problem.audienceWithoutKeys(
      "the key file has no audience '\(name)'",
      fix: didYouMean(suggestion(for: name, among: names))
        ?? (names.isEmpty ? "" : "it has \(names.map { "'\($0)'" }.joined(separator: ", ")); ")
        + "'\(RunningProgram.name) audience add \(shellWord(name))' makes it")
  }

  static func missingGuest(_ guest: String, of audience: String, among names: [String])
    -> Diagnostic
  {
    Problem.audienceMissingGuest(
      "'\(audience)' has no guest '\(guest)'",
      fix: didYouMean(suggestion(for: guest, among: names))
        ?? "'\(RunningProgram.name) audience list' names all of them")
  }
}
