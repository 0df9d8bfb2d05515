package import Zoetrope

/// A recipe's page, and its card in the list.
package struct RecipeViewModel: RecipePresentable, HeaderTextPresentable, StoryPresentable {
  package let page: LinkViewModel
  package let servings, time: String
  package let ingredients: [String]
  package let story: ArticleViewModel?
  package var headerText: String { page.linkText }

  package init(
    page: LinkViewModel, servings: String, time: String, ingredients: [String],
    story: ArticleViewModel?
  ) {
    (self.page, self.servings, self.time) = (page, servings, time)
    (self.ingredients, self.story) = (ingredients, story)
  }

  package static let contract = Contract<Self>(
    template: "recipe", recipeFields, headerTextFields, storyFields)
}
