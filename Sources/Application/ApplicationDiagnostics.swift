import Basics
import Content
import Diagnostics
import Domain

/// Diagnostics for mistakes found where content, templates and pages meet.
enum ApplicationDiagnostics {
  static func brokenImage(nearest: String?, at place: SourceRange) -> Diagnostic {
    Problem.linkBrokenImage(
      at: place, "this image doesn't exist",
      fix: didYouMean(nearest)
        ?? "write the image's path relative to this file")
  }

  static func distantImage(at place: SourceRange) -> Diagnostic {
    Problem.linkDistantImage(
      at: place,
      "browsers load this image from another site, which learns who looks at it and may remove it",
      fix: "save it in Content/ and write its path")
  }

  static func outside(at place: SourceRange) -> Diagnostic {
    Problem.linkOutsideContent(
      at: place, "this path leads outside Content/", fix: "write the path of a file in Content/")
  }

  static func several(_ path: String, first: Slug, at place: SourceRange) -> Diagnostic {
    Problem.linkNamesSeveral(
      at: place, "this file contains several entries",
      fix: "name one of them: "
        + "'\(path)#\(first.text)'"
    )
  }

  static func hidden(_ path: String, at place: SourceRange) -> Diagnostic {
    Problem.linkToHidden(
      at: place, "'\(path)' isn't published, so its name appears here without a link",
      fix: "publish it, or remove the link")
  }

  static func unknownRoute(nearest: String?, at place: SourceRange) -> Diagnostic {
    Problem.linkUnknownAddress(
      at: place, "nothing is published at this address", fix: didYouMean(nearest))
  }

  static func missingFile(
    _ path: String, key: String, nearest: String?, at place: SourceRange
  ) -> Diagnostic {
    Problem.contentMissingFile(
      at: place, "'\(key)' names a file that doesn't exist",
      fix: didYouMean(nearest) ?? "put it at \(path)")
  }

  /// An icon in a format that browsers don't accept as an icon, or in an unknown format.
  static func noIcon(_ kind: String?, at place: SourceRange) -> Diagnostic {
    Problem.siteIconFormat(
      at: place,
      kind.map { "'icon' is in the format \($0), which not every browser shows as an icon" }
        ?? "'icon' names a file that isn't a picture", fix: "name a PNG, SVG or ICO file")
  }

  static func namesFolder(_ path: String, key: String, at place: SourceRange) -> Diagnostic {
    Problem.contentMissingFile(
      at: place, "'\(key)' names the folder '\(path)' instead of a file", fix: "name a file in it")
  }

  static func notAnImage(_ key: String, at place: SourceRange) -> Diagnostic {
    Problem.contentNotAnImage(
      at: place, "'\(key)' names a file that isn't an image",
      fix: "name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF")
  }

  static func linkToUnpublished(
    _ reason: UnpublishedReason, at place: SourceRange
  ) -> Diagnostic {
    Problem.linkBroken(
      at: place, "this link leads to a file that isn't published, because \(reason.words)",
      fix: reason.fix)
  }

  static func unpublishedFile(
    _ reason: UnpublishedReason, key: String, at place: SourceRange
  ) -> Diagnostic {
    Problem.contentMissingFile(
      at: place, "'\(key)' names a file that isn't published, because \(reason.words)",
      fix: reason.fix)
  }
}
