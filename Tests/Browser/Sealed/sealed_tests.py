"""Sealed pages and signing in: what opens, what never does, and what a browser remembers of it."""

import gzip
import hashlib
import io
import json
import pathlib
import re
import struct
import tempfile
import time
import unittest
import wave
import zlib

from browser import BrowserTests
from playwright.sync_api import expect
from sealing import (
    REPOSITORY, SealedSite, published, salt_of, seal, wrapping_key,
)

FAMILY, CLIENT = "Grüße von Omas Boot", "tram lemon violet anchor"
SECRET = "Room 4711"


def png(width, height, seed, noise=False):
    """A picture in one colour, or in noise that can't be made smaller."""
    color = hashlib.sha256(seed.encode()).digest()
    row = lambda y: (hashlib.shake_128(color + bytes([y % 256, y >> 8])).digest(3 * width)
                     if noise else color[:3] * width)
    rows = b"".join(b"\0" + row(y) for y in range(height))
    chunk = lambda kind, data: (struct.pack(">I", len(data)) + kind + data
                                + struct.pack(">I", zlib.crc32(kind + data)))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b""))


def silence():
    """A tenth of a second in which nothing is to be heard."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8000)
        sound.writeframes(bytes([128]) * 800)
    return file.getvalue()


def journal(folder, base="/", guests=()):
    """Trips of a family, with pictures, a track and a filter; an album of a client; one for both."""
    site = SealedSite(folder, base)
    site.audience("family", "/trips/", FAMILY, guests=guests)
    site.audience("client", "/albums/client/", CLIENT)
    site.add("/trips/", "page", site.html("trips.html"), "family")
    site.add("/trips/iceland/", "page", site.html("iceland.html"), "family")
    site.add("/trips/hebrew/", "page", site.html("hebrew.html", "he", "rtl"), "family", "client")
    site.add("/albums/client/", "page", site.html("client.html"), "client")
    rows = [[f"{base}trips/iceland/", "Iceland, in snow", "puffin"],
            [f"{base}trips/hebrew/", "A page to the left"]]
    site.add("/trips/filter.json", "application/json", json.dumps(rows), "family")
    for name, size in [("falls-16", 16), ("falls-32", 32), ("falls-64", 64), ("ice", 48)]:
        site.add(f"/trips/iceland/{name}.png", "image/png", png(size, size, name), "family",
                 of="/trips/iceland/")
    site.add("/trips/iceland/wind.webm", "video/webm", b"no film", "family", of="/trips/iceland/")
    site.add("/trips/iceland/steps.wav", "audio/wav", silence(), "family", of="/trips/iceland/")
    site.add("/trips/iceland/track.gpx", "application/gpx+xml", "<gpx/>", "family", of="/trips/iceland/")
    site.alias("/2019/iceland/", "/trips/iceland/", "family")
    site.write()
    return site


class SealedTests(BrowserTests):
    """Each test has a site of its own, which it may spoil."""

    def setUp(self):
        super().setUp()
        self.begin()

    def begin(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()

    def journal(self, *arguments, **options):
        self.site = journal(self.folder, *arguments, **options)
        return self.site

    def visit(self, path="/sign-in/", context=None, **options):
        page = self.open(str(self.folder), self.site.base + path[1:], context, **options)
        self.asked = []
        page.on("request", lambda request: self.asked.append(request.url))
        return page

    def enter(self, page, password=FAMILY, stays=False):
        page.get_by_label("Password").fill(password)
        if stays:
            page.get_by_role("switch", name="Stay signed in").check()
        page.get_by_role("button", name="Open").click()

    def signed_in(self, path="/sign-in/", password=FAMILY, stays=False, **options):
        page = self.visit(path, **options)
        self.enter(page, password, stays)
        expect(page.get_by_role("button", name="Sign out")).to_be_visible()
        return page

    def at(self, page, heading):
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)

    def refuses(self, page, message):
        expect(page.locator(".sign-in [role=status]")).to_contain_text(message)
        self.assertNotIn(SECRET, page.content())
        expect(page.get_by_label("Password")).to_be_visible()

    def wait_for(self, page, condition):
        """As `wait_for_function`, which the pages' policy forbids."""
        page.evaluate("""() => new Promise((done, fail) => {
          const end = Date.now() + 10_000;
          const look = () => condition() ? done()
            : Date.now() > end ? fail(Error(String(condition))) : setTimeout(look, 10);
          look();
        })""".replace("condition()", f"({condition})").replace("String(condition)", json.dumps(condition)))

    def expect_messages(self, count, text):
        """Chromium itself says in the console what it could not load."""
        self.assertEqual(len(self.messages), count, self.messages)
        for message in self.messages:
            self.assertIn(text, message)
        self.messages.clear()


