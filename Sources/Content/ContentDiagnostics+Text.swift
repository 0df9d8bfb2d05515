import Basics
import Diagnostics

// Texts that hold what their author did not mean to publish: content-unfinished-merge,
// content-merge-in-code, content-settings-in-text.

extension ContentDiagnostics {
  package static func unfinishedMerge(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-unfinished-merge", at: place,
      "this file contains an unfinished merge of two versions",
      fix: "keep the version you want, and delete the lines with '<<<<<<<', '=======' and '>>>>>>>'"
    )
  }

  static func mergeInCode(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, "content-merge-in-code", at: place,
      "this code contains the marks of an unfinished merge",
      fix: "finish the merge, or write a space before each mark if the code is an example")
  }

  /// Error for a setting in a text; `advice` is what to write in its place, if it is no key.
  static func settingInText(
    _ key: String, advice: String?, in file: SourceFile, at place: SourceRange
  ) -> Diagnostic {
    let top =
      file.path.ends(with: ".json")
      ? "beside '\(CommonKeys.body.name)'"
      : "at the top of the file, between the first two lines of '---'"
    return Diagnostic(
      .error, "content-settings-in-text", at: place,
      "'\(key)' is in the text, so it would be published and have no effect",
      fix: "\(advice ?? "write it") \(top); to show it as text, write it between backticks")
  }
}
