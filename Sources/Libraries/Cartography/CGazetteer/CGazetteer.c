#include "CGazetteer.h"

// C23, which clang takes in earlier dialects as an extension. A megabyte takes it some milliseconds,
// where Swift would need minutes for an array.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char airports[] = {
#embed "airports.tsv"
};
static const unsigned char metropolises[] = {
#embed "metropolises.tsv"
};
static const unsigned char cities[] = {
#embed "cities.tsv"
};
static const unsigned char places[] = {
#embed "places.tsv"
};

zoetrope_table zoetrope_table_of_airports(void) {
  return (zoetrope_table){airports, sizeof airports};
}

zoetrope_table zoetrope_table_of_metropolises(void) {
  return (zoetrope_table){metropolises, sizeof metropolises};
}

zoetrope_table zoetrope_table_of_cities(void) { return (zoetrope_table){cities, sizeof cities}; }

zoetrope_table zoetrope_table_of_places(void) { return (zoetrope_table){places, sizeof places}; }
