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
    let facts: [String?]
    var summary = attributes.summary
    switch model {
    case let trip as Sourced<Trip>: facts = Self.facts(of: trip, in: context)
    case let photo as Sourced<Photo>:
      let price = PhotoViewModel.price(of: photo.model, in: context)
      facts = [
        Self.day(model.date, in: context),
        PhotoViewModel.soldText(of: photo.model, price: price, in: context) ?? price,
      ]
      // The alternative text describes the photo, unless it only repeats the title.
      summary = summary ?? photo.model.alt.flatMap { $0 == photo.model.title ? nil : $0 }
    default:
      let pages = kinds.first { $0.kind == member.kind }
      facts =
        [Self.day(model.date, in: context)]
        + (pages?.filterTexts(ofModelAt: member.index, in: context) ?? [])
    }
    self.init(
      link: context.link(.model(model.kind, model.slug)),
      title: context.title(of: model),
      texts: [
        Self.line(facts.compactMap(\.self)), summary ?? "", Self.line(terms.map(\.labelText)),
      ].filter { !$0.isEmpty })
  }

  /// Facts on the trip's card, without the times of day.
  private static func facts(of trip: Sourced<Trip>, in context: SiteContext) -> [String?] {
    let model = trip.model
    // A generated title already contains both places.
    let places =
      trip.statedTitle == nil
      ? [] : [model.origin?.name, model.destination?.name].compactMap(\.self)
    return [
      day(model.departure, in: context),
      places.isEmpty ? nil : places.joined(separator: " – "),
      context.modes(of: model),
      model.provider, model.number,
      model.isCancelled ? context.phrases(.cancelled) : nil,
    ]
  }

  private static func day(_ moment: Moment?, in context: SiteContext) -> String? {
    moment.map(context.formats.longDay)
  }

  private static func line(_ parts: [String]) -> String { parts.joined(separator: " · ") }
}
