import Recipes
import Zoetrope

/// Zoetrope with recipes.
@main
struct Cookbook: SiteProgram {
  static let name = "cookbook"
  static let kinds: [any PublishedKind.Type] = [RecipeKind.self]
}
