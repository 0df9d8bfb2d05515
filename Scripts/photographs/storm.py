"""Stonehenge Storm: sarsens against the one gap in a thunder sky."""

import numpy as np
from land import blend, grit, shine
from noise import F, Tile, cells, fbm, mix, smoothstep
from sky import Air, Clouds, colour, glow, gradient, towards
from terrain import Camera, sun

EYE = 1.55


def stones():
    """Boxes of the ring and the horseshoe: centre, half sizes, turn, lean."""
    random = np.random.default_rng(12)
    found = []
    middle = (1.5, 50.0)

    def upright(angle, radius, tall, wide, thick, lean=0.03):
        x, z = middle[0] + radius * np.sin(angle), middle[1] + radius * np.cos(angle)
        found.append(
            (
                (x, tall / 2 - 0.2, z),
                (wide / 2, tall / 2 + 0.2, thick / 2),
                angle,
                random.uniform(-lean, lean),
                random.uniform(-lean, lean),
            )
        )

    step = 2 * np.pi / 30
    missing = {3, 8, 9, 13, 17, 18, 19, 24, 25}
    for k in range(30):
        if k in missing:
            continue
        upright(
            k * step,
            15.6,
            random.uniform(3.95, 4.15),
            random.uniform(1.75, 2.3),
            random.uniform(0.95, 1.2),
        )
    for k in (0, 1, 6, 14, 15, 21, 22, 28):
        if k in missing or (k + 1) % 30 in missing:
            continue
        a = (k + 0.5) * step
        x, z = middle[0] + 15.5 * np.sin(a), middle[1] + 15.5 * np.cos(a)
        found.append(((x, 4.5, z), (1.72, 0.42, 0.55), a, 0.0, random.uniform(-0.012, 0.012)))
    for a, tall in (
        (np.pi * 0.5, 5.2),
        (-np.pi * 0.5, 5.2),
        (np.pi * 0.22, 5.9),
        (-np.pi * 0.22, 5.9),
        (0.0, 6.7),
    ):
        for side in (-1, 1):
            if a == 0.0 and side == -1:
                continue
            upright(a + side * 0.215, 7.2, tall, 2.1, 1.15, 0.02)
        if a != 0.0:
            x, z = middle[0] + 7.1 * np.sin(a), middle[1] + 7.1 * np.cos(a)
            found.append(((x, tall + 0.42, z), (2.35, 0.46, 0.62), a, 0.0, 0.006))
    # Fallen ones, and the lone one before the ring.
    found.append(((-9.0, 0.3, 33.0), (1.9, 0.55, 0.8), 0.5, 0.04, 0.05))
    found.append(((9.5, 0.25, 36.5), (1.5, 0.5, 0.7), -0.4, 0.02, -0.06))
    found.append(((17.5, 1.5, 29.0), (0.85, 1.9, 0.55), 0.2, 0.07, 0.10))
    return found


def turn(angle, lean, tip):
    ca, sa, cl, sl, ct, st = (
        np.cos(angle),
        np.sin(angle),
        np.cos(lean),
        np.sin(lean),
        np.cos(tip),
        np.sin(tip),
    )
    around = np.array([[ca, 0, -sa], [0, 1, 0], [sa, 0, ca]])
    forward = np.array([[1, 0, 0], [0, cl, -sl], [0, sl, cl]])
    sideways = np.array([[ct, -st, 0], [st, ct, 0], [0, 0, 1]])
    return (sideways @ forward @ around).astype(F)


