package import Markup

/// Templates compiled for one type of view model: a pure function from a model to bytes.
package struct Template<Model: Sendable>: Sendable {
  struct Selection: Sendable {
    let block: Block<Frame<Model, Outermost>>
    let variants: [(applies: @Sendable (Model) -> Bool, block: Block<Frame<Model, Outermost>>)]
    /// Of all of them.
    let ids: TemplateIDs
  }

  let base: Selection
  let alternatives: [String: Selection]

  /// The ids that a page may have by the template, or by the alternative of that name.
  package func ids(by name: String? = nil) -> TemplateIDs {
    (name.flatMap { alternatives[$0] } ?? base).ids
  }

  /// Writes a model by the template that it selects, or by the alternative of that name.
  package func write(_ model: Model, by name: String? = nil, into output: inout OutputBuffer) {
    let selection = name.flatMap { alternatives[$0] } ?? base
    let block = selection.variants.first { $0.applies(model) }?.block ?? selection.block
    block.write(Frame(model, in: Outermost()), into: &output)
  }
}
