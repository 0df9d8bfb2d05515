package import Zoetrope

/// A page of the list of recipes.
package struct RecipesViewModel: HeadedList {
  package let head: ListHeadViewModel
  package let recipes: [RecipeViewModel]
  package let shopping: ShoppingViewModel?
  package var numberOfElements: Int { recipes.count }

  package init(_ head: ListHeadViewModel, recipes: [RecipeViewModel], shopping: ShoppingViewModel?)
  {
    (self.head, self.recipes, self.shopping) = (head, recipes, shopping)
  }

  package static let contract = Contract<Self>(
    template: "recipes",
    Fields(
      "RecipesViewModel", .list("recipes") { $0.recipes }, .optional("shopping") { $0.shopping }),
    also: headFields)
}
