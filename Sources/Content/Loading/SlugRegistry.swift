import Diagnostics
import Domain

/// Names of a site's models, for finding duplicate names and broken references.
struct SlugRegistry {
  private let files: [KnownFile]
  /// Position of the first name with each folded slug, by kinds.
  private var firsts: [ModelKind: [String: Position]] = [:]
  private var unparsed: [(kind: ModelKind, file: SourceFile)] = []
  /// Suggestions for slugs, for the kinds with broken references.
  private var suggestions: [ModelKind: SuggestionIndex] = [:]

  /// File of a name, and the name's index in it.
  private struct Position {
    let file: Int
    let name: Int
  }

  /// Reports slugs that two models share or that differ only in case, and ids that two models of a
  /// kind share.
  ///
  /// Names are in the order of their files. The later one of two is reported.
  init(
    _ files: [KnownFile], _ paths: [ContentTree.ModelFile], of kinds: ContentKinds,
    _ collector: DiagnosticCollector
  ) {
    self.files = files
    // Files of one kind are adjacent.
    var (kind, known): (ModelKind?, [String: Position]) = (nil, [:])
    // Slugs of albums, with which the slugs of their pictures begin, by the indices of their files.
    var albums: [Int: String] = [:]
    // Names made from pictures' data, by that data.
    var pictures: [UInt64: RegisteredName] = [:]
    for (place, file) in files.enumerated() {
      if let source = file.loaded.unparsed { unparsed.append((paths[place].kind, source)) }
      for (index, name) in file.loaded.names.enumerated() {
        if name.name.kind != kind {
          if let kind { firsts[kind] = known }
          kind = name.name.kind
          known = firsts.removeValue(forKey: name.name.kind) ?? [:]
        }
        if name.name.kind.host != nil { albums[place] = name.folded }
        if let data = name.data {
          if let first = pictures[data] {
            // A picture that an album lists twice is reported separately.
            let isListedTwice = first.file.path == name.file.path && first.picture == name.picture
            if !isListedTwice {
              collector.report(Self.samePicture(name, first: first))
            }
            if known[name.folded] == nil {
              known[name.folded] = Position(file: place, name: index)
            }
            continue
          }
          pictures[data] = name
        }
        if let first = known[name.folded] {
          let other = self.name(at: first)
          // If two albums share a slug, so do their pictures, and only the albums are reported. A
          // picture that an album lists twice is reported separately.
          let isReported =
            name.range == nil && name.name.kind.host == nil && albums[place] != nil
            && (place == first.file
              ? name.picture == other.picture
              : name.data == nil && albums[place] == albums[first.file])
          if !isReported { collector.report(Self.duplicateSlug(name, first: other)) }
        } else {
          known[name.folded] = Position(file: place, name: index)
        }
        if name.name.kind.traits.contains(.isAtRoot), let list = kinds[name.folded]?.kind {
          collector.report(
            .contentDuplicateSlug, at: name.place,
            "the page '\(name.name.slug)' has the same address as the list of \(list.folder)",
            fix: "give it another 'slug', or move its text to Content/\(list.folder)/index.md")
        }
      }
    }
    if let kind { firsts[kind] = known }
    reportSharedIDs(collector)
  }

  /// Reports ids that two models of a kind share. Few models have an id.
  private func reportSharedIDs(_ collector: DiagnosticCollector) {
    var known: [ModelKind: [String: RegisteredName]] = [:]
    for name in files.lazy.flatMap(\.loaded.names) {
      guard let id = name.id else { continue }
      guard let first = known[name.name.kind]?[id.value] else {
        known[name.name.kind, default: [:]][id.value] = name
        continue
      }
      // If the ids are also slugs, the shared slug is reported instead.
      guard first.folded != name.folded else { continue }
      collector.report(
        .contentDuplicateId, at: name.file.place(id.range),
        "another \(name.name.kind.singular) has the id '\(id.value)', so feed readers would "
          + "treat both as one",
        fix: "give one of them another 'id'",
        notes: first.id.map {
          [Diagnostic.Note("the other one is here", at: first.file.place($0.range))]
        }
          ?? [])
    }
  }

