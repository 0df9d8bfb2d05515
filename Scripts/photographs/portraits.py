"""Stand-ins for portraits: a hat in the wind and a bicycle on the road, as plain shapes."""

import numpy as np
from noise import F
from PIL import Image, ImageDraw


def ground(size, top, bottom):
    fall = np.linspace(0, 1, size, dtype=F)[:, None, None]
    return np.broadcast_to(
        np.array(top, F) + (np.array(bottom, F) - np.array(top, F)) * fall, (size, size, 3)
    )


def paint(size, top, bottom, draw):
    """Shapes on a gradient, drawn four times as large and reduced, so that edges are smooth."""
    large = size * 4
    canvas = Image.fromarray(ground(large, top, bottom).astype(np.uint8), "RGB")
    draw(ImageDraw.Draw(canvas), large / 100)
    return np.asarray(canvas.resize((size, size), Image.LANCZOS), dtype=F) / 255


def hat(size):
    """A straw hat on a hook of sun, before a sea."""

    def draw(pen, u):
        pen.ellipse([58 * u, 12 * u, 82 * u, 36 * u], fill=(250, 224, 170))
        pen.rectangle([0, 66 * u, 100 * u, 100 * u], fill=(38, 92, 112))
        for row, (left, right) in enumerate(
            ((8, 38), (52, 92), (20, 66), (60, 84), (4, 30), (40, 74))
        ):
            y = 71 + row * 4.6
            pen.rounded_rectangle(
                [left * u, y * u, right * u, (y + 1) * u], 0.5 * u, fill=(74, 132, 148)
            )
        pen.ellipse([12 * u, 52 * u, 88 * u, 73 * u], fill=(196, 150, 84))
        pen.ellipse([12 * u, 50 * u, 88 * u, 70 * u], fill=(233, 194, 122))
        crown = [
            (30, 58),
            (33, 38),
            (38, 31),
            (46, 29.5),
            (50, 31),
            (54, 29.5),
            (62, 31),
            (67, 38),
            (70, 58),
        ]
        pen.polygon([(x * u, y * u) for x, y in crown], fill=(240, 206, 138))
        band = [(30.2, 54.4), (32, 46), (68, 46), (69.8, 54.4)]
        pen.polygon([(x * u, y * u) for x, y in band], fill=(150, 52, 48))
        pen.pieslice([30.1 * u, 48 * u, 69.9 * u, 60.6 * u], 0, 180, fill=(150, 52, 48))
        pen.polygon(
            [(x * u, y * u) for x, y in ((67, 52), (84, 60), (80, 64), (69, 57))],
            fill=(128, 42, 40),
        )

    return paint(size, (242, 176, 128), (248, 214, 170), draw)


def bicycle(size):
    """A touring bicycle with a bag, on a hill before a big evening sun."""

    def draw(pen, u):
        pen.ellipse([24 * u, 8 * u, 76 * u, 60 * u], fill=(247, 190, 116))
        hills = [
            (0, 62),
            (16, 54),
            (30, 58),
            (48, 50),
            (66, 57),
            (82, 51),
            (100, 58),
            (100, 100),
            (0, 100),
        ]
        pen.polygon([(x * u, y * u) for x, y in hills], fill=(64, 98, 104))
        pen.polygon(
            [(x * u, y * u) for x, y in ((0, 83), (100, 78), (100, 100), (0, 100))],
            fill=(36, 58, 66),
        )
        ink = (24, 34, 42)

        def wheel(x, y, r):
            pen.ellipse(
                [(x - r) * u, (y - r) * u, (x + r) * u, (y + r) * u],
                outline=ink,
                width=int(1.5 * u),
            )
            for k in range(14):
                a = np.pi * k / 7
                pen.line(
                    [x * u, y * u, (x + (r - 1) * np.cos(a)) * u, (y + (r - 1) * np.sin(a)) * u],
                    fill=ink,
                    width=max(1, int(0.22 * u)),
                )
            pen.ellipse([(x - 1.2) * u, (y - 1.2) * u, (x + 1.2) * u, (y + 1.2) * u], fill=ink)

        def tube(points, colour, wide=1.9):
            pen.line(
                [(x * u, y * u) for x, y in points], fill=colour, width=int(wide * u), joint="curve"
            )
            for x, y in points:
                pen.ellipse(
                    [
                        (x - wide / 2) * u,
                        (y - wide / 2) * u,
                        (x + wide / 2) * u,
                        (y + wide / 2) * u,
                    ],
                    fill=colour,
                )

        wheel(28, 67, 14.5)
        wheel(73, 66, 14.5)
        red = (196, 66, 48)
        tube([(28, 67), (47, 68), (41, 47), (28, 67)], red)
        tube([(41, 47), (65, 45), (47, 68)], red)
        tube([(64, 41), (66.5, 48), (73, 66)], red)
        tube([(41, 47), (39.5, 42)], ink, 1.5)
        pen.rounded_rectangle([33 * u, 39.6 * u, 46 * u, 42.4 * u], 1.4 * u, fill=ink)
        tube([(64, 41), (63.2, 37.5), (69, 36.5), (71, 39.5), (69, 42)], ink, 1.3)
        pen.ellipse([43.6 * u, 64.6 * u, 50.4 * u, 71.4 * u], outline=ink, width=int(1 * u))
        tube([(47, 68), (51, 73)], ink, 1.2)
        pen.rounded_rectangle([49 * u, 74 * u - u, 54 * u, 74.4 * u], 0.6 * u, fill=ink)
        tube([(40, 50), (20, 50)], ink, 0.9)
        pen.rounded_rectangle([16 * u, 49 * u, 31 * u, 64 * u], 2 * u, fill=(206, 162, 92))
        pen.rounded_rectangle([16 * u, 49 * u, 31 * u, 54.5 * u], 2 * u, fill=(176, 128, 66))
        pen.rectangle([22.6 * u, 52 * u, 24.4 * u, 57 * u], fill=ink)

    return paint(size, (226, 132, 104), (246, 200, 150), draw)
