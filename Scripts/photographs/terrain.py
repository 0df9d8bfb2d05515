"""Land as heights over a plane, seen through a camera whose columns are upright.

Lengths are metres. `x` runs to the right, `z` away from the camera, `y` up.
"""

import numpy as np
from noise import F, smoothstep


class Camera:
    """A view along `z`; the lens is shifted, not tilted, so that columns stay upright."""

    def __init__(self, width, height, eye, horizon=0.5, focal=1.0, x=0.0, z=0.0):
        self.width, self.height = width, height
        self.eye, self.x, self.z = eye, x, z
        focal *= width
        self.across = ((np.arange(width, dtype=F) + F(0.5)) - F(width / 2)) / F(focal)
        self.up = (F(horizon * height) - (np.arange(height, dtype=F) + F(0.5))) / F(focal)

    def rays(self):
        """Unit vectors through all pixels."""
        x = np.broadcast_to(self.across[None, :], (self.height, self.width))
        y = np.broadcast_to(self.up[:, None], (self.height, self.width))
        length = np.sqrt(x * x + y * y + 1)
        return x / length, y / length, 1 / length

    def project(self, x, y, z):
        """The column, the row and the pixels per metre of a point."""
        depth = z - self.z
        step = self.across[1] - self.across[0]
        column = (x - self.x) / depth / step + self.width / 2 - 0.5
        row = (self.up[0] - (y - self.eye) / depth) / step
        return column, row, 1 / (depth * step)

    def depth_of_plane(self, y=0.0):
        """The depth at which each row meets a level below the eye; infinite above the horizon."""
        down = np.where(self.up < 0, -self.up, np.nan)
        return np.nan_to_num((self.eye - y) / down, nan=np.inf)


class View:
    """The land that a camera sees: for each pixel a depth and a point, or sky."""

    def __init__(self, camera, height, near, far, steps=1100):
        depth = np.geomspace(near, far, steps).astype(F)
        x = F(camera.x) + camera.across[:, None] * depth[None, :]
        z = np.broadcast_to(F(camera.z) + depth[None, :], x.shape)
        slope = (height(x, z) - F(camera.eye)) / depth[None, :]
        crest = np.maximum.accumulate(slope, axis=1)
        rows = camera.up
        index = np.empty((camera.width, camera.height), np.int32)
        for column in range(camera.width):
            index[column] = np.searchsorted(crest[column], rows)
        self.land = (index < steps).T
        index = np.clip(index, 1, steps - 1)
        columns = np.arange(camera.width)[:, None]
        behind, before = slope[columns, index], slope[columns, index - 1]
        part = np.clip((rows[None, :] - before) / np.maximum(behind - before, 1e-9), 0, 1)
        self.depth = (depth[index - 1] + (depth[index] - depth[index - 1]) * part).T
        mask = self.land
        self.z = F(camera.z) + self.depth[mask]
        across = np.broadcast_to(camera.across[None, :], mask.shape)[mask]
        self.x = F(camera.x) + across * self.depth[mask]
        up = np.broadcast_to(camera.up[:, None], mask.shape)[mask]
        self.y = F(camera.eye) + up * self.depth[mask]
        self.distance = self.depth[mask] * np.sqrt(across * across + up * up + 1)

    def normal(self, height, step=0.0015, least=0.3):
        """Unit normals; the step grows with distance: no detail is finer than a pixel."""
        reach = np.maximum(self.distance * F(step), F(least))
        slope_x = (height(self.x + reach, self.z) - height(self.x - reach, self.z)) / (2 * reach)
        slope_z = (height(self.x, self.z + reach) - height(self.x, self.z - reach)) / (2 * reach)
        length = np.sqrt(slope_x * slope_x + slope_z * slope_z + 1)
        return -slope_x / length, 1 / length, -slope_z / length


def sun(azimuth, elevation):
    """The direction to the sun; azimuth 0 is straight ahead and grows to the right, in degrees."""
    a, e = np.radians(azimuth), np.radians(elevation)
    return np.sin(a) * np.cos(e), np.sin(e), np.cos(a) * np.cos(e)


