"""Rows of photos and pictures in texts: shapes, rows, widths, and files that fit them."""

import re

from browser import BrowserTests
from playwright.sync_api import expect

WIDTHS = [390, 1280]

# The pictures of a row of cards, of a pair or a gallery, by their upper edge: their frames' left and
# right edges and heights, and the shapes of picture and frame.
ROWS = """(selector) => {
  const rows = new Map();
  for (const item of document.querySelectorAll(selector)) {
    const image = item.querySelector("img");
    const { left, right, top, width, height } = image.getBoundingClientRect();
    const own = image.getAttribute("width") / image.getAttribute("height");
    const key = `${item.parentElement.className} ${Math.round(top)}`;
    const row = rows.get(key) ?? [];
    row.push({ left, right, height, shape: width / height, own: own || 1.5 });
    rows.set(key, row);
  }
  return [...rows.values()];
}"""

# How much wider than shown, in pixels of the screen, the file is that the browser took.
SPARE = """async () => {
  const found = [];
  for (const image of document.querySelectorAll("main picture img")) {
    image.loading = "eager";
    await image.decode();
    const source = image.previousElementSibling;
    const files = [...source.srcset.matchAll(/(\\S+) (\\d+)w/g)];
    const widths = files.map(([, , width]) => Number(width));
    const [, , used] = files.find(([, link]) => image.currentSrc.endsWith(link));
    const { width, height } = image.getBoundingClientRect();
    const shape = image.getAttribute("width") / image.getAttribute("height");
    const wanted = Math.min(width, height * shape) * devicePixelRatio;
    const enough = Math.min(...widths.filter((width) => width >= wanted), Math.max(...widths));
    found.push({ used: Number(used), enough, wanted, shape, place: image.closest("[class*=picture], .photos, .stage, .hero")?.className });
  }
  return found;
}"""


class RowTests(BrowserTests):
    def rows(self, path, selector, width, **options):
        page = self.open("pictures", path, viewport={"width": width, "height": 800}, **options)
        return page, page.evaluate(ROWS, selector)

    def test_photos_keep_their_shapes_in_rows_of_one_height(self):
        pictures = 0
        for width in WIDTHS:
            for path in ["/photos/", "/trips/one/", "/"]:
                _, rows = self.rows(path, ".photos > li", width)
                for row in rows:
                    heights = [picture["height"] for picture in row]
                    self.assertLess(max(heights) - min(heights), 1.5, (path, width, row))
                    for picture in row:
                        # One to two is the narrowest frame.
                        self.assertAlmostEqual(
                            picture["shape"] / max(0.5, picture["own"]), 1, delta=0.02)
                        pictures += 1
        self.assertEqual(pictures, 2 * (41 + 1 + 6))

    def test_all_rows_but_the_last_fill_the_width_unless_they_would_be_too_high(self):
        for width in WIDTHS:
            page, rows = self.rows("/photos/", ".photos > li", width)
            box = page.locator(".photos").bounding_box()
            rem = 16
            highest = (36 if width < 640 else 26) * rem
            for row in rows[:-1]:
                isHighest = row[0]["height"] > highest - 2
                self.assertTrue(
                    isHighest or abs(row[-1]["right"] - box["x"] - box["width"]) < 2, (width, row))
                self.assertLess(row[0]["height"], highest + 2)
            heights = sorted(row[0]["height"] for row in rows[:-1])
            self.assertLessEqual(rows[-1][0]["height"], heights[-1] * 1.1)

    def test_one_photo_by_itself_is_large_and_whole(self):
        for width in WIDTHS:
            page, rows = self.rows("/trips/one/", ".photos > li", width)
            self.assertEqual(len(rows), 1)
            shown = rows[0][0]["right"] - rows[0][0]["left"]
            room = page.locator(".photos").bounding_box()["width"]
            self.assertAlmostEqual(shown, min(room, 1.5 * 26 * 16 if width > 640 else room), delta=1)

    def test_four_hundred_photos_stand_in_rows_as_soon(self):
        page, _ = self.rows("/photos/", ".photos > li", 1280)
        milliseconds = page.evaluate("""() => {
          const list = document.querySelector(".photos");
          const items = [...list.children];
          while (list.children.length < 400) {
            for (const item of items) list.append(item.cloneNode(true));
          }
          const start = performance.now();
          list.style.width = "1000px";
          list.offsetHeight;
          return performance.now() - start;
        }""")
        print(f"{milliseconds:.0f} ms for a layout of 400 photos")
        self.assertLess(milliseconds, 500)
        for row in page.evaluate(ROWS, ".photos > li"):
            heights = [picture["height"] for picture in row]
            self.assertLess(max(heights) - min(heights), 1.5)

    def test_pairs_and_galleries_fill_the_width_of_the_text(self):
        for width in WIDTHS:
            page, rows = self.rows("/text/", ".pair > *, .row > *", width)
            for row in rows:
                heights = [picture["height"] for picture in row]
                self.assertLess(max(heights) - min(heights), 1.5, (width, row))
            if width == 1280:
                room = page.locator(".body").bounding_box()
                for selector in [".pair:not(.full)", ".gallery:not(.full) > .row"]:
                    for box in page.locator(f".body > {selector}").all():
                        self.assertAlmostEqual(box.bounding_box()["width"], room["width"], delta=1)


