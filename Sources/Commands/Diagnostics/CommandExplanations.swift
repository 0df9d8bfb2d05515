import Diagnostics

extension Explanation {
  /// What can be wrong before a site can be read at all.
  static let commands: [Explanation] = [
    .init(
      "site-missing-folder", cause: "`--site` names a folder that does not exist.",
      remedy: "Name the folder that holds `Content/`.")
  ]
}
