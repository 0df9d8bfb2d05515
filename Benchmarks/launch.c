// Starts a program, waits for it, and says what it cost: without the memory of whoever wanted to know.
//
// Usage: launch DESCRIPTOR PROGRAM ARGUMENT...
//
// Linux counts into a program's peak memory what its process held before the program was loaded, and a
// child of a large Python process begins with that process's pages. This one holds some 1.2 MB, no more
// than any program that uses the C library. It writes to DESCRIPTOR, which PROGRAM does not get: the
// nanoseconds from before the start to the end, the microseconds of user and system time, the peak
// memory as the system counts it, and the status as wait4 tells it.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long microseconds(struct timeval time) {
  return time.tv_sec * 1000000LL + time.tv_usec;
}

int main(int count, char **arguments) {
  if (count < 3) return fputs("usage: launch DESCRIPTOR PROGRAM ARGUMENT...\n", stderr), 64;
  int report = atoi(arguments[1]);
  if (fcntl(report, F_SETFD, FD_CLOEXEC) != 0) return perror("launch: DESCRIPTOR"), 1;
  pid_t child;
  int status;
  struct rusage usage;
  long long start = nanoseconds();
  int problem = posix_spawnp(&child, arguments[2], NULL, NULL, arguments + 2, environ);
  if (problem) return fprintf(stderr, "launch: %s: %s\n", arguments[2], strerror(problem)), 127;
  while (wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) return perror("launch: wait4"), 1;
  }
  long long wall = nanoseconds() - start;
  long long cpu = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
  return dprintf(report, "%lld %lld %ld %d\n", wall, cpu, usage.ru_maxrss, status) < 0;
}
