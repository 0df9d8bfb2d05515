"""Colours of Middle Earth: green hills in patches of sun, and a far range."""

import numpy as np
from land import blend, crags, fill, grit, lambert, peaks, shine, wood
from noise import F, Tile, cells, fbm, mix, smoothstep
from sky import Air, Clouds, colour, glow, gradient, towards
from terrain import Camera, Ground, View, sun


def leafy(count, seed):
    """Round trees from above: half spheres of many sizes, one unit for each cell."""
    near = cells(2048, count, seed, 1)[0]
    crown = np.sqrt(np.clip(1 - (near * 2.1) ** 2, 0, 1))
    return Tile(crown * (0.8 + 0.25 * fbm(2048, 64, seed + 1, 3)), float(count))


def colours_of_middle_earth(width, height):
    camera = Camera(width, height, 62.0, horizon=0.36, focal=0.98)
    light = sun(-78, 21.0)
    roll = Tile(fbm(1024, 5, 601, 4, 0.42), 1900.0)
    knoll = Tile(fbm(1024, 6, 611, 3, 0.4), 700.0)
    bush = leafy(170, 621)
    stand = Tile(fbm(512, 8, 631, 6, 0.6), 1500.0)
    range_ = Tile(peaks(), 15000.0)

    def land_only(x, z):
        hills = roll.at(x, z) * 62 + knoll.at(x, z) * 17 * np.clip(1.2 - z / 2600, 0.1, 1)
        hills = hills + terrace(x, z)
        far = smoothstep(4200, 9500, z)
        return (
            hills * (1 - far)
            + F(12)
            + smoothstep(1500, 4200, z) * roll.at(x * F(0.5), z * F(0.5)) * 150
            + far
            * (
                range_.at(x * F(0.9) + 3200, z * F(0.9) + 600) ** F(1.5) * 2150
                + 40
                + (crags().at(x / 900, z / 900) - F(0.7)) * 150
            )
        )

    def terrace(x, z):
        # Sheep walk along the slopes and wear steps into them.
        return grit().at(x / 60, z / 60) * F(0.9) + grit().at(x / 9, z / 9) * F(0.22)

    def trees(x, z):
        where = stand.at(x, z) + F(0.5) * stand.at(x * 3.1, z * 3.1)
        near = smoothstep(330, 480, z)
        return smoothstep(0.36, 0.5, where) * near * (1 - smoothstep(3200, 4600, z))

    def tussock(x, z):
        return smoothstep(
            -0.5, 0.35, stand.at(x * F(1.7) + 900, z * F(1.7)) + F(0.3) * stand.at(x * 9, z * 9)
        ) * (1 - smoothstep(250, 600, z))

    def height_at(x, z):
        tufts = wood().at(x / F(1.5), z / F(1.5)) * F(0.8) * tussock(x, z)
        return land_only(x, z) + bush.at(x / F(6.5), z / F(6.5)) * F(4.6) * trees(x, z) + tufts

    size, across = 1024, 14000.0
    near = Ground(height_at(*Ground.grid(1536, -1300, 0, 2600.0)), -1300, 0, 2600.0)
    wide = Ground(land_only(*Ground.grid(size, -7000, 0, across)), -7000, 0, across)
    view = View(camera, height_at, 18, 13800, 1700)
    x, y, z = view.x, view.y, view.z
    normal = view.normal(height_at, 0.0013, 0.35)
    inside = (np.abs(x) < 1280) & (z < 2580)
    lit = np.where(inside, near.lit(light, x, y, z, 0.8), wide.lit(light, x, y, z, 12))
    drift = Tile(fbm(512, 5, 641, 6, 0.5), 5200.0)
    patch = smoothstep(-0.16, 0.12, drift.at(x * 1.1 + 700, z * 0.8 + 1500) + 0.06)
    sunlit = lit * (0.10 + 0.90 * patch)
    open_ = np.where(inside, near.sample(near.openness(30), x, z), 0.8)
    ambient = np.clip(open_ * 1.15, 0.3, 1) * (0.5 + 0.5 * normal[1])
    mottle = grit().at(x / 130, z / 130)
    fine = grit().at(x / 6, z / 6) * np.exp(-view.distance / 600)
    blade = grit().at(x / 1.1, z / 1.1) * np.exp(-view.distance / 130)
    bend = knoll.at(x * 3, z * 3) * F(1.5) + mottle * F(1.4)
    track = (
        np.sin((y + bend) * F(2 * np.pi / 2.3))
        * smoothstep(0.985, 0.93, normal[1])
        * np.exp(-view.distance / 420)
    )
    field = roll.at(x * 2.3 + 300, z * 2.3) + 0.4 * mottle
    grass = mix(
        colour(0.052, 0.086, 0.028),
        colour(0.118, 0.128, 0.050),
        smoothstep(-0.5, 0.6, field)[..., None],
    )
    gold = smoothstep(0.25, 0.7, stand.at(x * 0.7 + 500, z * 0.7) + 0.5 * mottle + 0.4 * fine)
    grass = blend(grass, colour(0.24, 0.185, 0.075), gold * 0.75)
    grass = (
        grass
        * (1 + 0.28 * mottle + 0.45 * fine + 0.5 * blade - 0.14 * np.clip(track, -0.2, 1))[
            ..., None
        ]
    )
    tuft = wood().at(x / F(1.5), z / F(1.5)) * tussock(x, z)
    grass = blend(grass, colour(0.215, 0.175, 0.085), smoothstep(0.05, 0.5, tuft) * 0.75)
    cover = trees(x, z)
    crown = bush.at(x / 6.5, z / 6.5)
    leaf = mix(
        colour(0.022, 0.050, 0.014),
        colour(0.060, 0.085, 0.020),
        np.clip(0.5 + mottle + 0.6 * grit().at(x / 2, z / 2), 0, 1)[..., None],
    )
    paint = blend(grass, leaf, cover * smoothstep(0.05, 0.25, crown))
    # The far range: tussock, scree, snow.
    far = smoothstep(4300, 6500, z)
    slope = smoothstep(0.6, 0.85, normal[1])
    high = mix(
        colour(0.20, 0.17, 0.12),
        colour(0.22, 0.20, 0.09),
        (slope * (1 - smoothstep(300, 800, y)))[..., None],
    )
    snow = smoothstep(750, 1250, y + mottle * 260) * smoothstep(0.5, 0.75, normal[1] + 0.1 * mottle)
    high = blend(high, colour(0.82, 0.84, 0.88), snow)
    paint = paint + (high - paint) * far[..., None]
    direct = lambert(normal, light, 0.08) * sunlit
    land = shine(paint, direct, ambient, (5.2, 4.1, 2.6), (0.52, 0.64, 0.84))
    rays = camera.rays()
    cosine = towards(rays, light)
    sky = gradient(
        [
            (-0.02, (0.66, 0.72, 0.78)),
            (0.06, (0.52, 0.64, 0.80)),
            (0.2, (0.25, 0.43, 0.74)),
            (0.5, (0.09, 0.24, 0.58)),
        ],
        rays[1],
    )
    sky = sky + glow(cosine, 0.5, 30)[..., None] * colour(1.0, 0.85, 0.6)
    for seed, layer, cover_, scale in ((651, 1900, 0.02, 2300), (663, 5200, -0.14, 9000)):
        clouds = Clouds(seed, layer, scale, stretch=1.4, warp=0.45, gain=0.56)
        opacity, through, thick = clouds.look(rays, light, cover_, scale * 0.22, 3.2, 16)
        tint = mix(colour(0.40, 0.45, 0.54), colour(1.5, 1.36, 1.18), through[..., None])
        sky = sky + (tint - sky) * (0.93 * opacity)[..., None]
    land = Air(10500, 900, colour(0.46, 0.57, 0.72), colour(0.75, 0.74, 0.72), 6).veil(
        land, view.distance, 62, y, cosine[view.land]
    )
    return fill(sky, view, land), dict(exposure=0.62, saturation=1.04, contrast=0.22)
