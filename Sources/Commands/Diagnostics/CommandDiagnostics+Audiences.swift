import Basics
import Diagnostics
import Domain
import Sealing

extension CommandDiagnostics {
  /// A change that the key file doesn't allow.
  static func audience(_ fault: AudienceFault) -> Diagnostic {
    switch fault {
    case .name(let name):
      Problem.audienceWrongName(
        "'\(name)' can't be a name",
        fix: "write 1 to \(KeyFile.longestName) bytes, without line breaks and without spaces at "
          + "the start or end")
    case .audienceExists(let name):
      Problem.audienceExists(
        "the key file already has an audience '\(name)'",
        fix: "choose another name, or remove that audience first")
    case .noAudience(let name): audienceWithoutKeys(name, among: [])
    case .guestExists(let guest, let audience):
      Problem.audienceGuestExists(
        "'\(audience)' already has a guest '\(guest)'",
        fix: "choose another name; to change this guest's password, withdraw the guest and add "
          + "them again")
    case .noGuest(let guest, let audience): missingGuest(guest, of: audience, among: [])
    case .samePassword(let other, let audience):
      Problem.audienceSamePassword(
        "the guest '\(other)' of '\(audience)' has the same password",
        fix: "choose another: if two guests share a password, you can't withdraw either of them")
    case .lastEdition(let edition):
      Problem.audienceLastEdition(
        "the key file's edition is \(edition), which is almost the highest possible number",
        fix: "move the key file away, and add each guest again with a new password")
    case .cryptography: keyCryptography()
    }
  }

  /// An audience that isn't in the key file.
  static func audienceWithoutKeys(_ name: String, among names: [String]) -> Diagnostic {
    Problem.audienceWithoutKeys(
      "the key file has no audience '\(name)'",
      fix: didYouMean(suggestion(for: name, among: names))
        ?? (names.isEmpty ? "" : "it has \(names.map { "'\($0)'" }.joined(separator: ", ")); ")
        + "'\(RunningProgram.name) audience add \(shellWord(name))' creates it")
  }

  static func missingGuest(_ guest: String, of audience: String, among names: [String])
    -> Diagnostic
  {
    Problem.audienceMissingGuest(
      "'\(audience)' has no guest '\(guest)'",
      fix: didYouMean(suggestion(for: guest, among: names))
        ?? "run '\(RunningProgram.name) audience list' to see all guests")
  }
}
