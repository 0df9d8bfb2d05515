/// A view model's promise to templates: the template it selects and the names it offers.
///
///     extension TripViewModel: TripPresentable, HeaderTextPresentable {
///       static let contract = Contract<Self>(
///         template: "trip", variants: [Variant("cancelled", when: \.isCancelled)],
///         tripFields, headerTextFields)
///     }
public struct Contract<Model: Sendable>: Sendable {
  /// The template's name: its path below `Templates/` without the extension.
  package let template: String
  /// The template's extension, which decides how values are escaped.
  package let format: TemplateFormat
  package let variants: [Variant<Model>]
  package let fields: [Fields<Model>]
  private(set) var keeping: Keeping<Model>?
  let enter: Enter<Model>
  /// A copy that offers other names needs another declaration.
  private(set) var declaration = DeclarationID()

  /// Creates a contract. `template` is a path below `Templates/` without the extension. `fields`
  /// are those of each presentable that the model conforms to, with the model's own first, because
  /// messages use its name. A duplicate name is an error in every template of the contract.
  @inlinable
  public init(
    template: String, format: TemplateFormat = .html, variants: [Variant<Model>] = [],
    _ fields: Fields<Model>..., also more: [Fields<Model>] = []
  ) {
    self.init(template, format, variants, fields, more) { ElementFrame($0, in: $1) }
  }

  @usableFromInline
  init(
    _ template: String, _ format: TemplateFormat, _ variants: [Variant<Model>],
    _ fields: [Fields<Model>], _ more: [Fields<Model>], enter: @escaping Enter<Model>
  ) {
    self.template = template
    self.format = format
    self.variants = variants
    self.fields = fields.isEmpty ? more : more.isEmpty ? fields : fields + more
    self.enter = enter
  }

  /// Returns the contract for models that several pages show. The markup of their partials is
  /// cached with the model. Contracts with the same values and names may share the name `value`.
  package func keeping(as value: String, in markup: @escaping Get<Model, CachedMarkup?>) -> Self {
    var contract = self
    contract.keeping = Keeping(value: value, markup: markup)
    contract.declaration = DeclarationID()
    return contract
  }

  /// Returns the contract for a type that holds the model and passes it on in place.
  package func through<Outer: Sendable>(_ model: @escaping Visit<Outer, Model>) -> Contract<Outer> {
    // Loops by index are cheapest with unknown types: `map` and even `indices` look up types.
    var outerVariants: [Variant<Outer>] = []
    for index in 0..<variants.count { outerVariants.append(variants[index].through(model)) }
    var outerFields: [Fields<Outer>] = []
    for index in 0..<fields.count { outerFields.append(fields[index].through(model)) }
    return Contract<Outer>(
      template: template, format: format, variants: outerVariants, also: outerFields)
  }

  /// Returns the contract for a type that holds the model by reference.
  package func through<Outer: Sendable>(
    shared model: @escaping Get<Outer, Shared<Model>>
  ) -> Contract<Outer> {
    through { outer, show in model(outer).show(show) }
  }

  /// Name in diagnostics: the name of the first presentable.
  package var name: String {
    fields.isEmpty ? "a contract without fields" : fields[0].presentable
  }
}

/// Format of a template, which determines how values are escaped.
public enum TemplateFormat: String, Sendable, Hashable, CaseIterable {
  /// HTML, by the context in which a value is written.
  case html
  /// XML, where markup is escaped as text.
  case xml
}

/// A state of a model with its own template: `trip.cancelled`, if it exists, takes precedence over
/// `trip`.
public struct Variant<Model: Sendable>: Sendable {
  package let name: String
  package let applies: @Sendable (Model) -> Bool

  /// Creates a variant: with `Variant("quick", when: \.isQuick)`, `recipe.quick` takes precedence
  /// over `recipe`.
  public init(_ name: String, when applies: @escaping @Sendable (Model) -> Bool) {
    self.name = name
    self.applies = applies
  }

  fileprivate func through<Outer>(_ model: @escaping Visit<Outer, Model>) -> Variant<Outer> {
    Variant<Outer>(name) { [applies] outer in
      var isApplied = false
      model(outer) { isApplied = applies($0) }
      return isApplied
    }
  }
}

/// The cases of a `PresentableChoice`, each with the contract of its model.
public struct Choices<Choice: Sendable>: Sendable {
  package let cases: [any ChoiceCase<Choice>]

  /// Creates the choices. All cases must be passed.
  public init(_ cases: any ChoiceCase<Choice>...) { self.cases = cases }
}

/// A case of a choice, independent of its model's type.
public protocol ChoiceCase<Choice>: Sendable {
  /// Type of the choice.
  associatedtype Choice: Sendable
  /// Type of the case's model.
  associatedtype Model: Presentable

  /// Returns the model if the choice is this case; otherwise `nil`.
  func model(of choice: Choice) -> Model?
}

/// A case of a choice: `Case { if case .minion(let model) = $0 { model } else { nil } }`.
public struct Case<Choice: Sendable, Model: Sendable>: Sendable {
  private let extract: @Sendable (Choice) -> Model?

  /// Creates a case. `extract` returns its model, or `nil` for other cases.
  public init(_ extract: @escaping @Sendable (Choice) -> Model?) { self.extract = extract }

  /// Returns the model if the choice is this case; otherwise `nil`.
  public func model(of choice: Choice) -> Model? { extract(choice) }
}

extension Case: ChoiceCase where Model: Presentable {}
