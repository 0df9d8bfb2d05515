import CommonMark
import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Templating

/// What factories need to make view models: the models, the formats, the words, and where all lies.
struct SiteContext: Sendable {
  let graph: SiteGraph
  let formats: Formats
  let phrases: Phrases
  let files: PublishedFiles
  let photoCell: Template<PhotoCell>
  let diagnostics: DiagnosticCollector

  var content: SiteContent { graph.content }

  func link(_ route: Route, fragment: String? = nil) -> Link {
    route.link(under: content.settings.baseURL, fragment: fragment)
  }

  /// An image that shows what it stands for: where it is and how large.
  struct ImageSource: Sendable {
    let link: Link
    let size: PixelSize?
  }

  /// The file or address of a photo; `nil` for a file that does not exist, which is reported.
  func image(of photo: Sourced<Photo>) -> ImageSource? {
    switch photo.model.source {
    case .file(let path): image(path, from: photo.folder, key: "file", at: photo.place(of: "file"))
    case .url(let url):
      Link(external: url).map { ImageSource(link: $0, size: nil) }
    }
  }

  /// The image that a key names, by a path from the model's folder or an address of the web.
  func image(
    _ path: String, from folder: String, key: String, at place: @autoclosure () -> Diagnostics.Place
  ) -> ImageSource? {
    if path.contains("://") {
      return Link(external: path).map { ImageSource(link: $0, size: nil) }
    }
    // A path from the root names a published file, which lies below Content/ under the same name.
    let (start, rest) = path.hasPrefix("/") ? ("Content", String(path.dropFirst())) : (folder, path)
    guard let resolved = try? ContentPath(rest, from: start) else {
      diagnostics.report(ApplicationDiagnostics.outside(path, at: place()))
      return nil
    }
    switch files[resolved] {
    case .asset(let asset):
      let size = files.size(of: asset)
      return ImageSource(link: files.link(to: asset), size: size)
    case .photo(let photo): return image(of: photo)
    case .several(let first):
      diagnostics.report(ApplicationDiagnostics.several(path, first: first, at: place()))
      return nil
    case .hidden:
      diagnostics.report(ApplicationDiagnostics.hidden(resolved.path, at: place()))
      return nil
    case .unread: return nil
    case .page, nil:
      diagnostics.report(
        ApplicationDiagnostics.missingFile(
          resolved.path, key: key, nearest: files.nearest(to: resolved), at: place()))
      return nil
    }
  }

  /// The markup of a photo's cell, for a text that shows the photo.
  func photoComponent(_ photo: Sourced<Photo>) -> HTML {
    var output = OutputBuffer(capacity: 1024)
    photoCell.write(PhotoCell(PhotoViewModel(photo, in: self)), into: &output)
    return HTML(trusted: output.string)
  }
}
