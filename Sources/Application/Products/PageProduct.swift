import Diagnostics
import Domain
import Markup
import Presentation
import Templating

/// A page that a use case shows, rendered on demand.
///
/// Neither the use case nor the content's conformance is part of its type, because the runtime
/// looks up each at the type's first use.
final class PageProduct<Content: Sendable>: BoundProduct {
  private let coordinator: Coordinator
  private let show: (any View<Content>) -> Void
  private let template: Template<Page<Content>>
  /// Template that the page's front matter names.
  private let alternative: String?
  private let about: () -> Chrome.Page
  private let changed: (() -> Moment?)?
  private let redirect: Redirect?
  private let image: (Content) -> ImageViewModel?
  private let excerpt: (Content) -> String?
  private let showsPhotos: (Content) -> Bool

  /// Creates a page. `changed` returns the last change of the content. `image` and `excerpt`
  /// replace a missing image and description of the page.
  init(
    _ coordinator: Coordinator, _ useCase: some UseCase<Content>,
    _ template: Template<Page<Content>>,
    alternative: String?, about: @escaping () -> Chrome.Page, changed: (() -> Moment?)?,
    redirect: Redirect?, image: @escaping (Content) -> ImageViewModel?,
    excerpt: @escaping (Content) -> String?, showsPhotos: @escaping (Content) -> Bool
  ) {
    self.coordinator = coordinator
    show = { useCase.show(in: $0, coordinator.context) }
    self.template = template
    self.alternative = alternative
    self.about = about
    self.changed = changed
    self.redirect = redirect
    self.image = image
    self.excerpt = excerpt
    self.showsPhotos = showsPhotos
  }

  func write(into output: inout OutputBuffer) {
    let about = about()
    let view = PageView(
      template, alternative: alternative,
      output: exchange(&output, with: OutputBuffer(capacity: 0))
    ) { model in
      let image = self.image(model)
      // The chrome's context isn't the product's and wouldn't record the card.
      if let card = image?.card { self.coordinator.context.apply(.usedFile(card.path)) }
      return self.coordinator.chrome.viewModel(
        for: about, excerpt: self.excerpt(model), image: image,
        showsPhotos: self.showsPhotos(model))
    }
    show(view)
    output = view.take()
  }

  var title: String? { about().title }

  var updated: Moment? { changed?() }

  var place: SourceRange? { redirect?.place(in: coordinator.content) }

  var ids: TemplateIDs {
    var ids = template.ids(by: alternative)
    ids.formUnion(coordinator.templates.photoIDs)
    return ids
  }

  func templateName() -> String? {
    let about = about()
    let view = TemplateView(template, alternative: alternative) { _ in
      self.coordinator.chrome.viewModel(for: about, excerpt: nil, image: nil)
    }
    show(view)
    return view.selected
  }
}
