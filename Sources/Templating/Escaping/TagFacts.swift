/// What the attributes that a tag has so far say about the others.
struct TagFacts: Hashable {
  /// Every value that `http-equiv` may have, by the branches before; an empty one stands for none.
  private var httpEquivs = PossibleTexts()
  /// Every value that a script's `type` may have, likewise.
  private var scriptTypes = PossibleTexts()
  /// Every name that a `meta` may have, and every `rel` of a `link`, likewise.
  private var metaNames = PossibleTexts()
  private var rels = PossibleTexts()
  /// Whether a value stands in the `content` of a `meta`.
  var hasContentValue = false

  /// A repeated attribute adds to the first: which one counts is not worth a rule.
  mutating func add(httpEquiv texts: [[UInt8]]) { httpEquivs.formUnion(texts) }

  mutating func add(scriptType texts: [[UInt8]]) { scriptTypes.formUnion(texts) }

  mutating func add(metaName texts: [[UInt8]]) { metaNames.formUnion(texts) }

  mutating func add(rel texts: [[UInt8]]) { rels.formUnion(texts) }

  /// Whether the content of a `meta` may instruct browsers or search engines.
  var isInstruction: Bool {
    metaNames.texts.contains {
      AttributeTable.instructing.contains(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Whether what a `link` leads to is neither run nor part of how the page looks.
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

  /// Whether a script holds data and is never run.
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

/// Texts that an attribute may come to: mostly none or one, which is why they are no set.
private struct PossibleTexts: Hashable {
  /// Each once, sorted.
  private(set) var texts: [[UInt8]] = []

  mutating func formUnion(_ others: [[UInt8]]) {
    for text in others where !texts.contains(text) {
      let index = texts.firstIndex { text.lexicographicallyPrecedes($0) } ?? texts.endIndex
      texts.insert(text, at: index)
    }
  }

  /// As behind two branches: where one of them has none, there may be none.
  mutating func join(_ other: PossibleTexts) {
    if texts.isEmpty != other.texts.isEmpty { formUnion([[]]) }
    formUnion(other.texts)
  }
}
