// What the system and the processor offer and Swift does not reach by itself.

#ifndef ZOETROPE_CPLATFORM_H
#define ZOETROPE_CPLATFORM_H

#include "Blocks.h"
#include "FileSystem.h"
#include "Signals.h"
#include "Threads.h"

#endif
