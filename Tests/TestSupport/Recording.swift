import Foundation

/// Mode of a run: to compare with recorded files, or to record them again.
///
/// `ZOETROPE_RECORD=1` records; a run that records fails, and under `CI` nothing is recorded.
package enum Recording {
  case compare
  case record
  case refuse

  /// The mode that the environment sets.
  package static func asked() -> Recording {
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool {
      !["", "0", "false"].contains(environment[name, default: ""])
    }
    guard isSet("ZOETROPE_RECORD") else { return .compare }
    return isSet("CI") ? .refuse : .record
  }
}
