import Content
import Presentation

/// Shows the page on which visitors sign in to open sealed content.
struct ShowSignIn: UseCase {
  typealias ViewModel = SignInViewModel

  func show(in view: some View<SignInViewModel>, _ context: SiteContext) {
    let phrases = context.phrases
    var signIn = SignInViewModel(
      text: phrases(.signInText),
      audiences: context.settings.audiences.map { audience in
        AudienceViewModel(
          title: phrases(.signInAudience, ["title": audience.title]), hint: audience.hint)
      },
      states: states(in: context))
    signIn.headerText = phrases(.signIn)
    // If the policy is open, a script on any page of the origin could use the stored keys.
    if !SecurityPolicy.isOpen(in: context) {
      let staying = StayingViewModel(title: phrases(.signInStay))
      signIn.staying = SwitchCell(dataSource: staying, delegate: staying)
    }
    view.show(signIn)
  }

  private func states(in context: SiteContext) -> [SignInState] {
    let phrases = context.phrases
    let states: [SignInState] = [
      .locked(.init(phrases(.signInLocked))), .opening(.init(phrases(.signInOpening))),
      .wrong(.init(phrases(.signInWrong))), .open(.init(phrases(.signInOpen))),
    ]
    // Without keys the site isn't sealed, as in a preview that shows all content.
    let isEmpty = context.site.sealedLinks == nil
    return states
      + SignInRefusedViewModel.Reason.allCases.map { reason in
        .refused(
          .init(
            reason, phrases(isEmpty && reason == .gone ? .signInNothing : reason.phrase),
            way: reason == .other
              ? LinkViewModel(.signInOtherWay, to: .signIn, in: context) : nil))
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
