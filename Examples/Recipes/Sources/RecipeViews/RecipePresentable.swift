package import Zoetrope

/// All that templates know of a recipe.
package protocol RecipePresentable: Presentable {
  /// The way to its page.
  var page: LinkViewModel { get }
  /// "4 servings".
  var servings: String { get }
  /// "1 hr, 15 min".
  var time: String { get }
  /// Each with its amount: "250 g flour".
  var ingredients: [String] { get }
  /// "$4.20"; none where nobody counted.
  var cost: String? { get }
}

extension RecipePresentable {
  package static var recipeFields: Fields<Self> {
    Fields(
      "RecipePresentable", .nested("recipe") { $0.page }, .text("servings") { $0.servings },
      .text("time") { $0.time }, .list("ingredients") { $0.ingredients },
      .optional("cost") { $0.cost })
  }
}
