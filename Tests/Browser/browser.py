"""A headless Chromium before the sites that Scripts/test-browser has built."""

import contextlib
import functools
import http.server
import os
import pathlib
import threading
import unittest

from playwright.sync_api import sync_playwright

SITES = pathlib.Path(os.environ["SITES"])

# A picture of one pixel, for addresses of the web: no test asks the network for anything.
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c636860600000030001017f0ec7330000000049454e44ae426082"
)


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def copyfile(self, source, outputfile):
        # A page that is left before its pictures have come wants no more of them.
        with contextlib.suppress(ConnectionError):
            super().copyfile(source, outputfile)


class BrowserTests(unittest.TestCase):
    """Serves the sites and opens their pages; every message of the console fails the test."""

    @classmethod
    def setUpClass(cls):
        cls.servers = {}
        cls.playwright = sync_playwright().start()
        # Chromium's own sandbox doesn't run as root, which containers are.
        cls.browser = cls.playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"]
        )

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        for server in cls.servers.values():
            server.shutdown()
            server.server_close()

    def setUp(self):
        self.messages = []

    def tearDown(self):
        self.assertEqual(self.messages, [], "messages in the console")

    @classmethod
    def address(cls, site):
        if site not in cls.servers:
            handler = functools.partial(Handler, directory=SITES / site)
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            cls.servers[site] = server
        return f"http://127.0.0.1:{cls.servers[site].server_port}"

    def context(self, **options):
        options = {"color_scheme": "light", "reduced_motion": "reduce"} | options
        context = self.browser.new_context(**options)
        context.set_default_timeout(10_000)
        context.route(
            lambda url: not url.startswith("http://127.0.0.1:"),
            lambda route: route.fulfill(body=PIXEL, content_type="image/png"),
        )
        self.addCleanup(context.close)
        return context

    def open(self, site, path, context=None, **options):
        page = (context or self.context(**options)).new_page()
        page.on("console", lambda message: self.messages.append(f"{path}: {message.text}"))
        page.on("pageerror", lambda error: self.messages.append(f"{path}: {error}"))
        page.goto(self.address(site) + path)
        return page


def pages(site):
    """The paths of every page of a site, in a stable order."""
    for file in sorted((SITES / site).rglob("*.html")):
        yield "/" + file.relative_to(SITES / site).as_posix().removesuffix("index.html")
