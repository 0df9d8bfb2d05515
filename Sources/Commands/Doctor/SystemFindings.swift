import Foundation
import Paths

/// Findings about the system: time zones, clock, locale, disk, and programs that commands start.
struct SystemFindings {
  let installer: Installer
  /// Folder of the site, or the one in which a site would begin.
  let folder: String
  let now: Date

  var findings: [Finding] {
    [zones, clock, locale, home, disk(folder, name: "folder"), temporary, git, browser]
  }

  /// Returns the path of a program in the folders of `PATH`; `nil` if there is none.
  static func program(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.parts(between: ":").filter { !$0.isEmpty }.map { joined(String($0), name) }
      .first {
        access($0, X_OK) == 0
      }
  }

  private var zones: Finding {
    let zone = TimeZone(identifier: "Asia/Tokyo")
    guard zone?.secondsFromGMT(for: now) == 9 * 3600 else {
      return Finding(
        state: .missing, name: "time zones", text: "the system has no table of time zones",
        fix: installer.line("tzdata", "tzdata"))
    }
    return .found("time zones", "here is \(TimeZone.current.identifier)")
  }

  private var clock: Finding {
    let text = now.formatted(.iso8601)
    // No version of Zoetrope is older.
    guard now >= Date(timeIntervalSince1970: 1_764_547_200) else {
      return Finding(
        state: .missing, name: "clock",
        text: "the clock shows \(text); publication dates would be wrong",
        fix: "set the clock of this machine")
    }
    return .found("clock", text)
  }

  /// Pages never depend on it, so none is wrong.
  private var locale: Finding {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return .found("locale", (name ?? "none") + "; pages don't depend on it")
  }

  private var home: Finding {
    let path = ProcessInfo.processInfo.environment["HOME"] ?? ""
    guard !path.isEmpty, access(path, W_OK) == 0 else {
      return .found("home", "not writable; Zoetrope works without it")
    }
    return .found("home", path)
  }

  private var temporary: Finding {
    disk(NSTemporaryDirectory(), name: "temporary files")
  }

  private func disk(_ path: String, name: String) -> Finding {
    guard access(path, F_OK) == 0 else {
      return Finding(
        state: .missing, name: name, text: "there is no folder '\(path)'", fix: "make it: mkdir")
    }
    var space = statvfs()
    guard access(path, W_OK) == 0, statvfs(path, &space) == 0 else {
      return Finding(
        state: .missing, name: name, text: "'\(path)' can't be written to",
        fix: "give yourself the right to write there: chmod u+w")
    }
    let free = UInt64(space.f_bavail) * UInt64(space.f_frsize)
    let text = "\(path), \(free / 1_000_000) MB free"
    guard free >= 200_000_000 else {
      return Finding(state: .missing, name: name, text: text, fix: "free some space on that disk")
    }
    return .found(name, text)
  }

  private var git: Finding {
    guard let path = Self.program("git") else {
      return Finding(
        state: .optional, name: "git",
        text: "not found, so 'audience' can't warn about keys in a repository",
        fix: installer.line("git", "git"))
    }
    return .found("git", path)
  }

  private var browser: Finding {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    guard let path = Self.program(opener) else {
      return Finding(
        state: .optional, name: "browser",
        text: "'\(opener)' is not found, so 'preview --open' opens no browser",
        fix: installer.line("xdg-utils", "xdg-utils") + ", or open the printed address yourself")
    }
    return .found("browser", path)
  }
}
