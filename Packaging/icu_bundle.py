"""Resource bundles of ICU (`ResB` of versions 2 and 3), read as trees and written again without some
branches. Keys and strings that are in a bundle shared by a folder (`pool.res`) stay there.
"""
import struct

STRING, BINARY, TABLE, ALIAS, TABLE32, TABLE16, STRING16, INT, ARRAY, ARRAY16, INTS = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14)


class Bundle:
    """Bytes of a bundle, and the limits by which numbers of keys and strings tell where they are."""

    def __init__(self, data):
        self.header = data[: struct.unpack_from("<H", data)[0]]
        if data[12:16] != b"ResB" or data[16] not in (2, 3):
            raise ValueError("no resource bundle of version 2 or 3")
        self.body = data[len(self.header) :]
        self.root, first = struct.unpack_from("<II", self.body)
        self.indexes = list(struct.unpack_from(f"<{first & 0xFF}I", self.body, 4))
        attributes, keys_top = self.indexes[5], self.indexes[1]
        self.uses_pool = attributes & 4 != 0
        self.pool_limit = first >> 8 | (attributes & 0xF000) << 12
        self.pool_limit16 = attributes >> 16
        self.key_limit = 4 * keys_top if keys_top > 1 + len(self.indexes) else 0
        self.units = 4 * keys_top

    def numbers(self, form, place, count):
        return struct.unpack_from(f"<{count}{form}", self.body, place)

    def key(self, offset, limit):
        """A key's own bytes, or its number in the pool."""
        if limit is not None and offset >= limit:
            return offset - limit
        return self.body[offset : self.body.index(b"\0", offset)]

    def string(self, number):
        """A string's own units with their length, or its number in the pool."""
        if number < self.pool_limit:
            return (STRING16, number)
        start = place = self.units + 2 * (number - self.pool_limit)
        (first,) = self.numbers("H", place, 1)
        if not 0xDC00 <= first < 0xE000:
            while self.numbers("H", place, 1) != (0,):
                place += 2
        elif first < 0xDFEF:
            place += 2 * (1 + (first & 0x3FF))
        elif first < 0xDFFF:
            place += 2 * (2 + ((first - 0xDFEF) << 16 | self.numbers("H", place + 2, 1)[0]))
        else:
            high, low = self.numbers("H", place + 2, 2)
            place += 2 * (3 + (high << 16 | low))
        return (STRING16, self.body[start : place + 2])

    def short_string(self, number):
        far = number >= self.pool_limit16
        return self.string(number - self.pool_limit16 + self.pool_limit if far else number)

    def tree(self, resource):
        """The tree below a resource: a pair of its kind and its content."""
        kind, offset = resource >> 28, resource & 0xFFFFFFF
        place = 4 * offset
        if kind == STRING16:
            return self.string(offset)
        if kind in (TABLE16, ARRAY16):
            place = self.units + 2 * offset
            (count,) = self.numbers("H", place, 1)
            width = count if kind == TABLE16 else 0
            keys = self.numbers("H", place + 2, width)
            items = [self.short_string(n) for n in self.numbers("H", place + 2 + 2 * width, count)]
            if kind == ARRAY16:
                return (ARRAY, items)
            return (TABLE, [(self.key(k, self.key_limit), i) for k, i in zip(keys, items)])
        if kind == INT or offset == 0:
            return (INT, resource)
        if kind == TABLE:
            (count,) = self.numbers("H", place, 1)
            keys = [self.key(k, self.key_limit) for k in self.numbers("H", place + 2, count)]
            items = self.numbers("I", place + (2 + 2 * count + 3) // 4 * 4, count)
            return (TABLE, [(k, self.tree(i)) for k, i in zip(keys, items)])
        (count,) = self.numbers("I", place, 1)
        if kind == TABLE32:
            keys = [
                k & 0x7FFFFFFF if k >> 31 else self.key(k, None)
                for k in self.numbers("I", place + 4, count)]
            items = self.numbers("I", place + 4 + 4 * count, count)
            return (TABLE, [(k, self.tree(i)) for k, i in zip(keys, items)])
        if kind == ARRAY:
            return (ARRAY, [self.tree(i) for i in self.numbers("I", place + 4, count)])
        size = {STRING: 2 * count + 2, ALIAS: 2 * count + 2, BINARY: count, INTS: 4 * count}[kind]
        return (kind, self.body[place : place + 4 + size])

    def key_text(self, key, pool):
        """The text of a key, by the bytes of the pool that has it."""
        if isinstance(key, bytes):
            return key.decode()
        start = 4 * (1 + len(pool.indexes)) + key
        return pool.body[start : pool.body.index(b"\0", start)].decode()


def without(tree, is_left_out, text, path=""):
    """A tree without the branches whose path of keys is left out."""
    if tree[0] != TABLE:
        return tree
    kept = []
    for key, item in tree[1]:
        below = path + "/" + text(key)
        if not is_left_out(below):
            kept.append((key, without(item, is_left_out, text, below)))
    return (TABLE, kept)


class Writer:
    """The bytes of a tree, with each key, string and table of strings once."""

    def __init__(self, bundle, tree):
        self.bundle = bundle
        self.keys, self.units, self.words = {}, {}, []
        self.start = 4 * (1 + len(bundle.indexes))
        self.collect(tree)
        self.place()
        key_bytes = b"".join(key + b"\0" for key in self.keys)
        key_bytes += b"\xaa" * (-len(key_bytes) % 4)
        self.key_limit = self.start + len(key_bytes) if key_bytes else 0
        self.unit_bytes = b"\0\0" + b"".join(self.units)
        # A first pass finds the length of the units, which come before the words.
        self.tables = {}
        self.base = 0
        self.resource(tree)
        units = self.unit_bytes + b"\0\0" * (len(self.unit_bytes) // 2 % 2)
        self.words, self.base = [], self.start + len(key_bytes) + len(units)
        root = self.resource(tree)
        indexes = list(bundle.indexes)
        top = (self.base + 4 * len(self.words)) // 4
        indexes[1], indexes[2], indexes[3] = (self.start + len(key_bytes)) // 4, top, top
        indexes[6] = self.base // 4
        self.data = (
            bundle.header + struct.pack(f"<{1 + len(indexes)}I", root, *indexes) + key_bytes + units
            + struct.pack(f"<{len(self.words)}I", *self.words))

    def collect(self, tree):
        kind, content = tree
        if kind == STRING16 and isinstance(content, bytes):
            self.units.setdefault(content)
        for item in content if kind == ARRAY else ():
            self.collect(item)
        for key, item in content if kind == TABLE else ():
            if isinstance(key, bytes):
                self.keys.setdefault(key)
            self.collect(item)

    def place(self):
        place = self.start
        for key in self.keys:
            self.keys[key] = place
            place += len(key) + 1
        place = 1
        for units in self.units:
            self.units[units] = place
            place += len(units) // 2

    def key16(self, key):
        return self.keys[key] if isinstance(key, bytes) else key + self.key_limit

    def short(self, item):
        """The number of a string in 16 bits; nothing if it is no string, or too far."""
        kind, content = item
        if kind != STRING16:
            return None
        if isinstance(content, bytes):
            number = self.units[content] + self.bundle.pool_limit16
        else:
            number = content if content < self.bundle.pool_limit16 else 0x10000
        return number if number < 0x10000 else None

    def short_container(self, kind, numbers):
        data = struct.pack(f"<{len(numbers)}H", *numbers)
        if data not in self.tables:
            self.tables[data] = len(self.unit_bytes) // 2
            self.unit_bytes += data
        return kind << 28 | self.tables[data]

    def add(self, data):
        place = self.base // 4 + len(self.words)
        data += b"\0" * (-len(data) % 4)
        self.words += struct.unpack(f"<{len(data) // 4}I", data)
        return place

    def resource(self, tree):
        kind, content = tree
        if kind == INT:
            return content
        if kind == STRING16:
            if isinstance(content, bytes):
                content = self.units[content] + self.bundle.pool_limit
            return STRING16 << 28 | content
        if kind not in (TABLE, ARRAY):
            return kind << 28 | self.add(content)
        items = content if kind == ARRAY else [item for _, item in content]
        keys = [] if kind == ARRAY else [key for key, _ in content]
        if not items:
            return kind << 28
        numbers = [self.short(item) for item in items]
        near = all(self.key16(key) < 0x10000 for key in keys)
        if near and None not in numbers:
            shape = [len(items)] + [self.key16(key) for key in keys] + numbers
            return self.short_container(TABLE16 if kind == TABLE else ARRAY16, shape)
        below = struct.pack(f"<{len(items)}I", *[self.resource(item) for item in items])
        if kind == ARRAY:
            return ARRAY << 28 | self.add(struct.pack("<I", len(items)) + below)
        if near:
            head = struct.pack(f"<{1 + len(keys)}H", len(keys), *map(self.key16, keys))
            return TABLE << 28 | self.add(head + b"\0" * (-len(head) % 4) + below)
        far = [self.keys[key] if isinstance(key, bytes) else key | 1 << 31 for key in keys]
        return TABLE32 << 28 | self.add(struct.pack(f"<{1 + len(far)}I", len(far), *far) + below)


def thinned(data, pool, is_left_out):
    """The bytes of a bundle without some branches; `pool` has the keys that it shares."""
    bundle = Bundle(data)
    shared = Bundle(pool) if bundle.uses_pool else None
    whole = bundle.tree(bundle.root)
    tree = without(whole, is_left_out, lambda key: bundle.key_text(key, shared))
    return data if tree == whole else Writer(bundle, tree).data
