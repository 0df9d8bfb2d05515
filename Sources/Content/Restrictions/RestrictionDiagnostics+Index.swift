import Basics
import Diagnostics
import Domain

extension RestrictionDiagnostics {
  /// Error for a line of a file that its author mistakes for an index.
  static func strayIndex(
    _ line: String, _ index: ContentTree.IndexFile, at place: SourceRange
  ) -> Diagnostic {
    let text = line.utf8.count <= 40 ? line : String(line.upTo(":", "="))
    if index.isOfList { return draftIndex(text, at: place) }
    return Problem.contentStrayIndex(
      at: place, "'\(text)' hides nothing: this file isn't the 'index.md' of its folder",
      fix: "rename the file to 'index.md', or write the key in the 'index.md' there")
  }

  /// Error for a model that keeps itself private but not its folder, because only its name is that
  /// of an index; `nil` for other models.
  static func strayIndex(_ model: any SourcedModel) -> Diagnostic? {
    let attributes = model.attributes
    let (key, value): (String, String)
    if [.protected, .private].contains(attributes.visibility) {
      (key, value) = (CommonKeys.visibility.name, attributes.visibility.rawValue)
    } else if attributes.isDraft {
      (key, value) = (CommonKeys.draft.name, "true")
    } else {
      return nil
    }
    guard model.path.folder != "Content/\(model.kind.folder)" else { return nil }
    return Problem.contentStrayIndex(
      at: model.place(of: key),
      "'\(key): \(value)' doesn't hide the folder: '\(model.path.fileName)' isn't its index",
      fix: "rename the file to 'index.md', or give it another name")
  }

  static func draftIndex(_ text: String, at place: SourceRange) -> Diagnostic {
    Problem.contentDraftIndex(
      at: place, "'\(text)' can't hide the text of the home page or a list, which is always public",
      fix: "move the file out of Content/ until everyone may see it")
  }
}
