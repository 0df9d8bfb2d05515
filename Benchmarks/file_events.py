"""How long this machine takes to tell of a file that was saved: inotify(7) alone, by its C functions."""

import ctypes
import os
import pathlib
import threading
import time

from previewing import save

IN_CLOSE_WRITE = 0x8
IN_MOVED_TO = 0x80


def delays(folder, count, pause):
    """In seconds, one for each save."""
    libc = ctypes.CDLL(None, use_errno=True)
    descriptor = libc.inotify_init1(os.O_CLOEXEC)
    watched = pathlib.Path(folder) / "watched"
    watched.mkdir()
    mask = IN_CLOSE_WRITE | IN_MOVED_TO
    if descriptor < 0 or libc.inotify_add_watch(descriptor, os.fsencode(watched), mask) < 0:
        raise OSError(ctypes.get_errno(), "the system doesn't report file events")
    moments = []
    told = threading.Semaphore(0)

    def listen():
        for _ in range(count):
            name = b""
            # The new file is closed before it takes the name.
            while name != b"trip.md":
                event = os.read(descriptor, 4096)
                moment = time.perf_counter()
                name = event[-int.from_bytes(event[12:16], "little"):].rstrip(b"\0")
            moments.append(moment)
            told.release()

    threading.Thread(target=listen, daemon=True).start()
    found = []
    for number in range(count):
        time.sleep(pause)
        start = save(watched / "trip.md", "x" * 3300, number)
        told.acquire()
        found.append(moments[-1] - start)
    os.close(descriptor)
    return found
