#include "CVips.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Every function of libvips and GLib that is called, with its type in libvips' headers, where
// `gboolean` is `int`. `Checks/vips/run` includes these lines after the real headers.
#include "functions.h"

// Numbers of libvips' enumerations, which are part of its ABI.
enum { access_sequential = 1, size_force = 3, interesting_attention = 3 };
enum { interpretation_srgb = 22, interpretation_grey = 1, format_uchar = 0 };
enum { interpretation_grey16 = 26, interpretation_cmyk = 15 };
enum { interpretation_rgb = 17, interpretation_rgb16 = 25 };
enum { compression_av1 = 4 };

#define FUNCTION(result, name, parameters) static result(*name) parameters;
ZOETROPE_VIPS_FUNCTIONS(FUNCTION)
#undef FUNCTION

static pthread_once_t once = PTHREAD_ONCE_INIT;
// libvips has one text of faults for all threads; who holds this is the only one to take it.
static pthread_mutex_t asking;
static zoetrope_vips_state state;
static char detail_text[256];

static void keep_silent(const char *domain, int level, const char *message, void *data) {
  (void)domain, (void)level, (void)message, (void)data;
}

// Whether the loader's text says that there is no file of a name, rather than a fault of the file or
// of another one that it needs.
static int is_missing(const char *name, const char *reason) {
  return strstr(reason, name) && (strstr(reason, "No such file") || strstr(reason, "no such file"));
}

// The opened library, in which `versions.c` looks for encoders.
void *zoetrope_vips_handle;

// `libvips.so.42` is the name of the ABI since 8.0, which Debian's package `libvips42` has;
// Homebrew's folders are in no search path of a program that it did not build. `ZOETROPE_VIPS` names
// another file or library, such as the one that comes with a Python package; then no other is tried.
//
// A library that is there and can't be loaded, perhaps for a moment, is another fault than one that
// isn't installed: `detail_text` is then the loader's text, and `state` says so.
static void *open_library(void) {
#ifdef __APPLE__
  const char *names[] = {
      "libvips.42.dylib", "/opt/homebrew/lib/libvips.42.dylib", "/usr/local/lib/libvips.42.dylib",
      "/opt/homebrew/lib/libvips.dylib", "/usr/local/lib/libvips.dylib"};
#else
  const char *names[] = {"libvips.so.42"};
#endif
  size_t count = sizeof names / sizeof *names;
  const char *chosen = getenv("ZOETROPE_VIPS");
  if (chosen && *chosen) names[0] = chosen, count = 1;
  state = zoetrope_vips_no_library;
  snprintf(detail_text, sizeof detail_text, "%s", names[0]);
  for (size_t index = 0; index < count; index += 1) {
    // Of all that it brings, nothing may stand in for a function of this program.
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
    const char *reason = dlerror();
    if (state == zoetrope_vips_no_library && reason && !is_missing(names[index], reason)) {
      state = zoetrope_vips_no_start;
      snprintf(detail_text, sizeof detail_text, "%s", reason);
    }
  }
  return NULL;
}

// Loaders that a site's pictures need; all others stay blocked, those of ImageMagick, SVG and PDF
// among them, whatever libvips thinks of them.
static void block_loaders(void) {
  static const char *const needed[] = {
      "VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif",
      "VipsForeignLoadHeif", "VipsForeignLoadTiff"};
  vips_block_untrusted_set(1);
  vips_operation_block_set("VipsForeignLoad", 1);
  for (size_t index = 0; index < sizeof needed / sizeof *needed; index += 1)
    vips_operation_block_set(needed[index], 0);
}

