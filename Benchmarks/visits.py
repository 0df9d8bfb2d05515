"""Measures a first visit to a site of forty photographs of 24 megapixels with EXIF, GPS and Display P3.

Usage: visits.py ZOETROPE, run by a Python that has Playwright (Checks/browser/set-up makes one), with
CHROMIUM set. Environment: BENCH_FOLDER (where the site is made), BENCH_PHOTOS (a folder of photographs
to tile; without it pictures of noise).
"""

import asyncio
import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

from playwright.async_api import async_playwright

import photo_files

COUNT, WIDTH, HEIGHT = 40, 6_000, 4_000
# 10 Mbit/s with 40 ms to the host and back.
THROTTLE = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 1_250_000}
SCREENS = [("1280 px", {"width": 1280, "height": 800}, 1), ("390 px, three times as dense", {"width": 390, "height": 844}, 3)]
PAGES = [("home", "/"), ("photos", "/photos/"), ("a photo", None)]
# The visible part's largest picture, and all that moved without the visitor's doing.
WATCH = """
window.seen = { paint: 0, shift: 0 };
new PerformanceObserver(list => { for (const e of list.getEntries()) seen.paint = e.startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.shift += e.value; })
  .observe({ type: "layout-shift", buffered: true });
"""


def write_photos(folder):
    """JPEG of quality 95, converted to Display P3, with what a telephone knows."""
    plain = photo_files.make(folder / "plain", COUNT, WIDTH, HEIGHT)
    out = folder / "masters"
    out.mkdir()
    for number, photo in enumerate(plain):
        photo_files.vips("icc_transform", photo, f"{out / photo.name}[Q=95]", "p3", "--input-profile", "srgb")
        photo.unlink()
        subprocess.run(
            ["exiftool", "-q", "-overwrite_original", f"-DateTimeOriginal=2026:05:{1 + number // 4:02} 10:{number:02}:00",
             "-OffsetTimeOriginal=+00:00", "-Make=Example", "-Model=Example 24", "-SerialNumber=SN-0815-4711",
             "-OwnerName=Jane Example", "-GPSLatitude=64.1466", "-GPSLatitudeRef=N", "-GPSLongitude=21.9426",
             "-GPSLongitudeRef=W", f"-IPTC:ObjectName=Photograph {number + 1}", str(out / photo.name)],
            check=True)
    return out


def make_site(zoetrope, folder):
    masters = write_photos(folder)
    site = folder / "site"
    now = ["--now", "2026-06-01T12:00:00Z"]
    subprocess.run([zoetrope, "init", site, *now], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([zoetrope, "new", "photos", masters, "--site", site], check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(masters)
    subprocess.run([zoetrope, "build", "--quiet", *now], cwd=site, check=True)
    subprocess.run([zoetrope, "check", "--published"], cwd=site, check=True)
    return site / "Output"


def look_with_exiftool(output):
    """Names of published files in which exiftool finds a place, a device, a serial number or a name."""
    found = subprocess.run(
        ["exiftool", "-q", "-r", "-ext", "jpg", "-ext", "webp", "-ext", "png", "-ext", "avif", "-if",
         "$GPSLatitude or $GPSPosition or $Make or $Model or $SerialNumber or $OwnerName or $CameraOwnerName",
         "-p", "$Directory/$FileName", str(output)], capture_output=True, text=True)
    return found.stdout.split()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(output):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(output)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


async def visit(browser, address, screen, density):
    context = await browser.new_context(viewport=screen, device_scale_factor=density)
    page = await context.new_page()
    devtools = await context.new_cdp_session(page)
    total = 0

    def finished(event):
        nonlocal total
        total += event["encodedDataLength"]

    devtools.on("Network.loadingFinished", finished)
    await devtools.send("Network.enable")
    await devtools.send("Network.emulateNetworkConditions", THROTTLE)
    await page.add_init_script(WATCH)
    await page.goto(address, wait_until="networkidle")
    await page.wait_for_timeout(500)
    loaded, paint = total, await page.evaluate("seen.paint")
    height = await page.evaluate("document.documentElement.scrollHeight")
    for top in range(0, height, screen["height"] // 2):
        await page.mouse.wheel(0, screen["height"] // 2)
        await page.wait_for_timeout(150)
    await page.wait_for_load_state("networkidle")
    await page.wait_for_timeout(500)
    shift = await page.evaluate("seen.shift")
    await context.close()
    return loaded, total, paint, shift


async def measure(output):
    address = serve(output)
    photo = next(path for path in sorted((output / "photos").iterdir(), reverse=True) if (path / "index.html").exists() and path.name != "bought")
    rows = []
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        for screen, size, density in SCREENS:
            for name, path in PAGES:
                rows.append((screen, name, *await visit(browser, address + (path or f"/photos/{photo.name}/"), size, density)))
        await browser.close()
    return rows


def main():
    base = os.environ.get("BENCH_FOLDER")
    folder = pathlib.Path(tempfile.mkdtemp(dir=base, prefix="zoetrope-visits-"))
    try:
        output = make_site(pathlib.Path(sys.argv[1]).resolve(), folder)
        largest = max(path.stat().st_size for path in output.rglob("*") if path.is_file())
        print(f"Largest published file: {largest / 1e6:.2f} MB; files with what exiftool finds: {len(look_with_exiftool(output))}")
        print("\n| screen | page | KB until loading stops | KB after scrolling to the end | largest paint, s | shift |")
        print("|---|---|---:|---:|---:|---:|")
        for screen, name, loaded, total, paint, shift in asyncio.run(measure(output)):
            print(f"| {screen} | {name} | {loaded / 1e3:.0f} | {total / 1e3:.0f} | {paint / 1e3:.2f} | {shift:.3f} |")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
