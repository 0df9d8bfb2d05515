#include <string.h>

#include <cmark.h>

// Before 0.30 the getters of a node allocated: two threads could not read one tree.
#if CMARK_VERSION < ((0 << 16) | (30 << 8) | 0)
#error "Zoetrope needs libcmark 0.30 or later"
#endif
