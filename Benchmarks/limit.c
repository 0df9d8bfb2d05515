// The limit: what no generator can go below that parses every text by libcmark and writes every file.
//
// Usage: limit PACK OUTPUT
//
// PACK is prepared beforehand by pack.py and not counted: the paths of the corpus's files, and every
// file of the tree that Zoetrope made of it, bytes included (but for Zoetrope's own manifest). OUTPUT
// is a folder that exists and is empty.
//
// Counted is the whole process: its start; mapping PACK; for each file of the corpus opening, reading
// and closing it, skipping its front matter, parsing the rest by libcmark and rendering it to HTML;
// for each folder of the tree making it, and for each file in it creating, writing and closing it. Two
// threads take both kinds of work in turn, a text and a folder, until there is neither: none waits.
// Not done at all: finding the corpus's files, reading front matter, dates, templates, lists, links,
// sums of what is written, comparing with what was there, exchanging folders.
//
// A byte count of what libcmark rendered is printed, so that no compiler leaves the work out.

#define _GNU_SOURCE
#include <cmark.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const uint64_t most = 1000 * 1000 * 1000;

// PACK holds numbers of eight bytes in the machine's own order: how many texts, inner folders, leaf
// folders and files there are; each text and inner folder as a size and a path; each leaf folder as a
// size, a path and the number of its files, followed by each of them as two sizes, a path and its
// bytes. Paths end with a NUL, which their sizes count. Inner folders hold others, and come after the
// one that they lie in; they are made before anything else. A leaf without a path stands for the files
// that lie in inner folders.
struct file {
  const char *path;
  const char *bytes;
  size_t size;
};

struct folder {
  const char *path;
  struct file *files;
  size_t count;
};

static const char **texts, **inner;
static struct folder *leaves;
static struct file *files;
static size_t text_count, inner_count, leaf_count, file_count;
static int output;
static atomic_size_t next_text, next_leaf, rendered;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static uint64_t number(const char **place) {
  uint64_t value;
  memcpy(&value, *place, sizeof value);
  *place += sizeof value;
  if (value > most) {
    fputs("limit: PACK is damaged\n", stderr);
    exit(1);
  }
  return value;
}

static const char *text(const char **place, size_t size) {
  const char *start = *place;
  *place += size;
  return start;
}

static void unpack(const char *path) {
  int pack = open(path, O_RDONLY);
  struct stat status;
  if (pack < 0 || fstat(pack, &status) != 0) fail(path);
  const char *place = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, pack, 0);
  if (place == MAP_FAILED) fail(path);
  text_count = number(&place);
  inner_count = number(&place);
  leaf_count = number(&place);
  file_count = number(&place);
  texts = calloc(text_count + 1, sizeof *texts);
  inner = calloc(inner_count + 1, sizeof *inner);
  leaves = calloc(leaf_count + 1, sizeof *leaves);
  files = calloc(file_count + 1, sizeof *files);
  if (!texts || !inner || !leaves || !files) fail("limit");
  for (size_t i = 0; i < text_count; i++) texts[i] = text(&place, number(&place));
  for (size_t i = 0; i < inner_count; i++) inner[i] = text(&place, number(&place));
  struct file *file = files;
  for (size_t i = 0; i < leaf_count; i++) {
    leaves[i].path = text(&place, number(&place));
    leaves[i].count = number(&place);
    leaves[i].files = file;
    for (size_t j = 0; j < leaves[i].count; j++, file++) {
      size_t path_size = number(&place);
      file->size = number(&place);
      file->path = text(&place, path_size);
      file->bytes = text(&place, file->size);
    }
  }
}

// Where the body begins: behind the second line that is `---`.
static size_t body(const char *bytes, size_t size) {
  const char *end = size > 4 && memcmp(bytes, "---\n", 4) == 0 ? memmem(bytes, size, "\n---\n", 5) : NULL;
  return end ? (size_t)(end - bytes) + 5 : 0;
}

static void render(const char *path, char **buffer, size_t *capacity) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail(path);
  size_t size = (size_t)status.st_size;
  if (size > *capacity) {
    *buffer = realloc(*buffer, size);
    *capacity = size;
    if (!*buffer) fail("limit");
  }
  if (read(file, *buffer, size) != (ssize_t)size) fail(path);
  close(file);
  size_t start = body(*buffer, size);
  char *html = cmark_markdown_to_html(*buffer + start, size - start, CMARK_OPT_DEFAULT);
  atomic_fetch_add(&rendered, strlen(html));
  free(html);
}

static void write_whole(const struct file *made) {
  int file = openat(output, made->path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file < 0) fail(made->path);
  for (size_t written = 0; written < made->size;) {
    ssize_t count = write(file, made->bytes + written, made->size - written);
    if (count < 0) fail(made->path);
    written += (size_t)count;
  }
  close(file);
}

static void make(const struct folder *folder) {
  if (*folder->path && mkdirat(output, folder->path, 0777) != 0) fail(folder->path);
  for (size_t i = 0; i < folder->count; i++) write_whole(&folder->files[i]);
}

static void *work(void *unused) {
  (void)unused;
  char *buffer = NULL;
  size_t capacity = 0;
  for (int more = 1; more;) {
    more = 0;
    size_t i = atomic_fetch_add(&next_text, 1);
    if (i < text_count) render(texts[i], &buffer, &capacity), more = 1;
    i = atomic_fetch_add(&next_leaf, 1);
    if (i < leaf_count) make(&leaves[i]), more = 1;
  }
  free(buffer);
  return NULL;
}

int main(int count, char **arguments) {
  if (count != 3) return fputs("usage: limit PACK OUTPUT\n", stderr), 64;
  unpack(arguments[1]);
  output = open(arguments[2], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (output < 0) fail(arguments[2]);
  for (size_t i = 0; i < inner_count; i++) {
    if (mkdirat(output, inner[i], 0777) != 0) fail(inner[i]);
  }
  pthread_t second;
  if (pthread_create(&second, NULL, work, NULL) != 0) fail("limit");
  work(NULL);
  pthread_join(second, NULL);
  printf("%zu texts, %zu bytes rendered, %zu files\n", text_count, (size_t)rendered, file_count);
  return 0;
}
