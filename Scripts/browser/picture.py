"""Two pages of a site side by side, as JPEG: picture.py SITE PICTURE PATH PATH."""

import functools
import http.server
import os
import sys
import threading

from playwright.sync_api import sync_playwright

TWO = """<!DOCTYPE html>
<title>Two pages</title>
<style>
  body {{ margin: 0; display: flex; gap: 16px; background: #8a8f98; padding: 16px; height: 1168px; }}
  iframe {{ flex: 1; border: 0; background: #fff; }}
</style>
<iframe src="{0}"></iframe>
<iframe src="{1}"></iframe>"""

# Pictures below the window's edge are loaded later than those in it, so each is asked for.
DECODED = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => {
    image.loading = "eager";
    return image.decode();
  }));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return document.images.length;
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main(site, picture, *paths):
    # Links of the pages begin with '/', so they are served and not opened as files.
    handler = functools.partial(Handler, directory=site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        # Chromium's own sandbox doesn't run as root, which containers are.
        browser = playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox", "--hide-scrollbars"]
        )
        page = browser.new_page(
            viewport={"width": 1600, "height": 1200}, color_scheme="light", reduced_motion="reduce"
        )
        # A page of the same place, so that the frames may be looked into.
        page.route("**/picture.html", lambda route: route.fulfill(
            body=TWO.format(*paths), content_type="text/html"))
        page.goto(address + "/picture.html")
        pictures = sum(frame.evaluate(DECODED) for frame in page.frames[1:])
        page.screenshot(path=picture, type="jpeg", quality=80)
        browser.close()
    server.shutdown()
    print(f"{picture}: {os.path.getsize(picture)} bytes, after {pictures} photographs were decoded")


main(*sys.argv[1:])
