"""The viewer of photographs: its addresses, keys, fingers, captions, and what it loads."""

import re

from browser import BrowserTests
from playwright.sync_api import expect

# The photo of a place in the pictures' list, each a step from the last.
SHOWN = "dialog => dialog.querySelector('#viewer-count').textContent"
# Where the photograph is: its scale, and how far it is moved.
PLACE = """stage => {
  const { a, e, f } = new DOMMatrix(getComputedStyle(stage.querySelector("img")).transform);
  return [a, e, f];
}"""


class ViewerTests(BrowserTests):
    def start(self, path="/photos/", site="pictures", **options):
        self.page = self.open(site, path, **options)
        self.viewer = self.page.get_by_role("dialog")
        self.count = self.page.locator("#viewer-count")
        self.stage = self.page.locator(".viewer-stage")
        self.frames = self.page.locator(".frame")
        return self.page

    def assert_shown(self, number, slug=None):
        expect(self.count).to_have_text(f"{number} of 41")
        expect(self.page).to_have_url(re.compile(f"#photo-{slug or f'p{number:02}'}$"))

    def scale(self):
        return self.stage.evaluate(PLACE)[0]

    def fingers(self, kind, *points):
        """Touches the stage, with the fingers that are there afterwards."""
        if not hasattr(self, "touch"):
            self.touch = self.page.context.new_cdp_session(self.page)
        self.touch.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
        })


class AddressTests(ViewerTests):
    def test_click_opens_an_address_that_back_leaves_and_forward_finds_again(self):
        page = self.start()
        self.frames.nth(2).click()
        self.assert_shown(3)
        page.keyboard.press("ArrowRight")
        self.assert_shown(4)
        page.go_back()
        expect(self.viewer).to_be_hidden()
        expect(page).to_have_url(self.address("pictures") + "/photos/")
        # What was seen last is what the page shows.
        expect(self.frames.nth(3)).to_be_focused()
        expect(self.frames.nth(3)).to_be_in_viewport()
        page.go_forward()
        self.assert_shown(4)
        page.keyboard.press("Escape")
        expect(self.viewer).to_be_hidden()
        expect(page).to_have_url(self.address("pictures") + "/photos/")

    def test_link_opens_its_photo_and_leaving_it_stays_on_the_page(self):
        page = self.start("/photos/#photo-p07")
        self.assert_shown(7)
        page.reload()
        self.assert_shown(7)
        self.viewer.get_by_role("button", name="Close").click()
        expect(self.viewer).to_be_hidden()
        expect(page).to_have_url(self.address("pictures") + "/photos/")
        page.evaluate("location.hash = 'photo-p40'")
        self.assert_shown(40)
        page.go_back()
        expect(self.viewer).to_be_hidden()

    def test_reload_in_the_viewer_still_lets_back_leave_it_alone(self):
        page = self.start()
        self.frames.nth(1).click()
        page.reload()
        self.assert_shown(2)
        page.keyboard.press("Escape")
        expect(self.viewer).to_be_hidden()
        expect(page).to_have_url(self.address("pictures") + "/photos/")

    def test_address_of_no_photo_opens_nothing(self):
        for fragment in ["#photo-nowhere", "#photo-%E0%A4%A", "#main", "#photo-"]:
            self.start(f"/photos/{fragment}")
            expect(self.viewer).to_have_count(0)

    def test_page_of_a_photo_opens_the_photo_alone(self):
        self.start("/photos/p02/#photo-p02")
        expect(self.viewer).to_be_visible()
        expect(self.viewer.get_by_role("button", name="Next photo")).to_be_hidden()
        expect(self.viewer).to_contain_text("Photo 2")

    def test_leaves_a_click_for_a_new_tab_to_the_browser(self):
        page = self.start()
        with page.context.expect_page() as other:
            self.frames.first.click(modifiers=["Control"])
        # A new page is blank until it has its address.
        other.value.wait_for_url("**/photos/p01/")
        expect(self.viewer).to_have_count(0)

    def test_links_lead_to_the_pages_of_photos_without_script(self):
        page = self.start(java_script_enabled=False)
        self.frames.first.click()
        expect(page).to_have_url(re.compile("/photos/p01/$"))

    def test_passes_over_what_the_filter_hides(self):
        page = self.start()
        page.get_by_role("searchbox").fill("another site")
        self.frames.last.click()
        expect(self.viewer).to_be_visible()
        expect(self.viewer).to_contain_text("On another site")
        expect(self.viewer.get_by_role("button", name="Next photo")).to_be_hidden()

    def test_shows_a_photo_that_stands_on_a_page_twice_once(self):
        page = self.start("/text/")
        page.locator(".photo .frame").last.click()
        links = page.eval_on_selector_all(".frame", "all => all.map((frame) => frame.href)")
        self.assertLess(len(set(links)), len(links))
        expect(self.count).to_contain_text(f" of {len(set(links))}")
        expect(page).to_have_url(re.compile("/text/#photo-p02$"))