static void start(void) {
  void *library = open_library();
  if (!library) return;
  zoetrope_vips_handle = library;
  // A handle finds the functions of what the library brings, too: those of GLib.
#define FUNCTION(result, name, parameters)                                             \
  *(void **)&name = dlsym(library, #name);                                             \
  if (!name) {                                                                         \
    snprintf(detail_text, sizeof detail_text, "%s", #name);                            \
    state = zoetrope_vips_no_function;                                                 \
    return;                                                                            \
  }
  ZOETROPE_VIPS_FUNCTIONS(FUNCTION)
#undef FUNCTION
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&asking, &attributes);
  pthread_mutexattr_destroy(&attributes);
  // What libraries say goes nowhere: a mistake is told by what a call returns.
  g_log_set_default_handler(keep_silent, NULL);
  if (vips_init("zoetrope") != 0) {
    snprintf(detail_text, sizeof detail_text, "%s", vips_error_buffer());
    state = zoetrope_vips_no_start;
    return;
  }
  // The caller renders on threads of its own, one picture on each, and never one picture twice.
  vips_concurrency_set(1);
  // Up to 8.14 liborc writes machine code for reductions, and ended the program now and then: two of
  // three core files of one run of check-incremental end in its orc_code_allocate_codemem.
  if (vips_version(0) == 8 && vips_version(1) < 15) vips_vector_set_enabled(0);
  vips_cache_set_max(0);
  vips_cache_set_max_mem(0);
  vips_cache_set_max_files(0);
  block_loaders();
  state = zoetrope_vips_ready;
}

zoetrope_vips_state zoetrope_vips_open(const char **detail) {
  pthread_once(&once, start);
  *detail = detail_text;
  return state;
}

int zoetrope_vips_version(int part) { return vips_version(part); }

int zoetrope_vips_has(const char *operation) {
  // Modules and blocked operations are seen only by the making of one.
  void *made = vips_operation_new(operation);
  if (!made) {
    pthread_mutex_lock(&asking);
    vips_error_clear();
    pthread_mutex_unlock(&asking);
    return 0;
  }
  g_object_unref(made);
  return 1;
}

void zoetrope_vips_take_error(char *text, size_t size) {
  pthread_mutex_lock(&asking);
  char *said = vips_error_buffer_copy();
  pthread_mutex_unlock(&asking);
  snprintf(text, size, "%s", said ? said : "");
  if (said) g_free(said);
}

void zoetrope_vips_begin_asking(void) {
  pthread_mutex_lock(&asking);
  // The text has room for some 10,000 bytes, and once it is full, nothing more is added: what other
  // threads made libvips say until now must not take the room.
  char *said = vips_error_buffer_copy();
  if (said) g_free(said);
}

void zoetrope_vips_end_asking(void) { pthread_mutex_unlock(&asking); }

void zoetrope_vips_end_thread(void) { vips_thread_shutdown(); }

zoetrope_vips_image *zoetrope_vips_read(const void *bytes, size_t count, const char *options) {
  return vips_image_new_from_buffer(bytes, count, options, "access", access_sequential, NULL);
}

zoetrope_vips_image *zoetrope_vips_read_reduced(
    const void *bytes, size_t count, const char *options, int width, int height,
    int has_profile) {
  zoetrope_vips_image *result = NULL;
  // libvips takes the bytes as its own to read, and writes none. A list of options ends with the
  // first name that is NULL. Without a profile of the picture's own, 8.14.1 would change the
  // colours of one that is in sRGB already.
  int failed = vips_thumbnail_buffer(
      (void *)bytes, count, &result, width, "height", height, "size", size_force, "option_string",
      options, has_profile ? "export_profile" : NULL, "srgb", NULL);
  return failed ? NULL : result;
}

zoetrope_vips_image *zoetrope_vips_reduce(zoetrope_vips_image *image, int width, int height) {
  zoetrope_vips_image *result = NULL;
  int failed = vips_thumbnail_image(
      image, &result, width, "height", height, "size", size_force, "no_rotate", 1, NULL);
  return failed ? NULL : result;
}

zoetrope_vips_image *zoetrope_vips_crop_by_attention(
    zoetrope_vips_image *image, int width, int height) {
  zoetrope_vips_image *result = NULL;
  int failed = vips_smartcrop(
      image, &result, width, height, "interesting", interesting_attention, NULL);
  return failed ? NULL : result;
}

zoetrope_vips_image *zoetrope_vips_first_rows(zoetrope_vips_image *image, int rows) {
  zoetrope_vips_image *result = NULL;
  int failed =
      vips_extract_area(image, &result, 0, 0, vips_image_get_width(image), rows, NULL);
  return failed ? NULL : result;
}

zoetrope_vips_image *zoetrope_vips_eight_bits(zoetrope_vips_image *image) {
  zoetrope_vips_image *colours = NULL;
  int bands = vips_image_get_bands(image);
  int space = bands < 3 ? interpretation_grey : interpretation_srgb;
  if (vips_colourspace(image, &colours, space, NULL)) return NULL;
  if (vips_image_get_format(colours) == format_uchar) return colours;
  zoetrope_vips_image *result = NULL;
  int failed = vips_cast(colours, &result, format_uchar, NULL);
  g_object_unref(colours);
  return failed ? NULL : result;
}

zoetrope_vips_image *zoetrope_vips_on_white(zoetrope_vips_image *image) {
  void *white = vips_array_double_newv(1, 255.0);
  zoetrope_vips_image *result = NULL;
  int failed = vips_flatten(image, &result, "background", white, NULL);
  vips_area_unref(white);
  return failed ? NULL : result;
}

// The one thread that draws texts, and never ends. For each thread Pango keeps fonts. It drops them
// when the thread ends, and whenever the resolution is set, which `vips_text` does each time, and
// many times to fit a text into a box; but a thread of Pango's own, which looks for further fonts,
// may have them then, and Pango 1.50 guards nothing: one of some hundred builds with a watermark
// ended by a signal. So a text is drawn once, in one size, and after a pause, in which those
// threads let go.
static struct {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  enum { writer_free, writer_asked, writer_done } state;
  int has_thread;
  const char *markup, *font;
  zoetrope_vips_image *result;
} writer = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, writer_free, 0, NULL, NULL, NULL};

