import Content
import Presentation

/// Shows the page on which visitors open what is sealed for them.
struct ShowSignIn: UseCase {
  typealias ViewModel = SignInViewModel

  func show(in view: some View<SignInViewModel>, _ context: SiteContext) {
    let phrases = context.phrases
    // A script of the site's own could use keys that stay, on any page of its origin.
    let mayStay = !SecurityPolicy.isOpen(in: context)
    view.show(
      SignInViewModel(
        headerText: phrases(.signIn), text: phrases(.signInText),
        audiences: context.settings.audiences.map { audience in
          AudienceViewModel(
            title: phrases(.signInAudience, ["title": audience.title]), hint: audience.hint)
        },
        staying: mayStay ? StayingViewModel(title: phrases(.signInStay)) : nil,
        states: states(in: context)))
  }

  private func states(in context: SiteContext) -> [SignInState] {
    let phrases = context.phrases
    let states: [SignInState] = [
      .locked(.init(phrases(.signInLocked))), .opening(.init(phrases(.signInOpening))),
      .wrong(.init(phrases(.signInWrong))), .open(.init(phrases(.signInOpen))),
    ]
    // Without keys nothing is sealed, as in a preview that shows all of it.
    let isEmpty = context.site.sealedLinks == nil
    return states
      + SignInRefusedViewModel.Reason.allCases.map { reason in
        .refused(
          .init(
            reason, phrases(isEmpty && reason == .gone ? .signInNothing : reason.phrase),
            way: reason == .other
              ? LinkViewModel(link: context.link(.signIn), linkText: phrases(.signInOtherWay))
              : nil))
      }
  }
}

extension SignInRefusedViewModel.Reason {
  fileprivate var phrase: Phrases.Key {
    switch self {
    case .other: .signInOther
    case .older: .signInOlder
    case .weak: .signInWeak
    case .damaged: .signInDamaged
    case .unreachable: .signInUnreachable
    case .gone: .signInGone
    case .insecure: .signInInsecure
    case .signedOut: .signedOut
    }
  }
}
