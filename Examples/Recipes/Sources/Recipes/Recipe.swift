package import Zoetrope

/// How a dish is made: facts, and nothing on how they are shown.
package struct Recipe: Sendable {
  package let servings, minutes: Int
  package let ingredients: [Ingredient]
  /// What everything in it costs.
  package let cost: Money?
  /// The slugs of what belongs to it.
  package let photo, trip, account: Slug?
}

/// One line of a recipe's list; the amount is as written, such as `0.5`, in units such as `g`.
package struct Ingredient: Sendable {
  package let name: String
  package let amount, unit: String?
}
