// XXH3 of the xxHash library, with 128 bits. Its code comes with the header, so a program that holds it
// needs no library when it runs.

#ifndef ZOETROPE_CXXHASH_H
#define ZOETROPE_CXXHASH_H

#define XXH_INLINE_ALL
#include <stddef.h>
#include <xxhash.h>

// The header's own names are macros here, which Swift does not see.

typedef XXH128_hash_t zoetrope_hash;

static inline zoetrope_hash zoetrope_hash_of(const void *bytes, size_t count) {
  return XXH3_128bits(bytes, count);
}

// The state of a hash of bytes that come in pieces lies in memory of who asks for it.
static inline size_t zoetrope_hash_size(void) { return sizeof(XXH3_state_t); }
static inline size_t zoetrope_hash_alignment(void) { return _Alignof(XXH3_state_t); }

static inline void zoetrope_hash_begin(void *state) {
  XXH3_INITSTATE((XXH3_state_t *)state);
  XXH3_128bits_reset((XXH3_state_t *)state);
}

static inline void zoetrope_hash_update(void *state, const void *bytes, size_t count) {
  XXH3_128bits_update((XXH3_state_t *)state, bytes, count);
}

static inline zoetrope_hash zoetrope_hash_finish(const void *state) {
  return XXH3_128bits_digest((const XXH3_state_t *)state);
}

#endif
