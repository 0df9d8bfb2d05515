"""Peaks at both ends of the day: Grand Teton Sunset, Grand Teton Sunrise, Mountain Sunrise."""

import functools

import numpy as np
from land import blend, crags, fill, firs, grit, lambert, pond, shine, wood
from noise import F, Tile, fbm, mix, ridged, smoothstep
from sky import Air, Clouds, colour, disc, glow, gradient, towards
from terrain import Camera, Ground, View, erode, sun


@functools.cache
def tetons():
    """A steep range over a flat valley: summits as pyramids among ridges, then rain."""
    width, size = 16000.0, 1024
    x, z = Ground.grid(size, -8000, 300, width)
    crest = Tile(ridged(1024, 4, 21, 8, 0.52), 15000.0)
    bend = Tile(fbm(512, 4, 33, 7, 0.55), 9000.0)
    bx, bz = x + bend.at(x, z) * 420, z + bend.at(x + 4000, z + 2500) * 420
    rough = crest.at(bx, bz)
    wall = smoothstep(4600, 8200, z + bend.at(x + 900, z) * 700)
    land = wall * (180 + 620 * rough)
    summits = (
        (150, 8900, 2350, 1.15),
        (-720, 8700, 1820, 1.25),
        (-1350, 8900, 1640, 1.2),
        (980, 8800, 1900, 1.2),
        (1750, 9100, 1620, 1.05),
        (-2300, 9300, 1500, 0.95),
        (2700, 9000, 1750, 1.05),
        (-3600, 9200, 1420, 0.9),
        (3900, 9400, 1380, 0.9),
        (-4800, 9500, 1250, 0.8),
        (5200, 9500, 1300, 0.8),
        (450, 8100, 1300, 1.0),
        (-300, 8000, 1150, 1.0),
        (2100, 8200, 1100, 0.9),
        (-1700, 8100, 1050, 0.9),
    )
    for sx, sz, top, steep in summits:
        dx, dz = bx - sx, bz - sz
        # Four arêtes: the distance is shorter along two axes.
        away = np.abs(dx) * 0.62 + np.abs(dz) * 0.62 + 0.35 * np.hypot(dx, dz)
        land = np.maximum(land, top - away * steep * 0.95 + (rough - 0.9) * 260)
    land = np.maximum(land, 0)
    land = erode(land, width / size, 7, drops=320_000)
    hills = np.clip(fbm(size, 5, 61, 6), 0, 1) * 90 * smoothstep(900, 2200, z) * (1 - wall)
    shore = 8 * smoothstep(640, 760, z + bend.at(x * 3, z) * 60) - 1
    return Ground(np.maximum(land, 0) + hills + shore, -8000, 300, width)


def wooded(ground, line, tall=20.0, spacing=6.5, patch=0.0):
    """Heights with trees on gentle slopes below the tree line, and where they stand."""
    stand = Tile(fbm(512, 6, 205, 7, 0.6), 5200.0)

    def cover(x, z, y):
        return smoothstep(-0.25, 0.1, stand.at(x, z) + F(patch) + (F(line) - y) / F(500)) * (
            1 - smoothstep(line * 0.75, line * 1.15, y + stand.at(x * 5, z * 5) * F(140))
        )

    def height(x, z):
        y = ground.at(x, z)
        rise = smoothstep(150, 900, y)
        y = y + (crags().at(x / F(420), z / F(420)) - F(0.7)) * 70 * rise
        trees = wood().at(x / F(spacing), z / F(spacing))
        return y + trees * F(tall) * cover(x, z, y)

    return height, cover


def alpine(view, ground, light, height, cover, snow, sunlight, skylight, soft=30.0, warm=0.0):
    """Rock, snow, forest and meadow in sun and sky light."""
    x, y, z = view.x, view.y, view.z
    normal = view.normal(height, 0.0012, 1.0)
    lit = ground.lit(light, x, y, z, soft)
    ambient = ground.sample(ground.openness(900), x, z) * (0.45 + 0.55 * normal[1])
    mottle = grit().at(x / 90, z / 90)
    band = grit().at(y / 60 + mottle * F(0.2), x / 700)
    rock = np.asarray(colour(0.20, 0.165, 0.145), F) * (1 + 0.35 * mottle + 0.3 * band)[..., None]
    trees = cover(x, z, ground.at(x, z))
    crown = wood().at(x / F(6.5), z / F(6.5))
    meadow = colour(0.13, 0.125, 0.05) * (1 + 0.3 * mottle)[..., None]
    paint = blend(
        rock,
        meadow,
        (1 - smoothstep(160, 420, y + mottle * 120)) * smoothstep(0.7, 0.85, normal[1]),
    )
    paint = blend(paint, colour(0.034, 0.056, 0.036), trees * smoothstep(0.0, 0.12, crown + 0.05))
    deep = smoothstep(snow - 350, snow + 500, y + mottle * 160)
    flat = smoothstep(0.42, 0.66, normal[1] + 0.12 * mottle + 0.1 * deep)
    paint = blend(paint, colour(0.78, 0.80, 0.84), deep * flat * (1 - trees))
    direct = lambert(normal, light, 0.05) * lit
    return shine(paint, direct, ambient, sunlight, skylight)


