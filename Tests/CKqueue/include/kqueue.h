// kqueue(2) and kevent(2), as much of them as watches files: the header of macOS; elsewhere an
// emulation of them on inotify(7), with the types and the numbers of macOS.

#ifndef ZOETROPE_CKQUEUE_H
#define ZOETROPE_CKQUEUE_H

#if defined(__APPLE__)

#include <fcntl.h>
#include <sys/event.h>

#elif defined(__linux__)

#include <stdint.h>
#include <time.h>

struct kevent {
  uintptr_t ident;
  int16_t filter;
  uint16_t flags;
  uint32_t fflags;
  intptr_t data;
  void *udata;
};

#define EVFILT_VNODE (-4)
#define EVFILT_USER (-10)

#define EV_ADD 0x0001
#define EV_CLEAR 0x0020

#define NOTE_TRIGGER 0x01000000

#define NOTE_DELETE 0x00000001
#define NOTE_WRITE 0x00000002
#define NOTE_EXTEND 0x00000004
#define NOTE_ATTRIB 0x00000008
#define NOTE_LINK 0x00000010
#define NOTE_RENAME 0x00000020
#define NOTE_REVOKE 0x00000040

// O_PATH of Linux: likewise a descriptor by which nothing can be read.
#define O_EVTONLY 010000000

int kqueue(void);

int kevent(
    int queue, const struct kevent *changes, int changeCount, struct kevent *events, int eventCount,
    const struct timespec *timeout);

#endif

#endif
