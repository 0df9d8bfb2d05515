"""States that the sample doesn't have, each of which once looked wrong."""

import time

from browser import BrowserTests, kinds, pages

SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const moved = shift.sources.map(({ node }) => node?.className || node?.nodeName);
      window.shifts.push(`${shift.value.toFixed(4)} by ${moved}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
"""


class StateTests(BrowserTests):
    def test_nothing_moves_while_a_page_comes(self):
        def slowly(route):
            time.sleep(0.05)
            route.fallback()

        looks = 0
        for width in [1280, 390]:
            context = self.context(viewport={"width": width, "height": 800})
            context.add_init_script(SHIFTS)
            # Pictures come after the text has been laid out.
            context.route("**/*.png", slowly)
            context.route("**/*.jpg", slowly)
            context.route("**/*.webp", slowly)
            page = self.open("states", "/", context)
            for site, paths in [
                ("states", pages("states")), ("sample", kinds("sample")),
                ("pictures", ["/photos/", "/text/", "/rail/", "/photos/p06/"]),
            ]:
                for path in paths:
                    page.goto(self.address(site) + path)
                    page.wait_for_timeout(100)
                    with self.subTest(site=site, path=path, width=width):
                        self.assertEqual(page.evaluate("window.shifts"), [])
                        looks += 1
        self.assertGreater(looks, 60)

    def test_cards_are_one_stop_of_the_keyboard_for_each_address(self):
        twice = """() => [...document.querySelectorAll("main li, main figure")].flatMap((card) => {
          // A picture opens the viewer, and not what its address leads to.
          const links = "a[href]:not([tabindex='-1'], [aria-haspopup])";
          const stops = [...card.querySelectorAll(links)].map((a) => a.href);
          return stops.filter((href, index) => stops.indexOf(href) !== index);
        })"""
        page = self.open("states", "/")
        for path in ["/", "/photos/", "/trips/", "/tags/everything/", "/people/", "/accounts/"]:
            page.goto(self.address("states") + path)
            with self.subTest(path=path):
                self.assertEqual(page.evaluate(twice), [])

    def test_labels_are_large_enough_for_a_finger(self):
        heights = """() => [...document.querySelectorAll(".tags a")].map(
          (link) => link.getBoundingClientRect().height)"""
        page = self.open("states", "/", viewport={"width": 390, "height": 800})
        for path in ["/trips/", "/photos/", "/trips/late/", "/tags/everything/"]:
            page.goto(self.address("states") + path)
            found = page.evaluate(heights)
            with self.subTest(path=path):
                self.assertGreater(len(found), 1)
                # WCAG 2.2, 2.5.8
                self.assertGreaterEqual(min(found), 24)

    def test_dates_stay_in_one_line(self):
        broken = """() => [...document.querySelectorAll("time")].filter(
          (time) => time.getClientRects().length > 1).map((time) => time.textContent)"""
        page = self.open("states", "/", viewport={"width": 390, "height": 800})
        for path in pages("states"):
            page.goto(self.address("states") + path)
            with self.subTest(path=path):
                self.assertEqual(page.evaluate(broken), [])

    def test_tasks_have_a_box_and_labels_in_a_text_no_bullet(self):
        page = self.open("states", "/trips/punctual/")
        markers = """(selector) => [...document.querySelectorAll(selector)].map(
          (item) => getComputedStyle(item).listStyleType)"""
        self.assertEqual(set(page.evaluate(markers, ".body .task")), {"none"})
        self.assertEqual(set(page.evaluate(markers, ".body .tags li")), {"none"})
        self.assertEqual(page.locator(".body .task input").count(), 2)

    def test_departures_are_large_and_stand_on_the_page_itself(self):
        look = """() => [...document.querySelectorAll(".departure-time")].map((time) => {
          const { fontSize, backgroundColor, color } = getComputedStyle(time);
          return [parseFloat(fontSize) >= 24, backgroundColor, color];
        })"""
        for scheme, punctual in [("light", "rgb(0, 0, 102)"), ("dark", "rgb(168, 192, 255)")]:
            for path in ["/trips/late/", "/trips/punctual/"]:
                page = self.open("states", path, color_scheme=scheme)
                color = "rgb(255, 0, 0)" if "late" in path else punctual
                self.assertEqual(page.evaluate(look), [[True, "rgba(0, 0, 0, 0)", color]])

    def test_switches_show_their_state_in_forced_colours(self):
        page = self.open("states", "/", forced_colors="active")
        switch = page.get_by_role("switch").first
        background = "(box) => getComputedStyle(box).backgroundColor"
        off = switch.evaluate(background)
        switch.check()
        self.assertNotEqual(switch.evaluate(background), off)

    def test_cards_without_a_picture_have_no_hole(self):
        gaps = """() => [...document.querySelectorAll(".trip-cards .card")].map((card) => {
          const parts = [...card.children].map((part) => part.getBoundingClientRect());
          return Math.max(...parts.slice(1).map((part, index) => part.top - parts[index].bottom));
        })"""
        page = self.open("states", "/trips/", viewport={"width": 1280, "height": 800})
        self.assertLess(max(page.evaluate(gaps)), 32)

    def test_the_link_to_the_calendar_keeps_its_distance(self):
        distance = """() => {
          const link = document.querySelector("p:has(> a[type='text/calendar'])");
          return link.getBoundingClientRect().top - link.previousElementSibling.getBoundingClientRect().bottom;
        }"""
        for width in [1280, 390]:
            page = self.open("states", "/trips/", viewport={"width": width, "height": 800})
            self.assertGreaterEqual(page.evaluate(distance), 12)

    def test_the_story_of_a_ride_begins_on_the_first_screen(self):
        top = """() => document.querySelector(".story .body p").getBoundingClientRect().top"""
        for width, limit in [(1280, 900), (390, 1000)]:
            page = self.open("states", "/trips/late/", viewport={"width": width, "height": 900})
            self.assertLess(page.evaluate(top), limit)

    def test_upright_lead_pictures_are_whole(self):
        cut = """() => {
          const image = document.querySelector(".hero img");
          const { width, height } = image.getBoundingClientRect();
          const scales = [width / image.naturalWidth, height / image.naturalHeight];
          const isCut = getComputedStyle(image).objectFit === "cover";
          return isCut ? Math.max(...scales) / Math.min(...scales) - 1 : 0;
        }"""
        for width in [1280, 390]:
            page = self.open("states", "/trips/late/", viewport={"width": width, "height": 800})
            self.assertLess(page.evaluate(cut), 0.02)

    def test_cards_of_a_tag_follow_each_other_in_columns(self):
        gaps = """() => {
          const columns = new Map();
          for (const card of document.querySelectorAll(".mixed-cards > li")) {
            const { left, top } = card.getBoundingClientRect();
            // A row of a grid would stretch the card, and not what it holds.
            const { bottom } = card.lastElementChild.getBoundingClientRect();
            columns.set(left, [...(columns.get(left) ?? []), { top, bottom }]);
          }
          return [...columns.values()].map((cards) =>
            cards.slice(1).map((card, index) => card.top - cards[index].bottom));
        }"""
        page = self.open("states", "/tags/everything/", viewport={"width": 1280, "height": 800})
        columns = page.evaluate(gaps)
        self.assertEqual(len(columns), 3)
        self.assertLess(max(gap for column in columns for gap in column), 64)

    def test_only_texts_say_how_long_they_take(self):
        page = self.open("states", "/")
        said = "document.body.innerText.match(/Reading time|Length/g)"
        self.assertTrue(page.goto(self.address("states") + "/about/") and page.evaluate(said))
        for path in ["/photos/wide/", "/accounts/cash/", "/people/lia/"]:
            page.goto(self.address("states") + path)
            with self.subTest(path=path):
                self.assertIsNone(page.evaluate(said))
