import TestSupport
import Testing

@testable import Application

@Suite struct TemplateTests {
  private func trip(_ keys: String) -> TemporaryFolder.File {
    .text("---\ntitle: T\ndeparture: 2026-01-10\narrival: 2026-01-10\n\(keys)\n---\n")
  }

  @Test func aPageIsShownByTheTemplateThatItAsksFor() throws {
    let site = try made([
      "Content/trips/a.md": trip("template: special"),
      "Content/trips/b.md": trip("template: special\nstatus: cancelled"),
      "Content/trips/c.md": trip("template: trip"),
      "Content/trips/d.md": trip("template: special\ndraft: true"),
      "Content/trips/e.md": trip("template: for-drafts\ndraft: true"),
      "Content/trips/index.md": "---\ntemplate: ways\n---\n",
      "Content/index.md": "---\ntemplate: start\n---\n",
      "Templates/special.html": "special {{title}}",
      "Templates/special.cancelled.html": "cancelled {{title}}",
      "Templates/for-drafts.html": "{{title}}",
      "Templates/ways.html": "ways {{headerText}}",
      "Templates/start.html": "start {{headerText}}",
    ])
    #expect(site.report == "")
    #expect(site["trips/a/index.html"] == "special T")
    #expect(site["trips/b/index.html"] == "cancelled T")
    #expect(site["trips/c/index.html"].contains("<h1"))
    #expect(site["trips/index.html"] == "ways Trips")
    #expect(site["index.html"] == "start Journal")
  }

  @Test func mistakesAreTheSameHoweverManyThreadsCompile() throws {
    let folder = try TemporaryFolder([
      "Content/trips/a.md": trip(""),
      "Templates/trip.html": "{{titel}}{{> part}}<a href=\"/nowhere/#x\">{{words.old}}</a>",
      "Templates/photo.html": "{{titel}}{{> part}}<a href=\"#y\">{{words.new}}</a>",
      "Templates/term.html": "{{> part}}<a href=\"/nowhere/\">{{words.old}}<b id=\"y\"></b></a>",
      "Templates/account.html": "{{> part}}<script>{{title}}</script>",
      "Templates/part.html": "<i class='{{title}}{{unknown}}",
      "Templates/unused.html": "", "Templates/components/unused.html": "",
      "Templates/words/en.json": "{\"old\": \"Old\", \"odd\": \"Odd\"}",
      "Templates/assets/unused.css": "a {}",
    ])
    let alone = try folder.make(Asked(jobs: 1))
    #expect(Set(alone.ids).count > 5, "\(alone.ids)")
    for jobs in [2, 2, 2, 8] {
      let made = try folder.make(Asked(jobs: jobs))
      #expect(made.report == alone.report)
    }
  }

