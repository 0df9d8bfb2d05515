package import Zoetrope

/// Reader of recipes in `Content/recipes/`.
package enum RecipeKind: ContentKind {
  static let title = Key("title", .words, required: true, "The name of the dish.")
  static let servings = Key(
    "servings", .integer(in: 1...100), required: true, "How many people it serves.", example: "4")
  static let minutes = Key(
    "minutes", .integer(in: 1...10_000), required: true, "The time in minutes.", example: "30")
  static let ingredients = Key(
    "ingredients", .list(of: .ingredient), required: true, "The ingredients.",
    example: "[{name: flour, amount: 250, unit: g}, {name: salt}]")
  static let cost = Key("cost", .located(.price), "The cost of all ingredients.")
  static let currency = Key("currency", .currency, "The cost's currency; by default the site's.")
  static let photo = Key("photo", .located(.slug), "The slug of a photo of the dish.")
  static let trip = Key("trip", .located(.slug), "The slug of the trip that it comes from.")
  static let account = Key("account", .located(.slug), "The slug of the account that pays for it.")

  package static let kind = ModelKind(
    "recipes",
    KeyTable(
      "a recipe", title, servings, minutes, ingredients, cost, currency, photo, trip, account))

  package static func read(
    _ reader: inout ObjectReader, _ context: ModelContext
  ) -> ReadModel<Recipe>? {
    let title = reader.read(title)
    let servings = reader.read(servings)
    let minutes = reader.read(minutes)
    let ingredients = reader.read(ingredients)
    if ingredients?.isEmpty == true {
      reader.report(
        "recipe-empty", "it has no ingredients", at: Self.ingredients, fix: "write {name: …}")
    }
    let cost = reader.money(cost, in: currency, context)
    if cost?.isNegative == true {
      reader.report("recipe-negative-cost", "the cost is negative", at: Self.cost)
    }
    let photo = reader.reference(photo, to: .photos, context)
    let trip = reader.reference(trip, to: .trips, context)
    let account = reader.reference(account, to: .accounts, context)
    guard let title, let servings, let minutes, let ingredients else { return nil }
    return ReadModel(
      Recipe(
        servings: servings, minutes: minutes, ingredients: ingredients, cost: cost, photo: photo,
        trip: trip, account: account), title: title)
  }
}

extension ValueType<Ingredient> {
  static var ingredient: Self {
    let name = Key("name", .words, required: true, "The name.")
    let amount = Key("amount", .decimal, "The amount.")
    let unit = Key("unit", .words, "The unit of the amount, such as g.")
    return .object(KeyTable("an ingredient", name, amount, unit)) { reader in
      let (name, amount, unit) = (reader.read(name), reader.read(amount), reader.read(unit))
      return name.map { Ingredient(name: $0, amount: amount, unit: unit) }
    }
  }
}
