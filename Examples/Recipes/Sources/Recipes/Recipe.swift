package import Zoetrope

/// Facts about how a dish is made, without any formatting.
package struct Recipe: Sendable {
  package let servings, minutes: Int
  package let ingredients: [Ingredient]
  /// The cost of all ingredients.
  package let cost: Money?
  /// Slugs of related models.
  package let photo, trip, account: Slug?
}

/// One line of a recipe's list; the amount is as written, such as `0.5`, in units such as `g`.
package struct Ingredient: Sendable {
  package let name: String
  package let amount, unit: String?
}
