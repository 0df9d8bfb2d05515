import Diagnostics
import Domain

/// The prose of everything that can be wrong with content once its values are read.
enum ContentDiagnostics {}

// The folder: content-missing-folder, content-unreadable, content-leads-out, content-link-loop,
// content-not-a-file, content-wrong-name, content-path-too-long, content-outside-kinds,
// content-wrong-suffix.

extension ContentDiagnostics {
  static func missingFolder() -> Diagnostic {
    Diagnostic(
      .error, "content-missing-folder", at: nil, "the site has no folder 'Content'",
      fix: "make it, or name the site's folder with --site")
  }

  static func unreadable(_ path: String, _ fault: SystemFault) -> Diagnostic {
    Diagnostic(
      .error, "content-unreadable", at: place(path), "it can't be read: \(fault.text)")
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

  static func nameNotUTF8(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-name", at: place(path), "its name is not UTF-8", fix: "rename it")
  }

  static func controlInName(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-name", at: place(path),
      "its name holds a control character", fix: "rename it")
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
      ? "move it to Content/pages"
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

  static func wrongSuffix(_ path: String) -> Diagnostic {
    let name = ContentTree.modelName(meantBy: path.fileName)
    return Diagnostic(
      .warning, "content-wrong-suffix", at: place(path),
      "no page is made of it, and it is published as it is, since its name does not end in .md or .json",
      fix: name.map { "rename it to '\($0)', or move it away" })
  }

  /// A path is shown in one line whatever characters its names hold.
  private static func place(_ path: String) -> Diagnostics.Place {
    let isControl = { (scalar: Unicode.Scalar) in scalar.value < 0x20 || scalar.value == 0x7F }
    guard path.unicodeScalars.contains(where: isControl) else {
      return Diagnostics.Place(file: path)
    }
    let shown = path.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : Character($0) }
    return Diagnostics.Place(file: String(shown))
  }
}

// Values that are well written and still wrong: content-wrong-time, content-skipped-time,
// content-ambiguous-time, content-wrong-offset, content-wrong-amount, content-wrong-coordinate.

extension ContentDiagnostics {
  static func wrongTime(
    _ fault: TimeFault, of key: String, _ time: WrittenTime, at place: Diagnostics.Place
  ) -> Diagnostic {
    switch fault {
    case .skipped(let zone, let before, let after):
      let later = time.localTime.map { $0.later(by: after - before).text + offset(after) }
      return Diagnostic(
        .error, "content-skipped-time", at: place,
        "'\(key)' is \(time.text), which clocks in \(zone.identifier) skip",
        fix: later.map { "write a time that they show, such as \($0)" })
    case .ambiguous(let zone, let first, let second):
      return Diagnostic(
        .error, "content-ambiguous-time", at: place,
        "'\(key)' is \(time.text), which clocks in \(zone.identifier) show twice",
        fix: "add \(offset(first)) for the first time or \(offset(second)) for the second")
    case .offsetDisagrees(let written, let actual, let zone):
      return Diagnostic(
        .error, "content-wrong-offset", at: place,
        "'\(key)' has the offset \(offset(written)), but \(zone.identifier) has "
          + "\(offset(actual)) then",
        fix: "write \(offset(actual)), or leave the offset out")
    default:
      let fault = Fault(fault, in: time.text)
      return Diagnostic(
        .error, "content-wrong-time", at: place, "'\(key)' is no time: \(fault.reason ?? "")",
        fix: fault.fix)
    }
  }

  static func wrongAmount(
    _ fault: AmountFault, of key: String, _ text: String, at place: Diagnostics.Place
  ) -> Diagnostic {
    let message =
      switch fault {
      case .unreadable: "'\(key)' is \(text), which is no amount"
      case .tooManyDecimals(let currency):
        "'\(key)' is \(text), but \(currency.code) has \(decimals(currency.minorDigits))"
      case .tooLarge: "'\(key)' is \(text), which is more than can be counted"
      }
    return Diagnostic(.error, "content-wrong-amount", at: place, message)
  }

  static func negativePrice(_ text: String, at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-amount", at: place, "'price' is \(text), which is less than nothing")
  }

  static func offTheEarth(
    _ fault: CoordinateFault, _ text: String, at place: Diagnostics.Place
  ) -> Diagnostic {
    let (key, limit) =
      switch fault {
      case .latitudeOutOfRange: ("latitude", 90)
      case .longitudeOutOfRange: ("longitude", 180)
      }
    return Diagnostic(
      .error, "content-wrong-coordinate", at: place,
      "'\(key)' is \(text), but lies between -\(limit) and \(limit)")
  }

