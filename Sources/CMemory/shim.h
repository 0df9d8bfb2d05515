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

// malloc_trim(3): pages that hold nothing go back to the system.
static inline void zoetrope_give_back_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

#endif
