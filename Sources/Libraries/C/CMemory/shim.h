// The allocator that takes the place of the GNU C library's, and what a program may ask of it.

#ifndef ZOETROPE_CMEMORY_H
#define ZOETROPE_CMEMORY_H

#if defined(__linux__)
#include <mimalloc.h>
#endif

// Pages that hold nothing go back to the system. Other systems do that by themselves.
static inline void zoetrope_give_back_memory(void) {
#if defined(__linux__)
  mi_collect(true);
#endif
}

#endif
