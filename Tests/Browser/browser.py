"""A headless Chromium before the sites that Checks/browser/run has built."""

import contextlib
import functools
import http.server
import os
import pathlib
import re
import threading
import unittest

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import sync_playwright

SITES = pathlib.Path(os.environ["SITES"])

# A picture of one pixel, for addresses of the web: no test asks the network for anything.
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c636860600000030001017f0ec7330000000049454e44ae426082"
)


# What leads on from a page that has moved, before anybody could look at it.
REFRESH = re.compile(r'<meta http-equiv="refresh"[^>]*>')


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        if not self.path.endswith("?still"):
            return super().do_GET()
        file = pathlib.Path(self.translate_path(self.path))
        text = (file / "index.html" if file.is_dir() else file).read_text(encoding="utf-8")
        body = REFRESH.sub("", text).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        # As a host that reads the file; what a policy refuses is said in the console.
        lines = (pathlib.Path(self.directory) / "_headers").read_text(encoding="utf-8").splitlines()
        for name, _, value in (line.strip().partition(": ") for line in lines[1:]):
            self.send_header(name, value)
        super().end_headers()

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

    def assert_no_barrier(self, page, options="{}"):
        """Asks axe-core, which one load of a page needs to be given once."""
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        # What it says of all that is as it should be takes as long to send as to find.
        found = page.evaluate(
            f"axe.run({{ resultTypes: ['violations'], ...{options} }})"
            ".then(({ violations }) => ({ violations }))"
        )
        results = AxeResults(found)
        self.assertEqual(results.violations_count, 0, results.generate_report())

    def open(self, site, path, context=None, **options):
        page = (context or self.context(**options)).new_page()
        page.on("console", lambda message: self.messages.append(f"{path}: {message.text}"))
        page.on("pageerror", lambda error: self.messages.append(f"{path}: {error}"))
        page.goto(self.address(site) + path)
        return page


def pages(site):
    """The paths of every page of a site, in a stable order; a page that has moved keeps still."""
    for file in sorted((SITES / site).rglob("*.html")):
        path = "/" + file.relative_to(SITES / site).as_posix().removesuffix("index.html")
        yield path + "?still" if REFRESH.search(file.read_text(encoding="utf-8")) else path


def kinds(site):
    """The first page of every kind: what lies in one folder, as deep, under the same last name."""
    seen = set()
    for path in pages(site):
        parts = path.partition("?")[0].strip("/").split("/")
        kind = (parts[0], len(parts), *parts[2:])
        if kind not in seen:
            seen.add(kind)
            yield path
