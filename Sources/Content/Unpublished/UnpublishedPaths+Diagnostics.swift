import Basics
package import Diagnostics

extension UnpublishedPaths {
  /// Warnings about everything that is left out, one for each folder, file or copied folder.
  package var diagnostics: [Diagnostic] {
    folders.compactMap(Self.privateFolder) + marked.map(Self.marked)
      + copies.map(Self.copy)
  }

  private static func privateFolder(_ folder: Folder) -> Diagnostic? {
    guard let first = folder.files.first else { return nil }
    let place = SourceRange(file: folder.path)
    let isFile = first == folder.path
    if let target = folder.target {
      return Problem.contentDraftsFolder(
        at: place,
        "this link leads into the private folder '\(target)', so "
          + (isFile ? "it isn't published" : "\(files(folder.files.count)) published"),
        fix: "move its target to another folder to publish it, or remove the link")
    }
    return Problem.contentDraftsFolder(
      at: place,
      "'\(folder.path.fileName)' is a private folder, so \(files(folder.files.count)) published",
      fix: "to publish a file, move it to another folder; to silence this, move the folder out of "
        + "Content")
  }

  private static func files(_ count: Int) -> String {
    count == 1 ? "the file in it isn't" : "the \(count) files in it aren't"
  }

  private static func marked(_ marked: Marked) -> Diagnostic {
    Problem.contentConflictCopy(
      at: SourceRange(file: marked.path), "this isn't published, because \(marked.mark.words)",
      fix: marked.mark == .office
        ? "close the document, or delete this file"
        : "copy what you need and delete it; if you wrote this file, rename it")
  }

  private static func copy(_ copy: Copy) -> Diagnostic {
    let name = copy.original.fileName
    let message =
      copy.isFolder
      ? copy.hasSameTitle
        ? "this folder isn't published, because it counts as a copy of '\(name)', whose page has the "
          + "same title"
        : "this folder isn't published, because it is a copy of '\(name)'"
      : copy.hasSameTitle
        ? "this isn't published, because it counts as a copy of '\(name)', which has the same title"
        : "this isn't published, because it is a copy of '\(name)'"
    return Problem.contentCopy(
      at: SourceRange(file: copy.path), message,
      fix: copy.hasSameTitle
        ? "delete it, or give it another title or another name to publish both"
        : "delete it, or give it another name to publish both")
  }
}
