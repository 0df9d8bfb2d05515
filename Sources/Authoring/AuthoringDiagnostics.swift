import Basics
import Content
package import Diagnostics
import Domain

/// Diagnostics for faults that keep a new file from being made.
extension AuthoringFault {
  /// Paths of files; of more than five the folders that hold several, with their numbers.
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

  package var diagnostic: Diagnostic {
    switch self {
    case .filesExist(let paths):
      Diagnostic(
        .error, "new-file-exists", at: nil,
        paths.count == 1
          ? "'\(paths[0])' exists already, so nothing was written"
          : "\(paths.count) files exist already, so nothing was written",
        fix: "move what is there away, or choose another place",
        notes: paths.count == 1 ? [] : Self.short(paths).map { Diagnostic.Note($0) })
    case .privateFolder(let folder):
      Diagnostic(
        .error, "new-private-folder", at: nil,
        "nothing in the folder '\(folder)' is published because of its name, so nothing was written",
        fix: "choose another name for it")
    case .notAFolder(let path):
      Diagnostic(
        .error, "new-not-a-folder", at: nil, "'\(path)' is a file where a folder is needed",
        fix: "move it away, or choose another place")
    case .system(let path, let reason):
      Diagnostic(.error, "new-unwritable", at: nil, "'\(path)' can't be written: \(reason)")
    case .noSite(let folder):
      Diagnostic(
        .error, "new-no-site", at: nil,
        folder == "." ? "there is no 'Content' here" : "there is no 'Content' in '\(folder)'",
        fix: "name a site's folder with --site, or begin one with 'zoetrope init'")
    case .noCircles(let path):
      Diagnostic(
        .error, "hide-no-circles", at: nil,
        "'\(path)' holds no list of hidden circles, so nothing was written",
        fix: "mend it: [] is a list without any")
    case .unknownThemeFiles(let files): Self.unknown(files)
    case .foreignSchemas(let paths):
      Diagnostic(
        .error, "schema-foreign-file", at: nil,
        paths.count == 1
          ? "'\(paths[0])' was not made by 'zoetrope schema', so nothing was written"
          : "\(paths.count) files were not made by 'zoetrope schema', so nothing was written",
        fix: "move what is there away, or name another folder with --output",
        notes: paths.count == 1 ? [] : paths.map { Diagnostic.Note($0) })
    case .naming(let fault): fault.diagnostic
    case .input(let fault): fault.diagnostic
    }
  }

  private static func unknown(_ files: [UnknownThemeFile]) -> Diagnostic {
    let list = "see its files with 'zoetrope theme list'"
    if let file = files.first, files.count == 1 {
      return Diagnostic(
        .error, "theme-unknown-file", at: nil,
        "the built-in theme has no file '\(file.name)', so nothing was written",
        fix: file.likely.map { "did you mean '\($0)'?" } ?? list)
    }
    return Diagnostic(
      .error, "theme-unknown-file", at: nil,
      "\(files.count) names are none of files of the built-in theme, so nothing was written",
      fix: list,
      notes: files.map { file in
        Diagnostic.Note(
          "'\(file.name)'" + (file.likely.map { ": did you mean '\($0)'?" } ?? ""))
      })
  }
}

