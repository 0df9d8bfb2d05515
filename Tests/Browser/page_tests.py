"""What every page has in common, whatever it shows: it fits, it can be read, and by everybody."""

import collections

from browser import BrowserTests, kinds, pages

WIDTHS = [1280, 768, 390, 320]
# Where a page has another form: a desk and a telephone.
FORMS = [1280, 390]
# What a scheme may change: colours alone.
COLORS = "['color-contrast', 'link-in-text-block']"
SCHEMES = {"light": "{}", "dark": f"{{ runOnly: {COLORS} }}"}
# What words may change: all but colours.
WORDS = f"{{ rules: Object.fromEntries({COLORS}.map((rule) => [rule, {{ enabled: false }}])) }}"

# Whatever stands out of the page, or out of something that clips what stands out of it.
MISFITS = """() => {
  const misfits = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) misfits.push(`the page is ${scrollWidth} px wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility()) continue;
    if (parent.closest(".skip-link, .visually-hidden, thead, noscript, [hidden]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const clips = [];
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow !== "visible") clips.push(box.getBoundingClientRect());
    }
    const rects = [...range.getClientRects()];
    const isBroken = parent.matches("dt, th, label, .stamp dd") && !/\\s/.test(text.data.trim()) &&
      rects.some((rect) => rect.top > rects[0].bottom - 1);
    if (isBroken) misfits.push(`broken: ${text.data.trim()}`);
    for (const rect of rects) {
      const isOut = rect.left < -1 || rect.right > innerWidth + 1 || clips.some((clip) =>
        rect.left < clip.left - 1 || rect.right > clip.right + 1 ||
        rect.top < clip.top - 1 || rect.bottom > clip.bottom + 1);
      if (isOut) { misfits.push(text.data.trim().slice(0, 60)); break; }
    }
  }
  return misfits;
}"""
# The words of a page, without what only a script needs.
READABLE = """() => {
  const main = document.querySelector("main").cloneNode(true);
  main.querySelectorAll(".filter, noscript").forEach((part) => part.remove());
  return main.innerText;
}"""

# The kinds of elements of a page, each with those of all around it: what colours depend on, in any
# form and scheme, where the styles are the same.
KINDS = """() => {
  const kinds = new Set();
  const visit = (element, around) => {
    const states = [...element.attributes].filter(({ name }) => /^(aria|data)-|^(role|type)$/.test(name))
      .map(({ name, value }) => name.startsWith("aria-") && value.length < 9 ? `${name}=${value}` : name);
    const kind = [around, element.localName, ...[...element.classList].sort(), ...states].join(" ");
    kinds.add(kind);
    for (const child of element.children) visit(child, `${kind} >`);
  };
  visit(document.body, "");
  return [...kinds];
}"""
# The styles of a page, which have the colours of its site's settings.
STYLES = """() => [...document.querySelectorAll("style, link[rel=stylesheet]")]
  .map(({ href, textContent }) => href ? new URL(href).pathname : textContent).join("\\n")"""

# Whether a filter is shown, which only a script could use.
HAS_FILTER = "document.querySelector('.filter')?.checkVisibility() ?? false"


