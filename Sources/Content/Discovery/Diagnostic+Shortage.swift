package import Diagnostics
import Foundation

extension Diagnostic {
  /// Error for a resource that the whole program lacks, from the system's error number and one
  /// affected path; `nil` for other causes.
  ///
  /// The error is equal wherever it occurs, so it is reported only once.
  package static func shortage(_ number: Int32, at path: String) -> Diagnostic? {
    let (problem, message, fix): (Problem, String, String)
    switch number {
    case EMFILE:
      let limit = DescriptorLimit.current
      (problem, message, fix) = (
        Problem.systemOpenFiles,
        "Zoetrope needs more open files than the limit of \(limit)",
        "raise the limit with 'ulimit -n \(max(256, limit * 4))', or use fewer '--jobs'"
      )
    case ENFILE:
      (problem, message, fix) = (
        Problem.systemOpenFiles,
        "all programs together have reached the system's limit of open files",
        "close other programs, or raise the system's limit"
      )
    case ENOMEM:
      (problem, message, fix) = (
        Problem.systemMemory, "the system has no more memory for Zoetrope",
        "close other programs, raise the limit with 'ulimit -v', or use fewer '--jobs'"
      )
    default: return nil
    }
    return problem(
      message, fix: fix,
      notes: [Note("one of the files that couldn't be opened: '\(path)'")])
  }
}
