"""A site with sealed pages as Zoetrope builds it, before guests of two audiences."""

import re

from browser import BrowserTests
from playwright.sync_api import expect

# As Checks/browser/run gives them.
FAMILY, CLIENT, BOTH = "Grüße von Omas Boot", "tram lemon violet anchor", "harbour crisp eleven maps"


class FamilyTests(BrowserTests):
    def signed_in(self, password, path="/sign-in/", **options):
        page = self.open("family", path, **options)
        page.get_by_label("Password").fill(password)
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_role("button", name="Sign out")).to_be_visible()
        return page

    def heading(self, page, text):
        expect(page.get_by_role("heading", level=1)).to_have_text(text)

    def follow(self, page, name):
        page.get_by_role("link", name=name).first.click()

    def test_opens_what_is_for_the_family(self):
        for width in [1280, 390]:
            page = self.signed_in(FAMILY, viewport={"width": width, "height": 800})
            self.heading(page, "A Journal")
            self.follow(page, "Iceland, in snow")
            self.heading(page, "Iceland, in snow")
            expect(page.get_by_text("Room 4711.")).to_be_visible()
            picture = page.get_by_role("img", name="The falls")
            picture.scroll_into_view_if_needed()
            expect(picture).to_have_js_property("complete", True)
            expect(picture).to_have_attribute("src", re.compile("^blob:"))
            self.assertGreater(picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)"), 1)
            with page.expect_download() as download:
                self.follow(page, "All that was bought")
            self.assertEqual(download.value.suggested_filename, "list.pdf")
            self.assertEqual(download.value.path().read_bytes(), b"%PDF-1.4 a list")
            self.assert_no_barrier(page)
            wide = page.evaluate("document.documentElement.scrollWidth")
            self.assertLessEqual(wide, width)
            self.follow(page, "Porto")
            self.heading(page, "Porto")
            page.go_back()
            self.heading(page, "Iceland, in snow")
            page.reload()
            self.heading(page, "Iceland, in snow")

    def test_lists_and_albums_hold_what_is_sealed(self):
        page = self.signed_in(FAMILY)
        self.follow(page, "Photos")
        self.follow(page, "The children")
        self.heading(page, "The children")
        self.follow(page, "On the beach")
        expect(page.get_by_role("img", name="Two children and a kite")).to_be_visible()
        self.follow(page, "Accounts")
        self.follow(page, "Snow")
        expect(page.get_by_text("Boots").first).to_be_visible()
        self.follow(page, "Trips")
        expect(page.get_by_role("link", name="Iceland, in snow").first).to_be_visible()

    def test_opens_former_addresses_and_what_a_link_asks_for(self):
        for to in ["/ice/", "/trips/iceland/"]:
            page = self.signed_in(FAMILY, f"/sign-in/?to={to}")
            self.heading(page, "Iceland, in snow")

    def test_shows_clients_what_is_theirs_alone(self):
        page = self.signed_in(CLIENT, "/sign-in/?to=/trips/iceland/")
        expect(page.get_by_text("Room 4711.")).to_be_visible()
        self.follow(page, "Trips")
        self.heading(page, "Trips")
        for name in ["Photos", "Accounts", "Snow", "The children"]:
            expect(page.get_by_role("link", name=name, exact=True)).to_have_count(0)

    def test_shows_guests_of_both_what_is_for_either(self):
        page = self.signed_in(BOTH, "/sign-in/?to=/trips/")
        self.heading(page, "Trips")
        for name in ["Accounts", "A fair"]:
            expect(page.get_by_role("link", name=name).first).to_be_visible()
        page.reload()
        for name in ["Accounts", "A fair"]:
            expect(page.get_by_role("link", name=name).first).to_be_visible()
        # One who signs in twice has them, too, by one name in both.
        page = self.signed_in(FAMILY, "/sign-in/?to=/trips/")
        expect(page.get_by_role("link", name="A fair")).to_have_count(0)
        page.goto(self.address("family") + "/sign-in/?another&to=/trips/")
        page.get_by_label("Password").fill(CLIENT)
        page.get_by_role("button", name="Open").click()
        for name in ["Accounts", "A fair"]:
            expect(page.get_by_role("link", name=name).first).to_be_visible()

    def test_tells_nobody_else_anything(self):
        page = self.open("family", "/trips/porto/")
        link = page.get_by_role("link", name="Iceland")
        expect(link).to_have_attribute("href", re.compile("^/sign-in/[?]to=[0-9a-f]{32}$"))
        expect(page.locator("main")).to_contain_text("(for the family and clients)")
        self.follow(page, "Sign in")
        page.get_by_label("Password").fill("a guess")
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_text("Wrong password.")).to_be_visible()
        self.assertNotIn("4711", page.content())

    def test_a_link_for_all_leads_to_what_is_sealed(self):
        for password in [FAMILY, CLIENT]:
            page = self.open("family", "/trips/porto/")
            self.follow(page, "Iceland")
            page.get_by_label("Password").fill(password)
            page.get_by_role("button", name="Open").click()
            self.heading(page, "Iceland, in snow")

    def test_ends_with_signing_out(self):
        page = self.signed_in(FAMILY, "/sign-in/?to=/trips/iceland/")
        page.get_by_role("button", name="Sign out").click()
        expect(page.get_by_label("Password")).to_be_visible()
        page.goto(self.address("family") + "/sign-in/?to=/trips/iceland/")
        expect(page.get_by_label("Password")).to_be_visible()
        page.go_back()
        expect(page.get_by_label("Password")).to_be_visible()
        self.assertNotIn("4711", page.content())

    def test_stays_among_what_is_sealed(self):
        page = self.open("family", "/trips/porto/")
        # A page that all see, from which signing in leads back to it.
        self.follow(page, "Sign in")
        page.get_by_label("Password").fill(FAMILY)
        page.get_by_role("button", name="Open").click()
        self.heading(page, "Porto")
        expect(page.get_by_role("button", name="Sign out")).to_be_visible()
        # One without anything sealed on it, and on from there.
        self.follow(page, "Settings")
        self.heading(page, "Settings")
        expect(page.get_by_role("button", name="Sign out")).to_be_visible()
        self.follow(page, "Trips")
        expect(page.get_by_role("link", name="Iceland, in snow").first).to_be_visible()
        page.go_back()
        self.heading(page, "Settings")
        page.reload()
        self.heading(page, "Settings")

    def test_takes_addresses_as_people_write_them(self):
        for to in ["/trips/iceland", "/settings/"]:
            page = self.signed_in(FAMILY, f"/sign-in/?to={to}")
        for to in ["//evil.example/", "/nowhere/", "https://evil.example/", "/sign-in/"]:
            page = self.open("family", f"/sign-in/?to={to}")
            page.get_by_label("Password").fill(FAMILY)
            page.get_by_role("button", name="Open").click()
            expect(page.get_by_text("Your password doesn’t open this page.")).to_be_visible()
            self.messages.clear()