class Ground:
    """Heights on a square grid, with the shade that they throw and the sky that they see."""

    def __init__(self, values, x, z, width):
        self.values = np.ascontiguousarray(values, dtype=F)
        self.size = self.values.shape[0]
        self.x, self.z, self.width = F(x), F(z), F(width)
        self.cell = width / self.size

    @classmethod
    def grid(cls, size, x, z, width):
        """The points of such a grid, first `x`, then `z`."""
        steps = (np.arange(size, dtype=F) + F(0.5)) * F(width / size)
        return np.meshgrid(steps + F(x), steps + F(z), indexing="ij")

    def sample(self, values, x, z):
        limit = F(self.size - 1.001)
        u = np.clip((x - self.x) * F(1 / self.cell) - F(0.5), 0, limit)
        v = np.clip((z - self.z) * F(1 / self.cell) - F(0.5), 0, limit)
        u0, v0 = u.astype(np.int32), v.astype(np.int32)
        fu, fv = u - u0, v - v0
        flat = values.reshape(-1)
        index = u0 * self.size + v0
        near = flat.take(index)
        near += (flat.take(index + 1) - near) * fv
        index += self.size
        far = flat.take(index)
        far += (flat.take(index + 1) - far) * fv
        return near + (far - near) * fu

    def at(self, x, z):
        return self.sample(self.values, x, z)

    def horizon(self, light):
        """The height below which each point lies in shade.

        The greatest of all heights towards the sun, each lowered by the light's fall on the way:
        found in as many rounds as the distance has binary digits.
        """
        lx, ly, lz = light
        flat = np.hypot(lx, lz)
        step = self.cell * 1.0
        dx, dz, fall = lx / flat, lz / flat, ly / flat * step
        best = self._shift(self.values, dx, dz) - F(fall)
        reach = 1
        while reach < self.size:
            best = np.maximum(best, self._shift(best, dx * reach, dz * reach) - F(fall * reach))
            reach *= 2
        return best

    def _shift(self, values, di, dj):
        """The values `di` rows and `dj` columns on; beyond the edge there is nothing."""
        i0, j0 = int(np.floor(di)), int(np.floor(dj))
        fi, fj = F(di - i0), F(dj - j0)
        result = self._whole(values, i0, j0) * ((1 - fi) * (1 - fj))
        if fj:
            result += self._whole(values, i0, j0 + 1) * ((1 - fi) * fj)
        if fi:
            result += self._whole(values, i0 + 1, j0) * (fi * (1 - fj))
        if fi and fj:
            result += self._whole(values, i0 + 1, j0 + 1) * (fi * fj)
        return result

    def _whole(self, values, i, j):
        result = np.full_like(values, -1e4)
        n = self.size
        if abs(i) >= n or abs(j) >= n:
            return result
        result[max(0, -i) : n - max(0, i), max(0, -j) : n - max(0, j)] = values[
            max(0, i) : n - max(0, -i), max(0, j) : n - max(0, -j)
        ]
        return result

    def lit(self, light, x, y, z, soft=0.03, shade=None):
        """How much of the sun reaches each point, from 0 in shade to 1 in light."""
        shade = self.horizon(light) if shade is None else shade
        over = y - self.sample(shade, x, z)
        width = F(self.cell * 1.5 + soft)
        return smoothstep(-0.6, 1.0, over / width)

    def openness(self, radius):
        """How much sky each point sees, 0 to 1, by how far it lies above the land around it."""
        total = np.zeros_like(self.values)
        weight = 0.0
        for reach in (radius / 4, radius / 2, radius):
            around = blur(self.values, reach / self.cell)
            total += np.clip((self.values - around) / F(reach * 0.6), -1, 1)
            weight += 1
        return np.clip(0.62 + 0.5 * total / weight, 0.12, 1).astype(F)


