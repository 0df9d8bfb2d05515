import Content
import Domain
import Presentation

extension HitViewModel {
  /// Creates a filter entry for a listed model. Leaves out the model's text, which changes most
  /// often.
  init(
    _ member: Member, _ model: any SourcedModel, _ kinds: [any KindPages], in context: SiteContext
  ) {
    let attributes = model.attributes
    let terms = TaxonomyKind.allCases.flatMap { context.labels($0, of: attributes) }
    let own = context.hit(of: model)
    let texts = kinds.first { $0.kind == member.kind }?.filterTexts(
      ofModelAt: member.index, in: context)
    let facts = own?.facts ?? [model.date.map(context.formats.longDay)] + (texts ?? [])
    let summary = own.map(\.summary) ?? attributes.summary
    self.init(
      link: context.link(.model(model.kind, model.slug)),
      title: context.title(of: model),
      texts: [
        Self.line(facts.compactMap(\.self)), summary ?? "", Self.line(terms.map(\.labelText)),
      ].filter { !$0.isEmpty })
  }

  private static func line(_ parts: [String]) -> String { parts.joined(separator: " · ") }
}
