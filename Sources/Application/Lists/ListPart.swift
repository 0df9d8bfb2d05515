import Content
import Domain
import Presentation

/// A page of any list: a slice of its elements, with links to the adjacent pages.
struct ListPart<Element: Sendable>: Sendable {
  let list: ListHead
  let elements: ArraySlice<Element>
  /// Number of the page, from 1.
  let number: Int
  let pages: Int
  /// Number of elements on all pages.
  let total: Int

  var route: Route { list.route.page(number) }
  var title: String { list.title }

  /// Returns the pages of a list; an empty list has one page, which says so.
  static func parts(of list: ListHead, _ elements: [Element], size: Int) -> [ListPart] {
    let count = max(1, (elements.count + size - 1) / size)
    return (1...count).map { number in
      let start = (number - 1) * size
      return ListPart(
        list: list, elements: elements[start..<min(start + size, elements.count)],
        number: number, pages: count, total: elements.count)
    }
  }

  /// Returns the same page with other elements.
  func map<Other>(_ element: (Element) -> Other?) -> ListPart<Other> {
    ListPart<Other>(
      list: list, elements: elements.compactMap(element)[...], number: number, pages: pages,
      total: total)
  }

  /// Returns the title for the browser's tab, with the page's number if it is not the first.
  func pageTitle(in context: SiteContext) -> String {
    guard number > 1 else { return title }
    return context.phrases(
      .listTitle,
      [
        "title": title, "number": context.formats.number(number),
        "count": context.formats.number(pages),
      ])
  }

  /// Returns the number of models in words: "3 trips", "No trips yet".
  func count(of kind: ModelKind, in context: SiteContext) -> String {
    context.phrases.count(of: kind, total, context.formats.number(total))
  }

  /// Returns the text above the list, which is only on its first page.
  func story(in context: SiteContext) -> ArticleViewModel? {
    number == 1 ? ArticleViewModel(list.text, at: route, in: context) : nil
  }

  /// Returns the filter of the whole list; a list of one page needs no index file.
  func filter(in context: SiteContext) -> FilterViewModel {
    FilterViewModel(
      placeholder: context.phrases(.placeholder),
      index: pages > 1 ? context.link(.filter(list.route)) : nil)
  }

  /// Returns everything around the elements. `count` is the number of elements in words.
  func head(_ count: String, in context: SiteContext) -> ListHeadViewModel {
    ListHeadViewModel(
      headerText: title, text: count, filter: filter(in: context), story: story(in: context),
      newer: newer(in: context), older: older(in: context))
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
