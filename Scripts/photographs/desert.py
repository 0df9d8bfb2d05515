"""Dry land: Misery Ridge's cliffs over a river, and the dunes of White Sands."""

import numpy as np
from land import blend, crags, fill, grit, lambert, shine, wood
from noise import F, Tile, cells, fbm, mix, ridged, smoothstep
from sky import Air, Clouds, colour, glow, gradient, towards
from terrain import Camera, Ground, View, erode, sun


def white_sands_national_monument(width, height):
    """Gypsum at evening: warm crests, blue hollows, ripples, mountains beyond."""
    camera = Camera(width, height, 15.0, horizon=0.36, focal=0.9)
    light = sun(-70, 15.0)
    bend = Tile(fbm(1024, 6, 61, 5, 0.45), 900.0)
    swell = Tile(fbm(1024, 5, 63, 4, 0.4), 800.0)
    heap = Tile(fbm(512, 4, 65, 5, 0.45), 1400.0)

    def dune(x, z):
        """Crescents: a long slope up from the wind, a short one down."""
        along = x * F(0.90) + z * F(0.34) + bend.at(x, z) * 70
        phase = along / F(105) + swell.at(x * F(0.6), z * F(0.6)) * F(0.3) + F(0.35)
        t = phase - np.floor(phase)
        # The slip face falls within a fifth of the way.
        rise = np.where(t < 0.76, t / F(0.76), (1 - t) / F(0.24))
        rise = rise * rise * (3 - 2 * rise) * F(0.35) + rise * F(0.65)
        size = np.clip(0.8 + swell.at(x, z) * F(0.8), 0.1, 1.6)
        return rise * size * F(12.5) + heap.at(x, z) * 6 - F(2.5)

    size, across = 1536, 1500.0
    points = Ground.grid(size, -750, 0, across)
    ground = Ground(dune(*points), -750, 0, across)

    def land_at(x, z):
        return dune(x, z)

    view = View(camera, land_at, 5, 2600, 1500)
    x, y, z = view.x, view.y, view.z
    smooth = view.normal(land_at, 0.002, 0.25)
    # Ripples: a hand wide, bent by slow noise; they fade before they are finer than a pixel.
    turn = Tile(fbm(512, 12, 71, 5, 0.5), 60.0)
    way = x * F(0.55) + z * F(0.83) + turn.at(x, z) * F(1.6)
    wave = way * F(2 * np.pi / 0.55)
    fade = np.exp(-view.distance / 60) * smoothstep(
        0.45, 0.75, turn.at(x * 0.3 + 9, z * 0.3) * 0.8 + 0.75
    )
    tilt = np.cos(wave + np.sin(wave) * F(0.55)) * F(0.26) * fade
    nx, ny, nz = smooth
    nx, nz = nx - tilt * F(0.55), nz - tilt * F(0.83)
    fine = grit().at(x * 1.3, z * 1.3) * np.exp(-view.distance / 30) * F(0.03)
    nx = nx + fine
    length = np.sqrt(nx * nx + ny * ny + nz * nz)
    normal = (nx / length, ny / length, nz / length)
    lit = ground.lit(light, x, y, z, 0.35)
    lit = np.where(np.abs(x) < 740, lit, 1)
    lit = np.where(z < 1480, lit, 1)
    rays = camera.rays()
    cosine = towards(rays, light)
    sky = gradient(
        [
            (-0.02, (0.74, 0.50, 0.46)),
            (0.05, (0.76, 0.52, 0.48)),
            (0.12, (0.60, 0.48, 0.54)),
            (0.24, (0.30, 0.38, 0.58)),
            (0.6, (0.08, 0.17, 0.40)),
        ],
        rays[1],
    )
    sky = sky + glow(cosine, 0.8, 30)[..., None] * colour(1.0, 0.55, 0.22)
    clouds = Clouds(85, 5000, 8000, stretch=2.0, warp=0.7, gain=0.56)
    opacity, through, _ = clouds.look(rays, light, -0.03, 2400, 1.8, 14)
    tint = mix(colour(0.38, 0.33, 0.45), colour(1.5, 0.85, 0.60), through[..., None])
    sky = sky + (tint - sky) * (0.8 * opacity)[..., None]
    paint = np.broadcast_to(colour(0.86, 0.84, 0.81), (len(x), 3))
    paint = paint * (1 + 0.03 * grit().at(x / 3, z / 3))[..., None]
    direct = lambert(normal, light, 0.04) * lit
    hollow = np.clip(0.72 + (y - 3) * F(0.03), 0.5, 1)
    ambient = hollow * (0.55 + 0.45 * normal[1])
    land = shine(paint, direct, ambient, (4.4, 2.6, 1.35), (0.24, 0.32, 0.56))
    air = Air(4200, 60, colour(0.55, 0.46, 0.52), colour(0.95, 0.62, 0.42), 6)
    land = air.veil(land, view.distance, 15, y, cosine[view.land])
    # The San Andres Mountains: three crests, each paler.
    columns = camera.across
    for k, (base, rough, tint) in enumerate(
        (
            (0.052, 0.034, (0.44, 0.38, 0.50)),
            (0.036, 0.026, (0.33, 0.29, 0.42)),
            (0.014, 0.012, (0.27, 0.23, 0.34)),
        )
    ):
        crest = Tile(ridged(512, 5, 190 + k * 11, 7, 0.5), 5.0)
        line = base + rough * (
            crest.at(columns * (1.1 + k * 0.5) + 1.7 * k, columns * 0 + 0.37) - 1.0
        )
        edge = smoothstep(-0.0006, 0.0006, line[None, :] - camera.up[:, None])
        shade = 1 + 0.10 * crest.at(columns[None, :] * 7, camera.up[:, None] * 9) - 0.08
        sky = blend(sky, np.asarray(tint, F), edge) * mix(1, shade, edge * 0.7)[..., None]
    picture = fill(sky, view, land)
    return picture, dict(exposure=0.66, saturation=1.12, contrast=0.32)


