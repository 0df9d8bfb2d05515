package import Zoetrope

/// A recipe's page, and its card in the list.
package struct RecipeViewModel: RecipePresentable, HeaderTextPresentable, StoryPresentable {
  package let page: LinkViewModel
  package let servings, time: String
  package let ingredients: [String]
  package let cost: String?
  package let company: RecipeCompany
  package let story: ArticleViewModel?
  package var headerText: String { page.linkText }

  package init(
    page: LinkViewModel, servings: String, time: String, ingredients: [String],
    cost: String?, company: RecipeCompany, story: ArticleViewModel?
  ) {
    (self.page, self.servings, self.time) = (page, servings, time)
    (self.ingredients, self.cost, self.company, self.story) = (ingredients, cost, company, story)
  }

  package static let contract = Contract<Self>(
    template: "recipe", recipeFields, headerTextFields, storyFields,
    Fields(
      "RecipeViewModel", .nested("kitchen") { $0.company.kitchen },
      .optional("photo") { $0.company.photo }, .optional("trip") { $0.company.trip },
      .optional("account") { $0.company.account }))
}
