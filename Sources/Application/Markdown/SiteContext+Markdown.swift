import CommonMark
import Content
import Diagnostics
import Markup

extension SiteContext {
  /// A model's text, for its page and for its entry in feeds.
  func text(of model: any SourcedModel, noting shown: ShownPhotos? = nil) -> RenderedMarkdown? {
    guard let shared = feeds.text(of: model) else {
      return rendered(model.body, in: model.folder, noting: shown)
    }
    let text = shared.value {
      let shown = ShownPhotos()
      let text = rendered(model.body, in: model.folder, noting: shown)
      return FeedPlan.Text(rendered: text, shownPhotos: shown.slugs)
    }
    if let shown { text.shownPhotos.forEach(shown.insert) }
    return text.rendered
  }

  /// A text as its page shows it; `nil` for an empty one, or one that can't be shown, which is
  /// reported.
  func rendered(
    _ text: MarkdownText, in folder: String, noting shown: ShownPhotos? = nil
  ) -> RenderedMarkdown? {
    guard !text.isBlank else { return nil }
    do throws(MarkdownFault) {
      let document = try MarkdownDocument(text.markdown, markdownOptions.additions)
      let rendered = document.render(
        markdownOptions, resolver: ContentResolver(context: self, folder: folder, shown: shown))
      diagnostics.report(rendered.diagnostics)
      return rendered
    } catch {
      diagnostics.report(error.diagnostic)
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
