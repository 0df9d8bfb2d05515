import Basics
import Diagnostics
import Domain

/// Diagnostics that several places of this module report.
enum ContentDiagnostics {
  static func leadsOut(_ path: String) -> Diagnostic {
    Problem.contentLeadsOut(
      at: SourceRange(visible: path), "this link leads out of the site's folder",
      fix: "put a copy in its place")
  }

  static func notAFile(_ path: String) -> Diagnostic {
    Problem.contentNotAFile(
      at: SourceRange(visible: path), "it is neither a file nor a folder", fix: "remove it")
  }

  /// Two names that are made of the data of different files.
  static func sameDigits(
    _ first: String, _ path: String, at place: SourceRange, _ name: String, fix: String
  ) -> Diagnostic {
    Problem.contentSameDigits(
      at: place,
      "the data of '\(first)' and '\(path)' differ, but make the same eight digits, so both would "
        + "be published as '\(name)'", fix: fix)
  }

  static func passwordInSettings(of audience: Slug?, at place: SourceRange) -> Diagnostic {
    Problem.contentPassword(
      at: place, "a password in the settings is no secret",
      fix: "remove it, and run 'zoetrope audience add \(audience?.text ?? "…")'")
  }

  /// Error for too many elements of `legs`, `stays` or `visits`.
  static func tooManyLegs(
    _ count: Int, _ name: String = TripKind.legs.name, at place: SourceRange
  ) -> Diagnostic {
    Problem.contentTooManyLegs(
      at: place, "there are \(count) \(name), more than the limit of \(ContentLimits.legs)",
      fix: "divide the trip into several")
  }

  static func outsideOfTrip(at place: SourceRange) -> Diagnostic {
    Problem.contentOutsideOfTrip(
      at: place, "this is before the trip's departure or after its arrival",
      fix: "correct the day, or the trip's own")
  }

  static func negativePrice(_ text: String, at place: SourceRange) -> Diagnostic {
    Problem.contentWrongAmount(
      at: place, "'price' is \(text), which is less than nothing",
      fix: "write \(text.drop { $0 == "-" }), or leave it out")
  }

  static func downloadWithoutTrack(at place: SourceRange) -> Diagnostic {
    Problem.contentTrackMissing(
      at: place, "there is no track to download", fix: "name its file with 'track'")
  }
}
