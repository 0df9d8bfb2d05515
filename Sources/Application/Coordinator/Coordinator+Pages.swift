import Content
import Diagnostics
import Domain
import Markup
import Presentation
import Templating

// Pages. Each is bound to the current state of the site by the index of its model or list.

extension Coordinator {
  func home() -> any BoundProduct {
    let text = content.homeText
    return page(
      ShowHome(), templates.home, alternative: text?.template,
      changed: { [content, context] in content.lastModified(by: context.now) }, image: { $0.cover },
      excerpt: { $0.story?.excerpt },
      showsPhotos: { !$0.photos.isEmpty || $0.storyHoldsPictures }
    ) { [content] in
      Chrome.Page(
        route: .home, title: content.settings.title,
        description: content.settings.description ?? text?.summary,
        data: StructuredPage(type: "WebSite"))
    }
  }

  /// Returns a page of the list of all trips, or of one year's trips.
  func trips(_ part: ListPart<Int>, ofYear: Bool) -> any BoundProduct {
    let part = part.map { [context] in context.trip(at: $0) }
    return list(part, ShowTrips(list: part), templates.trips) { [context] in
      part.total > 0 && !ofYear ? [context.calendarAlternate(.calendar, context.calendarTitle)] : []
    }
  }

  func trip(at index: Int) -> any BoundProduct {
    let trip = context.trip(at: index)
    return model(
      trip, ShowExistingTrip(index: index), templates.trip,
      alternates: { [context] in
        context.hasCalendar(trip)
          ? [context.calendarAlternate(.calendar(trip.slug), context.title(of: trip))] : []
      }, image: { $0.cover }, excerpt: { $0.story?.excerpt },
      showsPhotos: { $0.showsPhotos })
  }

  func map() -> any BoundProduct {
    page(ShowMap(), templates.map) { [context] in
      Chrome.Page(
        route: .map, title: context.phrases(.map),
        data: StructuredPage(type: "CollectionPage", parents: [context.homeParent]))
    }
  }

  func photos(_ part: ListPart<Int>) -> any BoundProduct {
    let part = part.map { [context] in context.photo(at: $0) }
    return list(
      part, ShowPhotos(list: part), templates.photos,
      showsPhotos: { $0.numberOfPhotos > 0 || $0.storyHoldsPictures })
  }

  /// Returns a page of the album at an index. The first page of the list is the album's own page.
  func album(_ part: ListPart<Int>, at index: Int) -> any BoundProduct {
    let album = context.album(at: index)
    let useCase = ShowAlbum(index: index, part: part)
    guard part.number > 1 else {
      return model(
        album, useCase, templates.album, image: { $0.cover }, excerpt: { $0.story?.excerpt },
        showsPhotos: { !$0.photos.isEmpty || $0.storyHoldsPictures })
    }
    let photos = part.map { [context] in context.photo(at: $0) }
    return list(
      photos, useCase, templates.album, showsPhotos: { !$0.photos.isEmpty || $0.storyHoldsPictures }
    )
  }

  func photo(at index: Int, purchaseFlowType flow: PurchaseFlowType) -> any BoundProduct {
    let photo = context.photo(at: index)
    let isInPlace = flow == .inPlace && photo.model.isForSale
    return model(
      photo, ShowExistingPhoto(index: index, purchaseFlowType: flow), templates.photo,
      showsSale: isInPlace || !photo.model.editions.isEmpty, image: { $0.picture },
      excerpt: { $0.story?.excerpt }, showsPhotos: { _ in true })
  }

  /// Returns the page between a photo and its payment.
  func purchase(at index: Int) -> any BoundProduct {
    let photo = context.photo(at: index)
    return page(BuyPhoto(index: index), templates.buy) { [context] in
      let title = context.phrases(.buyTitle, ["title": context.title(of: photo)])
      return Chrome.Page(
        route: .buy(photo.slug), title: title, isUnlisted: true,
        showsSale: !photo.model.editions.isEmpty)
    }
  }

  /// Returns the page to which visitors return after paying for a photo.
  func bought(at index: Int) -> any BoundProduct {
    let photo = context.photo(at: index)
    return page(ShowBoughtPhoto(index: index), templates.bought) { [context] in
      let title = context.phrases(.boughtTitle, ["title": context.title(of: photo)])
      return Chrome.Page(
        route: .bought(photo.slug), title: title, isUnlisted: true, hidesReferrer: true)
    }
  }

  func logbook() -> any BoundProduct {
    page(ShowLogbook(), templates.logbook) { [context] in
      Chrome.Page(
        route: .logbook, title: context.phrases(.logbook),
        data: StructuredPage(
          type: "CollectionPage",
          parents: [
            context.homeParent,
            StructuredPage.Parent(title: context.title(of: .trips), route: .list(.trips)),
          ]))
    }
  }

  func taxonomy(_ part: ListPart<Term>, _ kind: TaxonomyKind) -> any BoundProduct {
    list(part, ShowTaxonomy(list: part, kind: kind), templates.taxonomy, changed: nil)
  }

  /// Returns a page of a term. `counts` gives the number of models of each kind on all pages.
  func term(_ part: ListPart<Member>, _ term: Term, counts: String) -> any BoundProduct {
    list(
      part, ShowTerm(list: part, term: term, counts: counts), templates.term,
      changed: { [context] in
        part.elements.newest { context.model($0)?.lastModified(by: context.now) }
      },
      showsPhotos: { $0.showsPhotos || $0.storyHoldsPictures })
  }

