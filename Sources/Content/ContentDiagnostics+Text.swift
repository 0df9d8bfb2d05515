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

  static func settingInText(_ key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-settings-in-text", at: place,
      "'\(key)' is in the text, so it would be published and have no effect",
      fix:
        "write it at the top of the file, between the first two lines of '---'; in code it is text")
  }
}
