"""What visitors buy: asked for, paid for, remembered by their own browser, and forgotten."""

from browser import BrowserTests
from playwright.sync_api import expect

BOUGHT = "You bought this"


class PurchaseTests(BrowserTests):
    def card(self, page, title):
        return page.locator("figure.photo").filter(has=page.get_by_role("link", name=title, exact=True))

    def test_remembers_what_was_bought_shows_it_and_forgets_it(self):
        page = self.open("states", "/photos/")
        base = self.address("states")
        card = self.card(page, "A square")
        buy = card.get_by_role("link", name="Buy A square for €25.00")
        expect(buy).to_be_visible()
        buy.click()
        pay = page.get_by_role("link", name="Pay €25.00 for A square")
        expect(pay).to_have_attribute("href", "https://example.org/pay")
        # The payment leads back to the end of the purchase.
        page.goto(base + "/photos/square/bought/")
        expect(page.get_by_role("heading", level=1)).to_have_text("Thank you")
        expect(page.get_by_text("This browser remembers your purchase")).to_be_visible()
        expect(page.get_by_text(BOUGHT)).to_have_count(1)
        for path in ["/photos/square/", "/photos/", "/tags/everything/"]:
            page.goto(base + path)
            with self.subTest(path=path):
                expect(page.get_by_text(BOUGHT)).to_have_count(1)
                expect(page.get_by_role("link", name="Buy A square")).to_have_count(0)
                self.assert_no_barrier(page)
        page.goto(base + "/photos/")
        expect(self.card(page, "Editions").get_by_role("link", name="Buy Editions")).to_be_visible()
        page.goto(base + "/photos/square/buy/")
        expect(page.get_by_text(BOUGHT)).to_be_visible()
        expect(pay).to_be_hidden()
        # Another tab learns of it at once.
        other = self.open("states", "/photos/", page.context)
        expect(other.get_by_text(BOUGHT)).to_have_count(1)
        page.goto(base + "/settings/")
        self.assert_no_barrier(page)
        page.get_by_role("button", name="Clear purchase history").click()
        expect(page.locator("#announcement")).to_have_text("Your purchase history is cleared.")
        expect(page.get_by_role("button", name="Clear purchase history")).to_be_hidden()
        expect(other.get_by_text(BOUGHT)).to_have_count(0)
        expect(self.card(other, "A square").get_by_role("link", name="Buy A square")).to_be_visible()
        self.assertEqual(page.evaluate("localStorage.getItem('zoetrope.bought')"), None)

    def test_buys_beside_the_picture(self):
        page = self.open("in-place", "/photos/", viewport={"width": 1280, "height": 900})
        base = self.address("in-place")
        self.card(page, "A square").get_by_role("link", name="Buy A square for").click()
        self.assertTrue(page.url.endswith("/photos/square/#buy"))
        panel = page.locator("#buy")
        expect(panel.get_by_role("link", name="Pay €25.00 for A square")).to_be_visible()
        image, beside = page.locator(".stage img").bounding_box(), panel.bounding_box()
        self.assertLessEqual(image["x"] + image["width"], beside["x"] + 1)
        self.assertLess(beside["y"], image["y"] + image["height"])
        # On a telephone it is below.
        page.set_viewport_size({"width": 390, "height": 800})
        image, below = page.locator(".stage img").bounding_box(), panel.bounding_box()
        self.assertGreaterEqual(below["y"], image["y"] + image["height"])
        # Links to the other flow lead here.
        page.goto(base + "/photos/square/buy/")
        page.wait_for_url("**/photos/square/")
        page.goto(base + "/photos/square/bought/")
        page.goto(base + "/photos/square/")
        expect(page.get_by_text(BOUGHT)).to_have_count(1)
        expect(panel).to_be_hidden()
        # A site without switches has settings for this alone.
        page.get_by_role("link", name="Settings").click()
        page.get_by_role("button", name="Clear purchase history").click()
        page.go_back()
        expect(panel).to_be_visible()
        expect(page.get_by_text(BOUGHT)).to_have_count(0)

    def test_says_nothing_to_anybody(self):
        page = self.open("states", "/")
        base = self.address("states")
        asked = []
        page.on("request", lambda request: asked.append(request))
        page.goto(base + "/photos/square/bought/")
        page.goto(base + "/photos/")
        page.wait_for_load_state("networkidle")
        self.assertGreater(len(asked), 3)
        for request in asked:
            self.assertEqual((request.method, request.post_data), ("GET", None))
            self.assertTrue(request.url.startswith(base))
            self.assertNotIn("bought", request.headers.get("referer", ""))
        page.goto(base + "/photos/square/bought/")
        page.get_by_role("main").get_by_role("link", name="A square", exact=True).last.click()
        self.assertEqual(page.evaluate("document.referrer"), "")

    def test_is_right_without_script(self):
        page = self.open("states", "/photos/square/bought/", java_script_enabled=False)
        base = self.address("states")
        expect(page.get_by_text(BOUGHT)).to_be_visible()
        expect(page.get_by_text("This browser remembers your purchase")).to_be_hidden()
        page.goto(base + "/photos/square/")
        expect(page.get_by_role("link", name="Buy A square for €25.00")).to_be_visible()
        page.goto(base + "/settings/")
        said = page.locator(".notice").filter(has_text="this browser can’t remember your purchase")
        expect(said).to_be_visible()
        expect(page.get_by_role("button", name="Clear purchase")).to_be_hidden()

    def test_withstands_whatever_lies_in_the_storage(self):
        for value in ["{", "null", "{}", "7", '["/photos/square/", 7, null, {}]', '"/photos/square/"']:
            context = self.context()
            context.add_init_script(f"localStorage.setItem('zoetrope.bought', {value!r})")
            page = self.open("states", "/photos/", context)
            with self.subTest(value=value):
                count = 1 if value.startswith("[") else 0
                expect(page.get_by_text(BOUGHT)).to_have_count(count)

    def test_works_where_storage_is_refused(self):
        context = self.context()
        context.add_init_script(
            "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
        page = self.open("states", "/photos/square/bought/", context)
        expect(page.get_by_text("This browser remembers your purchase")).to_be_hidden()
        expect(page.get_by_text(BOUGHT)).to_be_visible()
        page.goto(self.address("states") + "/photos/")
        expect(page.get_by_role("link", name="Buy A square")).to_be_visible()

    def test_asks_and_orders_by_mail(self):
        page = self.open("states", "/photos/asked/")
        expect(page.get_by_role("link", name="Ask about Asked for")).to_have_attribute(
            "href", "mailto:lia@lia.example?subject=Asked%20for")
        page.goto(self.address("states") + "/photos/ordered/buy/")
        expect(page.get_by_role("link", name="Order Ordered for €15.00 by email")).to_have_attribute(
            "href", "mailto:lia@lia.example?subject=Ordered")

    def test_shows_editions(self):
        page = self.open("states", "/photos/editions/")
        expect(page.get_by_text("2 of 10 left")).to_be_visible()
        page.get_by_role("link", name="Buy Editions").click()
        expect(page.get_by_text("Sold out")).to_be_visible()
        expect(page.get_by_role("link", name="Pay €180.00 for Editions, Large")).to_be_visible()
        expect(page.get_by_role("link", name="Small")).to_have_count(0)
