import Sealing

@testable import Commands

/// `Documentation/sealed.md`: pages for few, and what it costs to open them without a password.
struct SealedManual {
  var text: String {
    """
    # Pages for few

    \(Manual.notice)

    \(author)

    An older copy of the key file, as on another machine or in the secret of a CI job, has the guests who
    were withdrawn since; it is refused where the published folder has newer keys.

    ## How guests get in

    Every page has the words "Sign in" in its header. They lead back to the page where one was, and so
    does a link in a mail, such as `https://ana.example/sign-in/?to=/trips/iceland/`. The plain address of
    a sealed page is one where nothing is published; the "Sign in" of the page that says so leads to it.
    A text for all that links to a sealed page leads there, too, by a name that tells nothing of it; the
    build warns of each, because the words of the link are for all.
    Signed in, a guest sees your site with what is for them, in lists, on the map, in the logbook and in
    the filters too; feeds have nothing that is sealed, because no reader of feeds can open it.

    - They need JavaScript, and an address that begins with `https`.
    - Without "Stay signed in on this device" each new tab asks for the password.
    - A guest of several audiences, by one name that you gave or one password in all of them, has lists of
      what is for any. For each set of audiences that somebody is a guest of, the build seals lists, as
      for another audience: so who compares two publications sees when the first such guest comes, or the
      last goes. Who stayed signed in for one and signs in for the other later has the lists of the last.
    - A link from a page for the family to one for clients opens for who is a guest of both.
    - Addresses in the browser have names that change with each renewal. One from before leads to the page
      for signing in, and no further.

    `zoetrope preview` shows you everything, with a mark on what will be sealed; `--sealed` shows it as
    visitors have it. With `--host`, by which others can reach the preview, protected pages are left out.

    ## What it protects

    \(protection)

    ## What it does not protect

    \(limits)

    ## What guessing costs

    \(guessing)

    ## The key file

    \(keyFile)

    """
  }

  // MARK: What guessing costs

  /// Passwords of several strengths; the bits are what the command counts, or what chance gives.
  private static let samples: [(name: String, bits: Double)] =
    ["Sommer24!", "lisbon1987", "lisbon24121987", "tram lemon violet", "tram lemon violet anchor"]
    .compactMap { text in
      (try? Password(text)).map { (Markdown.code(text), PasswordStrength($0).bits) }
    } + GeneratedPassword.Form.allCases.map { ("one of `--generate \($0.rawValue)`", $0.bits) }

  private var table: String {
    Markdown.table(
      ["password", "bits", "to find it", "to find the first of twenty such"],
      Self.samples.map { name, bits in
        [
          name, String(Int(bits.rounded())), GuessingCost.words(bits: bits),
          GuessingCost.words(bits: bits, guests: 20),
        ]
      })
  }

  private var guessing: String {
    """
    Whoever has the published files can try passwords on machines of their own, as many and as long as
    they pay for. Nothing tells you, and nothing stops them. So a password is as good as what it costs to
    guess it:

    \(table)

    These are sums of rented graphics cards: one (GeForce RTX 4090) makes
    \(Int(GuessingCost.guessesPerSecond)) guesses a second at \(KeyFile.fewestRounds) rounds of
    PBKDF2-HMAC-SHA256, and costs \(GuessingCost.eurosPerHour) euros an hour; half of all guesses are
    made on average. Machines get cheaper by half in two or three years: in ten years divide by sixteen,
    and what is published today can be kept until then. One guess tries all guests of a site, so with
    twenty the first is found for a twentieth.

    A password counts as weak below \(Int(PasswordStrength.fewestBits)) bits, and is refused unless you
    add `--weak`. The count is an estimate, which errs towards too few: it takes letters for words, and
    knows years, rows of keys and what is repeated. It can't know that a password is your dog's name, or
    that you have it elsewhere, too.
    """
  }

  // MARK: For authors

  private var author: String {
    """
    A static host refuses nobody. What is for few is therefore encrypted before it leaves your machine:
    the host has files that nobody can read without a password, and the reader's browser opens them.

    Name the audiences in `Content/site.json`. Title and hint are shown to everybody, the name to nobody:

        "audiences": [
          { "name": "family", "title": "the family", "hint": "The password is on the fridge." },
          { "name": "clients", "title": "clients" }
        ]

    Say of a model who it is for. That works for every kind, and for an album, an account or a journey as
    for a page:

        ---
        title: Summer with Grandma
        visibility: protected
        audience: family
        ---

    `audience: [family, clients]` is for both, and `audience` alone means protected. What is in an album,
    in a journey, or in another folder with a protected `index.md` is for those who can open that, or for
    some of them. Then give each guest a password of their own:

        zoetrope audience add family Ada
        zoetrope audience add family Tom --generate words

    The first asks for a password, twice and without showing it; the second makes one and prints it this
    once. A script gives it by `--password-file FILE`, which must lie outside of what is published, or in
    the variable `ZOETROPE_PASSWORD`. It is never an argument, because shells remember their lines, and
    every list of processes shows them. A guest of two audiences may have the same password in both, and
    opens both by it.

    `zoetrope audience list` says who has a password. Every change takes effect with the next build that
    you publish:

    \(Markdown.table(["you want", "you type", "what is sealed anew"], Self.changes))

    An audience needs a guest as long as something is protected for it: without one, nothing is built.

    What is sealed anew opens for no key that a browser has kept, so who stayed signed in types the
    password again.

    Keep a copy of the key file in a safe place. Without it you have to give everybody a new password.
    """
  }

