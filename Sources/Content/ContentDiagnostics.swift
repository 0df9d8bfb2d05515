import Basics
import Diagnostics
import Domain

/// Diagnostics that several places of this module report.
enum ContentDiagnostics {
  static func leadsOut(_ path: String) -> Diagnostic {
    Problem.contentLeadsOut(
      at: SourceRange(visible: path), "this link points outside the site's folder",
      fix: "replace it with a copy")
  }

  static func notAFile(_ path: String) -> Diagnostic {
    Problem.contentNotAFile(
      at: SourceRange(visible: path), "it is neither a file nor a folder", fix: "remove it")
  }

  /// Error for two different files whose data give the same published name.
  static func sameDigits(
    _ first: String, _ path: String, at place: SourceRange, _ name: String, fix: String
  ) -> Diagnostic {
    Problem.contentSameDigits(
      at: place,
      "'\(first)' and '\(path)' are different files with the same eight digits, so both would be "
        + "published as '\(name)'", fix: fix)
  }

  static func passwordInSettings(of audience: Slug?, at place: SourceRange) -> Diagnostic {
    Problem.contentPassword(
      at: place, "a password in the settings isn't secret",
      fix: "remove it, and run 'zoetrope audience add \(audience?.text ?? "…")'")
  }

  /// Error for too many elements of `legs`, `stays` or `visits`.
  static func tooManyLegs(
    _ count: Int, _ name: String = TripKind.legs.name, at place: SourceRange
  ) -> Diagnostic {
    Problem.contentTooManyLegs(
      at: place, "there are \(count) \(name), more than the limit of \(ContentLimits.legs)",
      fix: "split the trip into several")
  }

  static func outsideOfTrip(at place: SourceRange) -> Diagnostic {
    Problem.contentOutsideOfTrip(
      at: place, "this is before the trip's departure or after its arrival",
      fix: "correct the day, or the trip's days")
  }

  static func negativePrice(_ text: String, at place: SourceRange) -> Diagnostic {
    Problem.contentWrongAmount(
      at: place, "'price' is \(text), which is negative",
      fix: "write \(text.drop { $0 == "-" }), or remove it")
  }

  static func downloadWithoutTrack(at place: SourceRange) -> Diagnostic {
    Problem.contentTrackMissing(
      at: place, "there is no track to download", fix: "name its file with 'track'")
  }
}