class SealerTests(unittest.TestCase):
    """The sealer of these tests makes the bytes that Zoetrope makes."""

    def test_makes_the_files_that_are_recorded(self):
        folder = REPOSITORY / "Tests/Fixtures/Sealing"
        file = json.loads((folder / "keys.json").read_text())
        salt = bytes.fromhex(file["salt"])
        wraps = [(bytes.fromhex(guest["key"]), bytes.fromhex(audience["key"]))
                 for audience in file["audiences"] for guest in audience["guests"]]
        recorded = json.loads((folder / "published.json").read_text())
        self.assertEqual(published(salt, file["edition"], wraps), recorded)
        guests = {wrapping_key(password, salt): password for one in json.loads(
            (folder / "files.json").read_text()) for password in one["passwords"]}
        files = json.loads((folder / "files.json").read_text())
        for one in files:
            keys = [key for guest, key in wraps if guests.get(guest) in one["passwords"]]
            text = bytes.fromhex(one["text"])
            candidates = [seal(text, salt, one["path"], one["kind"], chosen)
                          for chosen in (keys, sorted(set(keys))[:1], sorted(set(keys))[1:]) if chosen]
            self.assertIn((folder / one["file"]).read_bytes(), candidates, one["file"])


class RecordedFilesTests(SealedTests):
    """The scripts open what Zoetrope itself has sealed."""

    def test_opens_the_files_that_are_recorded(self):
        site = self.journal()
        page = self.visit()
        folder = REPOSITORY / "Tests/Fixtures/Sealing"
        files = json.loads((folder / "files.json").read_text())
        for file in files:
            file["bytes"] = (folder / file["file"]).read_bytes().hex()
        keys = json.loads((folder / "published.json").read_text())
        opened = page.evaluate("""async ([script, published, files]) => {
          const { hex, keysOf, open, unhex, unlock } = await import(script);
          const site = unhex(published.salt);
          const keys = {};
          for (const password of [...new Set(files.flatMap(({ passwords }) => passwords)), "no guest"]) {
            keys[password] = [];
            for (const secret of await unlock(published, password)) {
              keys[password].push(await keysOf(secret, site));
            }
          }
          const found = [];
          for (const { file, path, kind, bytes } of files) {
            for (const password in keys) {
              const text = await open(unhex(bytes), [site, path, kind], keys[password]);
              if (text) found.push([file, password, hex(text)]);
            }
          }
          return found;
        }""", [f"/assets/{site.asset('sealed.js').name}", keys, files])
        self.assertEqual(sorted(map(tuple, opened)), sorted(
            (file["file"], password, file["text"]) for file in files for password in file["passwords"]))