  private static let changes = [
    [
      "another guest", "`zoetrope audience add family Eve`",
      "nothing: one small file changes; of the first who is a guest of two audiences, their lists",
    ],
    [
      "a guest to have no access any more", "`zoetrope audience withdraw family Ada`",
      "all that is for the audience; the others keep their passwords",
    ],
    [
      "a new password for a guest", "`withdraw`, then `add`", "all that is for the audience",
    ],
    [
      "a new key, because a device was lost", "`zoetrope audience renew family`",
      "all that is for the audience; all keep their passwords",
    ],
    [
      "another name", "`zoetrope audience rename family relatives`",
      "nothing: names of audiences and guests are not published",
    ],
    ["no audience any more", "`zoetrope audience remove family`", "nothing is sealed for it"],
  ]

  // MARK: What it protects

  private var protection: String {
    """
    Who has the published files, all of them and for as long as they like, but no password and no key
    file, learns of what is sealed no more than the next section says: no text, no picture, no name and no
    address. Each file is encrypted with AES-256-GCM by a key of its own, in a form that opens at its own
    place alone: damaged, renamed, or put in another's place, it is refused. `make check-sealing` opens
    such files by another program, from the description in the source alone, and looks that nothing else
    opens.

    Names of guests and audiences are in no published file. The number of guests shows only in steps of
    eight: `sealed/keys.json` is filled up with entries that open nothing. Its `edition` rises with each
    change of guests, but it begins at a random number and rises by random steps, so it counts neither
    guests nor changes. The password is in no file at all, published or yours.
    """
  }

  private var limits: String {
    """
    - **Guessing.** See below: a weak password is found.
    - **Sizes and number.** How many sealed files there are is seen, and how large each is: in steps, of
      4 KiB at least, then eighths of the next power of two.
    - **Equal text gives equal bytes.** So that a build is the same wherever it runs, a page that did not
      change is the same file, and one that returns to an old text is the old file again. Who keeps your
      site of each day sees on which days something changed, and in how many files.
    - **The host's log.** Your host sees which files each browser asks for. A sealed page loads a picture
      that a public page has, too, from its public file. So the log can show which public pictures a
      sealed page shows.
    - **Old copies.** What was published once stays with caches, archives, a Git repository that holds the
      published folder, hosts that keep each deployment at an address of its own, and whoever saved it.
      Withdrawing a guest closes what is published from then on.
    - **A guest.** Who can open a page can copy it, and pass the password on.
    - **A host that changes the script.** The page that asks for the password comes from your host, too.
      One that serves another script gets the password when it is next typed. Against your host, or
      somebody who takes it over, nothing in a page helps.
    - **An older site.** A host can serve your site of last month, all of it: it opens for those who had a
      password then. A single old page or picture does not pass; an
      old index does, and hides what is new.
    - **Titles and hints** of audiences are public, since the page for signing in shows them.
    - **What is said outside.** A public text that tells of a protected trip is public. So is whatever
      stands on a public page and on a protected one: the build names pictures and files that do.
    - **Your machine.** Who can read your sources or the key file needs no password.
    - **Your repository.** A public one shows `Content/` itself, whatever the site seals.
    - **Shared hosts.** A browser keeps keys for the origin: the host's name. Other sites below the same
      name, as at `example.org/~ana/` and `example.org/~tom/`, could use the key of who stays signed in, and
      read that of a tab which comes to them.
    """
  }

  // MARK: Keys

  private var keyFile: String {
    """
    `\(KeysOption.usualName)` lies in the site's folder, beside `Content/`; `--keys FILE` or the variable
    `\(KeysOption.variable)` names another. It holds a random key for each audience, and for each guest the
    key that their password gave. **Who has it can open everything**, and try passwords, too.

    - It is written for its owner alone (mode 0600), and at once: a command that is interrupted leaves the
      old one. If others may read it, that is told.
    - In `Content/`, `Templates/` or the published folder it is an error.
    - Git should not take it. `zoetrope init` writes the line `*\(KeysOption.usualName)*` into `.gitignore`;
      `zoetrope audience` asks Git, and warns if it would.
    - A machine that builds the site needs it: a CI job writes it from a secret into a file outside of the
      checkout, and names that by `\(KeysOption.variable)`.
    - **If others had it**, to renew the audiences is not enough: it holds each guest's key, by which each
      new key is wrapped. Delete it, and add every guest anew, with other passwords.
    - **If it is lost**, nothing that was published is lost to your guests. For the next build make another,
      with passwords for all.
    """
  }
}
