import CommonMark
import Content
import Diagnostics
import Markup

extension SiteContext {
  /// A text as its page shows it; `nil` for an empty one, or one that can't be shown, which is
  /// reported.
  func rendered(_ text: MarkdownText, in folder: String) -> RenderedMarkdown? {
    guard !text.isBlank else { return nil }
    do throws(MarkdownFault) {
      let document = try MarkdownDocument(text.file, body: text.range)
      var options = MarkdownOptions()
      options.unsafeHTML = content.settings.unsafeHTML
      options.reservedIDs = ["main", "announcement"]
      let resolver = ContentResolver(context: self, folder: folder, text: text)
      let rendered = document.render(options, resolver: resolver)
      diagnostics.report(rendered.diagnostics)
      return rendered
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }
}
