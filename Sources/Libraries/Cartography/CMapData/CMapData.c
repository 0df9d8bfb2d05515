#include "CMapData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Made by Scripts/make-maps of Natural Earth (public domain).
static const unsigned char map[] = {
#embed "map.bin"
};

const unsigned char *zoetrope_map_start(void) { return map; }

long zoetrope_map_size(void) { return sizeof map; }
