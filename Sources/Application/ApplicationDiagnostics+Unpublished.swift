import Content
import Diagnostics

// Addresses and paths that lead to files that are left out because of their names.

extension ApplicationDiagnostics {
  static func linkToUnpublished(
    _ reason: UnpublishedReason, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "link-broken", at: place,
      "this link leads to a file that isn't published, because \(reason.words)", fix: reason.fix)
  }

  static func unpublishedImage(_ reason: UnpublishedReason, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "link-broken-image", at: place,
      "this image isn't published, because \(reason.words)", fix: reason.fix)
  }

  static func unpublishedFile(
    _ reason: UnpublishedReason, key: String, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-missing-file", at: place,
      "'\(key)' names a file that isn't published, because \(reason.words)", fix: reason.fix)
  }

  static func unpublishedAddress(
    _ url: String, _ reason: UnpublishedReason, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "template-broken-link", at: place,
      "nothing is published at '\(url)', because \(reason.words)", fix: reason.fix)
  }
}
