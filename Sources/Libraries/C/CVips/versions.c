// For `dladdr`, which POSIX lacked until 2024.
#define _GNU_SOURCE

#include "CVips.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void *zoetrope_vips_handle;

// A function of libvips or of a library that it brings; NULL where there is none.
static void *function_of(int number) {
  static const char *const names[] = {
      "WebPGetEncoderVersion", "jpeg_std_error", "heif_get_version", "aom_codec_version_str",
      "cmsGetEncodedCMMversion", "vips_version", "pango_version_string"};
  if (number < 0 || number >= (int)(sizeof names / sizeof *names)) return NULL;
  void *function = zoetrope_vips_handle ? dlsym(zoetrope_vips_handle, names[number]) : NULL;
  // libheif may come with a module, whose functions all can see.
  return function ? function : dlsym(RTLD_DEFAULT, names[number]);
}

int zoetrope_vips_library_file(int number, char *text, size_t size) {
  void *function = function_of(number);
  Dl_info info;
  char path[PATH_MAX];
  if (!function || !dladdr(function, &info) || !info.dli_fname || !realpath(info.dli_fname, path))
    return 0;
  snprintf(text, size, "%s", path);
  return 1;
}

int zoetrope_vips_encoder_version(int number, char *text, size_t size) {
  void *function = function_of(number);
  if (!function) return 0;
  char path[PATH_MAX];
  switch (number) {
    case 0: snprintf(text, size, "%x", (unsigned)((int (*)(void))function)()); return 1;
    case 1:
      // libjpeg says its version nowhere; the name of its file does: `libjpeg.so.62.3.0`.
      if (!zoetrope_vips_library_file(number, path, sizeof path)) return 0;
      char *slash = strrchr(path, '/');
      snprintf(text, size, "%s", slash ? slash + 1 : path);
      return 1;
    case 2:
    case 3:
    case 6: snprintf(text, size, "%s", ((const char *(*)(void))function)()); return 1;
    case 4: snprintf(text, size, "%d", ((int (*)(void))function)()); return 1;
    default: return 0;
  }
}
