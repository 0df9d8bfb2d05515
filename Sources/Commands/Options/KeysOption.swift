import ArgumentParser
import Basics
import Content
import Diagnostics
import Files
import Foundation
import Sealing

/// Option of the commands that seal pages, or change who can open them.
struct KeysOption: ParsableArguments {
  /// Name of the default key file, in the site's folder.
  static let usualName = "audience-keys.json"
  /// Name of the environment variable that names a key file.
  static let variable = "ZOETROPE_KEYS"

  @Option(
    help: ArgumentHelp(
      "The key file for protected pages. (default: \(Self.variable), or else "
        + "\(Self.usualName) in the site's folder)",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var keys: String?

  func validate() throws {
    if keys?.isEmpty == true { throw ValidationError("'--keys' needs the name of a file.") }
  }

  /// The key file's path, for a site's folder.
  func path(in site: String) -> String { named ?? joined(site, Self.usualName) }

  /// The path that the command line or the environment names.
  private var named: String? {
    if let keys { return keys }
    let path = ProcessInfo.processInfo.environment[Self.variable] ?? ""
    return path.isEmpty ? nil : path
  }

  /// Returns the keys; `nil` if the site has none, or if there is an error, which is reported.
  ///
  /// A site without a key file has no keys, unless a file is named. A build doesn't run Git. With
  /// `asksGit`, Git is asked whether it would add the file.
  func load(
    of site: String, output: String, asksGit: Bool, _ diagnostics: DiagnosticCollector
  ) -> KeyFile? {
    let path = path(in: site)
    do throws(KeyFilePlace.Fault) {
      // Without a file, there is nothing that could be published.
      if named == nil, try !KeyFilePlace(path: path).exists() { return nil }
      do throws(SystemError) {
        if let folder = try PublishedFolders(site: site, output: output).folder(around: path) {
          diagnostics.report(CommandDiagnostics.publishedKeys(path, in: folder))
          return nil
        }
      } catch {
        throw .system(error)
      }
      let found = try KeyFilePlace(path: path).read()
      warn(of: path, isOpenToOthers: found.isOpenToOthers, asksGit: asksGit, diagnostics)
      return found.keys
    } catch .missing where named == nil {
      return nil
    } catch {
      diagnostics.report(CommandDiagnostics.keys(error, path))
      return nil
    }
  }

  /// Reports risks to the keys.
  func warn(
    of path: String, isOpenToOthers: Bool, asksGit: Bool, _ diagnostics: DiagnosticCollector
  ) {
    if isOpenToOthers {
      diagnostics.report(
        .keysOpenToOthers, at: SourceRange(file: path),
        "other users of this machine can read or change the key file",
        fix: "run: chmod 600 \(shellWord(path))")
    }
    guard asksGit else { return }
    switch GitAnswer(for: path) {
    case .wouldTake:
      diagnostics.report(
        .keysNotIgnored, at: SourceRange(file: path),
        "Git would add the key file, and anyone with the repository could open sealed pages",
        // While the file is being written, a file beside it has a name that contains this one.
        fix: "add this line to the .gitignore file next to it: *\(path.names.last ?? path[...])*")
    case .has:
      diagnostics.report(
        .keysInGit, at: SourceRange(file: path),
        "the key file is in Git, so anyone with the repository can open sealed pages",
        fix: "remove it with 'git rm --cached \(shellWord(path))', and make another with new "
          + "passwords: the history keeps this one")
    case nil: break
    }
  }
}
