"""Orange Icebergs: ice in the last sun, on a calm sea."""

import numpy as np
from land import blend, crags, grit, lambert, shine
from noise import F, Tile, cells, fbm, mix, smoothstep
from sky import Air, Clouds, colour, gradient
from terrain import Camera, View, sun

# Centre, half the width along both axes, height, the lean of the top along x.
BERGS = (
    (-62, 330, 78, 52, 52, 0.25),
    (-6, 345, 34, 30, 27, -0.35),
    (88, 430, 66, 46, 40, -0.3),
    (250, 700, 130, 70, 60, 0.2),
    (-300, 820, 150, 80, 70, -0.2),
    (30, 1150, 210, 100, 66, 0.15),
    (-640, 1700, 260, 140, 95, 0.2),
    (560, 1500, 190, 110, 70, -0.25),
    (1500, 3000, 480, 200, 150, 0.1),
    (-1600, 3200, 560, 240, 130, -0.1),
    (60, 3300, 520, 240, 120, 0.15),
    (40, 205, 13, 9, 6.5, 0.2),
    (-38, 190, 8, 6, 3.2, 0.0),
    (12, 150, 5, 4, 1.8, 0.1),
    (68, 240, 16, 10, 5, -0.2),
    (-110, 250, 12, 10, 4, 0.2),
    (120, 300, 14, 9, 6, 0.0),
)


# Where no ice floats; so low that it hides nothing from below either.
DEEP = F(-60)


def orange_icebergs(width, height):
    camera = Camera(width, height, 5.0, horizon=0.56, focal=1.15)
    light = sun(-112, 8.0)
    facets = cells(1024, 11, 40, 2)
    planes = Tile(facets[1] - facets[0], 11.0)
    block = Tile(facets[0], 11.0)
    rough = crags()
    fluted = Tile(fbm(512, 10, 47, 5, 0.5), 10.0)
    bend = Tile(fbm(512, 8, 44, 6, 0.55), 8.0)

    def berg(x, z):
        y = np.full(np.broadcast(x, z).shape, DEEP, F)
        for k, (cx, cz, rx, rz, top, lean) in enumerate(BERGS):
            reach = 1.7
            near = (np.abs(x - cx) < rx * reach) & (np.abs(z - cz) < rz * reach)
            if not near.any():
                continue
            px, pz = x[near], z[near]
            u, v = (px - cx) / F(rx), (pz - cz) / F(rz)
            wx = bend.at(u * F(0.9) + k * 3.1, v * F(0.9)) * F(0.30)
            wz = bend.at(u * F(0.9) + 4, v * F(0.9) + k * 1.7) * F(0.30)
            uu, vv = u + wx, v + wz
            # A block between planes that lean: each cuts a slope off.
            cut = np.full(uu.shape, 2, F)
            random = np.random.default_rng(100 + k)
            for plane in range(9):
                a = 2 * np.pi * (plane + random.uniform(-0.35, 0.35)) / 9
                steep = random.choice([0.9, 1.6, 4.5, 6.0])
                edge = random.uniform(0.72, 1.0)
                cut = np.minimum(cut, (edge - (np.cos(a) * uu + np.sin(a) * vv)) * F(steep))
            slant = 0.72 + F(lean) * uu * F(1.1) + bend.at(uu * 1.3, vv * 1.3 + k) * F(0.22)
            crest = F(0.34) * rough.at(uu * F(1.1) + k, vv * F(1.1)) + F(0.16) * planes.at(
                uu * 3 + k, vv * 3
            )
            form = np.minimum(cut, slant + crest) - F(0.08)
            form = form + (block.at(uu * 6 + k, vv * 6) - F(0.5)) * F(0.05) * smoothstep(
                0, 0.3, form
            )
            form = form + fluted.at(uu * 9 + k, vv * 9) * F(0.03) * smoothstep(0.05, 0.25, form)
            y[near] = np.maximum(y[near], np.where(form > -0.02, form * F(top), DEEP))
        return y

    rays = camera.rays()
    sky = gradient(
        [
            (0.0, (0.90, 0.50, 0.40)),
            (0.05, (0.88, 0.52, 0.45)),
            (0.13, (0.62, 0.46, 0.52)),
            (0.25, (0.28, 0.34, 0.53)),
            (0.5, (0.08, 0.15, 0.36)),
        ],
        np.abs(rays[1]),
    )
    above = (rays[0], np.abs(rays[1]), rays[2])
    clouds = Clouds(61, 3000, 5200, stretch=2.4, warp=0.5)
    opacity, through, _ = clouds.look(above, light, -0.04, 1500, 2.4, 12)
    lit = mix(colour(0.30, 0.26, 0.38), colour(1.7, 0.78, 0.46), through[..., None])
    sky = sky + (lit - sky) * (0.85 * opacity)[..., None]
    air = Air(5200, 900, colour(0.60, 0.42, 0.43))

    def look(camera):
        """The bergs as a camera sees them; one below the sea sees their mirror images."""
        view = View(camera, berg, 120, 4200, 1500)
        x, y, z = view.x, view.y, view.z
        normal = view.normal(berg, 0.0010, 0.12)
        # Shade: a short walk towards the sun.
        clear = np.ones_like(x)
        for step in np.geomspace(1.5, 140, 14):
            over = berg(x + F(light[0] * step), z + F(light[2] * step)) - (y + F(light[1] * step))
            clear = np.minimum(clear, 1 - smoothstep(-0.3, 0.06 * step + 0.4, over))
        layer = grit().at(y / 9 + x / 160, z / 160)
        fine = grit().at(x / 7, z / 7 + y / 7)
        paint = colour(0.82, 0.85, 0.88) * (0.93 + 0.09 * layer + 0.06 * fine)[..., None]
        wet = 1 - smoothstep(0.2, 1.5, y)
        blue = np.clip(smoothstep(0.35, 0.75, 1 - normal[1]) * (0.2 + 0.6 * layer), 0, 0.8)
        paint = blend(paint, colour(0.30, 0.60, 0.76), np.clip(blue * 0.7 + 0.5 * wet, 0, 0.9))
        direct = lambert(normal, light, 0.06) * clear
        land = shine(paint, direct, 0.42 + 0.58 * normal[1], (2.9, 0.74, 0.09), (0.17, 0.26, 0.46))
        # Ice lets light in: what the sun does not reach still glows a little.
        land = land + (lambert(normal, light, 0.8) * 0.08)[..., None] * colour(0.9, 0.45, 0.35)
        land = air.veil(land, view.distance, 5, np.maximum(y, 0))
        mask = view.land.copy()
        mask[view.land] = y > -0.05
        picture = np.array(sky, F)
        picture[mask] = land[y > -0.05]
        return picture, mask

    picture, ice = look(camera)
    below = Camera(width, height, -5.0, horizon=0.56, focal=1.15)
    below.up = -camera.up[::-1]
    mirror, _ = look(below)
    return sea(picture, mirror[::-1], ice, camera), dict(
        exposure=0.66, saturation=1.1, contrast=0.25
    )


