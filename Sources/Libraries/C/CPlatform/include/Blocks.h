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
  // Control characters, `"&'<>`, the first bytes of U+0080 to U+009F and of noncharacters, and bytes that no
  // UTF-8 has.
  zoetrope_marks_of_html,
  // Control characters but DEL, `"&'<>`, and the first byte of U+FFFE and U+FFFF.
  zoetrope_marks_of_xml,
  // Those of HTML, backslash, and the first byte of U+2028 and U+2029.
  zoetrope_marks_of_json,
  // Control characters, `,;\` and DEL.
  zoetrope_marks_of_calendars,
  // What is more than a letter in a line of Markdown: control characters, `` !&*<[\]_` ``, `X`, `Y`, `Z` and `^`.
  zoetrope_marks_of_markdown,
  // What is typed for something else: `"'-.`.
  zoetrope_marks_of_typing,
  // What an address that is a link by itself has: `@:.`.
  zoetrope_marks_of_links,
  // What begins or ends a comment, or what hides text in other programs: `#%<{[\]`, and `X`, `Y`, `Z`, `^` and `_`.
  zoetrope_marks_of_comments,
  // What other programs' syntax begins with: `$:[{`.
  zoetrope_marks_of_other_syntax,
  // `<`.
  zoetrope_marks_of_tags,
  // All but small letters, digits, `-`, `.` and `/`.
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
    case zoetrope_marks_of_html:
      return markup | zoetrope_is(bytes == 0x7F) | zoetrope_is(bytes == 0xC2) |
             zoetrope_is(bytes > 0xEE);
    case zoetrope_marks_of_xml: return markup | zoetrope_is(bytes == 0xEF);
    case zoetrope_marks_of_json:
      // What differs from DEL in the three bits in which a backslash does is rare.
      return markup | zoetrope_is((bytes | 0x23) == 0x7F) | zoetrope_is((bytes | 0x20) == 0xE2) |
             zoetrope_is(bytes > 0xEE);
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
    case zoetrope_marks_of_links:
      return zoetrope_is(bytes == '@') | zoetrope_is(bytes == ':') | zoetrope_is(bytes == '.');
    case zoetrope_marks_of_comments:
      // From `X` to `_`.
      return zoetrope_is((bytes & 0xF8) == 'X') | zoetrope_is(bytes == '{') |
             zoetrope_is(bytes == '<') | zoetrope_is(bytes == '%') | zoetrope_is(bytes == '#');
    case zoetrope_marks_of_other_syntax:
      return zoetrope_is((bytes | 0x20) == '{') | zoetrope_is(bytes == ':') |
             zoetrope_is(bytes == '$');
    case zoetrope_marks_of_tags: return zoetrope_is(bytes == '<');
    case zoetrope_marks_of_addresses:
      // From `-` to `9`.
      return ~(zoetrope_is(bytes - 'a' < 26) | zoetrope_is(bytes - '-' < 13));
    case zoetrope_marks_beyond_ascii: return zoetrope_is(bytes > 0x7F);
  }
  __builtin_unreachable();
}

// How many bits a byte of a block has in the number that `zoetrope_bits` makes.
#if defined(__aarch64__)
enum { zoetrope_bits_of_byte = 4 };
#else
enum { zoetrope_bits_of_byte = 1 };
#endif

// Which bytes of a comparison's result are set, the first in the lowest bits.
static inline __attribute__((always_inline)) uint64_t zoetrope_bits(zoetrope_block bytes) {
#if defined(__SSE2__)
  return (unsigned)_mm_movemask_epi8((__m128i)bytes);
#elif defined(__aarch64__)
  return vget_lane_u64(
      vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8((uint8x16_t)bytes), 4)), 0);
#else
  uint64_t bits = 0;
  for (int index = 0; index < zoetrope_block_size; index += 1) {
    bits |= (uint64_t)(bytes[index] & 1) << index;
  }
  return bits;
#endif
}

// The index of the first byte whose bits are set; sixteen, where none is.
static inline __attribute__((always_inline)) long zoetrope_first_set(zoetrope_block bytes) {
  uint64_t bits = zoetrope_bits(bytes);
  return bits == 0 ? zoetrope_block_size : __builtin_ctzll(bits) / zoetrope_bits_of_byte;
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

// Adds how many words end in a text's ASCII, which hold a letter or a digit and stand between spaces, and
// tells where that ends. `is_in_word` is 1 within a word that has either already.
static inline __attribute__((always_inline)) long zoetrope_count_words(
    const uint8_t *_Nonnull text, long index, long count, long *_Nonnull ended,
    uint64_t *_Nonnull is_in_word) {
  // The bits of a block lie on top, so that what carries out of its last byte overflows.
  const int below = 64 - zoetrope_block_size * zoetrope_bits_of_byte;
  const uint64_t each = UINT64_MAX / ((1 << zoetrope_bits_of_byte) - 1) >> below << below;
  while (index < count) {
    long rest = count - index;
    zoetrope_block bytes;
    if (rest >= zoetrope_block_size) {
      memcpy(&bytes, text + index, sizeof bytes);
      rest = zoetrope_block_size;
    } else {
      bytes = zoetrope_short_block(text + index, rest);
    }
    long ascii = zoetrope_first_set(zoetrope_marked(bytes, zoetrope_marks_beyond_ascii));
    if (ascii < rest) rest = ascii;
    if (rest == 0) break;
    zoetrope_block small = bytes | 0x20;
    uint64_t marks = zoetrope_bits(zoetrope_is(small - 'a' < 26) | zoetrope_is(bytes - '0' < 10));
    uint64_t word = zoetrope_bits(zoetrope_is(bytes > ' '));
    marks = marks << below & each;
    word <<= below;
    if (rest < zoetrope_block_size) {
      // What is behind neither ends a word nor makes one.
      uint64_t behind = UINT64_MAX << (below + rest * zoetrope_bits_of_byte);
      marks &= ~behind;
      word |= behind;
    }
    // Words begin and end too irregularly for branches, so one sum does it: where all but spaces are ones
    // and letters and digits add 1, each word carries into the space behind it.
    uint64_t sum;
    uint64_t carry = __builtin_add_overflow(word, marks, &sum);
    carry |= __builtin_add_overflow(sum, *is_in_word << below, &sum);
    *ended += __builtin_popcountll(sum & ~word & each);
    *is_in_word = carry;
    index += rest;
    if (rest < zoetrope_block_size) break;
  }
  return index;
}

#endif