def grand_teton_sunrise(width, height):
    """Alpenglow on the eastern walls; the valley and its lake still lie in blue shade."""
    camera = Camera(width, height, 4.0, horizon=0.605, focal=1.42, x=150)
    ground = tetons()
    light = sun(-150, 7.5)
    heights, cover = wooded(ground, 620, tall=15.0, patch=-1.35)
    view = View(camera, heights, 560, 16000, 1500)
    rays = camera.rays()
    up = rays[1]
    sky = gradient(
        [
            (0.0, (0.42, 0.33, 0.38)),
            (0.06, (0.58, 0.40, 0.40)),
            (0.14, (0.56, 0.42, 0.48)),
            (0.26, (0.32, 0.37, 0.56)),
            (0.6, (0.10, 0.19, 0.42)),
        ],
        up,
    )
    clouds = Clouds(17, 5200, 9000, stretch=1.0, warp=0.5)
    opacity, through, _ = clouds.look(rays, light, -0.12, 1600, 1.6, 14)
    lit = mix(
        colour(0.42, 0.33, 0.42), colour(1.25, 0.72, 0.60), (0.35 + 0.65 * through)[..., None]
    )
    sky = sky + (lit - sky) * (0.75 * opacity)[..., None]
    # The sun has not yet reached the valley: what shades it lies behind the camera.
    land = alpine(view, ground, light, heights, cover, 1050, (3.6, 1.6, 0.92), (0.34, 0.40, 0.60))
    dawn = smoothstep(300, 950, view.y + 60 * grit().at(view.x / 900, view.z / 900))
    shaded = alpine(view, ground, light, heights, cover, 1050, (0, 0, 0), (0.34, 0.40, 0.60))
    land = shaded + (land - shaded) * dawn[..., None]
    land = Air(42000, 1500, colour(0.40, 0.40, 0.52)).veil(land, view.distance, 4, view.y)
    mist = Tile(fbm(512, 4, 71, 6), 3800.0)
    bank = np.clip(0.5 + mist.at(view.x, view.z * 0.4), 0.05, 1.2) * smoothstep(640, 2200, view.z)
    veil = 1 - np.exp(-bank * np.exp(-np.maximum(view.y - 16, 0) / 40) * 1.7)
    land = blend(land, colour(0.46, 0.44, 0.54), veil * 0.85)
    picture = fill(sky, view, land)
    row = int(height * 0.614)
    picture = pond(picture, row, (0.03, 0.05, 0.08), 3, calm=3.2, floor=0.40)
    return picture, dict(exposure=0.82, saturation=1.12, contrast=0.18)


def grand_teton_sunset(width, height):
    """The sun is down behind the range: ridges in haze, a burning sky and its mirror."""
    camera = Camera(width, height, 3.0, horizon=0.62, focal=1.1, x=420)
    ground = tetons()
    light = sun(-13, 4.5)
    heights, cover = wooded(ground, 700, tall=13.0)
    view = View(camera, heights, 560, 16000, 1300)
    rays = camera.rays()
    cosine = towards(rays, light)
    sky = gradient(
        [
            (0.0, (1.30, 0.50, 0.16)),
            (0.08, (1.15, 0.47, 0.20)),
            (0.18, (0.72, 0.30, 0.26)),
            (0.34, (0.25, 0.17, 0.32)),
            (0.6, (0.07, 0.08, 0.22)),
        ],
        rays[1],
    )
    sky = sky + glow(cosine, 1.6, 9)[..., None] * colour(1.0, 0.55, 0.18)
    for seed, layer, cover_, reach, share in (
        (29, 4200, -0.1, 2600, 0.9),
        (43, 2600, -0.28, 1500, 0.8),
    ):
        clouds = Clouds(seed, layer, layer * 1.9, stretch=1.7, warp=0.45)
        opacity, through, thick = clouds.look(rays, light, cover_, reach, 3.0, 10)
        near = np.clip(cosine, 0, 1) ** 3
        lit = colour(2.6, 0.75, 0.22) * (0.35 + 0.9 * near)[..., None] * (0.15 + through)[..., None]
        lit = lit + colour(0.16, 0.09, 0.16)
        sky = sky + (lit - sky) * (share * opacity)[..., None]
    land = alpine(view, ground, light, heights, cover, 1000, (1.3, 0.5, 0.2), (0.10, 0.085, 0.15))
    air = Air(13000, 700, colour(0.27, 0.14, 0.29), colour(0.90, 0.33, 0.22), 30)
    land = air.veil(land, view.distance, 3, view.y, cosine[view.land])
    picture = fill(sky, view, land)
    row = int(height * 0.632)
    random = np.random.default_rng(4)
    trees = []
    for column in np.linspace(-0.02, 1.02, 150):
        edge = abs(column - 0.47) * 2
        tall = height * (0.02 + 0.12 * max(0, edge - 0.3) ** 1.6) * random.uniform(0.5, 1.25)
        trees.append(((column + random.uniform(-0.006, 0.006)) * width, row + 2, tall))
    mask = firs(height, width, trees, 5)
    bank = row - height * 0.006 * (1 + 1.0 * np.sin(np.linspace(0, 19, width)) ** 2)
    mask = np.maximum(mask, (np.arange(height)[:, None] >= bank[None, :]).astype(F))
    mask[row:] = 0
    picture = blend(picture, colour(0.012, 0.010, 0.014), mask)
    picture = pond(picture, row, (0.05, 0.025, 0.03), 9, calm=1.5, floor=0.35)
    return picture, dict(exposure=0.6, saturation=1.16, contrast=0.3)


