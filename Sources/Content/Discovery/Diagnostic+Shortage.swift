package import Diagnostics
import Foundation

extension Diagnostic {
  /// Error for a resource that the whole program lacks, by the system's number and one affected
  /// path; the same wherever it occurs, so that it is told once. `nil` for other causes.
  package static func shortage(_ number: Int32, at path: String) -> Diagnostic? {
    let (problem, message, fix): (Problem, String, String)
    switch number {
    case EMFILE:
      let limit = DescriptorLimit.current
      (problem, message, fix) = (
        Problem.systemOpenFiles,
        "this program may not have more than \(limit) files open at once, and needs more",
        "raise the limit with 'ulimit -n \(max(256, limit * 4))', or let fewer '--jobs' work"
      )
    case ENFILE:
      (problem, message, fix) = (
        Problem.systemOpenFiles,
        "all programs together have as many files open as the system allows",
        "end others, or raise the system's limit"
      )
    case ENOMEM:
      (problem, message, fix) = (
        Problem.systemMemory, "the system gives this program no more memory",
        "end others, raise the limit with 'ulimit -v', or let fewer '--jobs' work"
      )
    default: return nil
    }
    return problem(
      message, fix: fix,
      notes: [Note("one of those that could not be opened is '\(path)'")])
  }
}