def blur(values, radius):
    """Gaussian blur by Fourier transform, mirrored at the edges by padding."""
    pad = int(radius * 3) + 1
    padded = np.pad(values, pad, mode="edge")
    rows, columns = padded.shape
    fy = np.fft.fftfreq(rows)[:, None]
    fx = np.fft.rfftfreq(columns)[None, :]
    kernel = np.exp(-2 * (np.pi * radius) ** 2 * (fx * fx + fy * fy))
    result = np.fft.irfft2(np.fft.rfft2(padded) * kernel, s=padded.shape)
    return result[pad:-pad, pad:-pad].astype(F)


def erode(values, cell, seed, drops=240_000, batch=8_000, life=40, wear=0.25, inertia=0.08):
    """Rain: drops run downhill, take soil along where they are fast and leave it where they slow.

    After Hans Theobald Beyer, "Implementation of a method for hydraulic erosion" (2015), with a
    whole batch of drops at once. Heights are in cells while it runs.
    """
    random = np.random.default_rng(seed)
    land = (values / F(cell)).astype(np.float64)
    size = land.shape[0]
    for _ in range(drops // batch):
        x = random.random(batch) * (size - 3) + 1
        z = random.random(batch) * (size - 3) + 1
        dx = np.zeros(batch)
        dz = np.zeros(batch)
        speed = np.ones(batch)
        water = np.ones(batch)
        soil = np.zeros(batch)
        alive = np.ones(batch, bool)
        places, amounts = [], []
        for _ in range(life):
            i, j = x.astype(np.int64), z.astype(np.int64)
            u, v = x - i, z - j
            index = i * size + j
            flat = land.reshape(-1)
            a, b = flat[index], flat[index + 1]
            c, d = flat[index + size], flat[index + size + 1]
            gx = (c - a) * (1 - v) + (d - b) * v
            gz = (b - a) * (1 - u) + (d - c) * u
            here = (a * (1 - v) + b * v) * (1 - u) + (c * (1 - v) + d * v) * u
            dx = dx * inertia - gx * (1 - inertia)
            dz = dz * inertia - gz * (1 - inertia)
            length = np.maximum(np.hypot(dx, dz), 1e-9)
            dx, dz = dx / length, dz / length
            nx, nz = x + dx, z + dz
            alive &= (nx > 1) & (nz > 1) & (nx < size - 3) & (nz < size - 3)
            nx, nz = np.where(alive, nx, x), np.where(alive, nz, z)
            i2, j2 = nx.astype(np.int64), nz.astype(np.int64)
            u2, v2 = nx - i2, nz - j2
            k = i2 * size + j2
            there = (flat[k] * (1 - v2) + flat[k + 1] * v2) * (1 - u2) + (
                flat[k + size] * (1 - v2) + flat[k + size + 1] * v2
            ) * u2
            fall = there - here
            room = np.maximum(-fall, 0.01) * speed * water * 4
            left = np.where(fall > 0, np.minimum(fall, soil), (soil - room) * 0.3)
            taken = np.minimum((room - soil) * wear, np.maximum(-fall, 0))
            amount = np.where((soil > room) | (fall > 0), np.maximum(left, 0), -taken) * alive
            soil -= amount
            for offset, share in (
                (0, (1 - u) * (1 - v)),
                (1, (1 - u) * v),
                (size, u * (1 - v)),
                (size + 1, u * v),
            ):
                places.append(index + offset)
                amounts.append(amount * share)
            speed = np.sqrt(np.maximum(speed * speed - fall * 4, 0.01))
            water *= 0.98
            x, z = nx, nz
        change = np.bincount(np.concatenate(places), np.concatenate(amounts), size * size)
        # Drops of one batch do not see each other: no place may change much at once.
        change = _spread(np.clip(change.reshape(size, size), -0.5, 0.4))
        land += change
    return (land * cell).astype(F)


def _spread(values):
    for axis in (0, 1):
        values = 0.5 * values + 0.25 * (np.roll(values, 1, axis) + np.roll(values, -1, axis))
    return values
