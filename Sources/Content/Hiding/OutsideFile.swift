import Basics
import Diagnostics
import Foundation
import Tracks

/// State of a file that the settings name and that may be outside the site's folder.
package struct OutsideFile: Sendable, Hashable {
  /// Path of the file as the settings have it: relative to the site's folder, or absolute.
  package let path: String
  /// Identity from before the file was read; `nil` if a later change might not show.
  package let identity: FileIdentity?

  /// Path on disk of a file that the settings of a site name.
  package static func path(of name: String, in site: String) -> String {
    name.utf8.first == UInt8(ascii: "/") ? name : site == "." ? name : site + "/" + name
  }
}

/// The key `hidden` as written in the settings.
package enum WrittenHiding: Sendable {
  case nothing
  case circles
  /// The path of a file that contains the circles.
  case file(Located<String>)
}

/// Reader of a file with hidden circles.
///
/// Diagnostics about the file don't quote its lines: a build's log may be public, and the circles
/// must not be.
struct HiddenFile {
  let name: Located<String>
  let site: String
  /// Findings of the settings.
  let findings: Findings

  /// Reads the circles, the file's bytes and its state; `nil`, with a diagnostic, if the file can't
  /// be read.
  func read(
    _ collector: DiagnosticCollector
  ) -> (circles: [HiddenCircle], bytes: [UInt8], state: OutsideFile)? {
    guard !name.value.utf8.contains(0) else {
      refuse(.notAFile)
      return nil
    }
    guard !name.value.begins(with: "~") else {
      refuse {
        Problem.contentHiddenUnreadable(
          at: $0, "'\(name.value)' starts with '~', which means your home folder only in a shell",
          fix: "write a path relative to the site's folder, such as ../hidden.json, or a full path")
      }
      return nil
    }
    let path = OutsideFile.path(of: name.value, in: site)
    let start = FileIdentity.now
    do throws(FileReader.Fault) {
      if let folder = try publishedFolder(of: path) {
        refuse {
          Problem.contentHiddenInside(
            at: $0,
            "the file '\(name.value)' with hidden circles is in '\(folder)', where it could be "
              + "published",
            fix: "move it elsewhere, preferably outside the site's folder: ../hidden.json")
        }
        return nil
      }
      let (bytes, identity) = try FileReader.readIdentified(path, limit: ContentLimits.file)
      guard let circles = circles(bytes, at: path, collector) else { return nil }
      guard !circles.isEmpty else {
        refuse {
          Problem.contentEmptyVisibility(
            at: $0,
            "the file '\(name.value)' has no circles, so '\(SettingsReader.hidden.name)' would have no effect",
            fix: "add a circle with 'zoetrope hide', or remove the key")
        }
        return nil
      }
      let isSettled = identity.isSettled(at: start) && !identity.isShared
      return (circles, bytes, OutsideFile(path: name.value, identity: isSettled ? identity : nil))
    } catch {
      refuse(error)
      return nil
    }
  }

  private func refuse(_ fault: FileReader.Fault) {
    var isMissing = false
    if case .system(let number) = fault { isMissing = SystemFault(number: number).isMissing }
    refuse {
      Problem.contentHiddenUnreadable(
        at: $0,
        isMissing
          ? "the file '\(name.value)' with hidden circles doesn't exist, so nothing is published"
          : "the file '\(name.value)' with hidden circles can't be read: \(fault.reason)",
        fix: isMissing
          ? "put it there, relative to the site's folder; 'zoetrope hide --write' creates one"
          : "give yourself permission to read it, or name another file")
    }
  }

  private func refuse(_ diagnostic: (SourceRange) -> Diagnostic) {
    findings.report(at: name.range, diagnostic)
  }

  private func circles(
    _ bytes: [UInt8], at path: String, _ collector: DiagnosticCollector
  ) -> [HiddenCircle]? {
    let own = Findings(SourceFile(path: path, bytes: bytes))
    if let merge = UnfinishedMerge.diagnostic(in: own.file) {
      collector.report(merge.withoutSource)
      return nil
    }
    let circles = Value.json(own).flatMap { value in
      SettingsReader.hidden.convert(value, as: HiddenCircleKeys.list, own)
    }
    let unknown = DiagnosticCollector()
    own.unknownKeys.report(to: unknown)
    for diagnostic in own.diagnostics + unknown.diagnostics {
      collector.report(diagnostic.withoutSource)
    }
    return own.mistakes == 0 ? circles : nil
  }

  /// The published folder of the site that contains the file, links followed; `nil` for other
  /// files.
  private func publishedFolder(of path: String) throws(FileReader.Fault) -> String? {
    guard let file = try Self.resolved(path) else { return nil }
    for folder in ["Content", "Templates"] {
      if let place = try Self.resolved(site + "/" + folder), file.begins(with: place + "/") {
        return folder
      }
    }
    return nil
  }

  /// The path with links resolved; `nil` if nothing exists there.
  private static func resolved(_ path: String) throws(FileReader.Fault) -> String? {
    guard let real = realpath(path, nil) else {
      let fault = SystemFault(number: errno)
      guard fault.isMissing else { throw FileReader.Fault(fault.number, at: path) }
      return nil
    }
    defer { free(real) }
    return String(cString: real)
  }
}

extension Diagnostic {
  /// The diagnostic without its source line, which must not appear in a log.
  fileprivate var withoutSource: Diagnostic {
    with(
      place?.withoutSource, notes.map { Note($0.message, at: $0.place?.withoutSource) })
  }
}
