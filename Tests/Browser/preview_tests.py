"""What an author sees in the browser while they write: `zoetrope preview`, edited as they would."""

import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import urllib.request

from browser import BrowserTests
from playwright.sync_api import expect

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAPER = "getComputedStyle(document.documentElement).backgroundColor"
YELLOW = "rgb(255, 223, 43)"

TRIP = """---
title: {title}
departure: 2025-05-01T10:00:00Z
arrival: 2025-05-01T13:00:00Z
tags: [river]
---
{body}
"""

# What opens and shuts, what is typed into, and enough to scroll.
ABOUT = """---
title: About
---
{body}

<details><summary>More</summary><p>Hidden</p></details>
<p><label>Name <input id="name"></label></p>

""" + "\n\n".join(f"Paragraph {number} of a long page." for number in range(60)) + "\n\n{end}\n"


class PreviewTests(BrowserTests):
    def setUp(self):
        super().setUp()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="zoetrope-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.write("Content/site.json", '{"title": "Rivers", "unsafeHTML": true, "switches": ["minion", "dark"]}')
        self.write_trip("porto", "Lisbon to Porto", "The first text.")
        self.write_trip("braga", "Porto to Braga", "Along the river.")
        self.write("Content/pages/about.md", ABOUT.format(body="First.", end="End."))

    def write(self, path, text):
        """In place, as the simplest editors do."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def save(self, path, text):
        """By a new file that takes the name of the old one, as careful editors do."""
        file = self.folder / path
        new = file.with_name(f".{file.name}.new")
        new.write_text(text, encoding="utf-8")
        os.replace(new, file)

    def write_trip(self, slug, title, body):
        self.write(f"Content/trips/{slug}.md", TRIP.format(title=title, body=body))

    def theme(self, path, change=lambda text: text):
        """A file of the built-in theme, as a site's own."""
        text = (ROOT / "Templates" / path).read_text(encoding="utf-8")
        self.write(f"Templates/{path}", change(text))

    def start(self, *options):
        self.process = subprocess.Popen(
            [os.environ["ZOETROPE"], "preview", "--site", self.folder, "--port", "0",
             "--now", "2026-01-01T00:00:00Z", *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        self.addCleanup(self.end)
        self.origin = re.search(r"http://[^/]*", self.process.stdout.readline()).group()

    def end(self):
        if self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGINT)
        self.assertEqual(self.process.wait(timeout=5), 130)
        self.process.stdout.close()

    def address(self, site):
        return self.origin

    def look(self, path, **options):
        """Opens a page that would not outlive a reload."""
        page = self.open(None, path, **options)
        # It need not listen yet: one that comes late is told how to catch up.
        page.wait_for_function("document.querySelector('zoetrope-preview')")
        page.evaluate("window.isSame = true")
        return page

    def set_hidden(self, page, hidden):
        """As where another tab is before it."""
        page.evaluate(
            """(value) => {
              Object.defineProperty(document, "hidden", { value, configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            hidden,
        )

    def wait_for_page(self, path, text):
        """Until preview serves a page with this text."""
        while True:
            with urllib.request.urlopen(self.origin + path) as response:
                if text in response.read().decode():
                    return

    def assert_same(self, page):
        self.assertTrue(page.evaluate("window.isSame === true"), "the page was loaded again")

    def overlay(self, page):
        return page.locator("zoetrope-preview details")


class EditTests(PreviewTests):
    def test_shows_a_text_and_a_title_in_place(self):
        self.start()
        page = self.look("/trips/porto/")
        self.write_trip("porto", "Lisbon to Porto", "The second text.")
        expect(page.get_by_text("The second text.")).to_be_visible()
        self.save(
            "Content/trips/porto.md", TRIP.format(title="Lisbon to Gaia", body="The third text.")
        )
        expect(page.get_by_role("heading", level=1)).to_have_text("Lisbon to Gaia")
        expect(page.get_by_text("The third text.")).to_be_visible()
        self.assertIn("Lisbon to Gaia", page.title())
        self.assert_same(page)

    def test_shows_templates_partials_and_words(self):
        for path in ["trip.html", "components/header-text.html", "words/en.json", "page.html"]:
            self.theme(path)
        self.start()
        page = self.look("/trips/porto/")
        self.theme("trip.html", lambda text: text.replace("<article>", '<article id="mine">'))
        expect(page.locator("#mine")).to_be_visible()
        self.theme("components/header-text.html", lambda text: text.replace("<h1", '<h1 id="h"'))
        expect(page.locator("h1#h")).to_be_visible()
        self.theme("words/en.json", lambda text: text.replace('"Departure"', '"Leaves"'))
        expect(page.get_by_text("Leaves", exact=True).first).to_be_visible()
        self.assert_same(page)
        # What surrounds the main part is loaded anew.
        self.theme("page.html", lambda text: text.replace("<footer", '<footer id="foot"'))
        expect(page.locator("#foot")).to_be_visible()
        self.assertFalse(page.evaluate("window.isSame === true"))

    def test_exchanges_styles_without_loading_the_page_again(self):
        self.theme("assets/site.css")
        self.start()
        page = self.look("/trips/porto/")
        self.theme("assets/site.css", lambda text: text + "h1 { color: rgb(1, 2, 3) }")
        expect(page.locator("h1")).to_have_css("color", "rgb(1, 2, 3)")
        self.theme("assets/site.css", lambda text: text + "h1 { color: rgb(4, 5, 6) }")
        expect(page.locator("h1")).to_have_css("color", "rgb(4, 5, 6)")
        expect(page.locator("head link[rel=stylesheet]")).to_have_count(1)
        self.assert_same(page)

    def test_shows_in_place_what_changed_while_the_page_was_out_of_sight(self):
        self.theme("assets/site.css")
        self.start()
        page = self.look("/trips/porto/")
        self.set_hidden(page, True)
        self.write_trip("porto", "Lisbon to Porto", "The second text.")
        self.theme("assets/site.css", lambda text: text + "h1 { color: rgb(1, 2, 3) }")
        self.wait_for_page("/trips/porto/", "The second text.")
        expect(page.get_by_text("The first text.")).to_be_visible()
        self.set_hidden(page, False)
        expect(page.get_by_text("The second text.")).to_be_visible()
        expect(page.locator("h1")).to_have_css("color", "rgb(1, 2, 3)")
        self.assert_same(page)

    def test_shows_trips_that_come_and_go_and_keeps_the_filter(self):
        self.start()
        page = self.look("/trips/")
        shown = page.locator("[data-filtered] > li:visible")
        expect(shown).to_have_count(2)
        page.get_by_role("searchbox").fill("gaia")
        expect(shown).to_have_count(0)
        self.write_trip("gaia", "Porto to Gaia", "Over the bridge.")
        expect(shown).to_have_count(1)
        self.write_trip("faro", "Porto to Faro", "Far.")
        expect(page.locator("[data-filtered] > li")).to_have_count(4)
        expect(shown).to_have_count(1)
        expect(page.get_by_role("searchbox")).to_have_value("gaia")
        (self.folder / "Content/trips/gaia.md").unlink()
        expect(shown).to_have_count(0)
        self.assert_same(page)

    def test_filter_finds_what_is_new_on_other_pages(self):
        self.write("Content/site.json", '{"title": "Rivers", "pageSize": 1}')
        self.start()
        page = self.look("/trips/")
        field = page.get_by_role("searchbox")
        hits = page.locator("[data-filtered] > .hit")
        field.fill("porto")
        expect(page.locator(".filter-status")).to_have_text("2 of 2")
        expect(hits).to_have_text("Lisbon to PortoMay 1, 2025river")
        # Nothing of the page itself is another.
        self.write_trip("porto", "Lisbon to Porto by train", "The first text.")
        expect(hits).to_have_text("Lisbon to Porto by trainMay 1, 2025river")
        field.fill("train")
        expect(page.locator(".filter-status")).to_have_text("1 of 2")
        self.assert_same(page)

    def test_keeps_scroll_focus_what_is_open_and_what_is_typed(self):
        self.start()
        page = self.look("/about/")
        page.locator("main summary").click()
        page.locator("#name").fill("Ana")
        page.evaluate("scrollTo(0, 300)")
        self.save("Content/pages/about.md", ABOUT.format(body="Second.", end="The new end."))
        expect(page.get_by_text("The new end.")).to_be_attached()
        self.assertEqual(page.evaluate("scrollY"), 300)
        self.assertEqual(page.evaluate("document.activeElement.id"), "name")
        self.assertTrue(page.locator("main details").evaluate("details => details.open"))
        expect(page.locator("#name")).to_have_value("Ana")
        self.assert_same(page)

    def test_catches_up_after_it_was_out_of_sight(self):
        self.start()
        page = self.look("/trips/porto/")
        page.goto("about:blank")
        self.write_trip("porto", "Lisbon to Porto", "Written meanwhile.")
        page.go_back()
        expect(page.get_by_text("Written meanwhile.")).to_be_visible()


class MistakeTests(PreviewTests):
    def test_shows_a_mistake_over_the_last_good_page_until_it_is_mended(self):
        self.start()
        page = self.look("/trips/porto/")
        expect(self.overlay(page)).to_be_hidden()
        self.write(
            "Content/trips/porto.md",
            TRIP.format(title="Porto", body="Never.").replace("2025-05-01T13", "2025-05-01 25"),
        )
        overlay = self.overlay(page)
        expect(overlay).to_be_visible()
        expect(overlay).to_contain_text("Content/trips/porto.md:4:10")
        expect(overlay).to_contain_text("^~~~")
        expect(page.get_by_text("The first text.")).to_be_visible()
        self.write_trip("porto", "Lisbon to Porto", "Mended.")
        expect(overlay).to_be_hidden()
        expect(page.get_by_text("Mended.")).to_be_visible()
        self.assert_same(page)

    def test_shows_hostile_text_as_text(self):
        self.start()
        page = self.look("/trips/porto/")
        hostile = "</pre><img src=x onerror=window.isHacked=1><script>window.isHacked=1</script>"
        self.write(
            "Content/trips/porto.md",
            f"---\ntitle: Porto\ndeparture: {hostile}\narrival: 2025-05-01T13:00:00Z\n---\n",
        )
        expect(self.overlay(page)).to_contain_text(hostile)
        self.assertEqual(page.locator("zoetrope-preview img, zoetrope-preview script").count(), 0)
        self.assertIsNone(page.evaluate("window.isHacked ?? null"))

    def test_shows_mistakes_before_there_is_any_page(self):
        self.write("Content/trips/porto.md", "---\ntitle: Porto\n")
        self.start()
        page = self.open(None, "/")
        self.messages.clear()
        expect(self.overlay(page)).to_contain_text("content-front-matter-open")
        self.write_trip("porto", "Lisbon to Porto", "Mended.")
        expect(page.get_by_role("heading", level=1)).to_have_text("Rivers")

    def test_shows_warnings_as_a_number_that_opens(self):
        self.write_trip("porto", "Lisbon to Porto", "[Nowhere](nowhere.md)")
        self.start()
        page = self.look("/trips/porto/")
        summary = page.locator("zoetrope-preview summary")
        expect(summary).to_be_visible()
        expect(self.overlay(page)).not_to_have_attribute("open", "")
        summary.click()
        expect(self.overlay(page)).to_contain_text("warning[link-broken]")


class StartTests(PreviewTests):
    def second(self, *options):
        return subprocess.Popen(
            [os.environ["ZOETROPE"], "preview", "--site", self.folder, *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )

    def test_says_that_a_port_is_taken(self):
        self.start()
        port = self.origin.rsplit(":", 1)[1]
        second = self.second("--port", port)
        _, error = second.communicate(timeout=10)
        self.assertEqual(second.returncode, 1)
        self.assertEqual(
            error,
            f"error[preview-port-taken]: another program already uses port {port}\n"
            "   choose another port, or leave out --port to use the next free one\n",
        )

    def test_takes_the_next_port_where_none_is_asked_for(self):
        first, second = self.second(), self.second()
        try:
            addresses = [process.stdout.readline() for process in (first, second)]
            ports = {re.search(r":(\d+)/", address).group(1) for address in addresses}
            self.assertEqual(len(ports), 2)
        finally:
            for process in (first, second):
                process.send_signal(signal.SIGINT)
        errors = [process.communicate(timeout=10)[1] for process in (first, second)]
        self.assertTrue(any("is in use; using" in error for error in errors))
        # Nothing is left of them: no process, no port, no file.
        for address in addresses:
            port = int(re.search(r":(\d+)/", address).group(1))
            with socket.socket() as probe:
                self.assertNotEqual(probe.connect_ex(("127.0.0.1", port)), 0)
        self.assertEqual(sorted(os.listdir(self.folder)), ["Content"])

    def test_serves_the_published_folder_as_it_is_and_previews_drafts_beside_it(self):
        zoetrope = os.environ["ZOETROPE"]
        build = [zoetrope, "build", "--quiet", "--site", self.folder]
        subprocess.run(build, check=True, stderr=subprocess.DEVNULL)
        before = self.tree()
        self.write("Content/pages/plan.md", "---\ntitle: Plan\ndraft: true\n---\nPerhaps.\n")
        self.start()
        page = self.look("/plan/")
        expect(page.get_by_text("Perhaps.")).to_be_visible()
        self.assertEqual(self.tree(), before)
        # A page that is open says in the console that its stream of events has ended.
        page.close()
        self.end()
        self.start("--published")
        page = self.open(None, "/trips/porto/")
        expect(page.get_by_text("The first text.")).to_be_visible()
        self.assertEqual(page.locator("zoetrope-preview").count(), 0)
        self.assertEqual(page.locator("script[src*=preview]").count(), 0)

    def tree(self):
        output = self.folder / "Output"
        return {
            path.relative_to(output): path.read_bytes()
            for path in output.rglob("*") if path.is_file()
        }


class WholeSiteTests(PreviewTests):
    def test_goes_to_the_page_that_is_written(self):
        self.start("--navigate")
        page = self.look("/")
        self.write_trip("braga", "Porto to Braga", "Up the hill.")
        page.wait_for_url("**/trips/braga/")
        expect(page.get_by_text("Up the hill.")).to_be_visible()

    def test_marks_drafts_and_links_to_them(self):
        self.write(
            "Content/trips/plan.md",
            TRIP.format(title="Porto to Vigo", body="Perhaps.").replace("---\n", "---\ndraft: true\n", 1),
        )
        self.start()
        page = self.look("/trips/plan/")
        expect(page.locator("zoetrope-preview p")).to_have_text("draft")
        page = self.look("/trips/")
        expect(page.locator("a[data-preview=draft]")).to_have_count(1)
        expect(page.locator("zoetrope-preview p")).to_have_count(0)

    def test_marks_what_is_to_come(self):
        self.write(
            "Content/trips/plan.md",
            TRIP.format(title="Porto to Vigo", body="Perhaps.").replace(
                "---\n", "---\npublishDate: 2030-01-01\n", 1),
        )
        self.start("--future")
        expect(self.look("/trips/plan/").locator("zoetrope-preview p")).to_have_text("future")
        expect(self.look("/trips/").locator("a[data-preview=future]")).to_have_count(1)

    def test_hides_drafts_where_it_is_told_to(self):
        self.write(
            "Content/trips/plan.md",
            TRIP.format(title="Porto to Vigo", body="Perhaps.").replace("---\n", "---\ndraft: true\n", 1),
        )
        self.start("--no-drafts")
        page = self.look("/trips/")
        expect(page.locator("[data-filtered] > li")).to_have_count(2)

    def test_keeps_the_state_of_switches_over_edits_and_reloads(self):
        self.theme("words/en.json")
        self.start()
        page = self.look("/settings/")
        switch = page.get_by_role("switch", name="Minion Mode!!!")
        switch.focus()
        page.keyboard.press("Space")
        expect(page.locator("#announcement")).to_have_text("The Minions are here to stay!")
        self.assertEqual(page.evaluate(PAPER), YELLOW)
        self.theme("words/en.json", lambda text: text.replace('"Your choices are', '"Choices are'))
        expect(page.locator(".headline")).to_contain_text("Choices are stored")
        expect(switch).to_be_checked()
        expect(switch).to_be_focused()
        self.assert_same(page)
        page.keyboard.press("Space")
        expect(page.locator("#announcement")).to_have_text("The Minions went out to play!")
        page.keyboard.press("Space")
        page.reload()
        expect(switch).to_be_checked()
        self.assertEqual(page.evaluate(PAPER), YELLOW)

    def test_is_dark_where_the_system_or_the_switch_says_so(self):
        self.start()
        light = self.look("/settings/").evaluate(PAPER)
        page = self.look("/settings/", color_scheme="dark")
        self.assertNotEqual(page.evaluate(PAPER), light)
        page.locator("main").get_by_role("switch", name="Dark theme").click()
        self.assertEqual(page.evaluate(PAPER), light)

    def test_photo_viewer_is_led_by_the_keyboard_after_a_photo_has_come(self):
        photos = sorted((ROOT / "Content/photos").glob("*.jpg"))[:3]
        (self.folder / "Content/photos").mkdir()
        for photo in photos[:2]:
            shutil.copy(photo, self.folder / "Content/photos")
            self.write_photo(photo)
        self.start()
        page = self.look("/photos/")
        expect(page.locator(".frame")).to_have_count(2)
        shutil.copy(photos[2], self.folder / "Content/photos")
        self.write_photo(photos[2])
        expect(page.locator(".frame")).to_have_count(3)
        page.locator(".frame").last.focus()
        page.keyboard.press("Enter")
        viewer = page.get_by_role("dialog")
        expect(viewer.locator("#viewer-count")).to_have_text("3 of 3")
        page.keyboard.press("ArrowRight")
        expect(viewer.locator("#viewer-count")).to_have_text("1 of 3")
        page.keyboard.press("Escape")
        expect(viewer).to_be_hidden()

    def write_photo(self, photo):
        self.write(
            f"Content/photos/{photo.stem}.md",
            f"---\ntitle: {photo.stem}\nfile: {photo.name}\nalt: A view\n---\n",
        )

    def test_a_sealed_page_that_is_open_follows_what_is_saved(self):
        self.write("Content/site.json",
                   '{"title": "Rivers", "audiences": [{"name": "family", "title": "the family"}]}')
        trip = TRIP.replace("tags:", "audience: family\ntags:")
        self.write("Content/trips/secret.md", trip.format(title="To the sea", body="Room 4711."))
        subprocess.run(
            [os.environ["ZOETROPE"], "audience", "add", "family", "--site", self.folder],
            env={**os.environ, "ZOETROPE_PASSWORD": "tram lemon violet anchor"}, check=True,
            stderr=subprocess.DEVNULL)
        self.start("--sealed")
        page = self.open(None, "/sign-in/?to=/trips/secret/")
        page.get_by_label("Password").fill("tram lemon violet anchor")
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_text("Room 4711.")).to_be_visible()
        self.write("Content/trips/secret.md", trip.format(title="To the sea", body="Room 4712."))
        expect(page.get_by_text("Room 4712.")).to_be_visible()
        # So does one that was opened from another.
        page.get_by_role("link", name="Trips").first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Trips")
        self.write("Content/trips/secret.md", trip.format(title="To the lake", body="Room 4712."))
        expect(page.get_by_role("link", name="To the lake").first).to_be_visible()
