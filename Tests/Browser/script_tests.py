"""What the theme does with script: the switches, the filter of a list, the photo viewer."""

from browser import BrowserTests

PAPER = "getComputedStyle(document.documentElement).backgroundColor"
YELLOW = "rgb(255, 223, 43)"


class SwitchTests(BrowserTests):
    def test_minion_mode_turns_the_site_yellow_says_so_and_is_remembered(self):
        page = self.open("sample", "/settings/")
        switch = page.get_by_role("switch", name="Minion Mode!!!")
        said = page.locator("#announcement")
        self.assertNotEqual(page.evaluate(PAPER), YELLOW)
        switch.focus()
        page.keyboard.press("Space")
        self.assertEqual(said.text_content(), "The Minions are here to stay!")
        self.assertEqual(page.evaluate(PAPER), YELLOW)
        page.reload()
        self.assertTrue(switch.is_checked())
        page.goto(self.address("sample") + "/trips/")
        self.assertEqual(page.evaluate(PAPER), YELLOW)
        page.go_back()
        switch.uncheck()
        self.assertEqual(said.text_content(), "The Minions went out to play!")
        page.reload()
        self.assertNotEqual(page.evaluate(PAPER), YELLOW)

    def test_announcement_is_seen_until_its_reader_goes_on(self):
        page = self.open("sample", "/settings/")
        page.clock.install()
        said = page.locator("#announcement")
        self.assertEqual(said.bounding_box()["height"], 0)
        for name, words in [("Minion Mode!!!", "The Minions are here to stay!"),
                            ("Minion Mode!!!", "The Minions went out to play!")]:
            page.locator("main").get_by_role("switch", name=name).click()
            self.assertEqual(said.inner_text(), words)
            box = said.bounding_box()
            self.assertGreater(box["height"], 20)
            self.assertLessEqual(box["y"] + box["height"], page.viewport_size["height"])
        page.keyboard.press("Shift")
        self.assertNotEqual(said.inner_text(), "", "a key right after it")
        page.clock.fast_forward(60_000)
        self.assertNotEqual(said.inner_text(), "", "a minute in which nothing is done")
        page.keyboard.press("Shift")
        self.assertEqual(said.inner_text(), "")
        self.assertEqual(said.bounding_box()["height"], 0)

    def test_dark_theme_overrides_the_system_in_both_directions(self):
        for scheme in ["light", "dark"]:
            for path, place in [("/settings/", "main"), ("/trips/", "header"), ("/404.html", "header")]:
                page = self.open("sample", path, color_scheme=scheme)
                before = page.evaluate(PAPER)
                switch = page.locator(place).get_by_role("switch", name="Dark theme")
                self.assertEqual(switch.is_checked(), scheme == "dark")
                switch.click()
                self.assertNotEqual(page.evaluate(PAPER), before)
                page.reload()
                self.assertNotEqual(page.evaluate(PAPER), before)
                self.assertEqual(switch.is_checked(), scheme == "light")

    def test_one_switch_on_a_page_twice_is_one(self):
        page = self.open("sample", "/settings/")
        switches = page.get_by_role("switch", name="Dark theme")
        self.assertEqual(switches.count(), 2)
        for turned, other in [(0, 1), (1, 0)]:
            switches.nth(turned).click()
            self.assertEqual(switches.nth(other).is_checked(), switches.nth(turned).is_checked())

    def test_header_has_no_switch_without_script(self):
        page = self.open("sample", "/trips/", java_script_enabled=False)
        self.assertFalse(page.locator("header .switch-cell").is_visible())

    def test_switches_change_their_own_page_without_script(self):
        page = self.open("sample", "/settings/", java_script_enabled=False)
        page.get_by_label("Minion Mode!!!").check()
        self.assertEqual(page.evaluate(PAPER), YELLOW)
        self.assertTrue(page.locator(".notice").is_visible())


