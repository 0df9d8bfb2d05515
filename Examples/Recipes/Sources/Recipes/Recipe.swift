/// How a dish is made: facts, and nothing on how they are shown.
package struct Recipe: Sendable {
  package let servings, minutes: Int
  package let ingredients: [Ingredient]
}

/// One line of a recipe's list; the amount is as written, such as `0.5`, in units such as `g`.
package struct Ingredient: Sendable {
  package let name: String
  package let amount, unit: String?
}
