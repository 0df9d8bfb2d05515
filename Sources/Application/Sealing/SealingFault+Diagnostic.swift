import Diagnostics
import Sealing

extension SealingFault {
  /// Error for a file that can't be sealed.
  func diagnostic(of address: String) -> Diagnostic {
    let (reason, fix): (String, String) =
      switch self {
      case .tooLarge(let bytes, let most):
        ("it has \(bytes) bytes, and at most \(most) can be sealed", "make it smaller")
      case .tooManyAudiences(let count, let most):
        ("it is for \(count) audiences, and at most \(most) can be", "make one of several")
      default: ("the system's library of cryptography refuses", "try again")
      }
    return Problem.siteUnsealable("\(address) can't be sealed: \(reason)", fix: fix)
  }
}