def sea(picture, mirror, ice, camera):
    """Water: the mirror image, stirred by waves; the nearer, the more of its own depth."""
    height, width = picture.shape[:2]
    waves = Tile(fbm(512, 10, 83, 7, 0.6), 10.0)
    horizon = int(np.searchsorted(-camera.up, 0))
    depth = np.minimum(camera.depth_of_plane()[horizon:], 2e4).astype(F)[:, None]
    x = camera.across[None, :] * depth
    z = np.broadcast_to(depth, x.shape)
    chop = waves.at(x / 26, z / 44) + F(0.5) * waves.at(x / 7 + 3, z / 12)
    near = (np.arange(height - horizon, dtype=F) / (height - horizon))[:, None]
    rows = np.arange(horizon, height)[:, None] + chop * (F(0.004) + F(0.05) * near) * F(height)
    rows = np.clip(rows, horizon, height - 2).astype(np.int32)
    side = np.arange(width)[None, :] + chop * near * F(width * 0.004)
    side = np.clip(side, 0, width - 1).astype(np.int32)
    seen = mirror[rows, side]
    share = np.clip(0.12 + 0.5 * near**1.2 + 0.12 * chop * (0.2 + near), 0, 0.85)
    water = seen * (1 - share[..., None]) + colour(0.03, 0.07, 0.12) * share[..., None]
    result = picture.copy()
    result[horizon:] = np.where(ice[horizon:][..., None], picture[horizon:], water)
    return result
