public import Content
import Domain
public import Presentation

/// One page of the list of a kind: a part of all listed models, and the pages beside it.
public struct ListPage<Model: Sendable>: Sendable {
  let kind: ModelKind
  /// The models of this page, in the order of the list.
  public let models: ArraySlice<Sourced<Model>>
  /// From 1.
  let number: Int
  let pages: Int
  /// Of all pages together.
  let total: Int

  var route: Route { .list(kind, page: number) }

  /// The pages of a list; an empty list has one, which says so.
  static func pages(
    _ kind: ModelKind, _ models: [Sourced<Model>], size: Int
  ) -> [ListPage] {
    let listed = models.filter(\.isListed)
    let count = max(1, (listed.count + size - 1) / size)
    return (1...count).map { number in
      let start = (number - 1) * size
      return ListPage(
        kind: kind, models: listed[start..<min(start + size, listed.count)],
        number: number, pages: count, total: listed.count)
    }
  }

  func title(in context: SiteContext) -> String {
    context.content.listTexts[kind]?.title ?? context.phrases.list(of: kind)
  }

  /// For the browser's tab, where the pages of a list must be told apart.
  func pageTitle(in context: SiteContext) -> String {
    guard number > 1 else { return title(in: context) }
    return context.phrases(
      .listTitle,
      [
        "title": title(in: context), "number": context.formats.number(number),
        "count": context.formats.number(pages),
      ])
  }

  /// How many there are: "3 trips", "No trips yet".
  func count(in context: SiteContext) -> String {
    context.phrases.count(of: kind, total, context.formats.number(total))
  }

  /// What the page shows around its models.
  public func head(in site: SiteContext) -> ListHeadViewModel {
    ListHeadViewModel(
      headerText: title(in: site), text: count(in: site),
      placeholder: site.phrases(.placeholder), story: story(in: site), newer: newer(in: site),
      older: older(in: site))
  }

  /// What its author wrote above the list, on its first page.
  func story(in context: SiteContext) -> ArticleViewModel? {
    number == 1 ? ArticleViewModel(context.content.listTexts[kind], at: route, in: context) : nil
  }

  func newer(in context: SiteContext) -> LinkViewModel? {
    number > 1 ? neighbor(number - 1, in: context) : nil
  }

  func older(in context: SiteContext) -> LinkViewModel? {
    number < pages ? neighbor(number + 1, in: context) : nil
  }

  private func neighbor(_ number: Int, in context: SiteContext) -> LinkViewModel {
    LinkViewModel(
      link: context.link(.list(kind, page: number)),
      linkText: context.phrases(
        .page, ["number": context.formats.number(number), "count": context.formats.number(pages)]))
  }
}
