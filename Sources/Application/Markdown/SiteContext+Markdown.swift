import Content
import Diagnostics
import Domain
import Foundation
import Markdown
import Markup

extension SiteContext {
  /// Returns a model's text, rendered once for its page and its feed entry.
  func text(of model: any SourcedModel, noting shown: ShownPhotos? = nil) -> RenderedMarkdown? {
    let route = Route.model(model.kind, model.slug)
    let isForFew = model.attributes.visibility == .protected
    let shared = text(of: model) { context in
      let shown = ShownPhotos()
      let text = context.rendered(
        context.body(of: model), in: model.folder, on: route, noting: shown, isForFew: isForFew)
      return FeedEntries.Text(rendered: text, shownPhotos: shown.slugs)
    }
    guard let text = shared else {
      return rendered(
        body(of: model), in: model.folder, on: route, noting: shown, isForFew: isForFew)
    }
    if let shown { text.shownPhotos.forEach(shown.insert) }
    return text.rendered
  }

  /// Renders a text; `nil` if it is empty or can't be rendered, which is reported. `route` is `nil`
  /// if no page shows the text. `isForFew` means that it belongs to a protected model.
  func rendered(
    _ text: MarkdownText, in folder: String, on route: Route?, noting shown: ShownPhotos? = nil,
    isForFew: Bool = false
  ) -> RenderedMarkdown? {
    guard !text.isBlank else { return nil }
    guard let body = site.markdown(of: text) else {
      if let route { site.fragments.addUnread(route) }
      return nil
    }
    if !settings.hidden.isEmpty { searchPlaces(in: body) }
    do throws(MarkdownFault) {
      let document = try MarkdownDocument(body, site.markdownOptions.additions)
      let rendered = document.render(
        site.markdownOptions,
        resolver: ContentResolver(
          context: self, folder: folder, route: route, isForFew: isForFew, shown: shown))
      for diagnostic in rendered.diagnostics { report(diagnostic) }
      if let route, !rendered.ids.isEmpty {
        apply(.ids(rendered.ids.joined(separator: "\0"), on: route.path))
      }
      return rendered
    } catch {
      report(error.diagnostic)
      if let route { site.fragments.addUnread(route) }
      return nil
    }
  }
}

extension SiteContext {
  /// Reports the first place in a text that is inside a hidden circle.
  private func searchPlaces(in body: MarkdownBody) {
    guard let first = PlaceSearch(settings.hidden).place(inText: body.bytes) else { return }
    report(
      .contentHiddenPlace, at: body.place(of: first..<first).withoutSource,
      "this text contains a place inside a hidden circle, so it can't be published",
      fix: "remove the place from the text, also from links to maps")
  }

  /// Returns the joint title of some audiences, as pages show it; `nil` for an empty list.
  func title(of audiences: [Slug]) -> String? {
    let titles = settings.audiences.filter { audiences.contains($0.name) }.map(\.title)
    guard !titles.isEmpty else { return nil }
    return titles.formatted(.list(type: .and).locale(Locale(identifier: settings.locale)))
  }

  /// Returns a model's `summary`, or else the beginning of its text; `nil` if the text doesn't have
  /// a paragraph.
  ///
  /// A product that uses the beginning depends only on that, because most changes to a text don't
  /// affect it.
  func summary(ofAny model: any SourcedModel) -> String? {
    if let summary = model.attributes.summary { return summary }
    let excerpt = site.excerpt(of: model)
    note(
      ReadKey(.excerpt, of: model.hashes.name), SiteFacts.hash(ofExcerpt: excerpt),
      text: model.hashes.text)
    return excerpt
  }
}
