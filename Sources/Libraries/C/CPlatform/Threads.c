#include "Threads.h"

_Thread_local void *zoetrope_thread_values[zoetrope_thread_value_count];
