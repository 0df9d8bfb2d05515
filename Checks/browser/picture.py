"""Four pages of a site side by side, as JPEG: picture.py SITE PICTURE, with the pages in SHOTS."""

import base64
import functools
import http.server
import os
import sys
import threading

from playwright.sync_api import sync_playwright

# Path, width in CSS pixels, colour scheme, and the element at the top of each page.
SHOTS = [
    ("/trips/pacific-crossing/", 390, "light", ".ticket"),
    ("/photos/", 960, "light", "main img"),
    ("/accounts/travel-fund/", 390, "dark", ".breakdown"),
    ("/", 960, "dark", "header"),
]
HEIGHT = 844

STRIP = """<!DOCTYPE html>
<title>Four pages</title>
<style>
  body {{ margin: 0; display: inline-flex; gap: 24px; background: #8a8f98; padding: 24px; }}
  img {{ display: block; height: {height}px; border-radius: 12px; }}
</style>
{images}"""

# Pictures below the window's edge are loaded later than those in it, so each is asked for.
DECODED = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => {
    image.loading = "eager";
    return image.decode();
  }));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def shot(browser, address, width, scheme, top):
    """A page as PNG, as a screen of this width and colour scheme shows it, scrolled to an element."""
    page = browser.new_page(
        viewport={"width": width, "height": HEIGHT}, color_scheme=scheme, reduced_motion="reduce")
    answer = page.goto(address)
    if not answer.ok:
        sys.exit(f"picture.py: {address} answers {answer.status}")
    page.evaluate(DECODED)
    page.locator(top).first.evaluate(
        "(element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 16)")
    image = page.screenshot(type="png")
    page.close()
    return image


def main(site, picture):
    # Links of the pages begin with '/', so they are served and not opened as files.
    handler = functools.partial(Handler, directory=site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        # Chromium's own sandbox doesn't run as root, which containers are.
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox", "--hide-scrollbars"])
        shots = [shot(browser, address + path, *screen) for path, *screen in SHOTS]
        images = "\n".join(
            f'<img src="data:image/png;base64,{base64.b64encode(image).decode()}">'
            for image in shots)
        page = browser.new_page(viewport={"width": 4000, "height": HEIGHT + 48})
        page.set_content(STRIP.format(height=HEIGHT, images=images))
        page.evaluate(DECODED)
        page.locator("body").screenshot(path=picture, type="jpeg", quality=80)
        browser.close()
    server.shutdown()
    print(f"{picture}: {os.path.getsize(picture)} bytes")


main(*sys.argv[1:])