def mountain_sunrise(width, height):
    """Ridge behind ridge above a sea of fog, the sun a hand above the last."""
    camera = Camera(width, height, 1500.0, horizon=0.42, focal=1.15, x=1500, z=0)
    size, across = 1024, 26000.0
    x, z = Ground.grid(size, -13000, 200, across)
    bend = Tile(fbm(512, 3, 133, 6, 0.55), 16000.0)
    crest = Tile(ridged(1024, 4, 145, 7, 0.46), 26000.0)
    bx, bz = x + bend.at(x, z) * 900, z + bend.at(x + 5000, z + 900) * 900
    land = crest.at(bx, bz * 1.25) * 980 + bend.at(x * 1.7, z * 1.7) * 320 - 120
    land = land + smoothstep(9000, 22000, z) * 250
    land = land + 520 * np.exp(-(((x + 1900) / 900) ** 2) - ((z - 2300) / 1100) ** 2)
    ground = Ground(erode(land, across / size, 17, drops=240_000), -13000, 200, across)
    light = sun(8, 3.4)
    heights, cover = wooded(ground, 1500, patch=0.5)
    view = View(camera, heights, 500, 26000, 1300)
    rays = camera.rays()
    cosine = towards(rays, light)
    sky = gradient(
        [
            (-0.02, (0.95, 0.56, 0.34)),
            (0.04, (0.88, 0.55, 0.38)),
            (0.12, (0.55, 0.46, 0.48)),
            (0.25, (0.26, 0.34, 0.52)),
            (0.5, (0.09, 0.17, 0.40)),
        ],
        rays[1],
    )
    sky = sky + glow(cosine, 2.2, 7)[..., None] * colour(1.0, 0.66, 0.30)
    clouds = Clouds(57, 6000, 9000, stretch=2.2, warp=0.6)
    opacity, through, _ = clouds.look(rays, light, -0.1, 2600, 1.4, 12)
    lit = colour(1.9, 1.1, 0.62) * (0.25 + through)[..., None]
    sky = sky + (lit - sky) * (0.55 * opacity)[..., None]
    sky = sky + disc(cosine, 0.5, 40)[..., None] * colour(1.0, 0.86, 0.6)
    land = alpine(view, ground, light, heights, cover, 2600, (8.0, 3.8, 1.4), (0.46, 0.56, 0.86))
    air = Air(17000, 2000, colour(0.22, 0.26, 0.40), colour(1.5, 0.72, 0.30), 34)
    land = air.veil(land, view.distance, 1500, view.y, cosine[view.land])
    # The fog is a second land, of billows; light thins out in it with the way through it.
    billow = Tile(fbm(512, 6, 171, 4, 0.38), 9000.0)
    swell = Tile(fbm(512, 4, 181, 5, 0.5), 9000.0)

    def fog_top(px, pz):
        drift = swell.at(px, pz)
        return F(690) + drift * 150 + billow.at(px + drift * 500, pz * F(1.3)) * 90

    fog = View(camera, fog_top, 500, 26000, 1100)
    depth = np.full(fog.land.shape, 1e6, F)
    depth[view.land] = view.distance
    way = depth[fog.land] - fog.distance
    thick = 1 - np.exp(-np.maximum(way, 0) / F(520))
    wisps = grit().at(fog.x / 700, fog.z / 900)
    thick *= smoothstep(-60, 420, way * (1 + 0.6 * wisps))
    normal = fog.normal(fog_top, 0.02, 60)
    near = np.clip(cosine[fog.land], 0, 1) ** 30
    facing = lambert(normal, light, 0.35)
    white = colour(0.40, 0.44, 0.60) * (0.45 + 0.55 * normal[1])[..., None]
    white = white + facing[..., None] * colour(1.6, 0.82, 0.42) * (0.35 + 0.9 * near)[..., None]
    white = air.veil(white, fog.distance * F(0.8), 1500, fog.y, cosine[fog.land])
    picture = fill(sky, view, land)
    part = picture[fog.land]
    picture[fog.land] = part + (white - part) * thick[..., None]
    return picture, dict(exposure=0.62, saturation=1.15, contrast=0.25)
