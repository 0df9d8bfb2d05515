// The table of coasts, lakes, ice and borders that Scripts/make-maps makes. Its bytes are the
// program's own and live as long as it does. In C, because a compiler of Swift takes minutes for an
// array of that size, and one of C reads a file by `#embed` (C23) in no time.

#ifndef ZOETROPE_CMAPDATA_H
#define ZOETROPE_CMAPDATA_H

const unsigned char *_Nonnull zoetrope_map_start(void);

long zoetrope_map_size(void);

#endif
