import ArgumentParser
import Content
import Domain
import Foundation

/// The option of commands that write dates.
struct ClockOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The time for the new files, such as 2026-01-31T12:00:00Z. (default: SOURCE_DATE_EPOCH, or \
      else now)
      """,
      valueName: "instant"))
  var now: String?

  func validate() throws { _ = try instant() }

  func instant() throws -> Instant { try Instant(option: now) }
}

extension Instant {
  /// Creates the instant from `--now`, or else from the environment, or else from the current time.
  init(option now: String?) throws {
    guard let now else {
      self = try Self.ofEnvironment() ?? .present
      return
    }
    guard let moment = try? WrittenTime(now).moment(place: nil, site: .utc) else {
      throw ValidationError("'--now \(now)' isn't a time such as 2026-01-31T12:00:00Z.")
    }
    self = moment.instant
  }

  private static var present: Instant {
    (try? Instant(seconds: Int64(Date().timeIntervalSince1970))) ?? .epoch
  }

  /// Returns the instant in `SOURCE_DATE_EPOCH`, in seconds since 1970. Reproducible builds of
  /// whole systems set it (reproducible-builds.org/specs/source-date-epoch).
  private static func ofEnvironment() throws -> Instant? {
    let name = "SOURCE_DATE_EPOCH"
    guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else { return nil }
    guard let seconds = Int64(text), let instant = try? Instant(seconds: seconds) else {
      throw ValidationError("\(name) is '\(text)', which isn't a number of seconds since 1970.")
    }
    return instant
  }
}
