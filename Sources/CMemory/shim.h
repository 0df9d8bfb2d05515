// What the GNU C library lets a program decide about its memory.

#ifndef ZOETROPE_CMEMORY_H
#define ZOETROPE_CMEMORY_H

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

// mallopt(3). Other C libraries have no arenas.
static inline void zoetrope_limit_arenas(int count) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, count);
#endif
}

#endif
