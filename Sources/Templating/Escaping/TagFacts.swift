/// What the attributes that a tag has so far say about the others.
struct TagFacts: Hashable {
  /// Every value that `http-equiv` may have, by the branches before; an empty one stands for none.
  private var httpEquivs: Set<[UInt8]> = []
  /// Every value that a script's `type` may have, likewise.
  private var scriptTypes: Set<[UInt8]> = []
  /// Whether a value stands in the `content` of a `meta`.
  var hasContentValue = false

  /// A repeated attribute adds to the first: which one counts is not worth a rule.
  mutating func add(httpEquiv texts: [[UInt8]]) { httpEquivs.formUnion(texts) }

  mutating func add(scriptType texts: [[UInt8]]) { scriptTypes.formUnion(texts) }

  var hasHTTPEquiv: Bool { !httpEquivs.isEmpty }

  var isRefresh: Bool { httpEquivs == [Array("refresh".utf8)] }

  /// Whether a script holds data and is never run.
  var isDataScript: Bool {
    !scriptTypes.isEmpty
      && scriptTypes.isSubset(of: [
        Array("application/json".utf8), Array("application/ld+json".utf8),
      ])
  }

  func joined(with other: TagFacts) -> TagFacts {
    func union(_ a: Set<[UInt8]>, _ b: Set<[UInt8]>) -> Set<[UInt8]> {
      a.isEmpty == b.isEmpty ? a.union(b) : a.union(b).union([[]])
    }
    var joined = self
    joined.httpEquivs = union(httpEquivs, other.httpEquivs)
    joined.scriptTypes = union(scriptTypes, other.scriptTypes)
    joined.hasContentValue = hasContentValue || other.hasContentValue
    return joined
  }
}