class SigningInTests(SealedTests):
    def test_opens_what_the_password_is_for_and_keeps_it_while_the_tab_is_open(self):
        self.journal()
        page = self.signed_in()
        self.at(page, "Trips of the family")
        expect(page).to_have_title("Trips of the family – A Journal")
        expect(page.locator("#announcement")).to_have_text("You are signed in.")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.get_by_role("link", name="Iceland, in snow").click()
        self.at(page, "Iceland, in snow")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.reload()
        self.at(page, "Iceland, in snow")
        # Nothing that was asked for tells a route of the family.
        self.assertEqual([url for url in self.asked if "trips" in url or "iceland" in url], [])
        # Another tab has no key.
        other = self.visit(context=page.context)
        expect(other.get_by_label("Password")).to_be_visible()
        self.assertEqual(other.evaluate("sessionStorage.length"), 0)

    def test_tells_a_wrong_password_and_takes_the_next(self):
        self.journal()
        page = self.visit()
        self.enter(page, "grüße von omas boot")
        self.refuses(page, "Wrong password.")
        field = page.get_by_label("Password")
        expect(field).to_be_focused()
        expect(field).to_have_attribute("aria-invalid", "true")
        # A keyboard that writes "é" in two code points means the same.
        self.enter(page, "Gru\u0308ße von Omas Boot")
        self.at(page, "Trips of the family")

    def test_is_busy_while_the_key_is_derived(self):
        self.journal()
        page = self.visit()
        page.evaluate("""() => {
          const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
          crypto.subtle.deriveBits = async (...all) => {
            if (all[0].name === "PBKDF2") await new Promise((done) => { window.goOn = done; });
            return derive(...all);
          };
        }""")
        self.enter(page)
        button = page.get_by_role("button", name="Open")
        expect(button).to_be_disabled()
        expect(page.locator(".sign-in form")).to_have_attribute("aria-busy", "true")
        expect(page.locator(".sign-in [role=status]")).to_contain_text("Opening…")
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            self.assert_no_barrier(page)
        page.keyboard.press("Enter")
        page.evaluate("goOn()")
        self.at(page, "Trips of the family")

    def test_stays_signed_in_with_keys_that_nobody_can_take_out(self):
        self.journal()
        page = self.signed_in(stays=True)
        other = self.visit(context=page.context)
        self.at(other, "Trips of the family")
        self.assertIn('"secrets\\":[]', page.evaluate("JSON.stringify({ ...sessionStorage })"))
        kept = page.evaluate("""new Promise((done) => {
          indexedDB.open("zoetrope").onsuccess = ({ target }) => {
            target.result.transaction("keys").objectStore("keys").getAll().onsuccess = (event) => {
              target.result.close();
              done(event.target.result.flatMap(({ keys }) => keys.map((key) => [
                key.mac.extractable, key.encryption.extractable, Object.keys(key).sort().join(),
              ])));
            };
          };
        })""")
        self.assertEqual(kept, [[False, False, "encryption,index,mac,purpose"]])

    def test_does_not_stay_where_the_page_says_so(self):
        site = self.journal()
        page = self.signed_in(stays=True)
        # As Zoetrope makes it with 'unsafeHTML'.
        site.change("/sign-in/", lambda html: re.sub(
            '(?s)(<form.*)<label class="switch-cell">.*?</label>', r"\1", html))
        page.goto(page.url.partition("?")[0])
        expect(page.get_by_label("Password")).to_be_visible()
        self.enter(page)
        self.at(page, "Trips of the family")
        other = self.visit(context=page.context)
        expect(other.get_by_label("Password")).to_be_visible()

    def test_signs_out_everywhere(self):
        self.journal()
        for stays in [False, True]:
            context = self.context()
            first = self.signed_in(stays=stays, context=context)
            second = self.visit(context=context)
            if not stays:
                self.enter(second)
            self.at(second, "Trips of the family")
            # One tab is elsewhere, and comes back to what it had opened.
            third = self.visit(context=context)
            if not stays:
                self.enter(third)
            third.get_by_role("link", name="Iceland, in snow").click()
            third.goto(self.address(str(self.folder)) + "/")
            first.get_by_role("button", name="Sign out").click()
            for page in [first, second]:
                self.refuses(page, "You are signed out")
                self.assertNotIn("secrets", page.evaluate("JSON.stringify({ ...sessionStorage })"))
                page.reload()
                expect(page.get_by_label("Password")).to_be_visible()
            third.go_back()
            expect(third.get_by_label("Password")).to_be_visible()
            self.assertNotIn(SECRET, third.content())

    def test_works_by_the_keyboard_alone(self):
        self.journal()
        page = self.visit()
        expect(page.get_by_label("Password")).to_be_visible()
        # What the header has, and no more.
        for name in ["Skip to content", "A Journal", "Photos", "Sign in"]:
            page.keyboard.press("Tab")
            expect(page.get_by_role("link", name=name)).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_role("switch", name="Dark theme")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_label("Password")).to_be_focused()
        page.keyboard.type(FAMILY)
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
        expect(page.get_by_role("switch", name="Stay signed in")).to_be_checked()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        self.at(page, "Trips of the family")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.get_by_role("link", name="Iceland, in snow").focus()
        page.keyboard.press("Enter")
        self.at(page, "Iceland, in snow")
        page.get_by_role("button", name="Sign out").focus()
        page.keyboard.press("Enter")
        self.refuses(page, "You are signed out")

    def test_has_no_barriers_in_any_state_on_a_telephone_too(self):
        site = self.journal()
        for scheme in ["light", "dark"]:
            for width in [1280, 390]:
                with self.subTest(scheme=scheme, width=width):
                    page = self.visit(color_scheme=scheme, viewport={"width": width, "height": 800})
                    expect(page.get_by_label("Password")).to_be_visible()
                    self.assert_fits(page)
                    self.enter(page, "wrong")
                    self.refuses(page, "Wrong password.")
                    self.assert_fits(page)
                    self.enter(page)
                    self.at(page, "Trips of the family")
                    self.assert_fits(page)
                    page.get_by_role("link", name="Iceland, in snow").click()
                    self.at(page, "Iceland, in snow")
                    self.assert_fits(page)
                    page.get_by_role("button", name="Sign out").click()
                    self.refuses(page, "You are signed out")
                    self.assert_fits(page)

    def assert_fits(self, page):
        self.assert_no_barrier(page)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"),
                             page.viewport_size["width"])

    def test_says_what_is_needed_without_script_and_on_an_insecure_origin(self):
        site = self.journal()
        page = self.visit(java_script_enabled=False)
        expect(page.locator(".notice").filter(has_text="Switch JavaScript on")).to_be_visible()
        expect(page.get_by_label("Password")).to_be_hidden()
        context = self.context()

        def answer(route):
            path = route.request.url.partition(".test")[2].partition("?")[0]
            file = self.folder / path.strip("/")
            kind = {".css": "text/css", ".js": "text/javascript"}.get(file.suffix, "text/html")
            route.fulfill(path=file / "index.html" if file.is_dir() else file, content_type=kind)

        context.route("http://journal.test/**", answer)
        page = context.new_page()
        page.on("pageerror", lambda error: self.messages.append(str(error)))
        page.goto("http://journal.test/sign-in/")
        expect(page.get_by_text("need an https address")).to_be_visible()
        expect(page.get_by_label("Password")).to_be_hidden()
        self.assert_no_barrier(page)


    def test_says_so_where_a_script_can_not_be_had(self):
        site = self.journal()
        site.asset("sealed.js").unlink()
        page = self.visit()
        expect(page.locator(".sign-in [role=status]")).to_contain_text("can’t be reached")
        expect(page.get_by_label("Password")).to_be_hidden()
        self.assertTrue(self.messages)
        self.messages.clear()

    def test_storage_that_is_refused_costs_a_password_after_a_reload(self):
        self.journal()
        context = self.context()
        context.add_init_script("""
          const refuse = () => { throw new DOMException("no", "SecurityError"); };
          for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
            Object.defineProperty(window, name, { get: refuse });
          }
        """)
        page = self.signed_in(stays=True, context=context)
        page.get_by_role("link", name="Iceland, in snow").click()
        self.at(page, "Iceland, in snow")
        page.reload()
        expect(page.get_by_label("Password")).to_be_visible()
        self.enter(page)
        self.at(page, "Iceland, in snow")
        page.get_by_role("button", name="Sign out").click()
        self.refuses(page, "You are signed out")


