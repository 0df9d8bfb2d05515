import Markup

/// Partials that were compiled once and are shown by several templates of a theme.
///
/// A partial that uses only names of the innermost element writes the same in each template that
/// includes it for elements of one type. Compiling such partials again for each page took more than
/// a quarter of the time.
struct SharedPartials {
  /// Everything on which a compiled partial depends, besides the names of the element.
  struct Key: Equatable {
    let template: ObjectIdentifier
    let element: ObjectIdentifier
    let lines: TemplatePosition.Lines
    let context: HTMLContext
    /// Whether it is part of a partial whose markup is cached.
    let isKept: Bool
    /// Whether it is inside of SVG or MathML, where `/>` ends an element.
    let isForeign: Bool
  }

  /// A compiled partial with everything that it adds to the page around it.
  struct Partial {
    let block: Block
    let end: SharedContext
    let ids: TemplateIDs
    /// Literal links to places on the page, which are checked for each page.
    let fragments: ArraySlice<LiteralLink>
    /// Bytes and tags that count towards the limit of a page's templates.
    let size: Int
  }

  private struct Place: Hashable {
    let template: ObjectIdentifier
    let element: ObjectIdentifier

    init(_ key: Key) { (template, element) = (key.template, key.element) }
  }

  /// Number of inclusions that use a partial that another inclusion compiled.
  private(set) var uses = 0

  /// Partials by their template and element; `nil` for one that depends on more than its key.
  private var known: [Place: [(key: Key, partial: Partial?)]] = [:]

  /// The partial of a key; `nil` inside if it can't be shared, and outside if it is unknown.
  subscript(key: Key) -> Partial?? {
    known[Place(key)]?.first { $0.key == key }.map(\.partial)
  }

  mutating func countUse() { uses += 1 }

  mutating func add(_ partial: Partial?, as key: Key) {
    known[Place(key), default: []].append((key, partial))
  }
}

extension TemplateCompiler {
  /// Includes a partial that an earlier inclusion compiled, or compiles it and keeps the result for
  /// later ones.
  ///
  /// `compile` compiles it in a scope. A mistake isn't kept: each inclusion reports its own notes.
  func share(
    _ template: ParsedTemplate, lines: TemplatePosition.Lines, in scope: Scope,
    _ position: TemplatePosition, into builder: inout BlockBuilder,
    compile: (Scope, inout BlockBuilder) -> Void
  ) {
    let context = builder.context.separated.value
    guard isStrict, sharesPartials, !lines.isRecursive, !position.ignoresNames,
      !skipsNextIndentation,
      context.state == .data, !elements.isImpossible, let (own, outer) = scope.noting
    else { return compile(scope, &builder) }
    let key = SharedPartials.Key(
      template: ObjectIdentifier(template), element: ObjectIdentifier(own.inner), lines: lines,
      context: context, isKept: isKeeping, isForeign: elements.isForeign)
    switch shared[key] {
    case .some(.none): return compile(scope, &builder)
    case .some(.some(let partial)) where mayGrow(by: partial.size):
      return add(partial, to: &builder)
    case .some(.some): return compile(scope, &builder)
    case .none: break
    }
    let before = (size: size, fragments: fragments.count, ids: ids, elements: elements.beginPart())
    ids = TemplateIDs()
    var inner = BlockBuilder(at: builder.context)
    compile(own, &inner)
    let added = ids
    ids = before.ids
    ids.formUnion(added)
    builder.context = inner.context
    let block = inner.block()
    let isClosed = elements.endPart(since: before.elements)
    guard !outer.areUsed, !isFaulty, !skipsNextIndentation, isClosed else {
      if !isFaulty { shared.add(nil, as: key) }
      return builder.add(block)
    }
    let partial = SharedPartials.Partial(
      block: block.withoutOrigins, end: inner.context, ids: added,
      fragments: fragments[before.fragments...], size: size - before.size)
    shared.add(partial, as: key)
    builder.add { partial.block.write($0, into: &$1) }
  }

  private func add(_ partial: SharedPartials.Partial, to builder: inout BlockBuilder) {
    shared.countUse()
    size += partial.size
    ids.formUnion(partial.ids)
    for fragment in partial.fragments {
      fragments.append(fragment)
      _ = links?.resolve(fragment)
    }
    builder.context = partial.end
    builder.add { partial.block.write($0, into: &$1) }
  }
}