static void *write_texts(void *unused) {
  (void)unused;
  pthread_mutex_lock(&writer.lock);
  for (;;) {
    while (writer.state != writer_asked) pthread_cond_wait(&writer.changed, &writer.lock);
    writer.result = NULL;
    if (vips_text(&writer.result, writer.markup, "font", writer.font, NULL)) writer.result = NULL;
    usleep(10000);
    writer.state = writer_done;
    pthread_cond_broadcast(&writer.changed);
  }
  return NULL;
}

static int begin_writing(void) {
  if (writer.has_thread) return 0;
  pthread_t thread;
  if (pthread_create(&thread, NULL, write_texts, NULL)) return -1;
  pthread_detach(thread);
  writer.has_thread = 1;
  return 0;
}

zoetrope_vips_image *zoetrope_vips_text(const char *markup, const char *font) {
  zoetrope_vips_image *result = NULL;
  pthread_mutex_lock(&writer.lock);
  while (writer.state != writer_free) pthread_cond_wait(&writer.changed, &writer.lock);
  if (begin_writing() == 0) {
    writer.markup = markup;
    writer.font = font;
    writer.state = writer_asked;
    pthread_cond_broadcast(&writer.changed);
    while (writer.state != writer_done) pthread_cond_wait(&writer.changed, &writer.lock);
    result = writer.result;
    writer.state = writer_free;
    pthread_cond_broadcast(&writer.changed);
  }
  pthread_mutex_unlock(&writer.lock);
  return result;
}

// What is opaque where a text's frame is to be seen: the text, or a rim around it.
static zoetrope_vips_image *mask_of(
    zoetrope_vips_image *text, int rim, int width, int rows, int frames, int x, int y) {
  zoetrope_vips_image *steps[4] = {NULL};
  zoetrope_vips_image *result = NULL;
  // Blurred and then made stronger, letters grow by some pixels, with soft edges.
  int failed =
      vips_embed(
          text, &steps[0], rim, rim, vips_image_get_width(text) + 2 * rim,
          vips_image_get_height(text) + 2 * rim, NULL) ||
      vips_gaussblur(steps[0], &steps[1], rim > 0 ? rim / 2.0 : 0.01, NULL) ||
      vips_linear1(steps[1], &steps[2], rim > 0 ? 2.2 : 0.9, 0, "uchar", 1, NULL) ||
      vips_embed(steps[2], &steps[3], x - rim, y - rim, width, rows, NULL) ||
      vips_replicate(steps[3], &result, 1, frames, NULL);
  for (size_t index = 0; index < 4; index += 1)
    if (steps[index]) g_object_unref(steps[index]);
  return failed ? NULL : result;
}