class OpenedPageTests(SealedTests):
    def test_goes_back_and_forward_and_to_fragments(self):
        self.journal()
        page = self.signed_in()
        page.get_by_role("link", name="The glacier").click()
        self.at(page, "Iceland, in snow")
        expect(page.locator("#glacier")).to_be_in_viewport()
        self.assertTrue(page.url.endswith("#glacier"))
        page.go_back()
        self.at(page, "Trips of the family")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
        page.go_forward()
        self.at(page, "Iceland, in snow")
        expect(page.locator("#glacier")).to_be_in_viewport()
        page.get_by_role("link", name="to the left").click()
        self.at(page, "טיול")
        self.assertEqual(page.evaluate("[document.documentElement.lang, document.dir]"), ["he", "rtl"])
        page.go_back()
        self.at(page, "Iceland, in snow")
        expect(page.locator("#glacier")).to_be_in_viewport()
        self.assertEqual(page.evaluate("document.dir"), "ltr")
        # To a public page, and back.
        page.get_by_role("link", name="All trips").click()
        page.get_by_role("link", name="The public page").click()
        self.at(page, "A public page")
        page.go_back()
        self.at(page, "Trips of the family")
        page.get_by_role("link", name="Iceland, in snow").click()
        page.get_by_role("link", name="Down to the glacier").click()
        expect(page.locator("#glacier")).to_be_in_viewport()
        page.go_back()
        self.at(page, "Iceland, in snow")
        page.go_back()
        self.at(page, "Trips of the family")

    def test_keeps_the_place_on_a_page_that_is_come_back_to(self):
        self.journal()
        page = self.signed_in()
        page.get_by_role("link", name="Iceland, in snow").click()
        self.at(page, "Iceland, in snow")
        page.evaluate("scrollTo(0, 1234)")
        self.wait_for(page, "scrollY === 1234")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        page.reload()
        self.at(page, "Iceland, in snow")
        self.wait_for(page, "scrollY === 1234")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        page.evaluate("document.querySelector('main a[href$=\"/trips/\"]').click()")
        self.at(page, "Trips of the family")
        self.assertEqual(page.evaluate("scrollY"), 0)
        page.go_back()
        self.at(page, "Iceland, in snow")
        self.wait_for(page, "scrollY === 1234")

    def test_opens_a_deep_link_by_each_name_of_a_page(self):
        site = self.journal()
        name = site.place_of("/trips/iceland/").name
        for to in ["/trips/iceland/", "/2019/iceland/", name]:
            page = self.signed_in(f"/sign-in/?to={to}#glacier")
            self.at(page, "Iceland, in snow")
            expect(page.locator("#glacier")).to_be_in_viewport()
            self.assertTrue(page.url.endswith(f"?to={name}#glacier"))

    def test_takes_routes_of_ours_only(self):
        self.journal()
        for to in ["https://evil.example/", "//evil.example/", "javascript:alert(1)", "/\\evil.example",
                   "/trips/iceland/falls-16.png", "__proto__", "../", "", "/\\evil.example/",
                   "data:text/html,x", "/albums/client/"]:
            with self.subTest(to=to):
                page = self.visit(f"/sign-in/?to={to}")
                self.enter(page)
                self.refuses(page, "doesn’t open this page")
                # The host was asked for a page at some of these addresses, and has none.
                self.assertTrue(all("404" in message for message in self.messages))
                self.messages.clear()
                self.assert_no_barrier(page)
                self.assertTrue(page.url.startswith(self.address(str(self.folder)) + "/sign-in/?to="))
                page.get_by_role("link", name="Open your pages").click()
                self.at(page, "Trips of the family")
                page.context.close()

    def test_a_second_password_adds_its_pages(self):
        self.journal()
        page = self.signed_in()
        page.get_by_role("link", name="Photos of the client").evaluate("link => link.focus()")
        page.get_by_role("link", name="Another password").click()
        self.enter(page, CLIENT)
        self.at(page, "Photos of the client")
        page.get_by_role("link", name="All trips").click()
        self.at(page, "Trips of the family")
        page.get_by_role("link", name="Photos of the client").click()
        self.at(page, "Photos of the client")
        page.reload()
        self.at(page, "Photos of the client")
        # What is for both opens by either.
        page = self.signed_in("/sign-in/?to=/trips/hebrew/", CLIENT)
        self.at(page, "טיול")
        # There are no lists for both together.
        self.expect_messages(2, "404")

    def test_one_of_two_stays_and_the_other_is_the_tabs(self):
        self.journal()
        page = self.signed_in(stays=True)
        page.get_by_role("link", name="Another password").click()
        self.enter(page, CLIENT)
        self.at(page, "Photos of the client")
        other = self.visit("/sign-in/?to=/albums/client/", context=page.context)
        self.refuses(other, "doesn’t open this page")
        self.expect_messages(1, "404")
        other = self.visit("/sign-in/?to=/trips/", context=page.context)
        self.at(other, "Trips of the family")

    def test_shows_pictures_and_films_from_memory(self):
        site = self.journal()
        page = self.signed_in("/sign-in/?to=/trips/iceland/")
        falls = page.get_by_role("img", name="The falls")
        self.wait_for(page, "document.images[0].naturalWidth === 16")
        self.assertTrue(falls.evaluate("image => image.currentSrc.startsWith('blob:')"))
        self.wait_for(page, "document.images[1].naturalWidth === 48")
        self.wait_for(page, "document.querySelector('video').poster.startsWith('blob:')")
        # What stands in `<source>` is looked at once more when it is there.
        sound = page.locator("audio")
        sound.scroll_into_view_if_needed()
        self.wait_for(page, "document.querySelector('audio').readyState > 0")
        self.assertAlmostEqual(sound.evaluate("sound => sound.duration"), 0.1, 2)
        first = falls.evaluate("image => image.currentSrc")
        # Of three sizes one is fetched, and what is far below is not.
        fetched = {url.rpartition("/")[2] for url in self.asked if "/sealed/" in url}
        for path in ["falls-16", "falls-64"]:
            self.assertEqual(site.place_of(f"/trips/iceland/{path}.png").name in fetched,
                             path == "falls-16", path)
        again = page.get_by_role("img", name="Ice again")
        again.scroll_into_view_if_needed()
        self.wait_for(page, "document.images[2].naturalWidth === 48")
        self.assertEqual(page.evaluate("document.querySelectorAll('img.failed').length"), 0)
        page.get_by_role("link", name="to the left").click()
        self.at(page, "טיול")
        gone = page.evaluate("""url => new Promise((done) => {
          const image = new Image();
          image.onload = () => done(false);
          image.onerror = () => done(true);
          image.src = url;
        })""", first)
        self.assertTrue(gone, "the picture is still in memory")
        self.expect_messages(1, "ERR_FILE_NOT_FOUND")

    def test_site_scripts_work_as_on_other_pages(self):
        self.journal()
        page = self.signed_in()
        switch = page.get_by_role("switch", name="Dark theme")
        switch.check()
        expect(page.locator("html")).to_have_attribute("data-dark-theme", "on")
        field = page.get_by_role("searchbox")
        field.fill("puffin")
        expect(page.locator(".filter-status")).to_have_text("1 of 3")
        field.fill("left")
        page.locator(".hit a").click()
        self.at(page, "טיול")
        expect(page.get_by_role("switch", name="Dark theme")).to_be_checked()
        page.go_back()
        expect(page.get_by_role("searchbox")).to_have_value("left")
        page.get_by_role("searchbox").fill("")
        page.get_by_role("link", name="Iceland, in snow").click()
        self.at(page, "Iceland, in snow")
        page.locator(".frame").first.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_have_count(1)
        expect(dialog.locator("#viewer-title")).to_have_text("The falls")
        self.wait_for(page, "document.querySelector('dialog img').naturalWidth === 64")
        page.keyboard.press("ArrowRight")
        expect(dialog.locator("#viewer-title")).to_have_text("Ice")
        page.go_back()
        expect(dialog).to_be_hidden()
        self.at(page, "Iceland, in snow")
        page.go_back()
        self.at(page, "Trips of the family")

    def test_saves_files_and_leads_other_tabs_to_pages(self):
        self.journal()
        page = self.signed_in(stays=True)
        with page.context.expect_page() as opened:
            page.get_by_role("link", name="Iceland, in snow").click(modifiers=["Control"])
        other = opened.value
        self.at(other, "Iceland, in snow")
        with other.expect_download() as download:
            other.get_by_role("link", name="The track").click()
        self.assertEqual(download.value.suggested_filename, "track.gpx")
        self.assertEqual(pathlib.Path(download.value.path()).read_text(), "<gpx/>")
        link = page.get_by_role("link", name="Iceland, in snow")
        self.assertEqual(link.get_attribute("href"), "/trips/iceland/")

    def test_works_below_a_base(self):
        self.journal("/journal/")
        page = self.signed_in()
        self.at(page, "Trips of the family")
        page.get_by_role("link", name="Iceland, in snow").click()
        self.at(page, "Iceland, in snow")
        self.wait_for(page, "document.querySelector('img').naturalWidth === 16")
        page.reload()
        self.at(page, "Iceland, in snow")
        self.assertIn("/journal/sign-in/?to=", page.url)
        page.get_by_role("button", name="Sign out").click()
        self.refuses(page, "You are signed out")


    def test_turns_the_link_for_signing_in_into_the_way_out(self):
        site = self.journal()
        site.add("/photos/", "page", site.page(
            '<h1>Photos</h1><a class="more" data-sign-in="" href="/sign-in/">Sign in</a>'), "family")
        site.write()
        for path in ["/", "/photos/sand/", "/photos/", "/sign-in/", "/404.html"]:
            page = self.visit(path)
            expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
            page.context.close()
        page = self.signed_in("/sign-in/?to=/photos/")
        self.at(page, "Photos")
        expect(page.get_by_role("button", name="Sign out")).to_have_count(1)
        expect(page.get_by_role("banner").get_by_role("button", name="Sign out")).to_be_visible()
        expect(page.get_by_role("link", name="Sign in")).to_have_count(0)

    def test_follows_former_addresses(self):
        site = self.journal()
        trips = site.files["/trips/"]
        trips["text"] = trips["text"].replace(b'href="/trips/iceland/"', b'href="/2019/iceland/"')
        site.write()
        page = self.signed_in()
        page.get_by_role("link", name="Iceland, in snow").click()
        self.at(page, "Iceland, in snow")
        self.assertIn(site.place_of("/trips/iceland/").name, page.url)
        # With its pictures, and Back.
        self.wait_for(page, "document.images[0].naturalWidth === 16")
        page.go_back()
        self.at(page, "Trips of the family")

    def test_of_one_path_in_two_indexes_the_last_wins(self):
        site = self.journal()
        for name in ["family", "client"]:
            html = site.page(f'<h1>For the {name}</h1><a href="/sign-in/?another">Another</a>').encode()
            entry = site.write_file("/both/", "page", html, [name])
            site.write_index(name, {"home": "/both/", "files": {"/both/": entry}})
        page = self.signed_in()
        self.at(page, "For the family")
        page.get_by_role("link", name="Another").click()
        self.enter(page, CLIENT)
        self.at(page, "For the client")
        page.reload()
        self.at(page, "For the client")
        self.expect_messages(2, "404")

    def test_saves_what_is_compressed_by_its_author_as_it_is(self):
        site = self.journal()
        packed = gzip.compress(b"packed", mtime=0)
        site.add("/trips/track.gz", "application/gzip", packed, "family")
        site.add("/trips/many/", "page", site.page(
            '<h1>Files</h1><a href="/trips/track.gz">Packed</a>'), "family")
        site.write()
        page = self.signed_in("/sign-in/?to=/trips/many/")
        with page.expect_download() as download:
            page.get_by_role("link", name="Packed").click()
        self.assertEqual(pathlib.Path(download.value.path()).read_bytes(), packed)