def misery_ridge(width, height):
    """Morning on walls of welded tuff, a green bend of river below, the Cascades far off."""
    camera = Camera(width, height, 190.0, horizon=0.30, focal=0.92, x=-40, z=-120)
    size, across = 1536, 2600.0
    x, z = Ground.grid(size, -1300, -100, across)
    bend = Tile(fbm(1024, 4, 310, 8, 0.52), 1700.0)
    crest = Tile(ridged(1024, 5, 321, 8, 0.54), 1900.0)
    block = cells(1024, 26, 331, 2)
    joints = Tile(block[1] - block[0], 26.0)
    # The river runs in a bend around the ridge's foot.

    def course(px):
        return 520 + 120 * np.sin(px / 300 - 0.9) + bend.at(px, px * 0) * 40

    path = course(x)
    away = np.abs(z - path)
    beyond = z - path + bend.at(x, z) * 70 + (crest.at(x * 2.4, z * 2.4) - 0.9) * 45
    talus = smoothstep(18, 120, beyond) * 34
    wall = smoothstep(105, 150, beyond)
    back = smoothstep(150, 330, beyond)
    ridge_ = np.exp(-(((x + 330) / 420) ** 2)) + 0.62 * np.exp(-(((x - 420) / 260) ** 2))
    tops = 52 + 70 * ridge_ + (crest.at(x, z) - 0.8) * 44 + back * 34 * ridge_
    high = talus + wall * np.maximum(tops, 18)
    # Beds of tuff: steps that the rain has rounded.
    step = 24.0
    level = (high + bend.at(x * 2, z * 2) * 12) / step
    part = level - np.floor(level)
    high = mix(high, (np.floor(level) + smoothstep(0.3, 0.7, part)) * step, 0.55 * wall)
    fade = 1 - smoothstep(180, 420, beyond)
    high = high + np.clip(joints.at(x / 74, z / 62) - 0.08, 0, 0.45) * 62 * wall * fade
    high = high - smoothstep(450, 1200, beyond) * 60
    near = 110 * smoothstep(-120, -440, z - path) + bend.at(x * 2, z * 2) * 9 * smoothstep(
        -30, -90, z - path
    )
    meadow = (
        smoothstep(9, 30, away) * 5 + smoothstep(20, 260, away) * 7 + bend.at(x * 3, z * 3) * 2.2
    )
    land = high + np.maximum(near, 0) + np.where(away < 30, smoothstep(9, 30, away) * 5, meadow) - 4
    land = erode(land.astype(F), across / size, 27, drops=160_000, life=30)
    land = np.where(away < 11, np.minimum(land, -0.5), land)
    ground = Ground(land, -1300, -100, across)
    light = sun(-112, 22.0)

    def heights(px, pz):
        y = ground.at(px, pz)
        rise = smoothstep(24, 70, y) * smoothstep(330, 480, pz)
        return (
            y
            + (crags().at(px / 21, pz / 21) - F(0.75)) * 4.0 * rise
            + grit().at(px / 3, pz / 3) * F(0.25)
        )

    view = View(camera, heights, 60, 2550, 1600)
    px, py, pz = view.x, view.y, view.z
    normal = view.normal(heights, 0.0012, 0.4)
    lit = ground.lit(light, px, py, pz, 2.0)
    ambient = ground.sample(ground.openness(90), px, pz) * (0.45 + 0.55 * normal[1])
    mottle = grit().at(px / 40, pz / 40)
    bed = grit().at(py / 9 + mottle * F(0.15), px / 240 + pz / 240)
    rock = mix(
        colour(0.36, 0.20, 0.115),
        colour(0.52, 0.36, 0.22),
        np.clip(0.5 + 0.7 * bed, 0, 1)[..., None],
    )
    rock = rock * (0.95 + 0.3 * mottle)[..., None]
    flat = smoothstep(0.70, 0.86, normal[1] + 0.08 * mottle)
    sage = colour(0.25, 0.225, 0.12) * (1 + 0.4 * grit().at(px / 6, pz / 6))[..., None]
    paint = blend(rock, sage, flat * 0.9)
    scrub = smoothstep(0.06, 0.3, wood().at(px / 6.5, pz / 6.5) + 0.55 * mottle - 0.22)
    paint = blend(
        paint, colour(0.045, 0.062, 0.028), scrub * smoothstep(0.55, 0.75, normal[1]) * (py > 3)
    )
    bank = (1 - smoothstep(1.2, 4.5, py + 1.5 * mottle)) * (py > -0.2)
    paint = blend(paint, colour(0.10, 0.14, 0.035) * 1.1, bank * 0.9)
    direct = lambert(normal, light, 0.03) * lit
    land_light = shine(paint, direct, ambient, (4.3, 2.9, 1.75), (0.34, 0.46, 0.70))
    rays = camera.rays()
    sky = gradient(
        [
            (-0.02, (0.62, 0.68, 0.74)),
            (0.06, (0.50, 0.62, 0.76)),
            (0.2, (0.24, 0.42, 0.70)),
            (0.5, (0.08, 0.22, 0.55)),
        ],
        rays[1],
    )
    clouds = Clouds(95, 2600, 3400, stretch=1.3, warp=0.5, gain=0.58)
    opacity, through, _ = clouds.look(rays, light, -0.2, 700, 3.0, 14)
    tint = mix(colour(0.55, 0.58, 0.66), colour(1.35, 1.18, 1.02), through[..., None])
    sky = sky + (tint - sky) * (0.9 * opacity)[..., None]
    # Three volcanoes on the skyline, in snow.
    columns = camera.across
    for k, (at, tall, wide) in enumerate(
        ((-0.33, 0.066, 0.15), (-0.20, 0.058, 0.11), (0.31, 0.082, 0.13))
    ):
        crest = Tile(fbm(512, 8, 390 + k * 7, 7, 0.55), 1.0)
        away = np.abs(columns - at) / wide
        line = (
            tall * np.clip(1 - away, 0, 1) ** 1.5
            + 0.009 * crest.at(columns, columns * 0 + 0.3)
            + 0.014
        )
        edge = smoothstep(-0.0006, 0.0006, line[None, :] - camera.up[:, None])
        side = smoothstep(-0.02, 0.03, columns - at)[None, :]
        # Ribs and gullies run down from the summit.
        spoke = (columns[None, :] - at) / np.maximum(tall + 0.028 - camera.up[:, None], 0.008)
        ribs = crest.at(spoke * 0.16, camera.up[:, None] * 1.5) * 0.9
        snow = smoothstep(0.030, 0.046, camera.up[:, None] + ribs * 0.022)
        peak = mix(
            colour(0.27, 0.33, 0.45),
            mix(
                colour(0.92, 0.83, 0.78),
                colour(0.40, 0.48, 0.66),
                np.clip(side + ribs, 0, 1)[..., None],
            ),
            snow[..., None],
        )
        sky = blend(sky, peak, edge)
    hills = 0.016 + 0.008 * Tile(fbm(512, 6, 377, 6), 2.0).at(columns, columns * 0 + 0.2)
    edge = smoothstep(-0.0006, 0.0006, hills[None, :] - camera.up[:, None])
    sky = blend(sky, colour(0.27, 0.34, 0.44), edge)
    land_light = Air(6500, 700, colour(0.46, 0.55, 0.68)).veil(land_light, view.distance, 190, py)
    # The river mirrors the sky and the warm wall.
    water = py < 0.05
    ripple = grit().at(px / 26, pz / 5) + 0.5 * grit().at(px / 9, pz / 2)
    bankward = smoothstep(-9, 12, pz - course(px) + ripple * 4)
    river = mix(colour(0.17, 0.235, 0.27), colour(0.15, 0.135, 0.105), bankward[..., None])
    river = river * (1 + 0.16 * ripple)[..., None]
    land_light = blend(land_light, river, water.astype(F) * 0.92)
    picture = fill(sky, view, land_light)
    return picture, dict(exposure=0.62, saturation=1.08, contrast=0.2)
