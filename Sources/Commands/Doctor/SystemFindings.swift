import Basics
import Foundation

/// Findings about the system: time zones, clock, locale, disk, and programs that commands start.
struct SystemFindings {
  let installer: Installer
  /// Folder of the site, or the folder in which a site would be created.
  let folder: String
  let now: Date

  var findings: [Finding] { [zones, clock, locale, home, disk, git, browser] }

  private func variable(_ name: String) -> String? {
    let value = ProcessInfo.processInfo.environment[name] ?? ""
    return value.isEmpty ? nil : value
  }

  private var zones: Finding {
    let name = "time zones"
    guard TimeZone(identifier: "Asia/Tokyo")?.secondsFromGMT(for: now) == 9 * 3600 else {
      return Finding(
        state: .missing, name: name, text: "the system has no table of time zones",
        fix: installer.line("tzdata", "tzdata"))
    }
    if let zone = variable("TZ"), TimeZone(identifier: zone) == nil, !zone.begins(with: ":") {
      return Finding(
        state: .optional, name: name, text: "TZ is '\(zone)', which isn't a time zone",
        fix: "set TZ to a name such as Europe/Lisbon, or unset it")
    }
    return .found(name, "this machine uses \(TimeZone.current.identifier)")
  }

  /// First second of December 2025, before the first version of Zoetrope.
  private static let earliest = Date(timeIntervalSince1970: 1_764_547_200)

  private var clock: Finding {
    let text = now.formatted(.iso8601)
    guard now >= Self.earliest else {
      return Finding(
        state: .missing, name: "clock",
        text: "the clock shows \(text); publication dates would be wrong",
        fix: "set the clock of this machine")
    }
    return .found("clock", text)
  }

  /// Any locale is fine, because pages don't depend on it.
  private var locale: Finding {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first
    return .found("locale", (name ?? "none") + "; pages don't depend on it")
  }

  private var home: Finding {
    guard let path = variable("HOME") else {
      return .found("home", "HOME isn't set; Zoetrope works without it")
    }
    return .found(
      "home", access(path, W_OK) == 0 ? path : "\(path), which Zoetrope can't write to")
  }

  private var disk: Finding {
    let path = folder.isEmpty ? "." : folder
    func missing(_ text: String, fix: String) -> Finding {
      Finding(state: .missing, name: "folder", text: text, fix: fix)
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      return missing("'\(path)' doesn't exist", fix: "mkdir -p '\(path)'")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      return missing("'\(path)' isn't a folder", fix: "name the site's folder with --site")
    }
    guard access(path, W_OK) == 0 else {
      return missing(
        "'\(path)' can't be written to",
        fix: errno == EROFS ? "the disk is read-only: choose another" : "chmod u+w '\(path)'")
    }
    var space = statvfs()
    guard statvfs(path, &space) == 0 else { return .found("folder", path) }
    let (bytes, isHuge) = UInt64(space.f_bavail)
      .multipliedReportingOverflow(by: UInt64(space.f_frsize))
    let megabytes = isHuge ? UInt64.max : bytes / 1_000_000
    guard megabytes >= 200 else {
      return missing("\(path), only \(megabytes) MB free", fix: "free some space on that disk")
    }
    return .found("folder", isHuge ? path : "\(path), \(megabytes) MB free")
  }

  private var git: Finding {
    guard let path = ProgramSearch.path(of: "git") else {
      return Finding(
        state: .optional, name: "git",
        text: "not found, so 'audience' can't warn about keys in a repository",
        fix: installer.line("git", "git"))
    }
    return .found("git", path)
  }

  private var browser: Finding {
    guard let path = ProgramSearch.path(of: Browser.program) else {
      return Finding(
        state: .optional, name: "browser",
        text: "'\(Browser.program)' is not found, so 'preview --open' opens no browser",
        fix: installer.line("xdg-utils", "xdg-utils") + ", or open the printed address yourself")
    }
    return .found("browser", path)
  }
}