  @Test func tellsOfEveryTemplateThatCannotServe() throws {
    let site = try made([
      "Content/trips/a.md": trip("template: specal"),
      "Content/trips/b.md": trip("template: photo"),
      "Content/trips/c.md": trip("template: components/user"),
      "Content/trips/d.md": trip("template: special"),
      "Content/trips/index.md": "---\ntemplate: nothing-like-it\n---\n",
      "Content/index.md": "---\ntemplate: trips\n---\n",
      "Templates/special.html": "{{title}}",
    ])
    #expect(
      site.report == """
        Content/index.md:2:11: error[template-of-another-kind]: the template 'trips' is for another kind of page than 'home'
            2 | template: trips
              |           ^~~~~ write your own template, such as Templates/home-special.html
        Content/trips/a.md:5:11: error[template-unknown]: there is no template 'specal'
            5 | template: specal
              |           ^~~~~~ did you mean 'special'?
        Content/trips/b.md:5:11: error[template-of-another-kind]: the template 'photo' is for another kind of page than 'trip'
            5 | template: photo
              |           ^~~~~ write your own template, such as Templates/trip-special.html
        Content/trips/c.md:5:11: error[template-of-another-kind]: the template 'components/user' is for another kind of page than 'trip'
            5 | template: components/user
              |           ^~~~~~~~~~~~~~~ write your own template, such as Templates/trip-special.html
        Content/trips/index.md:2:11: error[template-unknown]: there is no template 'nothing-like-it'
            2 | template: nothing-like-it
              |           ^~~~~~~~~~~~~~~ create Templates/nothing-like-it.html

        """)
  }

  @Test func saysEverythingInTheLanguageOfTheSite() throws {
    let site = try made([
      "Content/site.json": #"{"locale": "de_DE", "switches": ["dark", "minion"]}"#,
      "Content/trips/a.md":
        "---\norigin: A\ndestination: B\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n",
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\nbirthdate: 0\n---\n",
      "Templates/words/de.json": """
      {"trip.title": "Von {origin} nach {destination}", "filter.placeholder": "Zum Filtern tippen",
       "settings": "Wahl", "settings.text": "Nur in Ihrem Browser.", "minionMode": "Gelb!",
       "minionMode.on": "Gelb ist es.", "minionMode.off": "Nicht mehr gelb.",
       "minionMode.picture": "Lauter Minions.",
       "darkTheme": "Dunkel", "darkTheme.on": "Dunkel ist es.", "darkTheme.off": "Hell ist es.",
       "weekdayAndDate": "{weekday}, {date}"}
      """,
    ])
    #expect(site.ids == ["words-missing"])
    #expect(site["trips/a/index.html"].contains("<title>Von A nach B – Journal</title>"))
    #expect(site["trips/index.html"].contains(#"placeholder="Zum Filtern tippen""#))
    #expect(site["people/ana/index.html"].contains("Donnerstag, 1. Januar 1970"))
    let settings = site["settings/index.html"]
    for text in [
      "Wahl", "Nur in Ihrem Browser.", "Gelb!", "Gelb ist es.", "Nicht mehr gelb.", "Dunkel",
      "Dunkel ist es.", "Hell ist es.", "Lauter Minions.",
    ] { #expect(settings.contains(text), "\(text)") }
  }

  @Test func tellsWhatIsWrongWithWords() throws {
    let site = try made([
      "Content/site.json": #"{"locale": "de_DE"}"#,
      "Templates/words/de.json": "{\"trips\": 3, \"photos\": [\"a\"],\n\"people\": \"Leute\"}",
      "Templates/words/fr.json": "[",
    ])
    #expect(
      site.report == """
        Templates/words/de.json:1:11: error[words-not-text]: the word 'trips' is not text
            1 | {"trips": 3, "photos": ["a"],
              |           ^ write it in quotes
        Templates/words/de.json:1:24: error[words-not-text]: the word 'photos' is not text
            1 | {"trips": 3, "photos": ["a"],
              |                        ^~~~~ write it in quotes

        """)
    let list = try made([
      "Content/site.json": "{}", "Templates/words/en.json": "[\"Trips\"]",
    ])
    #expect(
      list.report == """
        Templates/words/en.json:1:1: error[words-not-an-object]: a words file must contain an object with a text for each key
            1 | ["Trips"]
              | ^~~~~~~~~ write { "departure": "Departure" }

        """)
  }

  @Test func warnsOfWordsThatNoPageAndNoTemplateUses() throws {
    let site = try made([
      "Content/site.json": "{}",
      "Templates/words/en.json": """
      {"departre": "Leaves", "departure": "Leaves",
       "greeting": "Hello", "farewell": "So long"}
      """,
      "Templates/404.html": "{{words.greeting}} {{words.departure}}",
    ])
    #expect(site["404.html"] == "Hello Leaves")
    #expect(
      site.report == """
        Templates/words/en.json:1:2: warning[words-unknown-key]: no page uses the word 'departre'
            1 | {"departre": "Leaves", "departure": "Leaves",
              |  ^~~~~~~~~~ did you mean 'departure'?
        Templates/words/en.json:2:23: warning[words-unknown-key]: no page uses the word 'farewell'
            2 |  "greeting": "Hello", "farewell": "So long"}
              |                       ^~~~~~~~~~ remove it, or use it in a template as {{words.farewell}}

        """)
  }

  /// Delays once had forms for one minute and for several, before hours were shown too.
  @Test func suggestsTheWordThatTookThePlaceOfItsForms() throws {
    let site = try made([
      "Content/site.json": "{}",
      "Templates/words/en.json": #"{"delay.other": "{count} minutes late"}"#,
    ])
    #expect(
      site.report == """
        Templates/words/en.json:1:2: warning[words-unknown-key]: no page uses the word 'delay.other'
            1 | {"delay.other": "{count} minutes late"}
              |  ^~~~~~~~~~~~~ did you mean 'delay'?

        """)
  }

  @Test func warnsOfALanguageWithoutWords() throws {
    let site = try made(["Content/site.json": #"{"locale": "pt_PT"}"#])
    #expect(
      site.report == """
        Content/site.json: warning[words-missing-language]: there are no words for the language 'pt', so pages show English ones
           translate Templates/words/en.json into Templates/words/pt.json

        """)
  }

  @Test func ownFilesComeBeforeThoseOfTheTheme() throws {
    let site = try made([
      "Content/site.json": "{}",
      "Templates/assets/site.css": "p {}",
      "Templates/assets/deeper/mark.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "Templates/assets/.hidden": "x", "Templates/assets/copy.css~": "x",
      "Templates/words/en.json": #"{"notFound": "Lost"}"#,
      "Templates/.hidden.html": "{{nothing}}",
    ])
    #expect(
      site.report == """
        Templates/assets/deeper/mark.svg: warning[asset-unused]: nothing uses this file
           write '/assets/deeper/mark.svg' in a template, style sheet or text that needs it, or delete it

        """)
    #expect(site.asset("assets/site.css") == "p {}")
    #expect(site.asset("assets/deeper/mark.svg").hasPrefix("<svg"))
    #expect(site.asset("assets/site.js") != "")
    #expect(site["404.html"].contains(">Lost</h1>"))
    #expect(site.paths(with: "hidden").filter { $0.contains("hidden") } == [])
    #expect(site.files["assets/copy.css~"] == nil)
  }
}
