import Markup
import Presentation
import Templating
import Testing

@Suite struct ArticleViewModelTests {
  @Test func bareArticleShowsNothingButItsTitle() {
    let article = ArticleViewModel(title: "About")
    #expect(article.headerText == "About")
    #expect(!article.hasBody)
    #expect(!article.hasDetails)
  }

  @Test(arguments: [
    ArticleViewModel(
      title: "", published: TimeViewModel(timeText: "June 9, 2014", instant: "2014-06-09")),
    ArticleViewModel(
      title: "", updated: TimeViewModel(timeText: "June 9, 2014", instant: "2014-06-09")),
    ArticleViewModel(title: "", category: LabelViewModel(labelText: "13")),
    ArticleViewModel(title: "", tags: [LabelViewModel(labelText: "article")]),
    ArticleViewModel(title: "", authors: [UserViewModel(nameText: "first last")]),
    ArticleViewModel(title: "", readingTime: "3 min read"),
    ArticleViewModel(title: "", wordCount: "600 words"),
  ])
  func anyDetailIsReasonEnoughToShowDetails(article: ArticleViewModel) {
    #expect(article.hasDetails)
  }

  @Test func personIsTheSameOnEveryPage() {
    let user = UserViewModel(
      nameText: "Dr. first last", birthdateText: "Thursday January 1, 1970",
      profileLink: Link(route: "/people/first/"))
    let page = PersonViewModel(user: user)
    #expect(page.nameText == user.nameText)
    #expect(page.birthdateText == user.birthdateText)
    #expect(page.profileLink == user.profileLink)
    #expect(page.headerText == "Dr. first last")
  }

  @Test func emptySiteSaysSo() {
    var home = HomeViewModel(headerText: "My journal")
    #expect(home.isEmpty)
    home.trips = [TripCard(.sample())]
    #expect(!home.isEmpty)
  }
}
