"""Sky, clouds and the air between."""

import numpy as np
from noise import F, Tile, fbm, smoothstep


def colour(*values):
    return np.array(values, F)


def gradient(stops, position):
    """Linear light at each position; stops are ascending pairs of position and colour."""
    places = [place for place, _ in stops]
    return np.stack(
        [np.interp(position, places, [c[k] for _, c in stops]).astype(F) for k in range(3)],
        axis=-1,
    )


def towards(rays, light):
    """The cosine of the angle between each ray and the sun."""
    return sum(ray * F(part) for ray, part in zip(rays, light))


def glow(cosine, strength, spread):
    """Light that the air scatters forward; it falls to a third in `spread` degrees."""
    angle = np.arccos(np.clip(cosine, -1, 1))
    return F(strength) * np.exp(-angle / F(np.radians(spread)))


def disc(cosine, degrees, strength):
    edge = np.cos(np.radians(degrees))
    return F(strength) * smoothstep(edge - (1 - edge) * 0.25, edge, cosine)


class Clouds:
    """A layer at a height, as fractal noise bent by itself."""

    def __init__(self, seed, height, scale, stretch=1.0, warp=0.35, sharp=1.0, gain=0.52):
        self.height, self.stretch = height, stretch
        self.body = Tile(fbm(1024, 5, seed, 9, gain), scale * 5)
        self.bend = Tile(fbm(512, 4, seed + 50, 6), scale * 7)
        self.warp = F(warp * scale)
        self.sharp = sharp

    def thickness(self, x, z, cover):
        x = x * F(1 / self.stretch)
        bend = self.bend.at(x, z)
        other = self.bend.at(x + 3117, z - 1733)
        value = self.body.at(x + bend * self.warp, z + other * self.warp)
        return np.clip((value + F(cover)) * F(self.sharp), 0, None)

    def look(self, rays, light, cover, reach, density=2.0, far=60.0, taps=3):
        """Opacity and sunlight of the layer along each ray."""
        x, y, z = rays
        up = np.maximum(y, 0.004)
        distance = F(self.height) / up
        px, pz = x * distance, z * distance
        thick = self.thickness(px, pz, cover)
        fade = smoothstep(0.004, 0.03, y) * np.exp(-distance / F(far * self.height))
        flat = np.hypot(light[0], light[2])
        through = np.zeros_like(thick)
        for tap in range(1, taps + 1):
            step = F(reach * tap / taps)
            through += self.thickness(
                px + F(light[0] / flat) * step, pz + F(light[2] / flat) * step, cover
            )
        opacity = (1 - np.exp(-thick * F(density))) * fade
        return opacity, np.exp(-through / taps * F(density * 0.9)), thick


class Air:
    """Haze that thins out with height, tinted towards the sun."""

    def __init__(self, reach, height, tint, sunny=None, power=6.0):
        """`reach` is where contrast has fallen to a third, at sea level; `tint` its own light."""
        self.reach, self.height = reach, height
        self.tint, self.sunny, self.power = tint, sunny, power

    def veil(self, light, distance, eye, y, cosine=None, thinner=(0.82, 0.95, 1.2)):
        """Light of land seen through the air."""
        b = F(1 / self.height)
        rise = (y - F(eye)) * b
        rise = np.where(np.abs(rise) < 1e-3, F(1e-3), rise)
        density = np.exp(-F(eye) * b) * (1 - np.exp(-np.clip(rise, -30, 30))) / rise
        depth = distance * density / F(self.reach)
        through = np.exp(-depth[..., None] * np.array(thinner, F))
        air = np.broadcast_to(self.tint, light.shape)
        if cosine is not None and self.sunny is not None:
            share = np.clip(0.5 + 0.5 * cosine, 0, 1) ** F(self.power)
            air = self.tint + (self.sunny - self.tint) * share[..., None]
        return light * through + air * (1 - through)
