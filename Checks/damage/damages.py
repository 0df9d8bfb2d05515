"""Ways in which a file or a folder comes to harm."""

import os
import shutil

# What has a meaning in one of the languages of a site, or to a terminal, a browser or a file system.
TOKENS = [
    b"\x00", b"\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\r", b"\r\n", b"\x1b[2J",
    "\u2028".encode(), "\u202e".encode(), "\u0301".encode(), "\ufffe".encode(), "\ufdd0".encode(),
    b"---\n", b"+++\n", b"...\n", b"\n---\n", b": ", b"- ", b"? ", b"|\n", b">-\n", b"&a ", b"*a", b"!!binary ",
    b"<<: ", b"{", b"}", b"[", b"]", b"\"", b"'", b"#", b"%YAML 9.9\n", b"\t", b"[[a]]\n", b"a.b = 1\n",
    b"\\u0000", b"\\ud800", b"1e999", b"-0", b"9" * 400, b"0x10", b"nan", b"null", b"true", b"~",
    b"2026-02-30", b"2026-03-29T02:30", b"25:61", b"9999-12-31T23:59:60Z", b"0001-01-01", b"292278994-08-17",
    b"{{", b"}}", b"{{{", b"{{#title}}", b"{{/title}}", b"{{^x}}", b"{{>", b"{{> page}}", b"{{<page}}", b"{{$main}}",
    b"{{=<% %>=}}", b"{{!", b"{{.}}", b"{{#trips}}", b"{{#cells}}{{>*template}}{{/cells}}",
    b"<script>", b"</script>", b"<!--", b"-->", b"<![CDATA[", b"<a href=", b"<style>", b"<title>", b"<svg>", b"<p ",
    b"](", b"![", b"[^1]", b"[^1]: x\n", b"```\n", b"~~~~\n", b"|-|-|\n", b"> " * 60, b"  " * 60 + b"- x\n", b"*" * 200,
    b"](javascript:alert(1))", b"](../../../../etc/passwd)", b"](//evil.test)", b"](%00)", b"](a b)", b"{#id}",
    b"../", b"/..", b"C:\\", b"CON", b"://", b"?", b"file:///etc/passwd",
]
HOSTILE_NAMES = [
    b"\xff\xfe.md", b"a\nb.md", "e\u0301.md".encode(), "\u0301x.md".encode(), b"CON.md", b" .md", b"-.md", b"a" * 250 + b".md",
    b"index.md.md", b".md", b"%2e%2e.md", b"a:b.md", b"a?b#c.md",
]


def damaged(bytes_, others, chance):
    """The bytes of a file after one to four accidents; `others` are files to take parts of."""
    data = bytearray(bytes_)
    for _ in range(chance.randint(1, 4)):
        start = chance.randint(0, len(data))
        end = min(len(data), start + chance.choice([1, 2, 8, 40, 400]))
        kind = chance.randrange(11)
        if kind == 0 and data:
            data[start % len(data)] ^= 1 << chance.randrange(8)
        elif kind == 1:
            del data[start:end]
        elif kind == 2:
            data[start:start] = data[start:end] * chance.choice([1, 3, 50])
        elif kind == 3:
            del data[start:]
        elif kind == 4:
            other = chance.choice(others)
            place = chance.randint(0, len(other))
            data[start:end] = other[place:place + chance.choice([4, 40, 400])]
        elif kind == 5:
            lines = bytes(data).split(b"\n")
            chance.shuffle(lines)
            data = bytearray(b"\n".join(lines))
        elif kind == 6:
            lines = bytes(data).split(b"\n")
            lines[chance.randrange(len(lines))] *= chance.choice([0, 2, 1000])
            data = bytearray(b"\n".join(lines))
        else:
            data[start:start] = chance.choice(TOKENS) * chance.choice([1, 1, 1, 1, 3, 300])
    if chance.randrange(40) == 0:
        data = bytearray(bytes(data).decode("utf-8", "replace").encode("utf-16"))
    return bytes(data)


def misplace(path, root, chance):
    """Makes of a file something that is none, or gives it a name that is hard to bear."""
    kind = chance.randrange(8)
    folder = os.path.dirname(path)
    if kind == 0:
        os.remove(path)
        os.mkdir(path)
    elif kind == 1:
        os.remove(path)
        os.symlink(path, path)
    elif kind == 2:
        os.remove(path)
        os.symlink(b"/etc/passwd", path)
    elif kind == 3:
        open(path, "wb").close()
    elif kind == 4:
        os.remove(path)
        os.mkfifo(path)
    elif kind == 5:
        shutil.copy(path, os.path.join(folder, path + b".bak"))
    elif kind == 6:
        shutil.rmtree(chance.choice([folder, os.path.join(root, b"Content", b"trips")]), ignore_errors=True)
    else:
        try:
            shutil.copy(path, os.path.join(folder, chance.choice(HOSTILE_NAMES)))
        except OSError:
            pass
