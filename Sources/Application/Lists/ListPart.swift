import Content
import Domain
import Presentation

/// One page of any list: a part of its elements, and the pages beside it.
struct ListPart<Element: Sendable>: Sendable {
  let list: ListHead
  let elements: ArraySlice<Element>
  /// From 1.
  let number: Int
  let pages: Int
  /// Of all pages together.
  let total: Int

  var route: Route { list.route.page(number) }
  var title: String { list.title }

  /// The pages of a list; an empty list has one, which says so.
  static func parts(of list: ListHead, _ elements: [Element], size: Int) -> [ListPart] {
    let count = max(1, (elements.count + size - 1) / size)
    return (1...count).map { number in
      let start = (number - 1) * size
      return ListPart(
        list: list, elements: elements[start..<min(start + size, elements.count)],
        number: number, pages: count, total: elements.count)
    }
  }

  /// The same page with other elements.
  func map<Other>(_ element: (Element) -> Other?) -> ListPart<Other> {
    ListPart<Other>(
      list: list, elements: elements.compactMap(element)[...], number: number, pages: pages,
      total: total)
  }

  /// For the browser's tab, where the pages of a list must be told apart.
  func pageTitle(in context: SiteContext) -> String {
    guard number > 1 else { return title }
    return context.phrases(
      .listTitle,
      [
        "title": title, "number": context.formats.number(number),
        "count": context.formats.number(pages),
      ])
  }

  /// How many there are: "3 trips", "No trips yet".
  func count(of kind: ModelKind, in context: SiteContext) -> String {
    context.phrases.count(of: kind, total, context.formats.number(total))
  }

  /// What its author wrote above the list, on its first page.
  func story(in context: SiteContext) -> ArticleViewModel? {
    number == 1 ? ArticleViewModel(list.text, at: route, in: context) : nil
  }

  /// The field that filters the whole list. What is on one page needs no file for that.
  func filter(in context: SiteContext) -> FilterViewModel {
    FilterViewModel(
      placeholder: context.phrases(.placeholder),
      index: pages > 1 ? context.link(.filter(list.route)) : nil)
  }

  func newer(in context: SiteContext) -> LinkViewModel? {
    number > 1 ? neighbor(number - 1, in: context) : nil
  }

  func older(in context: SiteContext) -> LinkViewModel? {
    number < pages ? neighbor(number + 1, in: context) : nil
  }

  private func neighbor(_ number: Int, in context: SiteContext) -> LinkViewModel {
    LinkViewModel(
      link: context.link(list.route.page(number)),
      linkText: context.phrases(
        .page, ["number": context.formats.number(number), "count": context.formats.number(pages)]))
  }
}
