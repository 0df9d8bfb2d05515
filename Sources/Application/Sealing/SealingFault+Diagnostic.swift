import Diagnostics
import Sealing

extension SealingFault {
  /// Error for a file that can't be sealed.
  func diagnostic(of address: String) -> Diagnostic {
    let (reason, fix): (String, String) =
      switch self {
      case .tooLarge(let bytes, let most):
        ("it has \(bytes) bytes, more than the limit of \(most)", "make it smaller")
      case .tooManyAudiences(let count, let most):
        (
          "it is for \(count) audiences, more than the limit of \(most)",
          "merge several audiences into one"
        )
      default: ("the system's cryptography library doesn't work", "try again")
      }
    return Problem.siteUnsealable("\(address) can't be sealed: \(reason)", fix: fix)
  }
}
