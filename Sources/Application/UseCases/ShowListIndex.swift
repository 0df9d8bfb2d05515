import Content
import Markup
import Presentation

/// Shows the search index for the filter on a list's pages.
struct ShowListIndex: UseCase {
  typealias ViewModel = ListIndexViewModel

  let index: ListIndex
  /// Pages of the kinds that share the common way of publishing.
  let kinds: [any KindPages]

  func show(in view: some View<ListIndexViewModel>, _ context: SiteContext) {
    context.noteAllFacts()
    view.show(
      ListIndexViewModel(numberOfHits: index.count) { [index, kinds] place in
        let member = index[place]
        return context.hit(member) { HitViewModel(member, $0, kinds, in: $1) }
      })
  }
}