  func settings() -> any BoundProduct {
    page(ShowSettings(), templates.settings) { [context] in
      Chrome.Page(
        route: .settings, title: context.phrases(.settings),
        showsSale: context.site.content.hasPurchases,
        data: StructuredPage(parents: [context.homeParent]))
    }
  }

  func signIn() -> any BoundProduct {
    page(ShowSignIn(), templates.signIn) { [context] in
      Chrome.Page(route: .signIn, title: context.phrases(.signIn), isUnlisted: true)
    }
  }

  func notFound() -> any BoundProduct {
    page(ShowNotFound(), templates.notFound) { [context] in
      Chrome.Page(route: .notFound, title: context.phrases(.notFound), isUnlisted: true)
    }
  }

  func moved(_ redirect: Redirect) -> any BoundProduct {
    page(ShowMoved(target: redirect.to), templates.moved, redirect: redirect) { [context] in
      Chrome.Page(
        route: redirect.from, title: context.phrases(.moved), isUnlisted: true,
        original: redirect.to)
    }
  }
}

// MARK: - Pages of all sorts

extension Coordinator {
  func model<Model, Content: Presentable>(
    _ model: Sourced<Model>, _ useCase: some UseCase<Content>, _ template: Template<Page<Content>>,
    alternates: (() -> [AlternateViewModel])? = nil, showsSale: Bool = false,
    image: @escaping (Content) -> ImageViewModel?, excerpt: @escaping (Content) -> String?,
    showsPhotos: @escaping (Content) -> Bool
  ) -> any BoundProduct {
    page(
      useCase, template, alternative: model.attributes.template,
      changed: { [context] in model.lastModified(by: context.now) }, image: image, excerpt: excerpt,
      showsPhotos: showsPhotos
    ) { [context] in
      Chrome.Page(
        route: .model(model.kind, model.slug), title: context.title(of: model),
        description: model.attributes.summary,
        isUnlisted: !model.isPublic, showsSale: showsSale,
        kind: StructuredModels.sharingKind(of: Model.self),
        published: model.published(by: context.now),
        updated: model.lastModified(by: context.now), tags: model.attributes.tags,
        alternates: alternates?() ?? [],
        data: StructuredPage(parents: context.parents(of: model)) { image, node in
          StructuredModels.describe(model, image: image, in: context, &node)
        })
    }
  }

  func list<Model, Content: StoryPresentable>(
    _ part: ListPart<Sourced<Model>>, _ useCase: some UseCase<Content>,
    _ template: Template<Page<Content>>, alternates: (() -> [AlternateViewModel])? = nil,
    showsPhotos: @escaping (Content) -> Bool = { $0.storyHoldsPictures }
  ) -> any BoundProduct {
    list(
      part, useCase, template,
      changed: { [now = context.now] in part.elements.newest { $0.lastModified(by: now) } },
      alternates: alternates, showsPhotos: showsPhotos)
  }

  /// Returns a page of a list. `changed` returns the moment at which any of its elements last
  /// changed.
  private func list<Element, Content: StoryPresentable>(
    _ part: ListPart<Element>, _ useCase: some UseCase<Content>,
    _ template: Template<Page<Content>>, changed: (() -> Moment?)?,
    alternates: (() -> [AlternateViewModel])? = nil,
    showsPhotos: @escaping (Content) -> Bool = { $0.storyHoldsPictures }
  ) -> any BoundProduct {
    let text = part.list.text
    return page(
      useCase, template, alternative: text?.template, changed: changed,
      image: { $0.story?.image }, excerpt: { $0.story?.excerpt }, showsPhotos: showsPhotos
    ) { [context] in
      Chrome.Page(
        route: part.route, title: part.pageTitle(in: context),
        description: part.number == 1 ? text?.summary : nil, alternates: alternates?() ?? [],
        data: StructuredPage(type: "CollectionPage", parents: [context.homeParent]))
    }
  }

  /// Returns a product that runs a use case and writes a page.
  func page<Content: Presentable>(
    _ useCase: some UseCase<Content>, _ template: Template<Page<Content>>,
    alternative: String? = nil, changed: (() -> Moment?)? = nil, redirect: Redirect? = nil,
    image: @escaping (Content) -> ImageViewModel? = { _ in nil },
    excerpt: @escaping (Content) -> String? = { _ in nil },
    showsPhotos: @escaping (Content) -> Bool = { _ in false },
    about: @escaping () -> Chrome.Page
  ) -> any BoundProduct {
    PageProduct(
      self, useCase, template, alternative: alternative, about: about, changed: changed,
      redirect: redirect, image: image, excerpt: excerpt, showsPhotos: showsPhotos)
  }
}

extension SiteContext {
  var homeParent: StructuredPage.Parent {
    StructuredPage.Parent(title: settings.title, route: .home)
  }

  /// Parent pages of a model's page, from home down.
  func parents(of model: any SourcedModel) -> [StructuredPage.Parent] {
    let kind = model.kind.host ?? model.kind
    guard kind.hasList else { return [homeParent] }
    let list = StructuredPage.Parent(title: title(of: kind), route: .list(kind))
    return [homeParent, list]
      + wholes(around: model).map { other in
        StructuredPage.Parent(title: title(of: other), route: .model(other.kind, other.slug))
      }
  }

  func calendarAlternate(_ route: Route, _ title: String) -> AlternateViewModel {
    AlternateViewModel(link: link(route), form: .calendar, title: title)
  }
}
