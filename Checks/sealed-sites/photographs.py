"""Pictures with what a camera knows, and a look at pictures that were made of them."""

import io

from PIL import Image

# The share of a picture's pixels that must be magenta for it to show a sealed one.
SHARE = 0.05


def jpeg(random, shade, size, facts):
    """A picture of waves of a shade; `facts` are what its EXIF says."""
    width, height = size
    image = Image.new("RGB", size, shade)
    other = tuple(max(0, channel - 25) for channel in shade)
    step = random.randint(9, 40)
    for left in range(0, width, step * 2):
        image.paste(other, (left, 0, min(width, left + step), height))
    output = io.BytesIO()
    image.save(output, "JPEG", quality=80, exif=exif(facts).tobytes(), comment=facts["comment"])
    return output.getvalue()


def exif(facts):
    """Tags of Exif 2.32: description, time, satellites' position, comment."""
    known = Image.Exif()
    known[0x010E] = facts["description"]
    known[0x010F] = "Camera " + facts["camera"]
    known[0x0110] = facts["camera"]
    inner = known.get_ifd(0x8769)
    inner[0x9003] = facts["taken"].strftime("%Y:%m:%d %H:%M:%S")
    if facts["offset"]:
        inner[0x9011] = facts["offset"]
    inner[0x9286] = b"ASCII\0\0\0" + facts["comment"].encode()
    inner[0x8827] = 200
    place = known.get_ifd(0x8825)
    place[1], place[2] = ("N" if facts["latitude"] >= 0 else "S"), degrees(facts["latitude"])
    place[3], place[4] = ("E" if facts["longitude"] >= 0 else "W"), degrees(facts["longitude"])
    return known


def degrees(number):
    value = abs(number)
    whole = int(value)
    minutes = int((value - whole) * 60)
    return (float(whole), float(minutes), round((value - whole - minutes / 60) * 3600, 4))


def shows_secret(data):
    """Whether a picture shows magenta; `None` if it is no picture that can be opened."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            small = image.convert("RGB").resize((32, 32))
    except (OSError, ValueError):
        return None
    channels = small.tobytes()
    pixels = zip(channels[::3], channels[1::3], channels[2::3])
    count = sum(red > 150 and green < 90 and blue > 110 for red, green, blue in pixels)
    return count / (32 * 32) > SHARE
