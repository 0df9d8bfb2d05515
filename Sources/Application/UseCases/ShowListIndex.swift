import Content
import Markup
import Presentation

/// Shows the search index for the filter on a list's pages.
struct ShowListIndex: UseCase {
  typealias ViewModel = ListIndexPart

  let index: ListIndex
  /// The kinds that are published the common way.
  let kinds: [any KindPages]

  func show(in view: some View<ListIndexPart>, _ context: SiteContext) {
    for kind in index.kinds { context.noteFacts(of: kind) }
    var isEmpty = true
    for place in 0..<index.count {
      let member = index[place]
      guard let row = context.hit(member, { HitViewModel(member, $0, kinds, in: $1) }) else {
        continue
      }
      view.show(isEmpty ? .firstRow(row) : .row(row))
      isEmpty = false
    }
    view.show(isEmpty ? .empty : .end)
  }
}