static zoetrope_vips_image *painted(
    zoetrope_vips_image *image, zoetrope_vips_image *mask, double light) {
  // Opaque where the image has transparency.
  int bands = vips_image_get_bands(image);
  double ink[4] = {light, light, light, light};
  if (bands < 1 || bands > 4) return NULL;
  if (vips_image_hasalpha(image)) ink[bands - 1] = 255;
  zoetrope_vips_image *paint = vips_image_new_from_image(image, ink, bands);
  zoetrope_vips_image *result = NULL;
  if (!paint) return NULL;
  int failed = vips_ifthenelse(mask, paint, image, &result, "blend", 1, NULL);
  g_object_unref(paint);
  return failed ? NULL : result;
}

// An image with the text at a place in each of its frames.
static zoetrope_vips_image *written_on(
    zoetrope_vips_image *image, zoetrope_vips_image *text, int rim, int rows, int frames, int x,
    int y) {
  int width = vips_image_get_width(image);
  zoetrope_vips_image *dark = mask_of(text, rim, width, rows, frames, x, y);
  zoetrope_vips_image *light = mask_of(text, 0, width, rows, frames, x, y);
  zoetrope_vips_image *rimmed = dark ? painted(image, dark, 0) : NULL;
  zoetrope_vips_image *result = rimmed && light ? painted(rimmed, light, 255) : NULL;
  zoetrope_vips_image *const used[] = {dark, light, rimmed};
  for (size_t index = 0; index < 3; index += 1)
    if (used[index]) g_object_unref(used[index]);
  return result;
}

zoetrope_vips_image *zoetrope_vips_mark(
    zoetrope_vips_image *image, zoetrope_vips_image *text, int rows, int margin) {
  int width = vips_image_get_width(image);
  int frames = rows > 0 ? vips_image_get_height(image) / rows : 0;
  if (frames < 1) return NULL;
  int rim = 1 + vips_image_get_height(text) / 8;
  int x = width - margin - vips_image_get_width(text);
  int y = rows - margin - vips_image_get_height(text);
  if (frames > 1) return written_on(image, text, rim, rows, frames, x, y);
  // Of a picture that stands still only the corner is computed again.
  int left = x > rim ? x - rim : 0;
  int top = y > rim ? y - rim : 0;
  zoetrope_vips_image *corner = NULL;
  zoetrope_vips_image *result = NULL;
  if (vips_extract_area(image, &corner, left, top, width - left, rows - top, NULL)) return NULL;
  zoetrope_vips_image *lazy = written_on(corner, text, rim, rows - top, 1, x - left, y - top);
  // Computed at once: line by line, as encoders ask for them, it takes several times as long.
  zoetrope_vips_image *written = lazy ? vips_image_copy_memory(lazy) : NULL;
  int failed = !written || vips_insert(image, written, &result, left, top, NULL);
  g_object_unref(corner);
  if (lazy) g_object_unref(lazy);
  if (written) g_object_unref(written);
  return failed ? NULL : result;
}

zoetrope_vips_image *zoetrope_vips_in_memory(zoetrope_vips_image *image) {
  return vips_image_copy_memory(image);
}

zoetrope_vips_image *zoetrope_vips_of_pixels(
    const void *pixels, size_t count, int width, int height, int bands) {
  zoetrope_vips_image *image =
      vips_image_new_from_memory_copy(pixels, count, width, height, bands, format_uchar);
  if (!image) return NULL;
  zoetrope_vips_image *result = NULL;
  int space = bands < 3 ? interpretation_grey : interpretation_srgb;
  int failed = vips_copy(image, &result, "interpretation", space, NULL);
  g_object_unref(image);
  return failed ? NULL : result;
}

void zoetrope_vips_release(zoetrope_vips_image *image) { g_object_unref(image); }

int zoetrope_vips_width(zoetrope_vips_image *image) { return vips_image_get_width(image); }
int zoetrope_vips_height(zoetrope_vips_image *image) { return vips_image_get_height(image); }
int zoetrope_vips_bands(zoetrope_vips_image *image) { return vips_image_get_bands(image); }
int zoetrope_vips_has_alpha(zoetrope_vips_image *image) { return vips_image_hasalpha(image); }