class RefusalTests(SealedTests):
    """What a host, or who stands between, may do with files."""

    def spoiled(self, spoil, path="/trips/iceland/", message="damaged"):
        site = self.journal()
        place = site.place_of(path)
        place.write_bytes(spoil(place.read_bytes()))
        page = self.visit(f"/sign-in/?to={path}")
        self.enter(page)
        self.refuses(page, message)
        # What is whole opens.
        page.goto(page.url.partition("?")[0])
        self.at(page, "Trips of the family")
        # A link to what isn't says so, too, and Back leads back.
        page.get_by_role("link", name="Iceland, in snow").click()
        self.refuses(page, message)
        page.go_back()
        self.at(page, "Trips of the family")

    def test_refuses_a_flipped_bit(self):
        flip = lambda at: lambda file: file[:at] + bytes([file[at] ^ 1]) + file[at + 1:]
        # Magic, version, a salt, a ciphertext, a tag.
        for at in [0, 6, 330, 400, -1]:
            with self.subTest(at=at):
                self.begin()
                self.spoiled(flip(at) if at >= 0 else lambda file: file[:-1] + bytes([file[-1] ^ 1]))

    def test_refuses_a_truncated_file(self):
        for count in [0, 7, 8, 300, 360, 4000]:
            with self.subTest(count=count):
                self.begin()
                self.spoiled(lambda file: file[:count])

    def test_refuses_another_page_in_its_place(self):
        self.spoiled(lambda file: self.site.place_of("/trips/hebrew/").read_bytes())

    def test_refuses_a_page_of_no_version_or_with_the_salt_of_another(self):
        """The salt is a code of what was sealed, and can't be that of another."""
        site = self.journal()
        place = site.place_of("/trips/iceland/")
        listed = bytes.fromhex(salt_of(place.read_bytes()))
        made = b"<h1>Made up</h1>"
        version = site.files["/trips/iceland/"]["version"]
        for path, salt in [("", None), (f"\n{version[:-1]}", None), (f"\n{version}", listed)]:
            with self.subTest(path=path, salt=salt):
                place.write_bytes(seal(made, site.salt, f"/trips/iceland/{path}", "page",
                                       site.keys(["family"]), salt))
                page = self.visit("/sign-in/?to=/trips/iceland/")
                self.enter(page)
                self.refuses(page, "damaged")
                self.assertNotIn("Made up", page.content())

    def test_refuses_a_page_in_the_place_of_the_index(self):
        site = self.journal()
        index = site.place("index.json", ["family"])
        index.write_bytes(site.place_of("/trips/").read_bytes())
        page = self.visit()
        self.enter(page)
        self.refuses(page, "damaged")

    def test_refuses_an_older_page(self):
        site = self.journal()
        older = site.place_of("/trips/iceland/").read_bytes()
        site.files["/trips/iceland/"]["text"] += b" A later thought."
        site.write()
        site.place_of("/trips/iceland/").write_bytes(older)
        page = self.visit("/sign-in/?to=/trips/iceland/")
        self.enter(page)
        self.refuses(page, "damaged or outdated")

    def test_opens_what_is_published_while_a_page_is_open(self):
        site = self.journal()
        page = self.signed_in()
        iceland = site.files["/trips/iceland/"]
        iceland["text"] = iceland["text"].replace(b"Iceland, in snow</h1>", b"Iceland, in rain</h1>")
        site.write()
        page.get_by_role("link", name="Iceland, in snow").click()
        self.at(page, "Iceland, in rain")
        page.go_back()
        self.at(page, "Trips of the family")

    def test_a_browser_that_keeps_files_shows_the_one_that_is_listed(self):
        site = self.journal()
        headers = self.folder / "_headers"
        headers.write_text(headers.read_text() + "  Cache-Control: max-age=600\n")
        page = self.signed_in("/sign-in/?to=/trips/iceland/")
        self.at(page, "Iceland, in snow")
        page.reload()
        self.at(page, "Iceland, in snow")
        iceland = site.files["/trips/iceland/"]
        iceland["text"] = iceland["text"].replace(b"Iceland, in snow</h1>", b"Iceland, in rain</h1>")
        site.write()
        page.reload()
        self.at(page, "Iceland, in rain")

    def test_refuses_older_and_weaker_keys(self):
        site = self.journal()
        page = self.signed_in()
        start = page.url.partition("?")[0]
        site.edition -= 1
        site.write()
        # With a key that the tab has, and with the password.
        page.goto(start)
        self.refuses(page, "older keys")
        self.enter(page)
        self.refuses(page, "older keys")
        site.edition += 2
        site.rounds = 599_999
        site.write()
        page.goto(start)
        self.refuses(page, "easy to guess")
        # A made up edition is not remembered.
        keys = json.loads((site.root / "sealed/keys.json").read_text())
        site.rounds = 600_000
        site.write()
        whole = (site.root / "sealed/keys.json").read_text()
        (site.root / "sealed/keys.json").write_text(whole.replace('"edition": 4', '"edition": 9'))
        page.goto(start + "?another")
        self.enter(page)
        self.refuses(page, "Wrong password.")
        (site.root / "sealed/keys.json").write_text(whole)
        self.enter(page)
        self.at(page, "Trips of the family")
        for text in ["", "{}", "[]", "null", whole[:-9], whole.replace('"version": 1', '"version": 2')]:
            (site.root / "sealed/keys.json").write_text(text)
            page.goto(start)
            self.refuses(page, "damaged")

    def test_asks_again_after_keys_are_renewed(self):
        site = self.journal()
        page = self.signed_in(stays=True)
        start = page.url.partition("?")[0]
        for file in (site.root / "sealed").iterdir():
            file.unlink()
        site.edition += 1
        site.audiences["family"]["key"] = bytes(32)
        site.write()
        page.goto(start)
        self.refuses(page, "the passwords have changed")
        self.enter(page, stays=True)
        self.at(page, "Trips of the family")
        self.expect_messages(1, "404")
        # The old key is forgotten.
        page.goto(start)
        self.at(page, "Trips of the family")

    def test_says_that_the_site_can_not_be_reached(self):
        self.journal()
        page = self.signed_in()
        page.context.set_offline(True)
        page.get_by_role("link", name="Iceland, in snow").click()
        expect(page.locator("#announcement")).to_contain_text("can’t be reached")
        self.at(page, "Trips of the family")
        page.context.set_offline(False)
        page.get_by_role("link", name="Iceland, in snow").click()
        self.at(page, "Iceland, in snow")
        self.expect_messages(1, "ERR_INTERNET_DISCONNECTED")

    def test_shows_nothing_of_a_spoiled_picture_or_file(self):
        site = self.journal()
        for name in ["ice.png", "track.gpx"]:
            place = site.place_of(f"/trips/iceland/{name}")
            file = place.read_bytes()
            place.write_bytes(file[:-1] + bytes([file[-1] ^ 1]))
        page = self.signed_in("/sign-in/?to=/trips/iceland/")
        said = page.locator("#announcement")
        expect(said).to_contain_text("damaged")
        expect(page.get_by_role("img", name="Ice", exact=True)).to_have_class("failed")
        page.keyboard.press("Shift")
        page.get_by_role("link", name="The track").click()
        expect(said).to_contain_text("damaged")


