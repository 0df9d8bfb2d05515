import Application
import ArgumentParser
import Content
import Diagnostics
import Domain
import Files
import Sealing

/// Options of the `audience` commands, and the work that these have in common.
struct AudienceOptions: ParsableArguments {
  @OptionGroup var keys: KeysOption

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  /// The site's folder without a `/` at the end.
  var folder: String { trimmed(site) }

  /// The published folder, unless builds use another one.
  var output: String { joined(folder, "Output") }

  /// Returns the published folder that contains a file, or would contain it. Exits if this can't be
  /// found out.
  func publishedFolder(around path: String) throws -> String? {
    do throws(SystemError) {
      return try PublishedFolders(site: folder, output: output).folder(around: path)
    } catch {
      throw Failure.reported(CommandDiagnostics.keys(.system(error), path))
    }
  }

  /// The key file's path.
  var path: String { keys.path(in: folder) }

  // MARK: Settings

  /// Returns the audiences in the settings. Exits if the folder isn't a site, or the settings have
  /// errors.
  func settings() throws -> [SiteSettings.Audience] {
    if let fault = SiteFolder(path: folder).fault { throw Failure.reported(fault) }
    let collector = DiagnosticCollector()
    let loader = ContentLoader(site: folder, kinds: RunningProgram.kinds.content, jobs: 1)
    let audiences = loader.settings(collector).audiences
    let errors = collector.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      Failure.report(errors, below: folder)
      throw ExitCode(1)
    }
    return audiences
  }

  /// Exits if the settings don't have the audience.
  func expectSetting(_ audience: String) throws {
    let names = try settings().map(\.name.text)
    guard !names.contains(audience) else { return }
    let nearest = suggestion(for: audience, among: names)
    throw Failure.reported(
      Problem.audienceUnknown(
        at: SourceRange(file: "Content/site.json"), "the settings have no audience '\(audience)'",
        fix: didYouMean(nearest)
          ?? (names.isEmpty
            ? #"add "audiences": [{ "name": "\#(audience)", "title": "…" }]"#
            : #"add { "name": "\#(audience)", "title": "…" } to 'audiences'"#)), below: folder)
  }

  // MARK: Keys

  /// Exits if the key file would be published.
  func expectUnpublished(_ path: String) throws {
    guard let folder = try publishedFolder(around: path) else { return }
    throw Failure.reported(CommandDiagnostics.publishedKeys(path, in: folder))
  }

  /// Exits if the published folder has newer keys. A change would give the older keys a new
  /// edition, and browsers would take them for the newest.
  func expectNewest(_ keys: KeyFile) throws {
    let collector = DiagnosticCollector()
    PublishedEdition.reportOlder(keys, at: path, against: output, collector)
    guard collector.isEmpty else {
      Failure.report(collector.diagnostics)
      throw ExitCode(1)
    }
  }

  /// Changes an audience in the key file, or one of its guests, and returns the changed keys. Exits
  /// if the audience or the guest doesn't exist.
  func change(
    _ audience: String, guest: String? = nil,
    _ change: (inout KeyFile) throws(AudienceFault) -> Void
  ) throws -> KeyFile {
    let path = path
    try expectUnpublished(path)
    let place = KeyFilePlace(path: path)
    let found = try reportingFaults { () throws(KeyFilePlace.Fault) in try place.read() }
    try expectNewest(found.keys)
    let names = found.keys.audiences.map(\.name)
    guard let known = found.keys[audience] else {
      throw Failure.reported(CommandDiagnostics.audienceWithoutKeys(audience, among: names))
    }
    let guests = known.guests.map(\.name)
    if let guest, !guests.contains(guest) {
      throw Failure.reported(CommandDiagnostics.missingGuest(guest, of: audience, among: guests))
    }
    let keys = try reportingFaults { () throws(KeyFilePlace.Fault) in
      try Signals.holding { () throws(KeyFilePlace.Fault) in
        try place.change { (keys) throws(AudienceFault) in
          try change(&keys)
          return keys
        }
      }
    }
    warn(of: path, isOpenToOthers: found.isOpenToOthers)
    return keys
  }

  /// Returns the result of a body. If the key file has a fault, reports it and exits.
  func reportingFaults<Value>(_ body: () throws(KeyFilePlace.Fault) -> Value) throws -> Value {
    do throws(KeyFilePlace.Fault) {
      return try body()
    } catch {
      throw Failure.reported(CommandDiagnostics.keys(error, path))
    }
  }

  /// Reports risks to the keys.
  func warn(of path: String, isOpenToOthers: Bool) {
    let collector = DiagnosticCollector()
    // Once the file has been written, only its owner can read it.
    keys.warn(of: path, isOpenToOthers: false, asksGit: true, collector)
    Failure.report(collector.diagnostics)
    if isOpenToOthers {
      Console.error(
        "note: other users of this machine could read the key file until now\n")
    }
  }
}
