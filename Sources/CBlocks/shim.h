// Text is looked at and copied sixteen bytes at a time, as vectors of the processor. Not in Swift: a
// comparison of its `SIMD16<UInt8>` takes generic code, and nothing tells at once for which bytes it holds.

#ifndef ZOETROPE_CBLOCKS_H
#define ZOETROPE_CBLOCKS_H

#include <stdint.h>
#include <string.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the first of some bytes must lie in the lowest bits of the number that they make"
#endif

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

typedef uint8_t zoetrope_block __attribute__((vector_size(16)));

enum { zoetrope_block_size = sizeof(zoetrope_block) };

// Marks are bytes that must be looked at by themselves. Some are found that need not be, where that takes
// fewer comparisons.
typedef enum zoetrope_marks {
  // Control characters, of which NUL counts, and `"&'<>`.
  zoetrope_marks_of_html,
  // The same, and the first byte of U+FFFE and U+FFFF.
  zoetrope_marks_of_xml,
  // The same as in HTML, and bytes over 0xFD.
  zoetrope_marks_of_commonmark,
  // The same as in HTML, backslash, DEL, and the first byte of U+2028 and U+2029.
  zoetrope_marks_of_json,
  // Control characters, `,;\` and DEL.
  zoetrope_marks_of_calendars,
  // What is more than a letter in a line of Markdown: control characters, `` !&*<[\]_` ``, `X`, `Y`, `Z` and `^`.
  zoetrope_marks_of_markdown,
  // What is typed for something else: `"'-.`.
  zoetrope_marks_of_typing,
  // `<`.
  zoetrope_marks_of_tags,
  // All but small letters, digits, `-` and `.`.
  zoetrope_marks_of_addresses,
  // Bytes of characters that are not ASCII's.
  zoetrope_marks_beyond_ascii,
} zoetrope_marks;

// A comparison's result as bytes: all bits of each for which it holds.
#define zoetrope_is(comparison) ((zoetrope_block)(comparison))

// All bits of each mark.
static inline __attribute__((always_inline)) zoetrope_block zoetrope_marked(
    zoetrope_block bytes, zoetrope_marks marks) {
  zoetrope_block controls = zoetrope_is(bytes < 0x20);
  // Those that differ in one bit or two are compared at once. A `#`, which differs in these as well, is
  // looked at for nothing.
  zoetrope_block markup =
      controls | zoetrope_is((bytes | 5) == '\'') | zoetrope_is((bytes | 2) == '>');
  switch (marks) {
    case zoetrope_marks_of_html: return markup;
    case zoetrope_marks_of_xml: return markup | zoetrope_is(bytes == 0xEF);
    case zoetrope_marks_of_commonmark: return markup | zoetrope_is(bytes > 0xFD);
    case zoetrope_marks_of_json:
      // What differs from DEL in the three bits in which a backslash does is rare.
      return markup | zoetrope_is((bytes | 0x23) == 0x7F) | zoetrope_is(bytes == 0xE2);
    case zoetrope_marks_of_calendars:
      return controls | zoetrope_is(bytes == ',') | zoetrope_is(bytes == ';') |
             zoetrope_is(bytes == '\\') | zoetrope_is(bytes == 0x7F);
    case zoetrope_marks_of_markdown:
      // From `X` to `_`.
      return controls | zoetrope_is((bytes & 0xF8) == 'X') | zoetrope_is(bytes == '`') |
             zoetrope_is(bytes == '!') | zoetrope_is(bytes == '&') | zoetrope_is(bytes == '*') |
             zoetrope_is(bytes == '<');
    case zoetrope_marks_of_typing:
      return zoetrope_is((bytes | 5) == '\'') | zoetrope_is(bytes == '-') |
             zoetrope_is(bytes == '.');
    case zoetrope_marks_of_tags: return zoetrope_is(bytes == '<');
    case zoetrope_marks_of_addresses:
      return ~(zoetrope_is(bytes - 'a' < 26) | zoetrope_is(bytes - '0' < 10) |
               zoetrope_is(bytes == '-') | zoetrope_is(bytes == '.'));
    case zoetrope_marks_beyond_ascii: return zoetrope_is(bytes > 0x7F);
  }
  __builtin_unreachable();
}

