// What this thread is busy with, for C's callbacks: Swift has no variables of a thread, and those of
// POSIX take several calls.

#ifndef ZOETROPE_CTHREADS_H
#define ZOETROPE_CTHREADS_H

typedef enum zoetrope_thread_value {
  /// The memory of the tree that libcmark makes.
  zoetrope_thread_value_tree_memory,
  zoetrope_thread_value_count,
} zoetrope_thread_value;

// Here, so that whoever asks does so without a call.
extern _Thread_local void *_Nullable zoetrope_thread_values[zoetrope_thread_value_count];

// NULL until this thread has set it.
static inline void *_Nullable zoetrope_thread_value_get(zoetrope_thread_value value) {
  return zoetrope_thread_values[value];
}

static inline void zoetrope_thread_value_set(
    zoetrope_thread_value value, void *_Nullable pointer) {
  zoetrope_thread_values[value] = pointer;
}

#endif
