package import Markup

/// A template compiled for one type of view model: a pure function from a model to bytes.
///
/// The template and its parts are classes, because generic code accesses them. For a structure,
/// that code would look up how to copy it, and retain each of its members.
package final class Template<Model: Sendable>: Sendable {
  final class Selection: Sendable {
    /// A template that is used if its state applies, such as `trip.cancelled`.
    final class Variant: Sendable {
      let name: String
      let applies: @Sendable (Model) -> Bool
      let block: Block

      init(name: String, applies: @escaping @Sendable (Model) -> Bool, block: Block) {
        self.name = name
        self.applies = applies
        self.block = block
      }
    }

    let name: String
    let block: Block
    let variants: [Variant]
    /// Ids in the template and its variants.
    let ids: TemplateIDs

    init(name: String, block: Block, variants: [Variant], ids: TemplateIDs) {
      self.name = name
      self.block = block
      self.variants = variants
      self.ids = ids
    }

    func variant(for model: Model) -> Variant? {
      for index in 0..<variants.count where variants[index].applies(model) {
        return variants[index]
      }
      return nil
    }
  }

  let base: Selection
  let alternatives: [String: Selection]

  init(base: Selection, alternatives: [String: Selection]) {
    self.base = base
    self.alternatives = alternatives
  }

  /// Returns the ids in the template, or in the alternative `name`.
  package func ids(by name: String? = nil) -> TemplateIDs {
    (name.flatMap { alternatives[$0] } ?? base).ids
  }

  /// Writes a model with the template that it selects, or with the alternative `name`.
  package func write(_ model: Model, by name: String? = nil, into output: inout OutputBuffer) {
    let selection = selection(name)
    let block = selection.variant(for: model)?.block ?? selection.block
    block.write(ElementFrame(model, in: Outermost()), into: &output)
  }

  /// Returns the name of the template that writes a model.
  package func name(for model: Model, by name: String? = nil) -> String {
    let selection = selection(name)
    return selection.variant(for: model)?.name ?? selection.name
  }

  private func selection(_ name: String?) -> Selection {
    name.flatMap { alternatives[$0] } ?? base
  }
}
