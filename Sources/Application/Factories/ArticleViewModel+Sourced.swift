import Content
import Diagnostics
import Domain
import Markdown
import Markup
import Presentation

extension ArticleViewModel {
  /// Creates a page of the kind `pages`.
  init(page: Sourced<TextPage>, in context: SiteContext) {
    self.init(
      page, context.text(of: page),
      image: context.image(page.attributes.image, by: ImageKey("image", in: page)),
      showsLength: true,
      neighbors: Neighbors(of: page, in: context), in: context)
  }

  /// Creates the article of a model; `nil` if its author wrote no text. `showsLength` adds the
  /// reading time.
  init?<Model>(
    story model: Sourced<Model>, showsLength: Bool = false, in context: SiteContext,
    noting shown: ShownPhotos? = nil
  ) {
    let text = context.text(of: model, noting: shown)
    let attributes = model.attributes
    let image = context.image(attributes.image, by: ImageKey("image", in: model))
    let saysMore =
      attributes.summary != nil || attributes.date != nil || attributes.updated != nil
      || attributes.category != nil || !attributes.tags.isEmpty || !attributes.authors.isEmpty
    guard text != nil || image != nil || saysMore else { return nil }
    self.init(model, text, image: image, showsLength: showsLength, in: context)
  }

  /// Creates the article of the home page or of a list.
  init?(_ index: IndexText?, at route: Route, in context: SiteContext) {
    guard let index else { return nil }
    let text = context.rendered(context.body(of: index), in: index.folder, on: route)
    let image = context.image(index.image, by: ImageKey("image", in: index))
    guard text != nil || image != nil || index.summary != nil else { return nil }
    self.init(
      title: index.title ?? "", summary: index.summary, image, text, at: route, in: context)
  }

  private init(
    title: String, summary: String?, _ image: SiteContext.ImageSource?,
    _ text: RenderedMarkdown?, at route: Route, in context: SiteContext
  ) {
    self.init(
      title: title, summary: summary, image: image.map { ImageViewModel($0) },
      body: text?.html ?? .empty, excerpt: text?.ownExcerpt,
      headings: Self.contents(text?.headings ?? [], at: route, in: context))
    holdsPictures = text?.hasPictures ?? false
  }

  private init<Model>(
    _ model: Sourced<Model>, _ text: RenderedMarkdown?, image: SiteContext.ImageSource?,
    showsLength: Bool, neighbors: Neighbors? = nil, in context: SiteContext
  ) {
    let attributes = model.attributes
    let words = showsLength ? text?.wordCount ?? 0 : 0
    // Based on 200 words a minute, a common reading speed for easy texts.
    let minutes = max(1, (words + 100) / 200)
    self.init(
      title: context.title(of: model), summary: attributes.summary, image, text,
      at: .model(model.kind, model.slug), in: context)
    published = attributes.date.map { TimeViewModel(day: $0, in: context) }
    updated = attributes.updated.map { TimeViewModel(day: $0, in: context) }
    category = context.labels(.categories, of: attributes).first
    tags = context.tags(of: attributes)
    authors = attributes.authors.compactMap { UserViewModel($0, in: context) }
    if words > 0 {
      readingTime = context.phrases(.readingTime, count: minutes, context.formats.number(minutes))
      wordCount = context.phrases(.wordCount, count: words, context.formats.number(words))
    }
    newer = neighbors?.newer
    older = neighbors?.older
  }

  /// Returns a table of contents if there are three or more headings. Each heading contains the
  /// deeper ones that follow it.
  private static func contents(
    _ headings: [MarkdownHeading], at route: Route, in context: SiteContext
  ) -> [HeadingViewModel] {
    guard headings.count >= 3 else { return [] }
    return nested(headings[...], at: route, in: context)
  }

  private static func nested(
    _ headings: ArraySlice<MarkdownHeading>, at route: Route, in context: SiteContext
  ) -> [HeadingViewModel] {
    var result: [HeadingViewModel] = []
    var rest = headings
    while let heading = rest.popFirst() {
      let below = rest.prefix { $0.level > heading.level }
      rest = rest.dropFirst(below.count)
      result.append(
        HeadingViewModel(
          link: context.link(route, fragment: heading.id),
          linkText: heading.text,
          headings: nested(below, at: route, in: context)))
    }
    return result
  }
}

extension RenderedMarkdown {
  /// The excerpt; `nil` if the text doesn't have a paragraph.
  var ownExcerpt: String? { excerpt.isEmpty ? nil : excerpt }
}
