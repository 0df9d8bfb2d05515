"""Noise on square tiles, and its lookup at any point.

Every tile repeats without a seam, holds float32 and depends on its seed alone.
"""

import numpy as np

F = np.float32


class Tile:
    """A square array that covers the plane in copies of a given width."""

    def __init__(self, values, width):
        self.values = np.ascontiguousarray(values, dtype=F)
        self.size = self.values.shape[0]
        self.scale = F(self.size / width)

    def at(self, x, z):
        """The value at each point, bilinear between the four nearest samples."""
        size = self.size
        u, v = x * self.scale, z * self.scale
        u0, v0 = np.floor(u), np.floor(v)
        fu, fv = (u - u0).astype(F), (v - v0).astype(F)
        u0, v0 = u0.astype(np.int32) % size, v0.astype(np.int32) % size
        u1, v1 = (u0 + 1) % size, (v0 + 1) % size
        u0 *= size
        u1 *= size
        flat = self.values.reshape(-1)
        near = flat.take(u0 + v0)
        near += (flat.take(u0 + v1) - near) * fv
        far = flat.take(u1 + v0)
        far += (flat.take(u1 + v1) - far) * fv
        far -= near
        far *= fu
        far += near
        return far


def gradient(size, cells, seed):
    """One octave of Perlin's gradient noise with `cells` cells along each side, about -1 to 1."""
    random = np.random.default_rng(seed)
    angle = random.random((cells, cells)) * 2 * np.pi
    gx, gz = np.cos(angle).astype(F), np.sin(angle).astype(F)
    place = (np.arange(size, dtype=F) + F(0.5)) * F(cells / size)
    cell = place.astype(np.int32)
    part = place - cell
    ease = part * part * part * (part * (part * 6 - 15) + 10)
    following = (cell + 1) % cells
    px, pz = part[:, None], part[None, :]

    def corner(i, j, dx, dz):
        return gx[np.ix_(i, j)] * (px - dx) + gz[np.ix_(i, j)] * (pz - dz)

    ex, ez = ease[:, None], ease[None, :]
    top = corner(cell, cell, 0, 0)
    top += (corner(cell, following, 0, 1) - top) * ez
    bottom = corner(following, cell, 1, 0)
    bottom += (corner(following, following, 1, 1) - bottom) * ez
    return (top + (bottom - top) * ex) * F(1.5)


def fbm(size, cells, seed, octaves=8, gain=0.5):
    """Octaves of gradient noise, each twice as fine and `gain` as high as the one before."""
    total = np.zeros((size, size), F)
    weight = 1.0
    for octave in range(octaves):
        if cells << octave > size // 2:
            break
        total += F(weight) * gradient(size, cells << octave, seed + octave)
        weight *= gain
    return total


def ridged(size, cells, seed, octaves=9, gain=0.5, sharpness=2.0, offset=1.0):
    """Musgrave's ridged multifractal: crests where the noise changes sign, rougher the higher."""
    total = np.zeros((size, size), F)
    signal, weight = None, 1.0
    for octave in range(octaves):
        if cells << octave > size // 2:
            break
        value = F(offset) - np.abs(gradient(size, cells << octave, seed + octave))
        value = np.maximum(value, 0) ** F(sharpness)
        if signal is not None:
            value *= np.clip(signal * F(2), 0, 1)
        total += F(weight) * value
        signal = value
        weight *= gain
    return total


def cells(size, count, seed, nearest=2):
    """Worley's noise: the distances, in cells, to the nearest points of a jittered grid."""
    random = np.random.default_rng(seed)
    jitter = random.random((count, count, 2)).astype(F)
    place = (np.arange(size, dtype=F) + F(0.5)) * F(count / size)
    cell = place.astype(np.int32)
    found = [np.full((size, size), 9, F) for _ in range(nearest)]
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            point = jitter[np.ix_((cell + di) % count, (cell + dj) % count)]
            dx = point[..., 0] + (cell + di - place)[:, None]
            dz = point[..., 1] + (cell + dj - place)[None, :]
            distance = dx * dx + dz * dz
            for k in range(nearest):
                lesser = np.minimum(found[k], distance)
                distance = np.maximum(found[k], distance)
                found[k] = lesser
    return [np.sqrt(value) for value in found]


def smoothstep(low, high, value):
    """0 before `low`, 1 after `high`, and smooth between; `low` may be the greater of the two."""
    t = np.clip((value - F(low)) / F(high - low), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    return a + (b - a) * t
