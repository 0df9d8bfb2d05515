// What the kernel of macOS tells of files (xnu, bsd/vfs/kpi_vfs.c), made of what Linux tells:
//
//   what happens              macOS tells                        of inotify
//   a name is made            its folder: NOTE_WRITE             IN_CREATE with a name
//   a name is removed         its folder: NOTE_WRITE             IN_DELETE with a name
//                             the file: NOTE_DELETE | NOTE_LINK  IN_ATTRIB, fewer links than before
//   a name is moved           both folders: NOTE_WRITE           IN_MOVED_FROM, IN_MOVED_TO
//                             the file: NOTE_RENAME              IN_MOVE_SELF
//                             what it replaces: NOTE_DELETE      IN_ATTRIB, fewer links than before
//   bytes are written         the file: NOTE_WRITE, NOTE_EXTEND  IN_MODIFY
//   a file is cut to nothing  the file: NOTE_ATTRIB              IN_MODIFY, and a size of 0
//   mode, times, attributes   the file: NOTE_ATTRIB              IN_ATTRIB
//
// As there, a descriptor has one entry whose flags are merged until they are asked for, a folder's
// says nothing of names nor of what happens inside of its files, and closing a descriptor removes its
// entry. Unlike there, the removal of a folder that is reached through a link alone goes untold.

#if defined(__linux__)

#define _GNU_SOURCE
#include "kqueue.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

struct entry {
  bool isThere;
  int watch;
  uint32_t wanted, pending;
  void *data;
  dev_t device;
  ino_t inode;
  nlink_t links;
  off_t size;
};

struct queue {
  // inotify's, which is also the queue's own.
  int descriptor;
  pthread_mutex_t lock;
  bool isTriggered;
  struct entry *entries;
  int count;
  struct queue *next;
};

static struct queue *queues;
static pthread_mutex_t queuesLock = PTHREAD_MUTEX_INITIALIZER;

static const uint32_t everything = IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM |
                                   IN_MOVED_TO | IN_MOVE_SELF | IN_DELETE_SELF;

int kqueue(void) {
  int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (descriptor < 0) return -1;
  pthread_mutex_lock(&queuesLock);
  struct queue *queue = queues;
  while (queue != NULL && queue->descriptor != descriptor) queue = queue->next;
  if (queue == NULL) {
    queue = calloc(1, sizeof *queue);
    queue->descriptor = descriptor;
    pthread_mutex_init(&queue->lock, NULL);
    queue->next = queues;
    queues = queue;
  } else {
    // One of the same descriptor was closed.
    queue->isTriggered = false;
    free(queue->entries);
    queue->entries = NULL;
    queue->count = 0;
  }
  pthread_mutex_unlock(&queuesLock);
  return descriptor;
}

static struct queue *find(int descriptor) {
  pthread_mutex_lock(&queuesLock);
  struct queue *queue = queues;
  while (queue != NULL && queue->descriptor != descriptor) queue = queue->next;
  pthread_mutex_unlock(&queuesLock);
  return queue;
}

static void removeEntry(struct queue *queue, int index) {
  int watch = queue->entries[index].watch;
  queue->entries[index].isThere = false;
  for (int other = 0; other < queue->count; other++)
    if (queue->entries[other].isThere && queue->entries[other].watch == watch) return;
  inotify_rm_watch(queue->descriptor, watch);
}

static int add(struct queue *queue, const struct kevent *change) {
  int descriptor = (int)change->ident;
  struct stat status;
  if (fstat(descriptor, &status) < 0) return -1;
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  // By this path it is the file itself, whatever name it has by now.
  int watch = inotify_add_watch(queue->descriptor, path, everything);
  if (watch < 0) return -1;
  if (descriptor >= queue->count) {
    int count = descriptor + 256;
    queue->entries = realloc(queue->entries, (size_t)count * sizeof *queue->entries);
    memset(
        queue->entries + queue->count, 0, (size_t)(count - queue->count) * sizeof *queue->entries);
    queue->count = count;
  }
  struct entry *entry = &queue->entries[descriptor];
  if (entry->isThere && entry->watch != watch) removeEntry(queue, descriptor);
  *entry = (struct entry){
    .isThere = true, .watch = watch, .wanted = change->fflags, .data = change->udata,
    .device = status.st_dev, .inode = status.st_ino, .links = status.st_nlink,
    .size = status.st_size,
  };
  return 0;
}

