/// Facts about a tag's attributes so far that affect its other attributes.
struct TagFacts: Hashable {
  /// Possible values of `http-equiv` over all branches. An empty text means that the attribute is
  /// missing.
  private var httpEquivs = PossibleTexts()
  /// Possible values of a script's `type` over all branches.
  private var scriptTypes = PossibleTexts()
  /// Possible values of a `meta`'s `name` and of a `link`'s `rel` over all branches.
  private var metaNames = PossibleTexts()
  private var rels = PossibleTexts()
  /// Whether the `content` of a `meta` contains a template value.
  var hasContentValue = false

  /// Adds possible values. A repeated attribute counts as a further branch.
  mutating func add(httpEquiv texts: [[UInt8]]) { httpEquivs.formUnion(texts) }

  mutating func add(scriptType texts: [[UInt8]]) { scriptTypes.formUnion(texts) }

  mutating func add(metaName texts: [[UInt8]]) { metaNames.formUnion(texts) }

  mutating func add(rel texts: [[UInt8]]) { rels.formUnion(texts) }

  /// Whether the content of a `meta` may be an instruction to browsers or search engines.
  var isInstruction: Bool {
    metaNames.texts.contains {
      AttributeTable.instructing.contains(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Whether a `link`'s target isn't executed and doesn't affect the page's look.
  var onlyLeads: Bool {
    !rels.texts.isEmpty
      && rels.texts.allSatisfy {
        AttributeTable.leading.contains(String(decoding: $0, as: UTF8.self))
      }
  }

  var hasHTTPEquiv: Bool { !httpEquivs.texts.isEmpty }

  var isRefresh: Bool {
    httpEquivs.texts.count == 1 && httpEquivs.texts[0].elementsEqual("refresh".utf8)
  }

  /// Whether a script contains data and is never executed.
  var isDataScript: Bool {
    !scriptTypes.texts.isEmpty
      && scriptTypes.texts.allSatisfy {
        $0.elementsEqual("application/json".utf8) || $0.elementsEqual("application/ld+json".utf8)
      }
  }

  func joined(with other: TagFacts) -> TagFacts {
    var joined = self
    joined.httpEquivs.join(other.httpEquivs)
    joined.scriptTypes.join(other.scriptTypes)
    joined.metaNames.join(other.metaNames)
    joined.rels.join(other.rels)
    joined.hasContentValue = hasContentValue || other.hasContentValue
    return joined
  }
}

/// Possible texts of an attribute. An array, because there is rarely more than one.
private struct PossibleTexts: Hashable {
  /// Sorted texts without duplicates.
  private(set) var texts: [[UInt8]] = []

  mutating func formUnion(_ others: [[UInt8]]) {
    for text in others where !texts.contains(text) {
      let index = texts.firstIndex { text.lexicographicallyPrecedes($0) } ?? texts.endIndex
      texts.insert(text, at: index)
    }
  }

  /// Joins the texts of two branches. If only one branch has texts, the attribute may be missing,
  /// too.
  mutating func join(_ other: PossibleTexts) {
    if texts.isEmpty != other.texts.isEmpty { formUnion([[]]) }
    formUnion(other.texts)
  }
}
