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

    Every page has a "Sign in" link in its header. After signing in, guests return to the page they
    came from. You can also send them a link that leads straight to a page:
    `https://ana.example/sign-in/?to=/trips/iceland/`.

    Nothing is published at the plain address of a sealed page, so visitors who open it get the "not
    found" page. The "Sign in" link on that page leads to the sealed page. If a public page links to
    a sealed page, the link leads to the sign-in page. The link's address doesn't reveal anything
    about the sealed page, but everybody can read the link's text. So the build warns about each
    such link.

    Guests who have signed in see your whole site. The pages that they can open appear in lists, on
    the map, in the logbook and in the filters. Feeds don't contain sealed pages, because feed
    readers can't open them.

    - Guests need JavaScript, and the site's address must begin with `https`.
    - Guests type the password in each new tab, unless they choose "Stay signed in on this device".
    - A guest can belong to several audiences. Add the guest to each audience under the same name or
      with the same password. Such a guest sees lists of all the pages that they can open. The build
      seals separate lists for each combination of audiences that has at least one guest. So anyone
      who compares two publications can see when you added the first guest of such a combination, or
      removed the last one. If a guest stays signed in for one audience and later signs in for
      another, they see the lists of the second audience.
    - If a page for the family links to a page for clients, the link works for guests of both
      audiences.
    - The addresses of sealed pages contain names that change whenever an audience's key is renewed.
      An old address leads to the sign-in page.

    `zoetrope preview` shows you everything, and marks what will be sealed. To see the site as
    visitors get it, use `--sealed`. If you use `--host`, which lets other devices open the preview,
    protected pages are left out.

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
    Anyone who has the published files can try passwords on their own machines, for as long as they
    are willing to pay. You won't notice, and nothing stops them. So a password is only as strong as
    it is expensive to guess:

    \(table)

    The prices are for rented graphics cards. One card (GeForce RTX 4090) makes
    \(Int(GuessingCost.guessesPerSecond)) guesses a second at \(KeyFile.fewestRounds) rounds of
    PBKDF2-HMAC-SHA256, and costs \(GuessingCost.eurosPerHour) euros an hour. On average, an
    attacker needs to try half of all possible passwords. Prices halve every two or three years. To
    estimate the price in ten years, divide today's price by sixteen. Remember that people can keep
    today's files until then. An attacker can try each guess on all guests of a site at once. So if
    a site has twenty guests, finding the first password costs a twentieth of the price.

    A password below \(Int(PasswordStrength.fewestBits)) bits counts as weak, and Zoetrope refuses
    it unless you use `--weak`. The number of bits is a cautious estimate: it treats letters as
    words, and recognises years, rows of keys on a keyboard, and repetitions. Zoetrope can't know
    that a password is your dog's name, or that you use it elsewhere.
    """
  }

  // MARK: For authors

  private var author: String {
    """
    A static host shows its files to everybody. So Zoetrope encrypts protected pages before they
    leave your machine. The host gets files that nobody can read without a password, and the
    reader's browser decrypts them.

    Name your audiences in `Content/site.json`. Visitors see the title and the hint, but never the
    name:

        "audiences": [
          { "name": "family", "title": "the family", "hint": "The password is on the fridge." },
          { "name": "clients", "title": "clients" }
        ]

    Then say who may see a page. You can protect every kind of page, including albums, accounts and
    journeys:

        ---
        title: Summer with Grandma
        visibility: protected
        audience: family
        ---

    `audience: [family, clients]` means that both audiences may see the page. If you write
    `audience`, you can leave `visibility` out. Protection also covers everything in a protected
    album, in a protected journey, or in a folder with a protected `index.md`. You can limit the
    pages inside to fewer of these people, but you can't show them to anyone else.

    Give each guest a password:

        zoetrope audience add family Ada
        zoetrope audience add family Tom --generate words

    The first command asks for a password twice, without showing it. The second command creates a
    password and prints it once. In a script, use `--password-file FILE` with a file that isn't
    published, or set the variable `ZOETROPE_PASSWORD`. You can't pass a password as an argument,
    because shells store every command and process lists show it. If a guest belongs to two
    audiences, you can use the same password for both. That password then opens the pages of both.

    `zoetrope audience list` shows who has a password. Changes take effect with the next build that
    you publish:

    \(Markdown.table(["you want", "you type", "what is sealed again"], Self.changes))

    If a page is protected for an audience, that audience needs at least one guest. Otherwise, the
    build fails.

    Keys that a browser has stored don't open pages that have been sealed again. So guests who
    stayed signed in have to type their password again.

    Keep a copy of the key file in a safe place. If you lose the file, you have to give everybody a
    new password. When the file changes, also replace its older copies, such as those on another
    machine or in a CI job's secret. Older copies still contain guests whose access you withdrew. A
    build refuses a key file that is older than the keys in the published folder.
    """
  }

  private static let changes = [
    [
      "to add a guest", "`zoetrope audience add family Eve`",
      "nothing, but one small file changes; for the first guest in two audiences, also their lists",
    ],
    [
      "to withdraw a guest's access", "`zoetrope audience withdraw family Ada`",
      "everything for the audience; other guests keep their passwords",
    ],
    [
      "to give a guest a new password", "`withdraw`, then `add`", "everything for the audience",
    ],
    [
      "to renew the key after a device was lost", "`zoetrope audience renew family`",
      "everything for the audience; all guests keep their passwords",
    ],
    [
      "to rename an audience, once the settings and pages use the new name",
      "`zoetrope audience rename family relatives`",
      "nothing, because the names of audiences and guests aren't published",
    ],
    ["to remove an audience", "`zoetrope audience remove family`", "nothing"],
  ]

  // MARK: What it protects

  private var protection: String {
    """
    Anyone can keep all published files for as long as they like. But without a password or the key
    file, they can't learn any text, picture, name or address from sealed pages. The next section
    lists what they can still learn. Each file is encrypted with AES-256-GCM and its own key, and
    opens only at its own path. If someone damages a file, renames it or puts it in another file's
    place, it doesn't open. `make check-sealing` opens sealed files with another program, written
    only from the description in the source code. It also checks that damaged files don't open.

    No published file contains the names of guests or audiences. Others can see the number of guests
    only in steps of eight, because `sealed/keys.json` is filled up with entries that don't open
    anything. The `edition` in this file increases whenever guests change, but it begins at a random
    number and increases by random steps. So it doesn't reveal the number of guests or of changes.
    Passwords aren't stored in any file, published or not.
    """
  }

  private var limits: String {
    """
    - **Guessing.** Someone can guess a weak password; see below.
    - **Sizes and number.** Everybody can see how many sealed files there are, and roughly how large
      each one is. Sizes are rounded up to at least 4 KiB. Above 4 KiB, each size is rounded up to
      one of eight steps between one power of two and the next.
    - **Equal text gives equal bytes.** A build produces the same bytes wherever it runs. So an
      unchanged page keeps the same file, and if you restore a page's old text, the page gets its
      old file again. Anyone who saves your site every day can tell on which days you changed
      something, and how many files changed.
    - **The host's log.** Your host sees which files each browser requests. If a picture is on a
      sealed page and on a public one, both load the same public file. So the log can show which
      public pictures a sealed page contains.
    - **Old copies.** Whatever you published once can survive elsewhere: in caches and archives, in
      a Git repository with the published folder, on hosts that keep every deployment, and with
      people who saved it. Withdrawing a guest's access protects only what you publish from then on.
    - **A guest.** Anyone who can open a page can copy it, and can give the password to others.
    - **A host that changes the script.** The page that asks for the password comes from your host
      too. If the host serves a different script, it gets the next password that someone types.
      Nothing in a page can protect against your host, or against someone who takes control of it.
    - **An older site.** A host can serve last month's version of your complete site. That version
      opens for everyone who had a password at the time. A single old page or picture doesn't open.
      An old index does open, so a host can use one to hide newer pages.
    - **Titles and hints** of audiences are public, because the sign-in page shows them.
    - **What you say elsewhere.** If you write about a protected trip on a public page, everybody
      can read it. Anything that is on both a public and a protected page is public too. The build
      names pictures and files that are on both.
    - **Your machine.** Anyone who can read your sources or the key file doesn't need a password.
    - **Your repository.** A public repository shows all of `Content/`, no matter which pages are
      sealed.
    - **Shared hosts.** A browser stores keys by host name, and some sites share one, such as
      `example.org/~ana/` and `example.org/~tom/`. Another site on your host could use the key of a
      guest who stays signed in. If a guest opens that site in a tab that still holds a key, the
      site could read the key.
    """
  }

  // MARK: Keys

  private var keyFile: String {
    """
    `\(KeysOption.usualName)` is in the site's folder, next to `Content/`. To use another file,
    write `--keys FILE` or set the variable `\(KeysOption.variable)`. The file contains a random key
    for each audience, and a key for each guest, made from the guest's password. **Anyone who has
    the file can open everything**, and can try to guess your guests' passwords.

    - Only the file's owner can read it (mode 0600). Zoetrope warns you if others can read it.
      Zoetrope always replaces the whole file in one step, so an interrupted command leaves the old
      file intact.
    - Zoetrope reports an error if a key file is in `Content/`, `Templates/` or the published
      folder.
    - Keep the file out of Git. `zoetrope init` adds the line `*\(KeysOption.usualName)*` to
      `.gitignore`, and `zoetrope audience` warns you if Git would commit the file.
    - A machine that builds the site needs the file. In a CI job, write the file from a secret to a
      path outside the checkout, and set `\(KeysOption.variable)` to that path.
    - **If someone else had the file**, it isn't enough to renew the audiences. The file contains
      each guest's key, and a guest's key also opens every new key. Delete the file, and add every
      guest again with a new password.
    - **If you lose the file**, your guests can still open what you published. For the next build,
      create a new file with new passwords for everybody.
    """
  }
}
