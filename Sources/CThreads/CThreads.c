#include "CThreads.h"

static _Thread_local void *values[2];

void *zoetrope_get(zoetrope_thread_value value) { return values[value]; }

void zoetrope_set(zoetrope_thread_value value, void *pointer) { values[value] = pointer; }