def stonehenge_storm(width, height):
    camera = Camera(width, height, EYE, horizon=0.70, focal=1.02)
    light = sun(-24, 6.5)
    rays = camera.rays()
    cosine = towards(rays, light)
    up = rays[1]
    # Behind the storm there is clear evening.
    clear = gradient(
        [
            (0.0, (1.5, 0.92, 0.45)),
            (0.05, (1.35, 0.92, 0.52)),
            (0.12, (0.80, 0.74, 0.62)),
            (0.3, (0.30, 0.40, 0.52)),
        ],
        np.maximum(up, 0),
    ) + glow(cosine, 1.6, 12)[..., None] * colour(1.0, 0.72, 0.34)
    base = Clouds(207, 900, 2100, stretch=1.5, warp=0.75, gain=0.56)
    opacity, through, thick = base.look(rays, light, 1.05, 420, 4.4, 60, 4)
    torn = Clouds(233, 520, 700, stretch=1.4, warp=0.6, gain=0.6)
    scraps, scraps_through, _ = torn.look(rays, light, -0.04, 160, 2.6, 40)
    relief = np.clip(thick, 0, 2.4)
    dark = mix(
        colour(0.125, 0.150, 0.190),
        colour(0.022, 0.030, 0.046),
        smoothstep(0.25, 1.5, relief)[..., None],
    )
    lit = dark + (through * (0.04 + 0.5 * np.clip(cosine, 0, 1) ** 10))[..., None] * colour(
        1.25, 0.80, 0.42
    )
    gap = np.exp(-((((rays[0] / np.maximum(rays[2], 0.1)) + 0.34) / 0.34) ** 2))
    edge = grit().at(rays[0] * 2.2, up * 7) * 0.018
    shelf = smoothstep(0.045, 0.135, up + edge + 0.075 * (1 - gap))
    sky = clear + (lit - clear) * (np.clip(opacity * 1.1, 0, 1) * shelf)[..., None]
    sky = (
        sky
        + (
            mix(
                colour(0.07, 0.085, 0.11),
                colour(0.9, 0.62, 0.36),
                (scraps_through * np.clip(cosine, 0, 1) ** 10)[..., None],
            )
            - sky
        )
        * (0.75 * scraps * smoothstep(0.03, 0.14, up))[..., None]
    )
    # Rain hangs below the darkest part.
    slant = rays[0] + up * 0.32
    fall = Tile(fbm(512, 8, 261, 6, 0.6), 1.0)
    streaks = (
        0.55 + 0.8 * fall.at(slant * 1.2, up * 0.10) + 0.25 * fall.at(slant * 5.0 + 0.4, up * 0.25)
    )
    rain = (
        np.exp(-(((slant - 0.36) / 0.17) ** 2))
        * np.clip(streaks, 0, 1.3)
        * (1 - smoothstep(0.14, 0.34, up))
    )
    sky = blend(sky, colour(0.15, 0.175, 0.21), np.clip(rain * 0.9, 0, 0.92))

    # The plain.
    boxes = stones()
    picture = sky
    ground = np.broadcast_to((camera.up < 0)[:, None], up.shape)
    depth = camera.depth_of_plane()[:, None].astype(F)
    depth = np.broadcast_to(np.minimum(depth, 6000), up.shape)[ground]
    gx = np.broadcast_to(camera.across[None, :], up.shape)[ground] * depth
    far = 1 / (1 + depth / 40)
    blades = (
        grit().at(gx / 0.16, depth / 0.42) * far**2
        + grit().at(gx / 0.7, depth / 1.7) * far
        + grit().at(gx / 5, depth / 9) * 0.4
    )
    tufts = np.clip(grit().at(gx / 2.2, depth / 4.5), -1, 1)
    grass = mix(
        colour(0.036, 0.052, 0.020),
        colour(0.115, 0.115, 0.052),
        np.clip(0.45 + 0.45 * blades + 0.3 * tufts, 0, 1)[..., None],
    )
    worn = np.exp(-(((np.hypot(gx - 1.5, depth - 50) - 20.5) / 1.2) ** 2)) * 0.4
    grass = blend(grass, colour(0.17, 0.145, 0.085), worn)
    sunny = np.ones_like(gx)
    lx, ly, lz = light
    for centre, half, angle, lean, tip in boxes:
        matrix = turn(angle, lean, tip)
        near = np.hypot(gx - centre[0], depth - centre[2]) < 70
        origin = np.stack(
            [gx[near] - centre[0], np.full(near.sum(), -centre[1], F), depth[near] - centre[2]]
        )
        o = matrix @ origin
        d = matrix @ np.array([lx, ly, lz], F)
        t0 = (-np.array(half, F)[:, None] - o) / d[:, None]
        t1 = (np.array(half, F)[:, None] - o) / d[:, None]
        enter, leave = np.minimum(t0, t1).max(0), np.maximum(t0, t1).min(0)
        soft = 0.16 + 0.012 * np.maximum(enter, 0)
        shade = smoothstep(-0.02, 1, (leave - np.maximum(enter, 0)) / (soft * 6)) * (leave > 0)
        sunny[near] = np.minimum(sunny[near], 1 - shade)
        # Where stone meets grass little sky is seen.
        foot = np.maximum(np.abs(o[0]) - half[0], np.abs(o[2]) - half[2])
        grass[near] *= (
            1 - 0.55 * np.exp(-np.maximum(foot, 0) / 0.35) * (centre[1] - half[1] < 0.6)
        )[..., None]
    gloom = smoothstep(
        -0.15, 0.5, Tile(fbm(256, 3, 271, 4), 900.0).at(gx + 200, depth * 0.8 + 130) + 0.3
    )
    backlit = 0.55 + 0.45 * blades
    plain = grass * (
        colour(0.42, 0.47, 0.55) * 0.8
        + (sunny * gloom * np.clip(backlit, 0.1, 1.4))[..., None] * colour(2.5, 1.55, 0.72)
    )
    plain = Air(2600, 500, colour(0.32, 0.33, 0.36), colour(1.3, 0.85, 0.45), 30).veil(
        plain, depth, EYE, np.zeros_like(depth), cosine[ground]
    )
    picture[ground] = plain
    # A line of far downs and trees.
    columns = camera.across
    downs = 0.006 + 0.008 * Tile(fbm(512, 6, 281, 7, 0.55), 3.0).at(columns, columns * 0 + 0.7)
    cover = (
        smoothstep(-0.0007, 0.0007, downs[None, :] - camera.up[:, None]) * (camera.up >= 0)[:, None]
    )
    warm = np.clip(cosine, 0, 1) ** 40
    picture = (
        picture
        + (mix(colour(0.085, 0.10, 0.115), colour(0.50, 0.34, 0.18), warm[..., None]) - picture)
        * cover[..., None]
    )
    picture = raise_stones(picture, camera, boxes, light)
    return picture, dict(exposure=0.86, saturation=1.05, contrast=0.3, vignette=0.32)


