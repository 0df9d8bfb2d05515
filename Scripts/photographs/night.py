"""Milky Tail: the galaxy's band over a black ridge."""

import numpy as np
from land import blend, firs
from noise import F, Tile, fbm, mix, ridged, smoothstep
from sky import colour, gradient
from terrain import blur


def milky_tail(width, height):
    unit = width / 1600
    y, x = np.mgrid[0:height, 0:width].astype(F)
    u, v = (x - width * 0.5) / width, (height * 0.80 - y) / width
    sky = gradient(
        [
            (-0.1, (0.070, 0.046, 0.026)),
            (0.02, (0.050, 0.040, 0.030)),
            (0.10, (0.020, 0.026, 0.032)),
            (0.3, (0.007, 0.011, 0.021)),
            (0.6, (0.004, 0.006, 0.013)),
        ],
        v,
    )
    # Along and across the band, which leans to the right and bends a little.
    angle = np.radians(62)
    along = (u + 0.10) * np.cos(angle) + v * np.sin(angle)
    across = -(u + 0.10) * np.sin(angle) + v * np.cos(angle) + 0.10 * (along - 0.25) ** 2
    soft = Tile(fbm(1024, 6, 501, 9, 0.55), 1.0)
    dust = Tile(ridged(1024, 5, 521, 8, 0.56), 0.9)
    veil = soft.at(along * 0.9, across * 1.4)
    core = np.exp(
        -(((across + 0.012 * veil) / (0.075 + 0.05 * np.exp(-(((along - 0.12) / 0.14) ** 2)))) ** 2)
    )
    bulge = np.exp(-(((along - 0.10) / 0.20) ** 2))
    finer = soft.at(along * 2.3 + 0.31, across * 3.1 + 0.17)
    lane = dust.at(along * 0.5 + 0.10 * veil, across * 1.15 + 0.07 * veil + 0.3)
    middle = np.exp(-(((across - 0.006 + 0.022 * veil) / 0.030) ** 2))
    depth = (
        np.clip(1.15 * middle + 0.75 * (lane - 0.75) + 0.55 * veil + 0.35 * finer - 0.25, 0, 3)
        * core**0.4
    )
    cloud = core * (0.34 + 0.80 * bulge) * (1 + 0.4 * veil + 0.25 * finer)
    light = np.clip(cloud, 0, None) * np.exp(-1.7 * depth)
    sky = sky + light[..., None] * mix(
        colour(0.034, 0.039, 0.054), colour(0.105, 0.082, 0.064), (bulge * core)[..., None]
    )
    glow = np.clip(soft.at(along * 2.1 + 0.4, across * 2.3) - 0.35, 0, 1) * core * bulge
    sky = sky + glow[..., None] * colour(0.05, 0.012, 0.022)
    # Stars: many faint, few bright, more of them in the band and fewer behind dust.
    random = np.random.default_rng(7)
    count = 42000
    sx, sy = random.random(count) * width, random.random(count) * height * 0.86
    ix, iy = sx.astype(int), sy.astype(int)
    odds = 0.14 + 1.7 * light[iy, ix]
    keep = random.random(count) < odds
    sx, sy = sx[keep], sy[keep]
    power = np.minimum(0.02 * random.pareto(1.3, len(sx)) + 0.018, 4.0)
    warm = random.random(len(sx))[:, None]
    tint = np.where(
        warm < 0.3,
        colour(1.0, 0.78, 0.58),
        np.where(warm < 0.7, colour(1, 0.97, 0.93), colour(0.72, 0.84, 1.0)),
    )
    extinction = smoothstep(0.0, 0.16, (height * 0.80 - sy) / width)[:, None]
    stars = np.zeros((height, width, 3), F)
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        px, py = np.floor(sx).astype(int) + dx, np.floor(sy).astype(int) + dy
        share = np.abs(1 - dx - (sx % 1)) * np.abs(1 - dy - (sy % 1))
        inside = (px < width) & (py < height)
        np.add.at(
            stars, (py[inside], px[inside]), ((power * share)[:, None] * tint * extinction)[inside]
        )
    small = np.stack([blur(stars[..., c], 0.52 * unit) for c in range(3)], -1) * F(5.0 * unit**1.2)
    halo = np.stack(
        [blur(np.maximum(stars[..., c] - 0.7, 0), 3.2 * unit) for c in range(3)], -1
    ) * F(5.5 * unit**1.5)
    picture = sky + small + halo
    # The last ridges, each darker than the one behind.
    columns = np.arange(width, dtype=F) / width
    for k, (base, rough, tint) in enumerate(
        (
            (0.795, 0.10, (0.012, 0.0125, 0.015)),
            (0.86, 0.085, (0.0055, 0.006, 0.0075)),
            (0.93, 0.06, (0.0035, 0.004, 0.005)),
        )
    ):
        crest = (
            Tile(ridged(1024, 3, 560 + 9 * k, 8, 0.5), 1.0)
            if k < 2
            else Tile(fbm(1024, 4, 590, 8, 0.5), 1.0)
        )
        line = height * (
            base
            - rough * (crest.at(columns * (0.9 - 0.2 * k) + 0.21 * k, columns * 0 + 0.43) - 0.62)
        )
        edge = np.clip(y - line[None, :] + 0.5, 0, 1)
        rim = 0.6 + 0.4 * np.exp(-np.maximum(y - line[None, :], 0) / (height * 0.03))
        picture = (
            blend(picture, np.asarray(tint, F) * 1.0, edge)
            if k == 2
            else picture + (np.asarray(tint, F) * rim[..., None] - picture) * edge[..., None]
        )
    trees = []
    for column in np.concatenate(
        [random.normal(0.86, 0.07, 26), random.normal(0.10, 0.05, 12), random.random(20)]
    ):
        at = int(np.clip(column, 0, 0.999) * width)
        side = min(abs(column - 0.86) / 0.16, abs(column - 0.1) / 0.12, 1)
        trees.append(
            (
                column * width,
                line[at] + height * 0.012,
                height * (0.045 + 0.17 * (1 - side) * random.uniform(0.5, 1)),
            )
        )
    picture = blend(picture, colour(0.003, 0.0035, 0.0045), firs(height, width, trees, 8))
    return picture, dict(exposure=2.3, saturation=1.12, contrast=0.15, vignette=0.3)
