"""From light to a JPEG: glare, exposure, tone curve, vignette, grain."""

import io

import numpy as np
from noise import F
from PIL import Image
from terrain import blur


def glare(light, amount, radius, threshold=1.0):
    """What a lens scatters: bright parts shine a little over all around them."""
    height, width = light.shape[:2]
    step = max(1, width // 400)
    rows, columns = height // step * step, width // step * step
    small = (
        light[:rows, :columns].reshape(rows // step, step, columns // step, step, 3).mean((1, 3))
    )
    small = np.maximum(small - threshold, 0)
    shine = np.zeros_like(small)
    for reach, share in ((radius / 4, 0.5), (radius, 0.5)):
        for channel in range(3):
            shine[..., channel] += share * blur(small[..., channel], reach * small.shape[1])
    shine = np.stack([enlarge(shine[..., c], height, width) for c in range(3)], axis=-1)
    return light + F(amount) * shine


def enlarge(values, height, width):
    """Bilinear enlargement of a field of floats."""
    image = Image.fromarray(values.astype(np.float32), mode="F")
    return np.asarray(image.resize((width, height), Image.BILINEAR), dtype=F)


def filmic(light):
    """The tone curve of Krzysztof Narkowicz's fit to ACES: soft shoulder, slight toe."""
    return np.clip(light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14), 0, 1)


def develop(light, exposure=1.0, saturation=1.0, warmth=0.0, contrast=0.0, vignette=0.22):
    """Linear light to sRGB values between 0 and 1."""
    height, width = light.shape[:2]
    y = np.linspace(-1, 1, height, dtype=F)[:, None]
    x = np.linspace(-1, 1, width, dtype=F)[None, :]
    fall = 1 - F(vignette) * np.clip((x * x + y * y) / 2, 0, 1) ** F(1.3)
    light = light * F(exposure) * fall[..., None]
    light = light * np.array([1 + warmth, 1, 1 - warmth], F)
    grey = light @ np.array([0.2126, 0.7152, 0.0722], F)
    light = np.maximum(grey[..., None] + (light - grey[..., None]) * F(saturation), 0)
    value = filmic(light)
    value = np.where(
        value <= 0.0031308, value * 12.92, 1.055 * np.maximum(value, 1e-6) ** (1 / 2.4) - 0.055
    )
    if contrast:
        value = value + F(contrast) * (value * value * (3 - 2 * value) - value)
    return value


def reduce(value, width, height):
    """Area-true reduction to the size of the picture."""
    channels = [
        np.asarray(
            Image.fromarray(np.ascontiguousarray(value[..., c], dtype=np.float32), mode="F").resize(
                (width, height), Image.LANCZOS
            )
        )
        for c in range(3)
    ]
    return np.stack(channels, axis=-1)


def jpeg(value, seed, limit, grain=0.012):
    """The best JPEG within `limit` bytes, with no metadata besides what JFIF demands."""
    random = np.random.default_rng(seed)
    height, width = value.shape[:2]
    noise = random.standard_normal((height, width)).astype(F)
    noise = 0.6 * noise + 0.4 * np.roll(noise, 1, 0)
    grey = value.mean(axis=-1)
    value = value + (F(grain) * noise * (0.4 + 2.4 * grey * (1 - grey)))[..., None]
    image = Image.fromarray((np.clip(value, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")
    low, high, best = 30, 92, None
    while low <= high:
        quality = (low + high) // 2
        buffer = io.BytesIO()
        image.save(buffer, "JPEG", quality=quality, optimize=True, progressive=True)
        if buffer.tell() <= limit:
            best, low = buffer.getvalue(), quality + 1
        else:
            high = quality - 1
    return best
