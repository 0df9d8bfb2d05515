package import Zoetrope

/// A page of the list of recipes.
package struct RecipesViewModel: HeadedList {
  package let head: ListHeadViewModel
  package let recipes: [RecipeViewModel]
  package var numberOfElements: Int { recipes.count }

  package init(_ head: ListHeadViewModel, recipes: [RecipeViewModel]) {
    (self.head, self.recipes) = (head, recipes)
  }

  package static let contract = Contract<Self>(
    template: "recipes", Fields("RecipesViewModel", .list("recipes") { $0.recipes }),
    also: headFields)
}
