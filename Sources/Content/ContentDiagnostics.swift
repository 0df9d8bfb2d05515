import Basics
import Diagnostics
import Domain

/// The prose of all mistakes in content that are found once its values are read.
enum ContentDiagnostics {}

// The folder: content-missing-folder, content-unreadable, content-leads-out, content-link-loop,
// content-not-a-file, content-wrong-name, content-path-too-long, content-outside-kinds,
// content-wrong-suffix, content-foreign-index, content-windows-name, content-must-be-file,
// content-must-be-folder.

extension ContentDiagnostics {
  static func missingFolder() -> Diagnostic {
    Diagnostic(
      .error, "content-missing-folder", at: nil, "the site has no folder 'Content'",
      fix: "make it, or name the site's folder with --site")
  }

  static func unreadable(_ path: String, _ fault: SystemFault) -> Diagnostic {
    Diagnostic(
      .error, "content-unreadable", at: place(path), "it can't be read: \(fault.text)",
      fix: fault.isOfPermissions ? "check its permissions" : nil)
  }

  static func closedFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-unreadable", at: place(path),
      "nothing in this folder can be read: you may not enter it",
      fix: "give yourself the right, as with 'chmod u+rx'")
  }

  static func changed(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-changed", at: place(path), "it was changed while the site was built",
      fix: "build again")
  }

  static func leadsOut(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-leads-out", at: place(path), "this link leads out of the site's folder",
      fix: "put a copy in its place")
  }

  static func linkLoop(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-link-loop", at: place(path), "this link leads back to a folder around it",
      fix: "remove it")
  }

  static func notAFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-not-a-file", at: place(path), "it is neither a file nor a folder",
      fix: "remove it")
  }

  static func mustBeFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-must-be-file", at: place(path),
      "this is a folder, and what has such a name must be a file",
      fix: "rename it, or move what is in it away and remove it")
  }

  static func mustBeFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-must-be-folder", at: place(path),
      "this is a file, and what has such a name must be a folder", fix: "rename it, or remove it")
  }

  static func nameNotUTF8(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-name", at: place(path), "its name is not UTF-8", fix: "rename it")
  }

  static func controlInName(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-name", at: place(path),
      "its name holds a control character", fix: "rename it")
  }

  static func nameInOtherForm(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-name", at: place(path),
      "another file here has the same name, with its accents written otherwise, and other systems "
        + "take the two for one", fix: "rename one of them")
  }

  static func pathTooLong(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-path-too-long", at: place(path),
      "its path has \(path.utf8.count) bytes, more than the limit of \(ContentLimits.path)")
  }

  static func outsideKinds(
    _ folder: String, first: String, count: Int, kinds: [String]
  ) -> Diagnostic {
    let known = ReadingDiagnostics.list(kinds.map { "'\($0)'" })
    let fix =
      folder.isEmpty
      ? first.contains("audience-keys.json")
        ? "move it out of Content, so that nothing can publish it"
        : "move it to Content/pages"
      : suggestion(for: folder, among: kinds).map { "did you mean 'Content/\($0)'?" }
        ?? "move it to one of them, a text to Content/pages"
    return Diagnostic(
      .warning, "content-outside-kinds", at: place(first),
      folder.isEmpty
        ? "no page is made of it, since it lies in none of the folders \(known)"
        : "no page is made of it, since '\(folder)' is none of the folders \(known)",
      fix: fix,
      notes: count > 1 ? [Diagnostic.Note("the same goes for \(count - 1) more there")] : [])
  }

  static func unreadFolder(_ folder: ForeignFolder) -> Diagnostic {
    Diagnostic(
      .warning, "content-unread-folder", at: place(folder.name),
      "nothing in this folder is read or published: a site is made of Content and Templates",
      fix: folder.place.way)
  }

  /// Warning for a file that is meant as an index; `nil` for one that may be published by a link.
  static func unreadIndex(_ index: ContentTree.IndexFile) -> Diagnostic? {
    let name = index.path.fileName
    guard name == "_index.md" else {
      return ContentTree.modelName(meantBy: name).map { _ in wrongSuffix(index.path) }
    }
    let isOfList = index.isOfList
    return Diagnostic(
      .warning, "content-foreign-index", at: place(index.path),
      isOfList
        ? "no list has its text from '_index.md', as in Hugo, and no page is made of it"
        : "no page is made of '_index.md', which gives a text to a folder in Hugo: lists are of whole "
          + "kinds",
      fix: isOfList
        ? "rename it to 'index.md'" : "rename it, such as to 'about.md', for a page of its own")
  }

  static func namedForNoWindows(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .warning, "content-windows-name", at: place(path),
      "Windows can't hold a file of this name: \(reason)", fix: "rename it")
  }

  static func wrongSuffix(_ path: String) -> Diagnostic {
    let name = ContentTree.modelName(meantBy: path.fileName)
    return Diagnostic(
      .warning, "content-wrong-suffix", at: place(path),
      "no page is made of it, since its name does not end in .md or .json",
      fix: name.map { "rename it to '\($0)', or move it away" })
  }

  /// The place of a path, written on one line whatever characters its names hold.
  private static func place(_ path: String) -> SourceRange {
    let isControl = { (scalar: Unicode.Scalar) in scalar.value < 0x20 || scalar.value == 0x7F }
    guard path.unicodeScalars.contains(where: isControl) else {
      return SourceRange(file: path)
    }
    let shown = path.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : Character($0) }
    return SourceRange(file: String(shown))
  }
}

