import CommonMark
import Content
import Diagnostics
import Domain
import Markup
import Tracing

extension SiteContext {
  /// Returns a model's text, rendered once for its page and its feed entry.
  func text(of model: any SourcedModel, noting shown: ShownPhotos? = nil) -> RenderedMarkdown? {
    let route = Route.model(model.kind, model.slug)
    let shared = feedEntries.text(of: model) {
      let shown = ShownPhotos()
      let text = rendered(model.body, in: model.folder, on: route, noting: shown)
      return FeedEntries.Text(rendered: text, shownPhotos: shown.slugs)
    }
    guard let text = shared else {
      return rendered(model.body, in: model.folder, on: route, noting: shown)
    }
    if let shown { text.shownPhotos.forEach(shown.insert) }
    return text.rendered
  }

  /// Renders a text; `nil` if it is empty or can't be rendered, which is reported. `route` is `nil`
  /// for a text that no page shows.
  func rendered(
    _ text: MarkdownText, in folder: String, on route: Route?, noting shown: ShownPhotos? = nil
  ) -> RenderedMarkdown? {
    guard !text.isBlank else { return nil }
    guard let body = body(of: text) else {
      if let route { fragments.addUnread(route) }
      return nil
    }
    do throws(MarkdownFault) {
      let document = try MarkdownDocument(body, markdownOptions.additions)
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
  /// Returns a text for the parser; `nil` if it can't be read any more, which is reported.
  private func body(of text: MarkdownText) -> MarkdownBody? {
    do throws(ContentSource.Fault) {
      return try text.markdown()
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }

  /// Returns a model's `summary`, or else the beginning of its text; `nil` if that has no
  /// paragraph.
  func summary(ofAny model: any SourcedModel) -> String? {
    if let summary = model.attributes.summary { return summary }
    let excerpt = excerpt(of: model)
    Reading.note(model.reads.excerpt, ReadHash.of(excerpt))
    return excerpt
  }

  /// Returns a model's excerpt, computed once. The caller records only the excerpt as read, because
  /// most changes to a text leave its beginning alone.
  func excerpt(of model: any SourcedModel) -> String? {
    Reading.unrecorded {
      excerpts.value(for: UInt64(object: model)) {
        guard !model.body.isBlank, let body = body(of: model.body) else { return nil }
        let excerpt = body.excerpt(markdownOptions)
        return excerpt.isEmpty ? nil : excerpt
      }
    }
  }
}