class KeyTests(ViewerTests):
    def test_is_led_by_the_keyboard(self):
        page = self.start()
        self.frames.first.focus()
        page.keyboard.press("Enter")
        self.assert_shown(1)
        for key, number, slug in [
            ("ArrowRight", 2, None), ("ArrowRight", 3, None), ("Home", 1, None),
            ("ArrowLeft", 41, "far"), ("ArrowRight", 1, None), ("End", 41, "far"),
        ]:
            page.keyboard.press(key)
            self.assert_shown(number, slug)
        page.keyboard.press("Escape")
        expect(self.viewer).to_be_hidden()
        expect(self.frames.last).to_be_focused()

    def test_every_photo_is_reached_by_tab_and_says_that_it_opens_a_dialog(self):
        page = self.start()
        self.assertEqual(
            page.eval_on_selector_all(".frame", "all => all.every(a => a.tabIndex === 0 && a.ariaHasPopup === 'dialog')"),
            True,
        )

    def test_keeps_the_focus_inside(self):
        page = self.start()
        self.frames.nth(1).click()
        for _ in range(12):
            page.keyboard.press("Tab")
            inside = page.evaluate("document.activeElement === document.body"
                                   " || !!document.activeElement.closest('dialog')")
            self.assertTrue(inside)

    def test_zooms_and_moves_by_keys_and_turns_when_all_is_seen(self):
        page = self.start()
        self.frames.first.click()
        page.keyboard.press("+")
        page.keyboard.press("+")
        self.assertAlmostEqual(self.scale(), min(2.25, self.most()), 2)
        page.keyboard.press("ArrowRight")
        self.assert_shown(1)
        self.assertLess(self.stage.evaluate(PLACE)[1], 0)
        for _ in range(3):
            page.keyboard.press("-")
        self.assertEqual(self.stage.evaluate(PLACE), [1, 0, 0])
        page.keyboard.press("ArrowRight")
        self.assert_shown(2)

    def most(self):
        return max(2, 1500 / self.stage.locator("img").evaluate("image => image.clientWidth"))

    def test_turns_the_other_way_where_one_reads_to_the_left(self):
        page = self.start()
        page.evaluate("document.documentElement.dir = 'rtl'")
        self.frames.first.click()
        page.keyboard.press("ArrowLeft")
        self.assert_shown(2)