class PageTests(BrowserTests):
    def every_page(self):
        # Other pages of the sample differ from these in their words alone.
        for path in kinds("sample"):
            yield "sample", path
        for site in ["pictures", "ledgers"]:
            for path in kinds(site):
                yield site, path
        for site in ["extremes", "hebrew", "empty", "states", "in-place"]:
            for path in pages(site):
                yield site, path

    def test_fits_has_no_barrier_and_says_the_same_without_script(self):
        """All at one visit: to open a page takes as long as to look at it."""
        page = self.open("sample", "/")
        # The end of a purchase is remembered and shown by the pages that follow.
        page.context.add_init_script("localStorage.clear()")
        without = self.open("sample", "/", java_script_enabled=False)
        visits = looks = 0
        seen = collections.defaultdict(set)
        for site, path in self.every_page():
            page.goto(self.address(site) + path)
            without.goto(self.address(site) + path)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 800})
                with self.subTest(site=site, path=path, width=width):
                    self.assertEqual(page.evaluate(MISFITS), [])
                if width == WIDTHS[0]:
                    self.assert_same_without_script(page, without, site, path)
            elements, known = set(page.evaluate(KINDS)), seen[page.evaluate(STYLES)]
            if elements <= known:
                # Elements that were all looked at have new words here, and no new colours.
                page.set_viewport_size({"width": FORMS[0], "height": 800})
                with self.subTest(site=site, path=path):
                    self.assert_no_barrier(page, WORDS)
                looks += 1
            else:
                looks += self.assert_no_barrier_in_any_look(page, site, path)
            known |= elements
            page.emulate_media(color_scheme="light")
            visits += 1
        print(f"{visits} pages at {len(WIDTHS)} widths; axe-core ran {looks} times")

    def assert_same_without_script(self, page, without, site, path):
        with self.subTest(site=site, path=path, script="none"):
            self.assertEqual(without.evaluate(READABLE), page.evaluate(READABLE))
            self.assertEqual(without.evaluate(MISFITS), [])
            self.assertFalse(without.evaluate(HAS_FILTER))

    def test_has_no_barrier_in_any_state(self):
        page = self.open("sample", "/trips/")
        page.get_by_role("searchbox").fill("nowhere at all")
        self.assert_no_barrier_in_any_look(page, "a list", "with nothing left")
        page.get_by_role("searchbox").fill("bus")
        self.assert_no_barrier_in_any_look(page, "a list", "with something left")
        page.goto(self.address("sample") + "/settings/")
        page.get_by_label("Minion Mode!!!").check()
        self.assert_no_barrier_in_any_look(page, "the settings", "with an announcement")
        page.get_by_label("Minion Mode!!!").uncheck()
        page.goto(self.address("sample") + "/photos/rdz/")
        page.locator(".frame").first.click()
        self.assert_no_barrier_in_any_look(page, "the viewer", "of one photo")
        page.goto(self.address("sample") + "/photos/")
        page.locator(".frame").first.click()
        self.assert_no_barrier_in_any_look(page, "the viewer", "of many photos")

    def test_has_no_barrier_in_yellow(self):
        page = self.open("sample", "/settings/")
        page.get_by_label("Minion Mode!!!").check()
        for path in kinds("sample"):
            page.goto(self.address("sample") + path)
            with self.subTest(path=path):
                self.assert_no_barrier(page)

    def assert_no_barrier_in_any_look(self, page, *subject):
        for width in FORMS:
            page.set_viewport_size({"width": width, "height": 800})
            for scheme, options in SCHEMES.items():
                page.emulate_media(color_scheme=scheme)
                with self.subTest(subject=subject, width=width, scheme=scheme):
                    self.assert_no_barrier(page, options)
        return len(FORMS) * len(SCHEMES)

    def test_says_nothing_in_the_console_of_any_page(self):
        page = self.open("sample", "/")
        for path in pages("sample"):
            page.goto(self.address("sample") + path)

    def test_shows_where_the_keyboard_is(self):
        for path in ["/", "/trips/", "/photos/rdz/", "/settings/"]:
            page = self.open("sample", path)
            stops = 0
            for _ in range(30):
                page.keyboard.press("Tab")
                outline = page.evaluate(
                    "() => document.activeElement === document.body ? null"
                    " : getComputedStyle(document.activeElement).outlineStyle"
                )
                if outline is None:
                    break
                stops += 1
                self.assertEqual(outline, "solid", path)
            self.assertGreaterEqual(stops, 6, path)

    def test_first_stop_of_the_keyboard_skips_to_the_content(self):
        page = self.open("sample", "/trips/")
        page.keyboard.press("Tab")
        link = page.locator(".skip-link")
        self.assertGreaterEqual(link.bounding_box()["y"], 0)
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.id"), "main")

    def test_moves_nothing_for_those_who_want_no_motion(self):
        duration = "getComputedStyle(document.querySelector('.frame img')).transitionDuration"
        still = self.open("sample", "/photos/")
        self.assertEqual(still.evaluate(duration), "0s")
        moving = self.open("sample", "/photos/", reduced_motion="no-preference")
        self.assertNotEqual(moving.evaluate(duration), "0s")

    def test_prints_the_content_alone_in_black_on_white(self):
        page = self.open("sample", "/trips/", color_scheme="dark")
        page.emulate_media(media="print")
        for part in [".site-navigation", ".site-header .switch-cell", ".site-footer", ".filter"]:
            self.assertFalse(page.locator(part).first.is_visible(), part)
        self.assertEqual(
            page.evaluate("getComputedStyle(document.documentElement).colorScheme"), "light"
        )
