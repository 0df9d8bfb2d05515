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

  func validate() throws {
    guard now == nil || stated != nil else {
      throw ValidationError("--now must be an instant such as 2026-01-31T12:00:00Z.")
    }
  }

  var instant: Instant { stated ?? Instant(Date()) }

  private var stated: Instant? {
    now.flatMap { try? WrittenTime($0).moment(place: nil, site: .utc).instant }
  }
}
