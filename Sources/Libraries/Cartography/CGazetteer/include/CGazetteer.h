// Tables of places and airports, of which Scripts/make-gazetteer says what is in a line. They are
// data of the executable: nothing is read at a start, and no page of memory before its first use.

#ifndef ZOETROPE_CGAZETTEER_H
#define ZOETROPE_CGAZETTEER_H

#include <stddef.h>

typedef struct zoetrope_table {
  const unsigned char *_Nonnull bytes;
  size_t count;
} zoetrope_table;

zoetrope_table zoetrope_table_of_airports(void);
zoetrope_table zoetrope_table_of_metropolises(void);
zoetrope_table zoetrope_table_of_cities(void);
zoetrope_table zoetrope_table_of_places(void);

#endif