class WidthTests(BrowserTests):
    def test_wide_pictures_end_with_the_page_and_full_ones_with_the_window(self):
        for width in [320, 390, 768, 1280, 1920]:
            page = self.open("pictures", "/text/", viewport={"width": width, "height": 800})
            main = page.locator("main").bounding_box()
            edge = page.locator(".headline").bounding_box()["x"]
            self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), width)
            for box in page.locator(".body > .full").all():
                found = box.bounding_box()
                self.assertAlmostEqual(found["x"], main["x"], delta=1)
                self.assertAlmostEqual(found["width"], main["width"], delta=1)
            for box in page.locator(".body > .wide").all():
                found = box.bounding_box()
                self.assertAlmostEqual(found["x"], edge, delta=1)
                self.assertAlmostEqual(found["x"] + found["width"], width - edge, delta=1)
            page.goto(self.address("pictures") + "/rail/")
            wide, body = [page.locator(one).first.bounding_box() for one in [".wide", ".body"]]
            self.assertAlmostEqual(wide["x"], body["x"], delta=1)
            self.assertAlmostEqual(wide["x"] + wide["width"], width - edge, delta=1)
            self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), width)

    def test_full_pictures_leave_room_for_the_scroll_bar(self):
        page = self.open("pictures", "/text/", viewport={"width": 1280, "height": 800})
        page.evaluate("document.documentElement.style.width = '1265px'")
        self.assertAlmostEqual(
            page.locator(".body > .full").first.bounding_box()["width"], 1265, delta=1)

    def test_uprights_are_seen_whole(self):
        for width in WIDTHS:
            page = self.open("pictures", "/text/", viewport={"width": width, "height": 800})
            box = page.locator(".body > .picture img").last.bounding_box()
            self.assertLessEqual(box["height"], 800)
            self.assertAlmostEqual(box["width"] / box["height"], 400 / 1200, delta=0.01)

    def test_files_fit_what_is_shown(self):
        looks, larger, smaller = 0, [], []
        for width, factor in [(390, 1), (390, 3), (1280, 1), (1280, 2)]:
            for path in ["/photos/", "/text/", "/rail/", "/trips/one/", "/photos/p01/"]:
                page = self.open(
                    "pictures", path, viewport={"width": width, "height": 800},
                    device_scale_factor=factor)
                for found in page.evaluate(SPARE):
                    looks += 1
                    if found["used"] < found["enough"] and found["used"] < 0.6 * found["wanted"]:
                        smaller.append((path, width, factor, found))
                    if found["used"] > found["enough"] and found["used"] > 2.6 * found["wanted"]:
                        larger.append((path, width, factor, found))
        print(f"{looks} pictures, {len(smaller)} of too few pixels, {len(larger)} of too many")
        self.assertEqual(smaller, [])
        self.assertLess(len(larger), looks / 20, larger)

    def test_a_picture_that_cannot_be_loaded_leaves_its_words(self):
        for scheme in ["light", "dark"]:
            page = self.open("pictures", "/photos/", color_scheme=scheme)
            page.route(re.compile(r"\.(webp|jpe?g|png)$"),
                       lambda route: route.fulfill(body=b"", content_type="image/webp"))
            page.reload()
            image = page.locator("main img").first
            expect(image).to_have_class(re.compile(r"\bfailed\b"))
            self.assertNotEqual(image.get_attribute("alt"), "")
            ground, card = page.evaluate("""() => {
              const image = getComputedStyle(document.querySelector("main img"));
              const probe = document.body.appendChild(document.createElement("p"));
              probe.style.background = "var(--card)";
              return [image.backgroundColor, getComputedStyle(probe).backgroundColor];
            }""")
            self.assertEqual(ground, card)
            self.assert_no_barrier(page)