class FingerTests(ViewerTests):
    def start_on_telephone(self):
        page = self.start(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
        self.frames.first.tap()
        expect(self.viewer).to_be_visible()
        return page

    def test_turns_by_a_swipe_and_not_by_a_tap(self):
        self.start_on_telephone()
        for start, end, number in [(300, 100, 2), (300, 290, 2), (100, 300, 1)]:
            self.fingers("touchStart", (start, 400))
            self.fingers("touchMove", ((start + end) / 2, 402))
            self.fingers("touchMove", (end, 404))
            self.fingers("touchEnd")
            self.assert_shown(number)

    def test_two_fingers_zoom_and_one_moves_what_is_zoomed(self):
        self.start_on_telephone()
        self.fingers("touchStart", (190, 400))
        self.fingers("touchStart", (190, 400), (210, 400))
        self.fingers("touchMove", (170, 400), (230, 400))
        self.fingers("touchMove", (150, 400), (250, 400))
        self.fingers("touchEnd")
        scale, left, _ = self.stage.evaluate(PLACE)
        self.assertGreater(scale, 2)
        self.fingers("touchStart", (300, 400))
        self.fingers("touchMove", (200, 400))
        self.fingers("touchEnd")
        self.assert_shown(1)
        after = self.stage.evaluate(PLACE)
        self.assertEqual(after[0], scale)
        self.assertLess(after[1], left)

    def test_two_taps_zoom_where_they_are_and_two_more_show_all_again(self):
        page = self.start()
        self.frames.first.click()
        box = self.stage.bounding_box()
        page.mouse.dblclick(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
        scale, left, _ = self.stage.evaluate(PLACE)
        self.assertGreaterEqual(scale, 1.9)
        self.assertGreater(left, 0)
        page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.assertEqual(self.scale(), 1)
        self.assert_shown(1)

    def test_wheel_with_control_zooms_and_without_moves_no_page(self):
        page = self.start()
        self.frames.first.click()
        before = page.evaluate("scrollY")
        page.mouse.move(640, 400)
        page.mouse.wheel(0, 300)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -100)
        page.keyboard.up("Control")
        page.wait_for_function("new DOMMatrix(getComputedStyle(document.querySelector('.viewer-stage img')).transform).a > 1")
        self.assertEqual(page.evaluate("scrollY"), before)


class CaptionTests(ViewerTests):
    def test_says_title_summary_and_leads_to_page_and_purchase(self):
        self.start("/photos/#photo-p02")
        caption = self.viewer.locator(".viewer-caption")
        expect(caption).to_contain_text('What was seen, and "more".')
        link = caption.get_by_role("link", name="Photo 2", exact=True)
        self.assertTrue(link.get_attribute("href").endswith("/photos/p02/"))
        self.assertTrue(
            caption.get_by_role("link", name="Buy Photo 2 for $25.99").get_attribute("href")
            .endswith("/photos/p02/buy/"))
        self.page.keyboard.press("ArrowRight")
        expect(caption.get_by_role("link")).to_have_count(1)

    def test_has_named_parts_and_no_barrier(self):
        for width in [1280, 390]:
            page = self.start("/photos/#photo-p02", viewport={"width": width, "height": 800})
            expect(self.page.get_by_role("dialog", name="Photo 2 2 of 41")).to_be_visible()
            for name in ["Zoom out", "Zoom in", "Close", "Previous photo", "Next photo"]:
                expect(self.viewer.get_by_role("button", name=name, exact=True)).to_be_visible()
            self.assert_no_barrier(page)

    def test_fills_the_window_and_shows_each_photo_whole(self):
        for width, height in [(320, 600), (1280, 600), (800, 360)]:
            page = self.start("/photos/#photo-p01", viewport={"width": width, "height": height})
            for _ in range(6):
                box = self.viewer.bounding_box()
                self.assertEqual((box["width"], box["height"]), (width, height))
                stage, image = self.stage.bounding_box(), self.stage.locator("img").bounding_box()
                self.assertGreater(stage["height"], height / 3)
                self.assertGreaterEqual(image["x"], stage["x"] - 1)
                self.assertGreaterEqual(image["y"], stage["y"] - 1)
                self.assertLessEqual(image["x"] + image["width"], width + 1)
                self.assertLessEqual(image["y"] + image["height"], stage["y"] + stage["height"] + 1)
                page.keyboard.press("ArrowRight")

    def test_moves_nothing_for_those_who_want_no_motion(self):
        duration = "image => getComputedStyle(image).transitionDuration"
        for motion, still in [("reduce", True), ("no-preference", False)]:
            self.start("/photos/#photo-p01", reduced_motion=motion)
            self.assertEqual(self.stage.locator("img").evaluate(duration) == "0s", still)


class LoadingTests(ViewerTests):
    def test_takes_a_file_that_is_sharp_at_its_size_and_a_sharper_one_when_zoomed(self):
        for factor, width in [(1, 390), (3, 390), (1, 1280)]:
            page = self.start(
                "/photos/#photo-p01", viewport={"width": width, "height": 800},
                device_scale_factor=factor)
            image = self.stage.locator("img")
            expect(image).to_have_js_property("complete", True)
            files = """image => {
              const widths = [...image.srcset.matchAll(/ (\\d+)w/g)].map(([, width]) => Number(width));
              const used = image.srcset.split(", ").find((c) => image.currentSrc.endsWith(c.split(" ")[0]));
              return [widths, Number(used.split(" ")[1].slice(0, -1)), image.clientWidth * devicePixelRatio];
            }"""
            widths, used, wanted = image.evaluate(files)
            self.assertEqual(used, min([w for w in widths if w >= wanted - 1] or [max(widths)]))
            if factor == 1 and width == 390:
                page.keyboard.press("+")
                page.keyboard.press("+")
                page.wait_for_function(
                    "(used) => !document.querySelector('.viewer-stage img').currentSrc.includes(used)",
                    arg=image.evaluate("i => i.currentSrc.split('/').pop()"))

    def test_has_both_neighbours_before_somebody_turns(self):
        page = self.start()
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.evaluate("document.querySelectorAll('img').forEach((image) => image.loading = 'lazy')")
        with page.expect_request(lambda request: "/photos/upright." in request.url):
            self.frames.first.click()
        page.wait_for_load_state("networkidle")
        # The first one's neighbours are the second and the last, which is on another site.
        self.assertTrue(any("upright." in url for url in asked))

    def test_says_that_a_photo_is_loading_and_that_it_failed(self):
        page = self.start()
        state = self.viewer.get_by_role("status")
        held = []
        page.route("**/upright.*", lambda route: held.append(route))
        page.locator(".frame").nth(8).click()
        expect(state).to_have_text("Loading photo")
        page.wait_for_timeout(50)
        while held:
            for route in held[:]:
                held.remove(route)
                route.abort()
            page.wait_for_timeout(200)
        expect(state).to_have_text("The photo can’t be loaded.")
        self.assert_no_barrier(page)
        page.unroute("**/upright.*")
        page.keyboard.press("Home")
        expect(state).to_have_text("")
        # The browser says itself what can't be had.
        self.assertTrue(all("ERR_FAILED" in message for message in self.messages))
        self.messages.clear()