static uint32_t meaning(
    const struct entry *entry, const struct stat *status, const struct inotify_event *event) {
  if (event->len > 0) {
    if (!(event->mask & (IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO))) return 0;
    return NOTE_WRITE | (event->mask & IN_ISDIR ? NOTE_LINK : 0);
  }
  uint32_t flags = 0;
  if (event->mask & IN_MODIFY) flags |= status->st_size == 0 ? NOTE_ATTRIB : NOTE_WRITE;
  if (event->mask & IN_MODIFY && status->st_size > entry->size) flags |= NOTE_EXTEND;
  if (event->mask & IN_ATTRIB && status->st_nlink == entry->links) flags |= NOTE_ATTRIB;
  if (event->mask & IN_ATTRIB && status->st_nlink < entry->links) flags |= NOTE_DELETE | NOTE_LINK;
  if (event->mask & IN_ATTRIB && status->st_nlink > entry->links) flags |= NOTE_LINK;
  if (event->mask & IN_MOVE_SELF) flags |= NOTE_RENAME;
  if (event->mask & IN_DELETE_SELF) flags |= NOTE_DELETE;
  if (event->mask & IN_UNMOUNT) flags |= NOTE_REVOKE;
  return flags;
}

static void take(struct queue *queue, const struct inotify_event *event) {
  // Linux tells of a folder's end when nobody has it open any more.
  bool mayEndFolder = event->mask & IN_DELETE && event->mask & IN_ISDIR;
  bool isLost = event->mask & IN_Q_OVERFLOW;
  for (int descriptor = 0; descriptor < queue->count; descriptor++) {
    struct entry *entry = &queue->entries[descriptor];
    bool isMeant = entry->watch == event->wd;
    if (!entry->isThere || !(isMeant || mayEndFolder || isLost)) continue;
    struct stat status;
    if (fstat(descriptor, &status) < 0 || status.st_dev != entry->device ||
        status.st_ino != entry->inode) {
      removeEntry(queue, descriptor);
      continue;
    }
    if (isLost) entry->pending |= entry->wanted;
    if (isMeant) entry->pending |= meaning(entry, &status, event) & entry->wanted;
    if (S_ISDIR(status.st_mode) && status.st_nlink == 0 && entry->links > 0)
      entry->pending |= (NOTE_DELETE | NOTE_LINK) & entry->wanted;
    entry->links = status.st_nlink;
    entry->size = status.st_size;
  }
}

static void readAll(struct queue *queue) {
  _Alignas(struct inotify_event) char buffer[64 * 1024];
  ssize_t length;
  while ((length = read(queue->descriptor, buffer, sizeof buffer)) > 0) {
    for (ssize_t offset = 0; offset < length;) {
      const struct inotify_event *event = (const struct inotify_event *)(buffer + offset);
      take(queue, event);
      offset += (ssize_t)sizeof *event + event->len;
    }
  }
}

static int collect(struct queue *queue, struct kevent *events, int most) {
  int count = 0;
  if (queue->isTriggered && count < most) {
    events[count++] = (struct kevent){.filter = EVFILT_USER};
    queue->isTriggered = false;
  }
  for (int descriptor = 0; descriptor < queue->count && count < most; descriptor++) {
    struct entry *entry = &queue->entries[descriptor];
    if (!entry->isThere || entry->pending == 0) continue;
    struct stat status;
    if (fstat(descriptor, &status) < 0 || status.st_ino != entry->inode) {
      removeEntry(queue, descriptor);
      continue;
    }
    events[count++] = (struct kevent){
      .ident = (uintptr_t)descriptor, .filter = EVFILT_VNODE, .flags = EV_ADD | EV_CLEAR,
      .fflags = entry->pending, .udata = entry->data,
    };
    entry->pending = 0;
  }
  return count;
}

static int apply(struct queue *queue, const struct kevent *change) {
  if (change->filter == EVFILT_VNODE && change->flags & EV_ADD) return add(queue, change);
  if (change->filter != EVFILT_USER) {
    errno = EINVAL;
    return -1;
  }
  if (change->fflags & NOTE_TRIGGER) queue->isTriggered = true;
  return 0;
}

int kevent(
    int descriptor, const struct kevent *changes, int changeCount, struct kevent *events,
    int eventCount, const struct timespec *timeout) {
  struct queue *queue = find(descriptor);
  if (queue == NULL) {
    errno = EBADF;
    return -1;
  }
  pthread_mutex_lock(&queue->lock);
  int fault = 0;
  for (int index = 0; index < changeCount && fault == 0; index++)
    fault = apply(queue, &changes[index]);
  int count = 0;
  while (fault == 0 && eventCount > 0) {
    readAll(queue);
    count = collect(queue, events, eventCount);
    if (count > 0 || timeout != NULL) break;
    pthread_mutex_unlock(&queue->lock);
    // A descriptor to wake it by would be one that nobody closes; so it looks now and then.
    struct pollfd waiting = {.fd = descriptor, .events = POLLIN};
    poll(&waiting, 1, 10);
    pthread_mutex_lock(&queue->lock);
  }
  pthread_mutex_unlock(&queue->lock);
  return fault < 0 ? -1 : count;
}

#endif
