package import Zoetrope

/// Values of a recipe that templates can show.
package protocol RecipePresentable: Presentable {
  /// The link to its page.
  var page: LinkViewModel { get }
  /// "4 servings".
  var servings: String { get }
  /// "1 hr, 15 min".
  var time: String { get }
  /// Ingredients, each with its amount: "250 g flour".
  var ingredients: [String] { get }
  /// The cost, "$4.20", if it is known.
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
