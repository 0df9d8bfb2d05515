import Diagnostics
import Domain
import Sealing

// Mistakes of sealing: site-no-keys, site-published-keys, site-unsealable.

extension ApplicationDiagnostics {
  static func noKeys(of audience: Slug, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "site-no-keys", at: place,
      "nobody has a password for the audience '\(audience.text)', so nothing can be sealed for it",
      fix: "run 'zoetrope audience add \(audience.text)', or name the key file by '--keys'")
  }

  static func publishedKeys(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "site-published-keys", at: SourceRange(file: path),
      "this is a key file, by which anybody could open all that is sealed",
      fix: "take it out; if it was published, make another with new passwords")
  }

  static func unsealable(_ address: String, _ fault: SealingFault) -> Diagnostic {
    let (reason, fix): (String, String) =
      switch fault {
      case .tooLarge(let bytes, let most):
        ("it has \(bytes) bytes, and at most \(most) can be sealed", "make it smaller")
      case .tooManyAudiences(let count, let most):
        ("it is for \(count) audiences, and at most \(most) can be", "make one of several")
      default: ("the system's library of cryptography refuses", "try again")
      }
    return Diagnostic(
      .error, "site-unsealable", at: nil, "\(address) can't be sealed: \(reason)", fix: fix)
  }
}