// Values in the form of another program: content-one-tag.

extension ContentDiagnostics {
  /// Warning for one text with separators as a tag; `isQuoted` says whether the file wrote it in
  /// quotes, as JSON and TOML want all texts.
  static func oneTag(
    _ tag: String, several: [String], isQuoted: Bool, at place: SourceRange
  ) -> Diagnostic {
    func list(_ tags: [String]) -> String {
      "[\(tags.map { isQuoted || $0.holds(",") ? "\"\($0)\"" : $0 }.joined(separator: ", "))]"
    }
    return Diagnostic(
      .warning, "content-one-tag", at: place, "'\(tag)' is one tag",
      fix: "write \(list(several)) for \(several.count) tags, or \(list([tag])) for one")
  }
}

// The site as a whole: content-missing-reference, content-duplicate-slug, content-duplicate-id,
// content-duplicate-index.

extension ContentDiagnostics {
  static func missingReference(
    _ reference: Reference, suggestion: String?, unpublished: UnpublishedReason? = nil
  ) -> Diagnostic {
    if let unpublished {
      return Diagnostic(
        .error, "content-missing-reference", at: reference.file.place(reference.range),
        "'\(reference.field)' names the \(reference.kind.singular) '\(reference.slug)', which isn't "
          + "published, because \(unpublished.words)",
        fix: "name another \(reference.kind.singular), or move the file to another folder")
    }
    let kind = reference.kind
    let slug = reference.slug.text
    let words = slug.split(whereSeparator: \.isWhitespace)
    let name = words.count > 1 ? words.joined(separator: "-").lowercased() : slug
    let file = "make Content/\(kind.folder)/\(name).md"
    let way = name == slug ? file : "write '\(name)', and \(file)"
    return Diagnostic(
      .error, "content-missing-reference", at: reference.file.place(reference.range),
      "'\(reference.field)' names the \(kind.singular) '\(reference.slug)', which doesn't exist",
      fix: suggestion.map { "did you mean '\($0)'?" }
        ?? way)
  }

  /// Two names that are made of the data of one picture.
  static func samePicture(_ name: RegisteredName, first: RegisteredName) -> Diagnostic {
    let (slug, other) = (name.name.slug, first.name.slug)
    return Diagnostic(
      .error, "content-same-picture", at: name.place,
      "'\(first.place.file)' and '\(name.place.file)' show the same picture, so "
        + (slug == other
          ? "the address of both photos would be '\(slug)'"
          : "the addresses '\(other)' and '\(slug)' would lead to one photo"),
      fix: "delete one of them, or write a 'slug' for one",
      notes: [Diagnostic.Note("the other one is here", at: first.place)])
  }

  /// Two names that are made of the data of different files.
  static func sameDigits(
    _ first: String, _ path: String, at place: SourceRange, _ name: String, fix: String
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-same-digits", at: place,
      "the data of '\(first)' and '\(path)' differ, but make the same eight digits, so both would "
        + "be published as '\(name)'",
      fix: fix)
  }

  static func duplicateSlug(_ name: RegisteredName, first: RegisteredName) -> Diagnostic {
    let (slug, other) = (name.name.slug, first.name.slug)
    if name.data != nil, first.data != nil {
      return sameDigits(
        first.place.file, name.place.file, at: name.place, slug.text,
        fix: "write a 'slug' for one of them")
    }
    if let picture = name.picture, let earlier = first.picture, picture != earlier {
      return Diagnostic(
        .error, "content-duplicate-slug", at: name.place,
        "the photos of '\(earlier)' and '\(picture)' both have the slug '\(slug)'",
        fix: "rename one of the pictures, or list it under 'photos' of its album with another "
          + "'slug'",
        notes: [Diagnostic.Note("the other is here", at: first.place)])
    }
    return Diagnostic(
      .error, "content-duplicate-slug", at: name.place,
      slug == other
        ? "another \(name.name.kind.singular) has the slug '\(slug)'"
        : "the slugs '\(slug)' and '\(other)' differ only in case",
      fix: "give one of them another 'slug'",
      notes: [Diagnostic.Note("the other is here", at: first.place)])
  }

  static func duplicateID(
    _ id: Located<String>, of name: RegisteredName, first: RegisteredName
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-duplicate-id", at: name.file.place(id.range),
      "another \(name.name.kind.singular) has the id '\(id.value)', and feeds take the two for one",
      fix: "give one of them another 'id'",
      notes: first.id.map { [Diagnostic.Note("the other is here", at: first.file.place($0.range))] }
        ?? [])
  }

  static func reservedSlug(_ name: RegisteredName, _ kind: ModelKind) -> Diagnostic {
    Diagnostic(
      .error, "content-duplicate-slug", at: name.place,
      "the page '\(name.name.slug)' lies where the list of \(kind.folder) is",
      fix: "give it another 'slug', or its text to Content/\(kind.folder)/index.md")
  }

  static func duplicateIndex(_ path: String, first: String) -> Diagnostic {
    Diagnostic(
      .error, "content-duplicate-index", at: place(path), "'\(first)' gives the same page its text",
      fix: "remove one of them")
  }

  static func publishedPathTooLong(_ path: String, published: String) -> Diagnostic {
    Diagnostic(
      .error, "content-path-too-long", at: place(path),
      "its published path has \(published.utf8.count) bytes, more than the limit of "
        + "\(ContentLimits.path)")
  }
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
