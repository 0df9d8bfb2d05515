import Diagnostics
import Domain
import Markup
import Presentation
import Templating

/// A page that a use case shows. Nothing of it is made before somebody wants it.
final class PageProduct<Content: Presentable, Showing: UseCase<Content>>: BoundProduct {
  private let coordinator: Coordinator
  private let useCase: Showing
  private let template: Template<Page<Content>>
  /// The template that the page's front matter asks for.
  private let alternative: String?
  private let about: () -> Chrome.Page
  private let changed: (() -> Moment?)?
  private let redirect: Redirect?
  private let image: (Content) -> ImageViewModel?
  private let excerpt: (Content) -> String?

  /// `changed` is when what it shows last changed; `image` and `excerpt` are those that stand for the
  /// page where it says nothing of its own.
  init(
    _ coordinator: Coordinator, _ useCase: Showing, _ template: Template<Page<Content>>,
    alternative: String?, about: @escaping () -> Chrome.Page, changed: (() -> Moment?)?,
    redirect: Redirect?, image: @escaping (Content) -> ImageViewModel?,
    excerpt: @escaping (Content) -> String?
  ) {
    self.coordinator = coordinator
    self.useCase = useCase
    self.template = template
    self.alternative = alternative
    self.about = about
    self.changed = changed
    self.redirect = redirect
    self.image = image
    self.excerpt = excerpt
  }

  func write(into output: inout OutputBuffer) {
    let about = about()
    let view = PageView(template, alternative: alternative, output: output) { model in
      self.coordinator.chrome.viewModel(
        for: about, excerpt: self.excerpt(model), image: self.image(model))
    }
    output = OutputBuffer(capacity: 0)
    useCase.show(in: view, coordinator.context)
    output = view.take()
  }

  var given: UInt64 { useCase.given(in: coordinator.context) }

  var title: String? { about().title }

  var updated: Moment? { changed?() }

  var place: Diagnostics.Place? { redirect?.place(in: coordinator.content) }

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
    useCase.show(in: view, coordinator.context)
    return view.selected
  }
}
