package import RecipeViews
package import Zoetrope

extension RecipeKind: ListedKind {
  package static let words = ["servings"]

  package static func page(of recipe: Sourced<Recipe>, in site: SiteContext) -> RecipeViewModel {
    RecipeViewModel(recipe, in: site)
  }

  package static func list(_ list: ListPage<Recipe>, in site: SiteContext) -> RecipesViewModel {
    RecipesViewModel(
      list.head(in: site), recipes: list.models.map { RecipeViewModel($0, in: site) })
  }
}

extension RecipeViewModel {
  init(_ source: Sourced<Recipe>, in site: SiteContext) {
    let recipe = source.model
    self.init(
      page: site.link(to: source), servings: site.word("servings", count: recipe.servings),
      time: site.duration(.seconds(recipe.minutes * 60)),
      ingredients: recipe.ingredients.map {
        [$0.amount, $0.unit, $0.name].compactMap(\.self).joined(separator: " ")
      },
      story: site.story(of: source))
  }
}
