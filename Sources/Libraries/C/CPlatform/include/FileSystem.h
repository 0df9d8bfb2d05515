// System calls that the platform modules leave out or that C gives a variable argument list.

#ifndef ZOETROPE_CFILESYSTEM_H
#define ZOETROPE_CFILESYSTEM_H

#include <errno.h>

#if defined(__linux__)
#include <sys/syscall.h>

// unistd.h declares both only under _GNU_SOURCE, which Swift does not set.
long syscall(long number, ...);
int syncfs(int descriptor);

// Linux 3.15, linux/fs.h: RENAME_NOREPLACE is 1, RENAME_EXCHANGE is 2.
static inline int zoetrope_rename(
    int fromFolder, const char *from, int toFolder, const char *to, unsigned flags) {
  return (int)syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags);
}

static inline int zoetrope_exchange(
    int firstFolder, const char *first, int secondFolder, const char *second) {
  return zoetrope_rename(firstFolder, first, secondFolder, second, 2u);
}

static inline int zoetrope_rename_exclusively(
    int fromFolder, const char *from, int toFolder, const char *to) {
  return zoetrope_rename(fromFolder, from, toFolder, to, 1u);
}

#elif defined(__APPLE__)
#include <stdio.h>

static inline int zoetrope_exchange(
    int firstFolder, const char *first, int secondFolder, const char *second) {
  return renameatx_np(firstFolder, first, secondFolder, second, RENAME_SWAP);
}

static inline int zoetrope_rename_exclusively(
    int fromFolder, const char *from, int toFolder, const char *to) {
  return renameatx_np(fromFolder, from, toFolder, to, RENAME_EXCL);
}
#endif

#endif