class FilterTests(BrowserTests):
    def test_shows_what_holds_every_word(self):
        page = self.open("extremes", "/trips/")
        cards = page.locator("[data-filtered] > li")
        shown = page.locator("[data-filtered] > li:visible")
        total = cards.count()
        field = page.get_by_role("searchbox", name="Filter")
        field.fill("SALISBURY london")
        self.assertEqual(shown.count(), 1)
        self.assertEqual(page.locator(".filter-status").text_content(), f"1 / {total} shown")
        field.fill("salisbury nowhere")
        self.assertEqual(shown.count(), 0)
        field.fill("")
        self.assertEqual(shown.count(), total)
        self.assertEqual(page.locator(".filter-status").text_content(), "")

    def test_finds_letters_without_their_accents(self):
        page = self.open("extremes", "/trips/")
        page.get_by_role("searchbox").fill("elektrizitaten")
        self.assertEqual(page.locator("[data-filtered] > li:visible").count(), 1)


class ViewerTests(BrowserTests):
    def setUp(self):
        super().setUp()
        self.page = self.open("sample", "/photos/")
        self.frames = self.page.locator(".frame")
        self.sources = self.page.eval_on_selector_all(".frame img", "all => all.map(i => i.src)")
        self.frames.first.focus()
        self.page.keyboard.press("Enter")
        self.viewer = self.page.get_by_role("dialog")

    def shown(self):
        source = self.viewer.locator("img").evaluate("image => image.src")
        return self.sources.index(source)

    def test_is_led_by_the_keyboard_and_gives_the_focus_back(self):
        last = len(self.sources) - 1
        self.assertEqual(last, 8)
        for key, index in [
            ("ArrowRight", 1), ("ArrowRight", 2), ("Home", 0), ("ArrowLeft", last),
            ("ArrowRight", 0), ("End", last),
        ]:
            self.page.keyboard.press(key)
            self.assertEqual(self.shown(), index, key)
        self.page.keyboard.press("Escape")
        self.assertFalse(self.viewer.is_visible())
        self.assertTrue(self.frames.first.evaluate("frame => frame === document.activeElement"))
        self.assertTrue(self.page.url.endswith("/photos/"))

    def test_has_named_buttons_and_no_barrier(self):
        self.viewer.get_by_role("button", name="Next photo").click()
        self.assertEqual(self.shown(), 1)
        self.viewer.get_by_role("button", name="Previous photo").click()
        self.assertEqual(self.shown(), 0)
        self.assertIn("Misery Ridge", self.viewer.locator("p").text_content())
        self.assert_no_barrier(self.page)
        self.viewer.get_by_role("button", name="Close").click()
        self.assertFalse(self.viewer.is_visible())

    def test_turns_by_a_swipe_and_not_by_a_tap(self):
        for way, index in [(-200, 1), (-10, 1), (200, 0)]:
            self.page.mouse.move(600, 400)
            self.page.mouse.down()
            self.page.mouse.move(600 + way, 400)
            self.page.mouse.up()
            self.assertEqual(self.shown(), index, way)

    def test_turns_the_other_way_where_one_reads_to_the_left(self):
        self.page.evaluate("document.documentElement.dir = 'rtl'")
        self.page.keyboard.press("ArrowLeft")
        self.assertEqual(self.shown(), 1)

    def test_fills_the_window_at_every_width(self):
        for width in [320, 1280]:
            self.page.set_viewport_size({"width": width, "height": 600})
            box = self.viewer.bounding_box()
            self.assertEqual((box["width"], box["height"]), (width, 600))
            image = self.viewer.locator("img").bounding_box()
            self.assertLessEqual(image["y"] + image["height"], 600)

    def test_leaves_a_click_for_a_new_tab_to_the_browser(self):
        self.page.keyboard.press("Escape")
        with self.page.context.expect_page() as other:
            self.frames.first.click(modifiers=["Control"])
        self.assertTrue(other.value.url)
        self.assertFalse(self.viewer.is_visible())
