import CommonMark
import Content
import Diagnostics
import Markup

extension SiteContext {
  /// A model's text, for its page and for its entry in feeds.
  func text(of model: any SourcedModel, noting shown: ShownPhotos? = nil) -> RenderedMarkdown? {
    let route = Route.model(model.kind, model.slug)
    guard let shared = feeds.text(of: model) else {
      return rendered(model.body, in: model.folder, on: route, noting: shown)
    }
    let text = shared.value {
      let shown = ShownPhotos()
      let text = rendered(model.body, in: model.folder, on: route, noting: shown)
      return FeedPlan.Text(rendered: text, shownPhotos: shown.slugs)
    }
    if let shown { text.shownPhotos.forEach(shown.insert) }
    return text.rendered
  }

  /// A text as its page shows it; `nil` for an empty one, or one that can't be shown, which is
  /// reported. A text that no page shows has no route.
  func rendered(
    _ text: MarkdownText, in folder: String, on route: Route?, noting shown: ShownPhotos? = nil
  ) -> RenderedMarkdown? {
    guard !text.isBlank else { return nil }
    do throws(MarkdownFault) {
      let document = try MarkdownDocument(text.markdown, markdownOptions.additions)
      let rendered = document.render(
        markdownOptions,
        resolver: ContentResolver(context: self, folder: folder, route: route, shown: shown))
      diagnostics.report(rendered.diagnostics)
      if let route { fragments.add(rendered.ids, to: route) }
      return rendered
    } catch {
      diagnostics.report(error.diagnostic)
      if let route { fragments.addUnread(route) }
      return nil
    }
  }
}

extension SiteContext {
  /// How a text begins, for a card; `nil` for a text without a paragraph.
  func excerpt(of text: MarkdownText) -> String? {
    guard !text.isBlank else { return nil }
    let excerpt = text.markdown.excerpt(markdownOptions)
    return excerpt.isEmpty ? nil : excerpt
  }
}
