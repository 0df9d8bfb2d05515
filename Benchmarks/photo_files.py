"""Makes pictures as large as photographs, which are committed nowhere."""

import os
import pathlib
import subprocess


def vips(*arguments):
    subprocess.run(["vips", *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)


def make(folder, count, width, height):
    """JPEG of quality 95: of photographs in BENCH_PHOTOS, tiled, or else of noise in several sizes,
    which has as many bytes for its pixels as photographs have (7 to 10 MB for 24 megapixels)."""
    folder.mkdir(parents=True)
    source = os.environ.get("BENCH_PHOTOS")
    found = sorted(
        path for path in pathlib.Path(source).iterdir()
        if path.suffix.lower() in (".jpg", ".jpeg", ".heic")) if source else []
    for number in range(count):
        out = folder / f"p{number:04}.jpg"
        if found:
            tiled(found[number % len(found)], out, width, height, number // len(found))
        else:
            noise(out, width, height, number)
    return sorted(folder.glob("*.jpg"))


def tiled(photo, out, width, height, turn):
    upright, wide = out.with_suffix(".v"), out.with_suffix(".wide.v")
    vips("autorot", photo, upright)
    size = [int(subprocess.run(["vipsheader", "-f", name, upright], capture_output=True, check=True).stdout)
            for name in ("width", "height")]
    # A shift makes another picture of the same photograph.
    shift = 37 * turn
    across, down = -(-(width + shift) // size[0]), -(-(height + shift) // size[1])
    vips("replicate", upright, wide, across, down)
    vips("crop", wide, f"{out}[Q=95,strip]", shift, shift, width, height)
    upright.unlink()
    wide.unlink()


def noise(out, width, height, seed):
    """Clouds of several sizes and grain, in three channels."""
    layers = []

    def layer(name):
        layers.append(out.with_suffix(f".{name}.v"))
        return layers[-1]

    total = None
    for index, (cell, weight) in enumerate([(1_024, 90), (256, 45), (64, 25), (16, 14)]):
        clouds, scaled = layer(f"c{index}"), layer(f"s{index}")
        vips("perlin", clouds, width, height, "--cell-size", cell, "--seed", 100 * seed + index)
        vips("linear", clouds, scaled, weight, 0)
        if total is None:
            total = scaled
        else:
            added = layer(f"t{index}")
            vips("add", total, scaled, added)
            total = added
    grain = layer("grain")
    vips("gaussnoise", grain, width, height, "--mean", 0, "--sigma", 3, "--seed", seed)
    one, three = layer("one"), layer("three")
    vips("add", total, grain, one)
    vips("bandjoin", f"{one} {one} {one}", three)
    shaded, colors = layer("shaded"), layer("colors")
    vips("linear", three, shaded, "1 0.8 0.6", f"{128 + 5 * (seed % 9)} 120 {90 + 9 * (seed % 7)}")
    vips("cast", shaded, colors, "uchar")
    vips("copy", colors, f"{out}[Q=95]", "--interpretation", "srgb")
    for path in layers:
        path.unlink()


def different(photos, folder, count):
    """Copies whose bytes differ by a comment (marker COM of JPEG), and so are other pictures."""
    folder.mkdir(parents=True)
    for number in range(count):
        photo = photos[number % len(photos)].read_bytes()
        comment = f"copy {number:06}".encode()
        segment = b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment
        (folder / f"m{number:05}.jpg").write_bytes(photo[:2] + segment + photo[2:])
    return sorted(folder.glob("*.jpg"))
