import Basics
package import Diagnostics

/// A folder next to `Content` that another generator would read and Zoetrope doesn't. It leads to a
/// warning for people who come from that generator.
package struct ForeignFolder: Sendable, Hashable {
  /// Place in a Zoetrope site where the folder's files belong.
  enum Place: Sendable, Hashable {
    case files, models, drafts, data, templates, words, nothing
  }

  let name: String
  let place: Place

  /// Foreign folders of a site that contain files, sorted by name. Unreadable folders are reported.
  package static func found(
    in site: String, _ diagnostics: DiagnosticCollector
  ) -> [ForeignFolder] {
    DirectoryEntry.entries(of: site, at: site, diagnostics).compactMap { entry in
      guard entry.kind == .folder || entry.kind == .link, let place = places[entry.name] else {
        return nil
      }
      let inside = DirectoryEntry.entries(
        of: "\(site)/\(entry.name)", at: entry.name, diagnostics)
      // A folder that contains Zoetrope's list of files is one that it publishes into.
      guard !inside.contains(where: { $0.name.begins(with: ".zoetrope-manifest") }),
        inside.contains(where: { !FolderWalk.isIgnored($0.name) })
      else { return nil }
      return ForeignFolder(name: entry.name, place: place)
    }.sorted { $0.name.precedesInBytes($1.name) }
  }

  /// Warns about each foreign folder of a site, except the one that the site is published into.
  package static func report(
    in site: String, publishingInto output: String? = nil, _ diagnostics: DiagnosticCollector
  ) {
    for folder in found(in: site, diagnostics) {
      let path = "\(site)/\(folder.name)"
      do throws(SystemFault) {
        if let output, try FolderWalk.areSame(output, path) { continue }
        diagnostics.report(
          .contentUnreadFolder, at: SourceRange(visible: folder.name),
          "nothing in this folder is read or published: Zoetrope reads only Content and Templates",
          fix: folder.place.way)
      } catch {
        diagnostics.report(FileReader.Fault(error.number, at: path).diagnostic(of: folder.name))
      }
    }
  }

  /// Folders of Hugo, Jekyll, Eleventy, Zola and Astro, and Zoetrope's own in lower case.
  private static let places: [String: Place] = [
    "static": .files, "public": .files, "assets": .files, "content": .models, "_posts": .models,
    "_drafts": .drafts, "posts": .models, "_data": .data, "layouts": .templates,
    "_layouts": .templates, "_includes": .templates, "templates": .templates,
    "themes": .templates, "_sass": .templates, "i18n": .words, "archetypes": .nothing,
  ]
}

extension ForeignFolder.Place {
  var way: String {
    switch self {
    case .files:
      "move files to publish unchanged to Content/public, and style sheets to "
        + "Templates/assets"
    case .models: "move its pages to Content/trips, Content/pages or the folder of another kind"
    case .drafts:
      "write 'draft: true' in its pages, then move them to Content/trips, Content/pages or the "
        + "folder of another kind"
    case .data: "move trips, photos and accounts to the folders of their kinds in Content"
    case .templates:
      "write your templates in Templates, and move style sheets to Templates/assets"
    case .words:
      "write the words of a language in Templates/words, such as Templates/words/de.json"
    case .nothing: "remove it: 'zoetrope new' creates files of each kind"
    }
  }
}

extension DirectoryEntry {
  /// Entries of a folder in no particular order; empty for a link to a file or a broken link. An
  /// unreadable folder is reported under `path`.
  static func entries(
    of folder: String, at path: String, _ diagnostics: DiagnosticCollector
  ) -> [DirectoryEntry] {
    do throws(SystemFault) {
      return try unordered(of: folder)
    } catch {
      if !error.isMissing {
        diagnostics.report(FileReader.Fault(error.number, at: folder).diagnostic(of: path))
      }
      return []
    }
  }
}