int zoetrope_vips_number(zoetrope_vips_image *image, const char *name, int fallback) {
  int number = 0;
  if (!vips_image_get_typeof(image, name) || vips_image_get_int(image, name, &number))
    return fallback;
  return number;
}

int zoetrope_vips_has_field(zoetrope_vips_image *image, const char *name) {
  return vips_image_get_typeof(image, name) != 0;
}

int zoetrope_vips_has_profile(zoetrope_vips_image *image) {
  static const char field[] = "icc-profile-data";
  const void *profile = NULL;
  size_t size = 0;
  if (!vips_image_get_typeof(image, field) ||
      vips_image_get_blob(image, field, &profile, &size) || size < 20)
    return 0;
  // Colour space of the data (ICC.1:2022 §7.2.8).
  const char *space = (const char *)profile + 16;
  switch (vips_image_get_interpretation(image)) {
    case interpretation_grey:
    case interpretation_grey16: return memcmp(space, "GRAY", 4) == 0;
    case interpretation_cmyk: return memcmp(space, "CMYK", 4) == 0;
    case interpretation_srgb:
    case interpretation_rgb:
    case interpretation_rgb16: return memcmp(space, "RGB ", 4) == 0;
    default: return 1;
  }
}

void zoetrope_vips_set_number(zoetrope_vips_image *image, const char *name, int number) {
  vips_image_set_int(image, name, number);
}

void zoetrope_vips_set_bytes(
    zoetrope_vips_image *image, const char *name, const void *bytes, size_t count) {
  vips_image_set_blob_copy(image, name, bytes, count);
}

void zoetrope_vips_remove_metadata(zoetrope_vips_image *image) {
  char **names = vips_image_get_fields(image);
  if (!names) return;
  // Width and height are among them, and can't be removed.
  for (char **name = names; *name; name += 1) vips_image_remove(image, *name);
  g_strfreev(names);
}

zoetrope_vips_image *zoetrope_vips_without_camera(zoetrope_vips_image *image) {
  // Of its own, since what an operation has made may be in use elsewhere.
  zoetrope_vips_image *copy = NULL;
  if (vips_copy(image, &copy, NULL)) return NULL;
  char **names = vips_image_get_fields(copy);
  for (char **name = names; name && *name; name += 1) {
    if (!strncmp(*name, "exif-", 5) || !strcmp(*name, "xmp-data") || !strcmp(*name, "iptc-data") ||
        !strcmp(*name, "photoshop-data"))
      vips_image_remove(copy, *name);
  }
  g_strfreev(names);
  return copy;
}

void zoetrope_vips_stop(zoetrope_vips_image *image) { vips_image_set_kill(image, 1); }

void *zoetrope_vips_pixels(zoetrope_vips_image *image, size_t *count) {
  return vips_image_write_to_memory(image, count);
}

void *zoetrope_vips_webp(zoetrope_vips_image *image, int quality, int effort, size_t *count) {
  void *bytes = NULL;
  int failed = vips_webpsave_buffer(
      image, &bytes, count, "Q", quality, "effort", effort, "strip", 1, NULL);
  return failed ? NULL : bytes;
}

void *zoetrope_vips_jpeg(zoetrope_vips_image *image, int quality, int progressive, size_t *count) {
  void *bytes = NULL;
  int failed = vips_jpegsave_buffer(
      image, &bytes, count, "Q", quality, "optimize_coding", 1, "interlace", progressive, "strip",
      1, NULL);
  return failed ? NULL : bytes;
}

void *zoetrope_vips_avif(zoetrope_vips_image *image, int quality, int effort, size_t *count) {
  void *bytes = NULL;
  int failed = vips_heifsave_buffer(
      image, &bytes, count, "Q", quality, "effort", effort, "compression", compression_av1,
      "bitdepth", 8, NULL);
  return failed ? NULL : bytes;
}

void *zoetrope_vips_encode(zoetrope_vips_image *image, const char *suffix, size_t *count) {
  void *bytes = NULL;
  int failed = vips_image_write_to_buffer(image, suffix, &bytes, count, NULL);
  return failed ? NULL : bytes;
}

void zoetrope_vips_free(void *memory) { g_free(memory); }