extension AuthoringFault.NamingFault {
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .noSlug(let title):
      Diagnostic(
        .error, "new-no-slug", at: nil,
        "the title '\(title)' holds no letter or digit to make an address of",
        fix: "give the address' last part with --slug")
    case .wrongSlug(let slug, let fault):
      Diagnostic(
        .error, "new-wrong-slug", at: nil, "'\(slug)' can't be a slug: \(Self.reason(fault))",
        fix: "give another with --slug")
    case .slugTaken(let kind, let slug, let path, let free):
      Diagnostic(
        .error, "new-slug-taken", at: nil,
        "'\(path)' is \(kind.keys.name) with the slug '\(slug)' already",
        fix: "change that one, or add --slug \(free)")
    case .reservedSlug(let slug):
      Diagnostic(
        .error, "new-reserved-slug", at: nil,
        "no page can have the slug '\(slug)', since Zoetrope publishes a page of its own there",
        fix: "give another with --slug")
    case .yearSlug(let year):
      Diagnostic(
        .error, "new-reserved-slug", at: nil,
        "no trip can have the slug '\(year)', since the list of that year's trips lies there",
        fix: "give another with --slug, such as --slug in-\(year)")
    case .noJourneySlug(let title):
      Diagnostic(
        .error, "new-no-slug", at: nil,
        "the journey's title '\(title)' holds no letter or digit to make an address of",
        fix: "give the journey a title with letters")
    case .indexSlug(let kind):
      Diagnostic(
        .error, "new-reserved-slug", at: nil,
        "no \(kind.singular) can begin in 'index.md', since that file holds the text above the list",
        fix: "give another slug with --slug")
    case .oneName(let name):
      Diagnostic(
        .error, "new-one-name", at: nil,
        "a person has a first and a last name, and '\(name)' is only one",
        fix: "write both, as in \"Ana Lima\"")
    }
  }

  private static func reason(_ fault: SlugFault) -> String {
    switch fault {
    case .empty: "it is empty"
    case .tooLong(let bytes): "it has \(bytes) bytes, more than the limit of \(Slug.maximumLength)"
    case .startsWithDot: "it begins with a dot"
    case .separator(let separator): "it holds '\(separator)'"
    case .control: "it holds a control character"
    case .invisible: "nothing in it can be seen"
    case .refusedByWindows(let scalar):
      "it holds '\(scalar)', which no file's name has on Windows"
    case .hidden: "it holds a character that can't be seen"
    case .endsInBlankOrDot: "it ends in a blank or a dot, which Windows leaves out"
    case .device: "it is the name of a device on Windows"
    }
  }
}

extension AuthoringFault.InputFault {
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .unreadable(let path):
      Diagnostic(
        .error, "new-unreadable", at: nil, "there is no file '\(path)' that can be read",
        fix: "check its name and its permissions")
    case .notAnImage(let path):
      Diagnostic(
        .error, "new-not-an-image", at: nil, "'\(path)' is no picture that a page can show",
        fix: "name a picture: JPEG, PNG, GIF, WebP, AVIF, HEIC or TIFF")
    case .unknownTrip(let slug, let likely):
      Diagnostic(
        .error, "new-unknown-trip", at: nil, "the site has no trip '\(slug)'",
        fix: likely.map { "did you mean '\($0)'?" }
          ?? "see the slugs of its trips with 'zoetrope list'")
    case .mistakenTrip(let slug, let path):
      Diagnostic(
        .error, "new-mistaken-trip", at: SourceRange(file: path),
        "the trip '\(slug)' can't be read for a mistake in its file",
        fix: "mend it first: 'zoetrope check' shows where it is")
    case .unknownAccount(let slug, let likely):
      Diagnostic(
        .error, "import-unknown-account", at: nil, "the site has no account '\(slug)'",
        fix: likely.map { "did you mean '\($0)'?" }
          ?? "see the slugs of its accounts with 'zoetrope list'")
    case .mistakenAccount(let slug, let path):
      Diagnostic(
        .error, "import-mistaken-account", at: SourceRange(file: path),
        "the account '\(slug)' can't be read for a mistake in its file",
        fix: "mend it first: 'zoetrope check' shows where it is")
    case .imageOfAnother(let kind):
      Diagnostic(
        .error, "new-image-of-another", at: nil, "\(kind.keys.name) is made without --image",
        fix: "make a photo of it: zoetrope new photo")
    case .journeyOfAnother(let kind):
      Diagnostic(
        .error, "new-journey-of-another", at: nil, "\(kind.keys.name) is made without --journey",
        fix: "leave it out: the parts of a journey are trips")
    case .tripWithoutFolder(let slug, let path):
      Diagnostic(
        .error, "new-no-journey", at: nil, "'\(path)' is a trip by itself, and no journey",
        fix: "name another journey, or move that file to 'Content/trips/\(slug)/index.md' first")
    }
  }
}