def raise_stones(picture, camera, boxes, light):
    """Each stone walked to along the rays of its own part of the picture, nearest last."""
    height, width = picture.shape[:2]
    rough = Tile(fbm(512, 4, 291, 7, 0.48), 6.0)
    pits = Tile(cells(512, 24, 295, 1)[0], 6.0)

    def worn(p, seed):
        a, b, c = p
        value = (
            rough.at(a + seed, b * F(0.42))
            + rough.at(b * F(0.42) + seed, c + 3)
            + rough.at(c + seed + 1, a + 5)
        )
        dents = pits.at(a + seed, b * F(0.5)) + pits.at(c + seed, b * F(0.5) + 2)
        return value * F(0.105) - dents * F(0.022)

    for number, (centre, half, angle, lean, tip) in enumerate(
        sorted(boxes, key=lambda box: -box[0][2])
    ):
        matrix = turn(angle, lean, tip)
        reach = float(np.hypot(np.hypot(half[0], half[1]), half[2])) + 0.2
        column, row, scale = camera.project(centre[0], centre[1], centre[2] - reach * 0.3)
        first, last = (
            max(0, int(column - reach * scale)),
            min(width, int(column + reach * scale) + 2),
        )
        top, foot = max(0, int(row - reach * scale)), min(height, int(row + reach * scale) + 2)
        if first >= last or top >= foot:
            continue
        x = np.broadcast_to(camera.across[None, first:last], (foot - top, last - first)).reshape(-1)
        y = np.broadcast_to(camera.up[top:foot, None], (foot - top, last - first)).reshape(-1)
        length = np.sqrt(x * x + y * y + 1)
        direction = matrix @ np.stack([x, y, np.ones_like(x)]).astype(F)
        direction /= length
        start = matrix @ np.array([-centre[0], camera.eye - centre[1], -centre[2]], F)
        size = np.array(half, F)[:, None]
        taper = F(0.12) if half[1] > 1.2 else F(0)

        def away(p):
            squeeze = 1 - taper * (p[1] / half[1] * F(0.5) + F(0.5))
            q = np.stack([np.abs(p[0]) / squeeze, np.abs(p[1]), np.abs(p[2]) / squeeze]) - (
                size - F(0.2)
            )
            outside = np.sqrt((np.maximum(q, 0) ** 2).sum(0))
            inside = np.minimum(q.max(0), 0)
            return outside + inside - F(0.2) - worn(p, number * 1.37)

        travel = np.full(x.shape, float(np.linalg.norm(centre)) - reach - 1.5, F)
        for _ in range(34):
            travel = np.minimum(travel + away(start[:, None] + direction * travel) * F(0.8), 400)
        p = start[:, None] + direction * travel
        d = away(p)
        ahead = np.abs(travel - np.linalg.norm(centre)) < reach + 2
        cover = np.clip(1 - d / (0.6 / scale) * 0.5, 0, 1) * ahead * (d < 0.05)
        hit = cover > 0
        world_y = camera.eye + (y / length) * travel
        hit &= world_y > -0.02
        if not hit.any():
            continue
        p = p[:, hit]
        e = F(0.03)
        normal = np.stack(
            [
                away(p + np.array(o, F)[:, None] * e) - away(p - np.array(o, F)[:, None] * e)
                for o in ((1, 0, 0), (0, 1, 0), (0, 0, 1))
            ]
        )
        normal /= np.sqrt((normal**2).sum(0)) + F(1e-6)
        world = matrix.T @ normal
        facing = np.clip((world * np.array(light, F)[:, None]).sum(0), 0, 1)
        stain = rough.at(p[0] * 1.5 + number, p[1] * 0.35) + rough.at(
            p[2] * 1.5, p[1] * 0.35 + number
        )
        paint = mix(
            colour(0.20, 0.185, 0.165),
            colour(0.34, 0.31, 0.26),
            np.clip(0.5 + 0.6 * stain, 0, 1)[..., None],
        )
        lichen = smoothstep(0.25, 0.6, rough.at(p[0] * 4 + 2, p[1] * 4 + number))
        paint = blend(paint, colour(0.30, 0.29, 0.17), lichen * 0.5)
        low = np.clip(world_y[hit] / 1.6, 0.25, 1)
        ambient = (0.55 + 0.45 * world[1]) * low
        stone = shine(paint, facing, ambient, (4.2, 2.5, 1.1), (0.30, 0.34, 0.41))
        # Light from the clouds behind the camera's back, weak and cold.
        stone += paint * (np.clip(-world[2], 0, 1) * low * 0.16)[..., None] * colour(0.8, 0.95, 1.2)
        region = picture[top:foot, first:last].reshape(-1, 3).copy()
        share = cover[hit][..., None]
        region[hit] = region[hit] * (1 - share) + stone * share
        picture[top:foot, first:last] = region.reshape(foot - top, last - first, 3)
    return picture
