#include "CThreads.h"

static _Thread_local void *values[zoetrope_thread_value_count];

void *zoetrope_thread_value_get(zoetrope_thread_value value) { return values[value]; }

void zoetrope_thread_value_set(zoetrope_thread_value value, void *pointer) { values[value] = pointer; }
