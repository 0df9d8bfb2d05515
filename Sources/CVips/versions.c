// For `dladdr`, which POSIX lacked until 2024.
#define _GNU_SOURCE

#include "CVips.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// File that holds a function, without its folder and behind every link: `libjpeg.so.62.3.0`.
static int file_name(void *function, char *text, size_t size) {
  Dl_info info;
  char path[PATH_MAX];
  if (!dladdr(function, &info) || !info.dli_fname || !realpath(info.dli_fname, path)) return 0;
  const char *slash = strrchr(path, '/');
  snprintf(text, size, "%s", slash ? slash + 1 : path);
  return 1;
}

int zoetrope_vips_encoder_version(int number, char *text, size_t size) {
  static const char *const names[] = {
      "WebPGetEncoderVersion", "jpeg_std_error", "heif_get_version", "aom_codec_version_str",
      "cmsGetEncodedCMMversion"};
  if (number < 0 || number >= (int)(sizeof names / sizeof *names)) return 0;
#ifdef __APPLE__
  void *library = dlopen("libvips.42.dylib", RTLD_LAZY | RTLD_NOLOAD);
#else
  void *library = dlopen("libvips.so.42", RTLD_LAZY | RTLD_NOLOAD);
#endif
  void *function = library ? dlsym(library, names[number]) : NULL;
  if (library) dlclose(library);
  // libheif may come with a module, whose functions all can see.
  if (!function) function = dlsym(RTLD_DEFAULT, names[number]);
  if (!function) return 0;
  switch (number) {
    case 0: snprintf(text, size, "%x", (unsigned)((int (*)(void))function)()); return 1;
    // libjpeg says its version nowhere; the name of its file does.
    case 1: return file_name(function, text, size);
    case 4: snprintf(text, size, "%d", ((int (*)(void))function)()); return 1;
    default: snprintf(text, size, "%s", ((const char *(*)(void))function)()); return 1;
  }
}