  /// Reports a reference to a model that doesn't exist.
  mutating func check(
    _ reference: Reference, besides unpublished: UnpublishedPaths, _ collector: DiagnosticCollector
  ) {
    guard !isKnown(reference), !mayBeUnparsed(reference) else { return }
    let index =
      suggestions[reference.kind]
      ?? SuggestionIndex(Set(slugs(of: reference.kind)).map(\.text).sorted())
    suggestions[reference.kind] = index
    collector.report(
      Self.missingReference(
        reference,
        suggestion: index.nearest(to: reference.slug.text) ?? slug(meantBy: reference),
        unpublished: unpublished.reason(
          ofModel: reference.slug.text, in: reference.kind.folder)))
  }

  /// Slug made from the words of a name: `ana-lima` or `ana` for `Ana Lima`; `nil` if no model has
  /// it.
  private func slug(meantBy reference: Reference) -> String? {
    let words = reference.slug.text.lowercased().split(whereSeparator: \.isWhitespace)
    let parts = [words.first, words.last].compactMap { $0.map(String.init) }
    let names = [words.joined(separator: "-")] + parts
    let known = Set(slugs(of: reference.kind).map(\.text))
    return names.first { known.contains($0) }
  }

  private func isKnown(_ reference: Reference) -> Bool {
    guard let first = firsts[reference.kind]?[reference.slug.caseFolded] else { return false }
    return name(at: first).name.slug == reference.slug
      || slugs(of: reference.kind).contains(reference.slug)
  }

  private func name(at position: Position) -> RegisteredName {
    files[position.file].loaded.names[position.name]
  }

  private func slugs(of kind: ModelKind) -> some Sequence<Slug> {
    files.lazy.flatMap(\.loaded.names).filter { $0.name.kind == kind }.map(\.name.slug)
  }

  /// Whether an unparsable file contains the slug. The file may define the model, whose absence is
  /// then not reported.
  private func mayBeUnparsed(_ reference: Reference) -> Bool {
    let letters = Array(reference.slug.text.utf8)
    return unparsed.contains { $0.kind == reference.kind && $0.file.bytes.contains(letters) }
  }
}

extension SlugRegistry {
  private static func missingReference(
    _ reference: Reference, suggestion: String?, unpublished: UnpublishedReason? = nil
  ) -> Diagnostic {
    if let unpublished {
      return Problem.contentMissingReference(
        at: reference.file.place(reference.range),
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
    return Problem.contentMissingReference(
      at: reference.file.place(reference.range),
      "'\(reference.field)' names the \(kind.singular) '\(reference.slug)', which doesn't exist",
      fix: didYouMean(suggestion)
        ?? way)
  }

  private static func duplicateSlug(_ name: RegisteredName, first: RegisteredName) -> Diagnostic {
    let (slug, other) = (name.name.slug, first.name.slug)
    if name.data != nil, first.data != nil {
      return ContentDiagnostics.sameDigits(
        first.place.file, name.place.file, at: name.place, slug.text,
        fix: "write a 'slug' for one of them")
    }
    if let picture = name.picture, let earlier = first.picture, picture != earlier {
      return Problem.contentDuplicateSlug(
        at: name.place, "the photos of '\(earlier)' and '\(picture)' both have the slug '\(slug)'",
        fix: "rename one of the pictures, or list it under 'photos' of its album with another "
          + "'slug'", notes: [Diagnostic.Note("the other one is here", at: first.place)])
    }
    return Problem.contentDuplicateSlug(
      at: name.place,
      slug == other
        ? "another \(name.name.kind.singular) has the slug '\(slug)'"
        : "the slugs '\(slug)' and '\(other)' differ only in case",
      fix: "give one of them another 'slug'",
      notes: [Diagnostic.Note("the other one is here", at: first.place)])
  }

  /// Error for two names that are made from the data of one picture.
  private static func samePicture(_ name: RegisteredName, first: RegisteredName) -> Diagnostic {
    let (slug, other) = (name.name.slug, first.name.slug)
    return Problem.contentSamePicture(
      at: name.place,
      "'\(first.place.file)' and '\(name.place.file)' show the same picture, so "
        + (slug == other
          ? "the address of both photos would be '\(slug)'"
          : "the addresses '\(other)' and '\(slug)' would lead to one photo"),
      fix: "delete one of them, or write a 'slug' for one of them of them",
      notes: [Diagnostic.Note("the other one is here", at: first.place)])
  }
}
