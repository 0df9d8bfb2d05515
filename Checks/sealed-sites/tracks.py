"""Recorded ways."""

import datetime


def gpx(voice, start, place):
    """A minute each for a few points near a place, in GPX 1.1."""
    points = []
    latitude, longitude = place.latitude, place.longitude
    for minute in range(12):
        latitude += voice.random.randint(20, 90) / 100_000
        longitude += voice.random.randint(20, 90) / 100_000
        time = start + datetime.timedelta(minutes=minute)
        points.append(
            f'<trkpt lat="{latitude:.5f}" lon="{longitude:.5f}">'
            f"<ele>{voice.random.randint(10, 900)}</ele><time>{time.isoformat()}Z</time></trkpt>")
    return (
        '<gpx version="1.1" creator="watch" xmlns="http://www.topografix.com/GPX/1/1"><trk>'
        f"<name>{voice.word('track')}</name><trkseg>{''.join(points)}</trkseg></trk></gpx>\n").encode()