  static func halfACoordinate(
    _ key: String, missing: String, at place: Diagnostics.Place
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-wrong-coordinate", at: place, "'\(key)' is given without '\(missing)'",
      fix: "add '\(missing)'")
  }

  private static func decimals(_ count: Int) -> String {
    count == 0 ? "no decimals" : "\(count) decimals"
  }

  /// Such as `+01:00`; old local times have seconds too.
  private static func offset(_ seconds: Int) -> String {
    let size = Int(seconds.magnitude)
    let rest = size % 60 == 0 ? "" : ":" + twoDigits(size % 60)
    return (seconds < 0 ? "-" : "+") + twoDigits(size / 3600) + ":" + twoDigits(size / 60 % 60)
      + rest
  }
}

// Models: content-arrives-before-departure, content-photo-source, content-wrong-balance,
// content-expires-before-publication, content-too-many-tags, content-wrong-slug, content-item-without-slug,
// content-body-in-front-matter, content-index-is-list.

extension ContentDiagnostics {
  static func arrivesBeforeItDeparts(
    arrival: String, at place: Diagnostics.Place, departure: String,
    departureAt: Diagnostics.Place
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-arrives-before-departure", at: place,
      "'\(arrival)' is before '\(departure)'",
      notes: [Diagnostic.Note("'\(departure)' is stated here", at: departureAt)])
  }

  static func photoWithoutImage(at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "content-photo-source", at: place, "a photo needs 'file' or 'url'",
      fix: "add 'file' with a path, or 'url' with an address")
  }

  static func photoWithTwoImages(at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "content-photo-source", at: place, "a photo has 'file' or 'url', not both",
      fix: "remove one of them")
  }

  static func wrongAccount(_ fault: AccountFault, at place: Diagnostics.Place) -> Diagnostic {
    switch fault {
    case .balanceDiffers(let stated, let computed):
      Diagnostic(
        .error, "content-wrong-balance", at: place,
        "'balance' is \(stated.decimal), but opening balance and entries come to "
          + computed.decimal,
        fix: "write \(computed.decimal), or leave it out")
    case .money(.tooLarge):
      Diagnostic(
        .error, "content-wrong-amount", at: place, "the balance is more than can be counted")
    case .money(.mixedCurrencies(let one, let other)):
      Diagnostic(
        .error, "content-wrong-amount", at: place,
        "an account of \(one.code) can't hold \(other.code)")
    }
  }

  static func expiresBeforeItIsPublished(
    at place: Diagnostics.Place, published: Diagnostics.Place
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-expires-before-publication", at: place,
      "'expiryDate' is not after 'publishDate'",
      notes: [Diagnostic.Note("'publishDate' is stated here", at: published)])
  }

  static func tooManyTags(_ count: Int, at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "content-too-many-tags", at: place,
      "there are \(count) tags, more than the limit of \(Attributes.mostTags)",
      fix: "keep those that readers would look for it by")
  }

  enum SlugSource {
    case id, fileName
  }

  static func wrongSlug(
    _ fault: Fault, from source: SlugSource, at place: Diagnostics.Place
  ) -> Diagnostic {
    let subject = source == .id ? "'id'" : "the file's name"
    return Diagnostic(
      .error, "content-wrong-slug", at: place,
      "\(subject) can't be the slug: \(fault.reason ?? "")", fix: "add a 'slug'")
  }

  static func itemWithoutSlug(at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "content-item-without-slug", at: place, "an object in a list needs 'slug' or 'id'",
      fix: "add one of them")
  }

  static func bodyInFrontMatter(at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "content-body-in-front-matter", at: place,
      "the text of a Markdown file stands below its front matter", fix: "move it there")
  }

  static func indexIsList(at place: Diagnostics.Place) -> Diagnostic {
    Diagnostic(
      .error, "content-index-is-list", at: place,
      "an index holds the text of one page and no list of objects",
      fix: "give the file another name")
  }
}

// The site as a whole: content-missing-reference, content-duplicate-slug, content-duplicate-index.

extension ContentDiagnostics {
  static func missingReference(_ reference: Reference, suggestion: String?) -> Diagnostic {
    let kind = reference.kind
    return Diagnostic(
      .error, "content-missing-reference", at: reference.file.place(reference.range),
      "'\(reference.field)' names the \(kind.singular) '\(reference.slug)', which doesn't exist",
      fix: suggestion.map { "did you mean '\($0)'?" }
        ?? "make Content/\(kind.folder)/\(reference.slug).md")
  }

  static func duplicateSlug(_ name: RegisteredName, first: RegisteredName) -> Diagnostic {
    let (slug, other) = (name.name.slug, first.name.slug)
    return Diagnostic(
      .error, "content-duplicate-slug", at: name.place,
      slug == other
        ? "another \(name.name.kind.singular) has the slug '\(slug)'"
        : "the slugs '\(slug)' and '\(other)' differ only in case",
      fix: "give one of them another 'slug'",
      notes: [Diagnostic.Note("the other is here", at: first.place)])
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
