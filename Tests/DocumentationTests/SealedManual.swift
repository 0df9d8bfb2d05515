import Sealing

@testable import Commands

/// `Documentation/sealed.md`: how to share pages with a few people, and what that protects.
struct SealedManual {
  var text: String {
    """
    # Protected pages

    \(Manual.notice)

    \(author)

    ## How guests get in

    Every page has "Sign in" in its header. After signing in, guests return to the page they came from.
    You can send a link that leads straight to a page: `https://ana.example/sign-in/?to=/trips/iceland/`.

    The plain address of a sealed page leads to the page for missing addresses, because nothing is
    published there.
    Its "Sign in" leads to the sealed page. A link from a public text to a sealed page also leads to the
    page for signing in, by a name that reveals nothing. The build warns about each such link, because
    everybody can read the words of the link.

    Signed-in guests see your whole site, with their pages in lists, on the map, in the logbook and in the
    filters. Feeds contain no sealed pages, because no feed reader can open them.

    - Guests need JavaScript, and an address that begins with `https`.
    - Without "Stay signed in on this device", each new tab asks for the password.
    - A guest can belong to several audiences, under one name that you gave or with the same password in
      each. Such a guest sees lists of all their pages. The build seals separate lists for each combination
      of audiences that has a guest. So anyone who compares two publications can see when the first such
      guest was added or the last one removed. A guest who stays signed in for one audience and later signs
      in for another sees the lists of the second.
    - A link from a page for the family to a page for clients opens for guests of both.
    - Addresses in the browser contain names that change with each renewal. An old one leads to the page
      for signing in.

    `zoetrope preview` shows you everything, and marks what will be sealed. `--sealed` shows the site as
    visitors get it. With `--host`, which lets others reach the preview, protected pages are left out.

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
    Anyone with the published files can try passwords on their own machines, as many and as long as they
    pay for. Nothing tells you, and nothing stops them. So a password is as strong as it is expensive to
    guess:

    \(table)

    The prices are for rented graphics cards. One card (GeForce RTX 4090) makes
    \(Int(GuessingCost.guessesPerSecond)) guesses a second at \(KeyFile.fewestRounds) rounds of
    PBKDF2-HMAC-SHA256, and costs \(GuessingCost.eurosPerHour) euros an hour. On average, half of all
    guesses are needed. Prices halve every two or three years, so divide by sixteen for ten years from now.
    Remember that people can keep today's files until then. One guess tries all guests of a site, so with
    twenty guests the first password is found for a twentieth of the price.

    A password below \(Int(PasswordStrength.fewestBits)) bits counts as weak, and is refused unless you
    add `--weak`. The number is a cautious estimate: it treats letters as words, and recognises years, rows
    of keys and repetitions. It can't know that a password is your dog's name, or that you use it elsewhere.
    """
  }

  // MARK: For authors

  private var author: String {
    """
    A static host shows its files to everybody. So Zoetrope encrypts protected pages before they leave
    your machine. The host gets files that nobody can read without a password, and the reader's browser
    opens them.

    Name your audiences in `Content/site.json`. Visitors see the title and the hint, but never the name:

        "audiences": [
          { "name": "family", "title": "the family", "hint": "The password is on the fridge." },
          { "name": "clients", "title": "clients" }
        ]

    Then say who may see a page. This works for every kind of page, and also for an album, an account or a
    journey:

        ---
        title: Summer with Grandma
        visibility: protected
        audience: family
        ---

    `audience: [family, clients]` means both. If you write `audience`, you can leave `visibility` out.
    Everything in a protected album, in a protected journey, or in a folder with a protected `index.md` is
    for the same people, or for some of them.

    Give each guest a password:

        zoetrope audience add family Ada
        zoetrope audience add family Tom --generate words

    The first command asks for a password twice, without showing it. The second makes one and prints it
    once. In a script, use `--password-file FILE` with a file that isn't published, or the variable
    `ZOETROPE_PASSWORD`. A password is never an argument, because shells remember their lines and every
    process list shows them. A guest of two audiences may have the same password in both, which then opens
    both.

    `zoetrope audience list` shows who has a password. Changes take effect with the next build that you
    publish:

    \(Markdown.table(["you want", "you type", "what is sealed again"], Self.changes))

    An audience needs at least one guest while something is protected for it. Without a guest, the build
    fails.

    Pages that are sealed again don't open with keys that a browser kept. Guests who stayed signed in type
    their password again.

    Keep a copy of the key file in a safe place. If you lose it, you must give everybody a new password.
    Replace old copies, on another machine or in the secret of a CI job: they still contain guests whose
    access you withdrew. A build refuses a key file that is older than the keys in the published folder.
    """
  }

