import ArgumentParser
import Content
import Domain
import Foundation

/// The option of commands that date what they write.
struct ClockOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time to date it with, such as 2026-01-31T12:00:00Z. (default: now)",
      valueName: "instant"))
  var now: String?

  func validate() throws { _ = try instant() }

  func instant() throws -> Instant { try Instant(option: now) }
}

extension Instant {
  /// What `--now` states; the present where it is not given.
  init(option now: String?) throws {
    guard let now else {
      self = (try? Instant(seconds: Int64(Date().timeIntervalSince1970))) ?? .epoch
      return
    }
    guard let moment = try? WrittenTime(now).moment(place: nil, site: .utc) else {
      throw ValidationError("'--now \(now)' is no instant such as 2026-01-31T12:00:00Z.")
    }
    self = moment.instant
  }
}
