"""The coast of the first page: cliffs and the sea in the last hour of a day."""

import numpy as np
from land import blend, crags, grit, lambert, shine
from noise import F, Tile, fbm, mix, ridged, smoothstep
from sky import Air, Clouds, colour, disc, glow, gradient, towards
from terrain import Camera, Ground, View, sun


def coast(width, height):
    """A cliff coast in the last hour: headland behind headland, and the sun's road on the sea."""
    camera = Camera(width, height, 96.0, horizon=0.40, focal=0.86)
    light = sun(23, 6.4)
    bend = Tile(fbm(1024, 4, 701, 8, 0.52), 4200.0)
    crest = Tile(ridged(1024, 5, 711, 8, 0.5), 2600.0)
    inland = Tile(fbm(1024, 5, 721, 6, 0.45), 2400.0)

    def shore(z):
        """How far left of the axis the shore runs: headlands reach out, bays draw back."""
        bays = np.sin(z / 430 + 1.9) * 95 + np.sin(z / 1150 + 0.4) * 190
        return -150 - z * F(0.075) + bays * smoothstep(60, 700, z)

    def heights(x, z):
        edge = shore(z) - x + bend.at(x, z) * 95 + (crest.at(x * 2, z * 2) - F(0.8)) * 34
        top = 62 + inland.at(x, z) * 42 + smoothstep(0, 900, edge) * 110
        cliff = smoothstep(-6, 46, edge) * top * (0.92 + 0.1 * crest.at(x * 3, z * 3))
        stack_ = 0
        for cx, cz, r, tall in (
            (-60, 560, 17, 34),
            (-22, 640, 9, 19),
            (-150, 1180, 26, 52),
            (-95, 1270, 12, 24),
        ):
            d = (
                np.hypot(x - cx, z - cz)
                + bend.at(x * 14, z * 14) * 11
                + crest.at(x * 16, z * 16) * 6
                - 5
            )
            stack_ = np.maximum(
                stack_,
                smoothstep(r * 1.6, r * 0.35, d) * tall * (0.75 + 0.3 * crest.at(x * 9, z * 9)),
            )
        return (
            np.maximum(cliff, stack_)
            - 3
            + crags().at(x / 26, z / 26)
            * 4
            * smoothstep(2, 20, cliff)
            * (1 - smoothstep(40, 90, edge))
        )

    ground = Ground(heights(*Ground.grid(1536, -3200, 0, 5200.0)), -3200, 0, 5200.0)
    view = View(camera, heights, 30, 5100, 1500)
    x, y, z = view.x, view.y, view.z
    normal = view.normal(heights, 0.0013, 0.4)
    lit = ground.lit(light, x, y, z, 2.0)
    ambient = ground.sample(ground.openness(70), x, z) * (0.45 + 0.55 * normal[1])
    mottle = grit().at(x / 60, z / 60)
    bed = grit().at(y / 12 + mottle * 0.2, (x + z) / 300)
    rock = mix(
        colour(0.30, 0.225, 0.155),
        colour(0.54, 0.43, 0.31),
        np.clip(0.5 + 1.1 * bed, 0, 1)[..., None],
    )
    rock = rock * np.clip(0.45 + 0.55 * crags().at(x / 17, z / 17 + y / 60), 0.4, 1.3)[..., None]
    fine = grit().at(x / 4, z / 4) * np.exp(-view.distance / 300)
    heath = mix(
        colour(0.085, 0.105, 0.030),
        colour(0.23, 0.18, 0.055),
        np.clip(0.45 + 0.6 * mottle + 0.5 * fine, 0, 1)[..., None],
    )
    heath = blend(
        heath,
        colour(0.21, 0.085, 0.14),
        smoothstep(0.25, 0.7, grit().at(x / 23 + 5, z / 23)) * 0.55,
    )
    paint = blend(
        rock, heath, smoothstep(0.62, 0.82, normal[1] + 0.1 * mottle) * smoothstep(4, 16, y)
    )
    paint = blend(paint, colour(0.05, 0.045, 0.04), 1 - smoothstep(0.5, 4.5, y))
    direct = lambert(normal, light, 0.3) * lit
    land = shine(paint, direct, ambient, (5.4, 2.8, 1.2), (0.42, 0.46, 0.60))

    def sky_of(rays):
        cosine = towards(rays, light)
        up = rays[1]
        sky = gradient(
            [
                (-0.01, (1.10, 0.62, 0.36)),
                (0.05, (0.98, 0.60, 0.40)),
                (0.13, (0.62, 0.50, 0.48)),
                (0.28, (0.26, 0.36, 0.54)),
                (0.6, (0.08, 0.17, 0.40)),
            ],
            up,
        )
        sky = sky + glow(cosine, 2.0, 8)[..., None] * colour(1.0, 0.60, 0.24)
        for seed, layer, cover_, scale in ((731, 5000, -0.02, 8000), (743, 2200, -0.26, 2900)):
            clouds = Clouds(seed, layer, scale, stretch=2.0, warp=0.5, gain=0.55)
            opacity, through, _ = clouds.look(rays, light, cover_, scale * 0.3, 2.4, 14)
            tint = mix(colour(0.34, 0.28, 0.36), colour(1.9, 1.0, 0.55), through[..., None])
            sky = sky + (tint - sky) * (0.85 * opacity)[..., None]
        return sky, cosine

    rays = camera.rays()
    sky, cosine = sky_of(rays)
    sky = sky + disc(cosine, 0.5, 40)[..., None] * colour(1.0, 0.80, 0.5)
    air = Air(6800, 420, colour(0.42, 0.38, 0.44), colour(1.5, 0.80, 0.40), 16)
    land = air.veil(land, view.distance, 96, y, cosine[view.land])
    picture = np.array(sky, F)
    # The sea to the horizon, then the land over it.
    rows = camera.up < 0
    depth = np.minimum(camera.depth_of_plane()[rows], 60000).astype(F)[:, None]
    sx = camera.across[None, :] * depth
    sz = np.broadcast_to(depth, sx.shape)
    swell = Tile(fbm(1024, 9, 751, 8, 0.6), 9.0)
    fade = 1 / (1 + depth / 2600)

    def wave(u, v):
        return (
            swell.at(u / 70, v / 48)
            + F(0.45) * swell.at(u / 17 + 2, v / 12)
            + F(0.2) * swell.at(u / 5, v / 4 + 3)
        )

    reach = np.maximum(depth * F(0.0012), F(0.4))
    tilt_x = (wave(sx + reach, sz) - wave(sx - reach, sz)) / (2 * reach) * F(1.7) * fade
    tilt_z = (wave(sx, sz + reach) - wave(sx, sz - reach)) / (2 * reach) * F(1.7) * fade
    tilt_x, tilt_z = np.clip(tilt_x, -0.5, 0.5), np.clip(tilt_z, -0.5, 0.5)
    length = np.sqrt(tilt_x**2 + tilt_z**2 + 1)
    n = (-tilt_x / length, 1 / length, -tilt_z / length)
    look = tuple(r[rows] for r in rays)
    dot = sum(a * b for a, b in zip(look, n))
    bounce = tuple(a - 2 * dot * b for a, b in zip(look, n))
    bounce = (bounce[0], np.abs(bounce[1]) + F(0.01), bounce[2])
    above, toward = sky_of(bounce)
    fresnel = 0.03 + 0.97 * (1 - np.clip(-dot, 0, 1)) ** 5
    sparkle = np.clip(toward, 0, 1) ** 420 * 26 + np.clip(toward, 0, 1) ** 60 * 1.2
    water = colour(0.020, 0.070, 0.095) * (1 - fresnel[..., None]) + above * fresnel[..., None]
    water = water + (sparkle * (0.25 + fresnel))[..., None] * colour(1.0, 0.60, 0.26)
    # Foam where the ground lies just below the surface.
    bottom = ground.at(sx.reshape(-1), sz.reshape(-1)).reshape(sx.shape)
    surf = (
        smoothstep(-2.75, -1.2, bottom + grit().at(sx / 9, sz / 9) * 0.7)
        * (sz < 5100)
        * (np.abs(sx + 600) < 2500)
    )
    water = blend(water, colour(0.62, 0.52, 0.48), surf * 0.75)
    water = air.veil(
        water, depth * np.sqrt(camera.across[None, :] ** 2 + 1), 96, np.zeros_like(sx), cosine[rows]
    )
    picture[rows] = water
    over = view.land.copy()
    over[view.land] = y > 0.2
    picture[over] = land[y > 0.2]
    return picture, dict(exposure=0.54, saturation=1.18, contrast=0.34)