  private static let changes = [
    [
      "another guest", "`zoetrope audience add family Eve`",
      "nothing: one small file changes; for the first guest of two audiences, their lists",
    ],
    [
      "to withdraw a guest's access", "`zoetrope audience withdraw family Ada`",
      "everything for the audience; the others keep their passwords",
    ],
    [
      "a new password for a guest", "`withdraw`, then `add`", "everything for the audience",
    ],
    [
      "a new key, after a device was lost", "`zoetrope audience renew family`",
      "everything for the audience; all keep their passwords",
    ],
    [
      "another name", "`zoetrope audience rename family relatives`",
      "nothing: names of audiences and guests are not published",
    ],
    ["to remove an audience", "`zoetrope audience remove family`", "nothing"],
  ]

  // MARK: What it protects

  private var protection: String {
    """
    Someone may have all published files for as long as they like. Without a password or the key file, they
    learn no text, no picture, no name and no address from sealed pages; the next section lists what they do
    learn. Each file is encrypted with AES-256-GCM and its own key, in a form that opens only at its own
    place. If it is damaged, renamed or put in another file's place, it doesn't open. `make check-sealing`
    opens such files with another program, using only the description in the source code, and checks that nothing
    else opens.

    No published file contains the names of guests or audiences. The number of guests shows only in steps of
    eight, because `sealed/keys.json` is filled with entries that open nothing. Its `edition` rises with each
    change of guests, but it begins at a random number and rises by random steps. So it counts neither guests
    nor changes. The password is in no file, published or yours.
    """
  }

  private var limits: String {
    """
    - **Guessing.** A weak password can be found; see below.
    - **Sizes and number.** Everybody can see how many sealed files there are, and how large each is: in
      steps of at least 4 KiB, then in eighths of the next power of two.
    - **Equal text gives equal bytes.** A build gives the same bytes wherever it runs. So an unchanged page
      is the same file, and a page that returns to an old text is the old file again. Anyone who saves your
      site every day sees on which days something changed, and in how many files.
    - **The host's log.** Your host sees which files each browser requests. A sealed page loads a picture
      that is also on a public page from its public file. So the log can show which public pictures a sealed
      page has.
    - **Old copies.** Caches, archives, a Git repository with the published folder, hosts that keep every
      deployment, and people keep what was published once. Withdrawing a guest's access closes only what you
      publish from then on.
    - **A guest.** Anyone who can open a page can copy it, and can pass on the password.
    - **A host that changes the script.** The page that asks for the password comes from your host too. A
      host that serves another script gets the next password that someone types. Nothing in a page can
      protect against your host, or against someone who takes it over.
    - **An older site.** A host can serve your complete site of last month. It opens for everyone who had a
      password then. A single old page or picture doesn't open. An old index does, and hides newer pages.
    - **Titles and hints** of audiences are public, because the page for signing in shows them.
    - **What you say elsewhere.** A public text about a protected trip is public. So is anything that is on a
      public page and on a protected one; the build names pictures and files that are on both.
    - **Your machine.** Anyone who can read your sources or the key file needs no password.
    - **Your repository.** A public repository shows `Content/` itself, whatever the site seals.
    - **Shared hosts.** A browser keeps keys for the host's name. Other sites with the same host name, such as
      `example.org/~ana/` and `example.org/~tom/`, could use the key of a guest who stays signed in, and read
      the key of a tab that visits them.
    """
  }

  // MARK: Keys

  private var keyFile: String {
    """
    `\(KeysOption.usualName)` is in the site's folder, beside `Content/`. To use another file, write
    `--keys FILE` or set the variable `\(KeysOption.variable)`. The file holds a random key for each audience,
    and for each guest the key made from their password. **Anyone who has it can open everything**, and can
    try passwords.

    - Only its owner can read it (mode 0600), and it is written in one step: an interrupted command leaves
      the old file. Zoetrope warns if others can read it.
    - A key file in `Content/`, `Templates/` or the published folder is an error.
    - Keep it out of Git. `zoetrope init` adds the line `*\(KeysOption.usualName)*` to `.gitignore`, and
      `zoetrope audience` warns if Git would commit the file.
    - A machine that builds the site needs it. A CI job writes it from a secret into a file outside of the
      checkout, and names that file in `\(KeysOption.variable)`.
    - **If someone else had it**, renewing the audiences isn't enough: it holds each guest's key, which wraps
      each new key. Delete the file, and add every guest again with a new password.
    - **If it is lost**, your guests can still open what you published. For the next build, make a new file
      with passwords for everybody.
    """
  }
}
