/// What a view model promises to templates: the template it selects and the names it offers.
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

  /// The template is named by its path below `Templates/` without the extension; `fields` are those
  /// of each presentable that the model conforms to, the model's own first, since messages call it
  /// by their name. A name that is given twice is an error of every template of the contract.
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

  /// The same, for models of which several pages show the same: what partials write of one is kept with
  /// it. Contracts that offer the same values by the same names may keep by the same name.
  package func keeping(as value: String, in markup: @escaping Get<Model, KeptMarkup?>) -> Self {
    var contract = self
    contract.keeping = Keeping(value: value, markup: markup)
    return contract
  }

  /// The same promise, kept by a value that holds the model and shows it in place.
  package func through<Outer: Sendable>(_ model: @escaping Visit<Outer, Model>) -> Contract<Outer> {
    // Where types are not known, loops by number cost least: `map`, and even `indices`, look types up.
    var outerVariants: [Variant<Outer>] = []
    for index in 0..<variants.count { outerVariants.append(variants[index].through(model)) }
    var outerFields: [Fields<Outer>] = []
    for index in 0..<fields.count { outerFields.append(fields[index].through(model)) }
    return Contract<Outer>(
      template: template, format: format, variants: outerVariants, also: outerFields)
  }

  /// The same promise, kept by a value that holds the model by reference.
  package func through<Outer: Sendable>(
    shared model: @escaping Get<Outer, Shared<Model>>
  ) -> Contract<Outer> {
    through { outer, show in model(outer).show(show) }
  }

  /// What diagnostics call it: its first presentable.
  package var name: String {
    fields.isEmpty ? "a contract without fields" : fields[0].presentable
  }
}

/// How a template's values are escaped.
public enum TemplateFormat: String, Sendable, Hashable, CaseIterable {
  /// HTML, for the place in it where a value stands.
  case html
  /// XML, in which markup is text too.
  case xml
}

/// A state with a template of its own: `trip.cancelled` goes before `trip`, where it exists.
public struct Variant<Model: Sendable>: Sendable {
  package let name: String
  package let applies: @Sendable (Model) -> Bool

  /// `recipe.quick` goes before `recipe` for `Variant("quick", when: \.isQuick)`.
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

/// The cases of a `PresentableChoice`, each with the contract of what it holds.
public struct Choices<Choice: Sendable>: Sendable {
  package let cases: [any ChoiceCase<Choice>]

  /// All cases of the choice.
  public init(_ cases: any ChoiceCase<Choice>...) { self.cases = cases }
}

/// One case of a choice, whatever presentable it holds.
public protocol ChoiceCase<Choice>: Sendable {
  /// What it is a case of.
  associatedtype Choice: Sendable
  /// What it holds.
  associatedtype Model: Presentable

  /// What the choice holds, where it is this case.
  func model(of choice: Choice) -> Model?
}

/// One case: `Case { if case .minion(let model) = $0 { model } else { nil } }`.
public struct Case<Choice: Sendable, Model: Sendable>: Sendable {
  private let extract: @Sendable (Choice) -> Model?

  /// A case by what it holds; `extract` gives `nil` for every other one.
  public init(_ extract: @escaping @Sendable (Choice) -> Model?) { self.extract = extract }

  /// What the choice holds, where it is this case.
  public func model(of choice: Choice) -> Model? { extract(choice) }
}

extension Case: ChoiceCase where Model: Presentable {}
