"""A running `zoetrope preview`, the pages that are open in it, and an author who saves files."""

import http.client
import os
import pathlib
import re
import socket
import subprocess
import threading
import time

from measure import Failure

PATIENCE = 60


class Session:
    """A preview of a site; all of it is made when this returns."""

    def __init__(self, zoetrope, site, *options):
        self.process = subprocess.Popen(
            [zoetrope, "preview", "--site", site, "--port", "0", "--now", "2026-01-31T12:00:00Z",
             *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines = []
        self.told = threading.Condition()
        threading.Thread(target=self.listen, daemon=True).start()
        self.port = int(re.search(r":(\d+)/", self.line("Preview at ")).group(1))
        self.line("Site: ")

    def listen(self):
        for line in self.process.stdout:
            with self.told:
                self.lines.append(line)
                self.told.notify_all()

    def line(self, start):
        """The first that begins so; waits for it."""
        def found():
            return next((line for line in self.lines if line.startswith(start)), None)
        with self.told:
            self.told.wait_for(found, timeout=PATIENCE)
            line = found()
        if line is None:
            raise Failure(f"preview printed this instead of '{start}': {''.join(self.lines)}")
        return line

    def get(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", path)
        text = connection.getresponse().read().decode()
        connection.close()
        return text

    def open(self, path):
        return Page(self, path)

    @property
    def memory(self):
        """What is resident, in bytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) * 1024

    def close(self):
        self.process.terminate()
        self.process.wait()


class Page:
    """A page that is open: it has been read, and listens."""

    def __init__(self, session, path):
        self.session, self.path = session, path
        tag = re.search(r'data-tag="([^"]*)"', session.get(path)).group(1)
        self.socket = socket.create_connection(("127.0.0.1", session.port), timeout=PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET /.zoetrope/events?tag={tag}&page={path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            .encode())
        self.rest = b""
        if '"act":"none"' not in self.event()[1]:
            raise Failure(f"{path} is out of date as soon as it is open")

    def event(self):
        """The next one, and when its last byte came."""
        while True:
            end = self.rest.find(b"\n\n", max(0, self.rest.find(b"data: ")))
            if b"data: " in self.rest and end >= 0:
                text, self.rest = self.rest[:end], self.rest[end + 2:]
                return self.moment, text[text.find(b"data: "):].decode()
            piece = self.socket.recv(65536)
            self.moment = time.perf_counter()
            if not piece:
                raise Failure(f"the stream of {self.path} has ended")
            self.rest += piece

    def moment_of(self, *texts):
        """When the first event came that holds one of these."""
        while True:
            moment, event = self.event()
            if any(text in event for text in texts):
                return moment

    def close(self):
        self.socket.close()


def save(path, text, number):
    """In place, as the simplest editors do, and every second time by a new file that takes the name
    of the old one. The time is that before the first call of the system."""
    start = time.perf_counter()
    if number % 2:
        new = path.with_name(f".{path.name}.new")
        new.write_text(text, encoding="utf-8")
        os.replace(new, path)
    else:
        path.write_text(text, encoding="utf-8")
    return start
