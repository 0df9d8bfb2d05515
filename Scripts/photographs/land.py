"""What land is made of, and how it takes the light; shared by all pictures."""

import functools

import numpy as np
from noise import F, Tile, cells, fbm, ridged
from terrain import erode


@functools.cache
def crags():
    """Broken rock, one unit wide for each of its six coarsest cells."""
    return Tile(ridged(1024, 6, 300, 7, 0.58), 6.0)


@functools.cache
def grit():
    """Earth, stones, grass: noise without a direction."""
    return Tile(fbm(1024, 8, 410, 7, 0.62), 8.0)


@functools.cache
def wood():
    """Conifers from above: cones of many sizes, one to a unit; bare ground is 0."""
    tall = np.maximum(1 - cells(2048, 160, 8, 1)[0] * 1.9, 0)
    small = np.maximum(0.75 - cells(2048, 210, 9, 1)[0] * 1.7, 0)
    size = 0.65 + 0.35 * np.clip(fbm(2048, 32, 12, 4), -1, 1)
    return Tile(np.maximum(tall, small) * size, 160.0)


def lambert(normal, light, wrap=0.0):
    facing = sum(n * F(part) for n, part in zip(normal, light))
    return np.clip((facing + F(wrap)) / F(1 + wrap), 0, 1)


def shine(paint, direct, ambient, sunlight, skylight):
    """Light that comes back from surfaces: the sun's share and the sky's."""
    return paint * (
        direct[..., None] * np.asarray(sunlight, F) + ambient[..., None] * np.asarray(skylight, F)
    )


def blend(paint, other, share):
    return paint + (np.asarray(other, F) - paint) * share[..., None]


def fill(sky, view, land):
    """The land's light in the places where the camera sees land."""
    picture = np.array(sky, F)
    picture[view.land] = land
    return picture


def pond(picture, row, tint, seed, calm=1.0, floor=0.3, scale=1.0):
    """Still water below a row: the picture above it upside down, stirred by small waves."""
    height, width = picture.shape[:2]
    waves = Tile(fbm(512, 16, seed, 6, 0.6), 16.0)
    depth = np.arange(height - row, dtype=F)[:, None]
    near = (depth + 1) / (height - row)
    away = 1 / (near + F(0.015))
    across = ((np.arange(width, dtype=F) - width / 2) / width)[None, :]
    u, v = across * away * F(3 * scale), np.broadcast_to(away * F(11 * scale), (len(depth), width))
    stir = waves.at(u, v) + F(0.5) * waves.at(u * F(2.7) + 31, v * F(3.1) + 17)
    source = row - 1 - depth + stir * near ** F(0.8) * F(height * 0.035 / calm)
    source = np.clip(source, 0, row - 1.001)
    side = np.clip(np.arange(width)[None, :] + stir * near * F(width * 0.006 / calm), 0, width - 1)
    low = np.clip(source.astype(np.int32), 0, row - 2)
    part = (source - low)[..., None]
    column = side.astype(np.int32)
    mirror = picture[low, column] * (1 - part) + picture[low + 1, column] * part
    # Fresnel's law: the steeper the look, the more of the water itself.
    share = np.clip(F(floor) * (0.25 + near ** F(1.1)) + stir * near * F(0.06), 0.02, 0.95)
    result = picture.copy()
    result[row:] = mirror * (1 - share[..., None]) + np.asarray(tint, F) * share[..., None]
    return result


def firs(height, width, trees, seed, ragged=0.22):
    """A mask, 0 to 1, of conifers seen against the light: `trees` are (column, foot, height)."""
    random = np.random.default_rng(seed)
    mask = np.zeros((height, width), F)
    for column, foot, tall in trees:
        top = foot - tall
        rows = np.arange(max(0, int(top)), min(height, int(foot) + 1))
        if not len(rows):
            continue
        fall = np.maximum(rows - top, 0) / tall
        pitch = max(tall / random.uniform(13, 19), 2)
        tiers = ((rows - top) / pitch) % 1
        wide = tall * random.uniform(0.15, 0.2) * fall ** F(0.85)
        lean = random.uniform(-0.02, 0.02) * tall
        sides = [
            wide * (0.62 + 0.38 * ((tiers + phase) % 1)) * random.uniform(0.75, 1.2, len(rows))
            for phase in (0, random.random())
        ]
        axis = column + lean * (1 - fall)
        trunk = max(0.6, tall * 0.008)
        left = axis - np.maximum(sides[0], trunk)
        right = axis + np.maximum(sides[1], trunk)
        bare = fall > 0.94
        left[bare], right[bare] = axis[bare] - trunk * 2, axis[bare] + trunk * 2
        for row, a, b in zip(rows, left, right):
            first, last = max(0, int(a)), min(width - 1, int(b))
            if last >= first:
                mask[row, first : last + 1] = 1
    return mask


@functools.cache
def peaks():
    """Heights from 0 to 1 of a young range, worn by rain; 1024 samples a side."""
    size = 1024
    land = ridged(size, 3, 11, 8, 0.5) * F(0.6) + fbm(size, 2, 77, 3) * F(0.25)
    # Bent by slower noise: else the crests betray the grid of the noise.
    x, z = np.meshgrid(*[np.arange(size, dtype=F)] * 2, indexing="ij")
    bend = Tile(fbm(512, 3, 91, 5), size)
    land = Tile(land, size).at(x + bend.at(x, z) * 70, z + bend.at(x + 399, z + 777) * 70)
    land -= land.min()
    land /= land.max()
    land = erode(land * 260.0, 1.0, 5) / F(260)
    return np.clip(land, 0, 1)