class ManyTests(SealedTests):
    """How long it takes: figures are printed, limits are generous."""

    def test_opens_for_one_of_twenty_guests(self):
        site = self.journal(guests=[hashlib.sha256(bytes([n])).digest() for n in range(19)])
        keys = json.loads((site.root / "sealed/keys.json").read_text())
        self.assertEqual((len(keys["wraps"]), keys["rounds"]), (24, 600_000))
        page = self.visit()
        start = time.monotonic()
        self.enter(page)
        self.at(page, "Trips of the family")
        duration = time.monotonic() - start
        print(f"\ntwenty guests: {duration:.2f} s until the page is open")
        self.assertLess(duration, 10)

    def test_shows_sixty_pictures(self):
        site = self.journal()
        figures = "".join(
            f'<img src="/many/{n}.png" alt="Picture {n}" width="320" height="213">' for n in range(60))
        site.add("/many/", "page", site.page(f"<h1>Many</h1><div>{figures}</div>"), "family")
        for n in range(60):
            site.add(f"/many/{n}.png", "image/png", png(320, 213, str(n), noise=True), "family",
                     of="/many/")
        site.write()
        page = self.signed_in()
        start = time.monotonic()
        page.evaluate("document.querySelector('main a').href = '/many/'")
        page.locator("main a").first.click()
        self.at(page, "Many")
        shown = time.monotonic() - start
        self.wait_for(
            page, "[...document.images].filter((image) => image.naturalWidth === 320).length === 60")
        duration = time.monotonic() - start
        size = sum(len(file["text"]) for path, file in site.files.items() if path.startswith("/many/"))
        print(f"\nsixty pictures of {size / 60e3:.0f} kB: page {shown:.2f} s, all {duration:.2f} s")
        self.assertLess(duration, 20)

    def test_scripts_are_small(self):
        scripts = [REPOSITORY / "Templates/assets" / name for name in ["sealed.js", "opened.js", "sign-in.js"]]
        for script in scripts:
            self.assertLessEqual(script.stat().st_size, 8192, script.name)
        # As a host sends them.
        sent = sum(len(gzip.compress(script.read_bytes())) for script in scripts)
        self.assertLessEqual(sent, 8192)