// The index of the first byte whose bits are set; sixteen, where none is.
static inline __attribute__((always_inline)) long zoetrope_first_set(zoetrope_block bytes) {
#if defined(__SSE2__)
  return __builtin_ctz((unsigned)_mm_movemask_epi8((__m128i)bytes) | 1U << zoetrope_block_size);
#elif defined(__aarch64__)
  // Four bits of each byte.
  uint64_t bits = vget_lane_u64(
      vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8((uint8x16_t)bytes), 4)), 0);
  return bits == 0 ? zoetrope_block_size : __builtin_ctzll(bits) / 4;
#else
  long index = 0;
  while (index < zoetrope_block_size && bytes[index] == 0) index += 1;
  return index;
#endif
}

// A block of which there are fewer than sixteen bytes, and at least one; those behind them are zeros. Parts
// are read that together hold each byte, and some of them twice.
static inline __attribute__((always_inline)) zoetrope_block zoetrope_short_block(
    const uint8_t *_Nonnull from, long count) {
  // In two numbers: a processor waits for parts in memory that it reads as a whole just after.
  uint64_t words[2] = {0, 0};
  if (count > 8) {
    memcpy(words, from, 8);
    memcpy(words + 1, from + count - 8, 8);
    words[1] >>= (16 - count) * 8;
  } else if (count >= 4) {
    uint32_t parts[2];
    memcpy(parts, from, 4);
    memcpy(parts + 1, from + count - 4, 4);
    words[0] = parts[0] | (uint64_t)parts[1] << (count - 4) * 8;
  } else {
    words[0] = from[0] | (uint64_t)from[count / 2] << count / 2 * 8 |
               (uint64_t)from[count - 1] << (count - 1) * 8;
  }
  zoetrope_block block;
  memcpy(&block, words, sizeof block);
  return block;
}

// The first index from there on at which there is a mark; the count, where there is none.
static inline __attribute__((always_inline)) long zoetrope_end_of_plain(
    const uint8_t *_Nullable text, long index, long count, zoetrope_marks marks) {
  zoetrope_block bytes;
  for (; count - index >= zoetrope_block_size; index += zoetrope_block_size) {
    memcpy(&bytes, text + index, sizeof bytes);
    long plain = zoetrope_first_set(zoetrope_marked(bytes, marks));
    if (plain < zoetrope_block_size) return index + plain;
  }
  if (index >= count) return count;
  bytes = zoetrope_short_block(text + index, count - index);
  index += zoetrope_first_set(zoetrope_marked(bytes, marks));
  return index < count ? index : count;
}

// Copies the bytes before the first mark, and returns how many. Whole blocks are written, before
// anybody knows whether all of a block is wanted: there must be room for fifteen bytes more.
static inline __attribute__((always_inline)) long zoetrope_copy_plain(
    uint8_t *_Nonnull to, const uint8_t *_Nonnull from, long count, zoetrope_marks marks) {
  long done = 0;
  zoetrope_block bytes;
  for (; count - done >= zoetrope_block_size; done += zoetrope_block_size) {
    memcpy(&bytes, from + done, sizeof bytes);
    memcpy(to + done, &bytes, sizeof bytes);
    long plain = zoetrope_first_set(zoetrope_marked(bytes, marks));
    if (plain < zoetrope_block_size) return done + plain;
  }
  if (done >= count) return count;
  bytes = zoetrope_short_block(from + done, count - done);
  memcpy(to + done, &bytes, sizeof bytes);
  long plain = zoetrope_first_set(zoetrope_marked(bytes, marks));
  return plain < count - done ? done + plain : count;
}

#endif
