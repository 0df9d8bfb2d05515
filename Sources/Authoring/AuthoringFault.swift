import Basics
package import Diagnostics
import Domain

/// Reason why a command wrote nothing, or stopped writing.
package struct AuthoringFault: Error, Sendable, Equatable {
  package let diagnostic: Diagnostic

  init(
    _ problem: Problem, at place: SourceRange? = nil, _ message: String, fix: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostic = problem(at: place, message, fix: fix, notes: notes)
  }
}

// Faults that several places throw.

extension AuthoringFault {
  /// Files that would be overwritten.
  static func filesExist(_ paths: [String]) -> Self {
    Self(
      .newFileExists,
      paths.count == 1
        ? "'\(paths[0])' already exists, so nothing was written"
        : "\(paths.count) files already exist, so nothing was written",
      fix: "move the existing files away, or choose another place",
      notes: paths.count == 1 ? [] : short(paths).map { Diagnostic.Note($0) })
  }

  /// Shortens a list of more than five paths to the folders that contain several of them, with
  /// counts.
  private static func short(_ paths: [String]) -> [String] {
    guard paths.count > 5 else { return paths }
    let names = paths.map { $0.parts(between: "/") }
    let common = names.dropFirst().reduce(names[0].dropLast()) { common, other in
      common.prefix(zip(common, other).prefix { $0 == $1 }.count)
    }.count
    var counts: [(name: String, count: Int)] = []
    for name in names {
      let folder = name.prefix(min(common + 1, name.count)).joined(separator: "/")
      if let index = counts.firstIndex(where: { $0.name == folder }) {
        counts[index].count += 1
      } else {
        counts.append((folder, 1))
      }
    }
    return counts.map { name, count in
      guard count == 1 else { return "\(name)/: \(count) files" }
      return paths.first { $0 == name || $0.begins(with: name + "/") } ?? name
    }
  }

  /// A file exists where a folder is needed.
  static func notAFolder(_ path: String) -> Self {
    Self(
      .newNotAFolder, "'\(path)' is a file where a folder is needed",
      fix: "move the file away, or choose another place")
  }

  static func system(path: String, reason: String) -> Self {
    Self(.newUnwritable, "'\(path)' can't be written: \(reason)")
  }

  /// A folder without the folder `Content`.
  static func noSite(_ folder: String) -> Self {
    Self(
      .newNoSite,
      folder == "." ? "there is no 'Content' here" : "there is no 'Content' in '\(folder)'",
      fix: "name the site's folder with --site, or start a site with 'zoetrope init'")
  }

  /// A file that doesn't exist or can't be read.
  static func unreadable(_ path: String) -> Self {
    Self(
      .newUnreadable, "the file '\(path)' doesn't exist or can't be read",
      fix: "check its name and permissions")
  }

  static func wrongSlug(_ slug: String, _ fault: SlugFault) -> Self {
    Self(
      .newWrongSlug, "'\(slug)' can't be a slug: \(fault.reason)",
      fix:
        "choose another slug with --slug")
  }

  /// A trip that can't become a journey, because its file isn't the index of a folder.
  static func tripWithoutFolder(_ slug: Slug, path: String) -> Self {
    Self(
      .newNoJourney, "'\(path)' is a single trip, not a journey",
      fix: "name another journey, or move that file to 'Content/trips/\(slug)/index.md' first")
  }
}

extension SlugFault {
  fileprivate var reason: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong(let bytes): "it has \(bytes) bytes, more than the limit of \(Slug.maximumLength)"
    case .startsWithDot: "it starts with a dot"
    case .separator(let separator): "it contains '\(separator)'"
    case .control: "it contains a control character"
    case .invisible: "it has no visible character"
    case .refusedByWindows(let scalar):
      "it contains '\(scalar)', which file names can't contain on Windows"
    case .hidden: "it contains an invisible character"
    case .endsInBlankOrDot: "it ends in a space or dot, which Windows removes"
    case .device: "it is a device name on Windows"
    }
  }
}
