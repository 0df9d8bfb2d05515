import Presentation
import Templating
import TestSupport

/// `Documentation/templates.md`: the language and all names for templates.
struct TemplateManual {
  /// A view model that is shown as a page.
  struct Root: Sendable {
    let viewModel: String
    let template: String
    let format: TemplateFormat
    let variants: [String]
    let groups: [FieldGroup]

    init<Model: Presentable>(_ model: Model.Type) {
      let contract = model.contract
      viewModel = "\(model)"
      template = contract.template
      format = contract.format
      variants = contract.variants.map { "\(contract.template).\($0.name)" }
      groups = contract.groups
    }
  }

  /// View models of pages in the order in which visitors meet them; a test asserts completeness.
  static let roots = [
    Root(HomeViewModel.self), Root(TripsViewModel.self), Root(TripViewModel.self),
    Root(WorldMapViewModel.self),
    Root(PhotosViewModel.self), Root(PhotoViewModel.self), Root(AlbumViewModel.self),
    Root(BuyViewModel.self), Root(BoughtViewModel.self),
    Root(AccountsViewModel.self), Root(AccountViewModel.self), Root(PeopleViewModel.self),
    Root(PersonViewModel.self), Root(ArticleViewModel.self),
    Root(LedgerViewModel.self), Root(LogbookViewModel.self),
    Root(TaxonomyViewModel.self),
    Root(TermViewModel.self), Root(SettingsViewModel.self),
    Root(SignInViewModel.self),
    Root(MovedViewModel.self), Root(NotFoundViewModel.self), Root(FeedViewModel.self),
    Root(SitemapViewModel.self), Root(SitemapIndexViewModel.self),
  ]

  /// The names that every page has, in addition to those of its content.
  private static let chrome = Page<NotFoundViewModel>.contract.groups.filter {
    $0.presentable == "Page"
  }

  private let comments: SourceComments
  private let components: [String]

  init() throws {
    comments = try SourceComments()
    components = try Repository.texts(below: "Templates/components", extension: "html").keys
      .sorted()
      .map { String($0.dropLast(".html".count)) }
  }

  var text: String {
    """
    \(TemplateProse.introduction)

    ## Pages

    Zoetrope shows each page with one template. The names that templates can use come in groups,
    called *presentables*. The table lists the presentables for each template. Templates can also
    use `page` (see \(Markdown.link(to: "Page"))) and `words`. Feeds and sitemaps aren't pages. The
    names of their templates end in `.xml`. These templates can't use `page`, and escape values for
    XML.

    \(Markdown.table(["template", "templates for states", "presentables"], Self.roots.map(row)))

    ## Components

    A component in `Templates/components/` shows one presentable, or a part of a page. Include it with
    `{{> components/name}}`.

    \(components.map { "`\($0)`" }.joined(separator: ", ")).

    ## Names

    Each table below lists the names in one presentable. If the kind ends in "or nothing", the value
    may be missing. If the kind is "names of" other presentables, use those names inside the value's
    section: `{{#owner}}{{nameText}}{{/owner}}`.

    \(groups.map(section).joined(separator: "\n\n"))

    """
  }

  private func row(_ root: Root) -> [String] {
    [
      Markdown.code("\(root.template).\(root.format.rawValue)"),
      root.variants.map { Markdown.code("\($0).html") }.joined(separator: ", "),
      root.groups.map { Markdown.link(to: $0.presentable) }.joined(separator: ", "),
    ]
  }

  /// The presentables that pages contain, in alphabetical order.
  private var groups: [FieldGroup] {
    var found: [String: FieldGroup] = [:]
    var waiting = Self.roots.flatMap(\.groups) + Self.chrome
    while let group = waiting.popLast() {
      guard found[group.presentable] == nil, !group.isPlain else { continue }
      found[group.presentable] = group
      waiting += group.fields.compactMap(\.element).flatMap(\.groups)
    }
    return found.values.sorted { $0.presentable < $1.presentable }
  }

  private func section(_ group: FieldGroup) -> String {
    "### \(group.presentable)\n\n\(comments.comment(on: group.presentable).map { $0 + "\n\n" } ?? "")"
      + Markdown.table(
        ["name", "kind", "meaning"],
        group.fields.map { field in
          [
            Markdown.code(field.name), kind(field.value),
            comments.comment(on: field.name, of: group.presentable)
              ?? Self.meaning(of: field.name, among: group.fields.map(\.name)),
          ]
        })
  }

  /// Returns the meaning of names without a comment: `hasTags` follows from `tags`, and `page`
  /// isn't a property.
  private static func meaning(of name: String, among names: [String]) -> String {
    if name == "page" { return "The chrome: everything around the content of a page." }
    guard name.hasPrefix("has") else { return "" }
    let what = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
    return names.contains(what) ? "Whether `\(what)` has any elements." : ""
  }

  private func kind(_ value: FieldDescription.Value) -> String {
    switch value {
    case .written(let kind): kind.rawValue
    case .optional(let kind): "\(kind.rawValue), or nothing"
    case .flag: "a flag"
    case .element(let element): "names of \(names(of: element))"
    case .optionalElement(let element): "names of \(names(of: element)), or nothing"
    case .list(let element) where element.groups.allSatisfy(\.isPlain):
      "a list; each is \(element.groups.first?.plainKind ?? "a value")"
    case .list(let element): "a list; each has the names of \(names(of: element))"
    }
  }

  /// Returns the names of an element, or a link to its page if it has one.
  private func names(of element: ElementDescription) -> String {
    if let page = Self.roots.first(where: { element.templates == [$0.template] }) {
      return "[`\(page.template).\(page.format.rawValue)`](#pages)"
    }
    var names: [String] = []
    for group in element.groups where !names.contains(group.presentable) {
      names.append(group.presentable)
    }
    return names.map { Markdown.link(to: $0) }.joined(separator: ", ")
  }
}

extension FieldDescription {
  fileprivate var element: ElementDescription? {
    switch value {
    case .element(let element), .optionalElement(let element), .list(let element): element
    case .written, .optional, .flag: nil
    }
  }
}

extension FieldGroup {
  /// Whether it is a plain value, whose only name is `.`.
  fileprivate var isPlain: Bool { fields.map(\.name) == ["."] }

  fileprivate var plainKind: String? {
    if case .written(let kind)? = fields.first?.value { kind.rawValue } else { nil }
  }
}
