package import RecipeViews
package import Zoetrope

extension RecipeKind: ListedKind {
  package static let words = [
    "servings", "shopping", "shopping.total", "kitchen", "kitchen.on", "kitchen.off",
  ]

  package static func page(of recipe: Sourced<Recipe>, in site: SiteContext) -> RecipeViewModel {
    RecipeViewModel(recipe, in: site)
  }

  package static func list(_ list: ListPage<Recipe>, in site: SiteContext) -> RecipesViewModel {
    RecipesViewModel(
      list.head(in: site), recipes: list.models.map { RecipeViewModel($0, in: site) },
      shopping: ShoppingViewModel(list.models.compactMap(\.model.cost), in: site))
  }
}

extension ShoppingViewModel {
  /// Sums the costs; `nil` without costs, or if they are in several currencies.
  init?(_ costs: [Money], in site: SiteContext) {
    guard let first = costs.first,
      let total = try? costs.dropFirst().reduce(first, { try $0.adding($1) })
    else { return nil }
    self.init(
      name: site.word("shopping"),
      balanceText: site.word("shopping.total", ["cost": site.money(total)]),
      link: site.link(toListOf: RecipeKind.kind).link)
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
      cost: recipe.cost.map(site.money),
      company: RecipeCompany(
        kitchen: KitchenMode(
          title: site.word("kitchen"), whenOn: site.word("kitchen.on"),
          whenOff: site.word("kitchen.off")),
        photo: recipe.photo.flatMap(site.card(ofPhoto:)),
        trip: recipe.trip.flatMap(site.card(ofTrip:)),
        account: recipe.account.flatMap(site.card(ofAccount:))),
      story: site.story(of: source))
  }
}
