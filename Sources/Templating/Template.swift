package import Markup

/// Templates compiled for one type of view model: a pure function from a model to bytes.
package struct Template<Model: Sendable>: Sendable {
  struct Selection: Sendable {
    let block: Block<Frame<Model, Outermost>>
    let variants: [(applies: @Sendable (Model) -> Bool, block: Block<Frame<Model, Outermost>>)]
  }

  let base: Selection
  let alternatives: [String: Selection]

  /// Writes a model by the template that it selects, or by the alternative of that name.
  package func write(_ model: Model, by name: String? = nil, into output: inout OutputBuffer) {
    let selection = name.flatMap { alternatives[$0] } ?? base
    let block = selection.variants.first { $0.applies(model) }?.block ?? selection.block
    block.write(Frame(model, in: Outermost()), into: &output)
  }
}
