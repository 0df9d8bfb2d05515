// Functions for which a program that is linked on Debian 12 would need a newer glibc than 2.34. The
// linker takes these in their place (`--wrap`).

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

// The version before 2.35, which also sets `errno`.
__asm__(".symver hypot_of_old, hypot@GLIBC_2.2.5");
__asm__(".symver hypotf_of_old, hypotf@GLIBC_2.2.5");
double hypot_of_old(double x, double y);
float hypotf_of_old(float x, float y);
double __wrap_hypot(double x, double y) { return hypot_of_old(x, y); }
float __wrap_hypotf(float x, float y) { return hypotf_of_old(x, y); }

// Since 2.36; Expat salts its hashes with it.
void __wrap_arc4random_buf(void *bytes, size_t count) {
  while (count > 0) {
    ssize_t got = getrandom(bytes, count, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) abort();
    bytes = (char *)bytes + got;
    count -= (size_t)got;
  }
}

// Since 2.35; libgcc finds by it how to unwind a frame.
struct search {
  char *address;
  struct dl_find_object *found;
};

static int look(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  struct search *search = data;
  char *base = (char *)info->dlpi_addr, *start = NULL, *end = NULL, *frames = NULL;
  for (int number = 0; number < info->dlpi_phnum; number += 1) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[number];
    char *place = base + part->p_vaddr;
    if (part->p_type == PT_GNU_EH_FRAME) frames = place;
    if (part->p_type != PT_LOAD) continue;
    if (!start || place < start) start = place;
    if (place + part->p_memsz > end) end = place + part->p_memsz;
  }
  if (search->address < start || search->address >= end || !frames) return 0;
  memset(search->found, 0, sizeof *search->found);
  search->found->dlfo_map_start = start;
  search->found->dlfo_map_end = end;
  search->found->dlfo_eh_frame = frames;
  return 1;
}

int __wrap__dl_find_object(void *address, struct dl_find_object *found) {
  struct search search = {address, found};
  return dl_iterate_phdr(look, &search) ? 0 : -1;
}
