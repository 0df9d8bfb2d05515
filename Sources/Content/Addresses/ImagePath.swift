import Basics

/// The image that a key such as `file` or `image` names.
package enum ImagePath: Sendable, Hashable {
  /// A web address.
  case address(String)
  /// Files that the text may mean, the likeliest first. Candidates are the file with exactly this
  /// name, one of several models as a link names it, and, for a portrait, the name with an
  /// extension added.
  case files([ContentPath])

  private static let extensions = ["jpg", "jpeg", "png", "webp", "gif"]

  /// Resolves a path from the file's folder, or from `Content/` if it begins with `/`. A portrait's
  /// path may leave out the extension.
  package init(
    _ written: String, from folder: String, mayLackExtension: Bool = false
  ) throws(ContentPath.Fault) {
    let isOfTheWeb = written.hasScheme && written.begins(with: written.upTo(":") + "://")
    if isOfTheWeb || written.begins(with: "//") {
      self = .address(written)
      return
    }
    let start = written.utf8.first == UInt8(ascii: "/") ? "Content" : folder
    let file = try ContentPath(file: written, from: start)
    var paths = [file]
    if mayLackExtension {
      for ending in Self.extensions {
        paths.append(try ContentPath(file: "\(written).\(ending)", from: start))
      }
    }
    let link = try ContentPath(link: written, from: start)
    if link.item != file.path { paths.append(link) }
    self = .files(paths)
  }
}
