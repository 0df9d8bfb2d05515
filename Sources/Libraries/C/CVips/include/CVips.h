// libvips, opened at run time: nothing is linked, so a program that renders nothing never loads it.
//
// Swift can't call its variadic functions, and each such call is one function here. Types and
// numbers are libvips' own of 8.14 and later; `Checks/vips/run` compares them with its headers.

#ifndef ZOETROPE_CVIPS_H
#define ZOETROPE_CVIPS_H

#include <stddef.h>

// An image of libvips, which is a GObject.
typedef struct _VipsImage zoetrope_vips_image;

typedef enum zoetrope_vips_state {
  zoetrope_vips_ready,
  /// No file of the library is found.
  zoetrope_vips_no_library,
  /// The library lacks a function: it is too old, or not libvips.
  zoetrope_vips_no_function,
  /// The library says that it can't start.
  zoetrope_vips_no_start,
} zoetrope_vips_state;

/// Opens and starts libvips at the first call, and returns what came of it then at every call.
/// `detail` becomes the library, function or reason.
zoetrope_vips_state zoetrope_vips_open(const char *_Nullable *_Nonnull detail);

/// Number of a version: 0 major, 1 minor, 2 micro.
int zoetrope_vips_version(int part);

/// Version of a library that encodes, written to `text` of `size` bytes; returns whether it is
/// there.
/// The number chooses: 0 WebP, 1 JPEG, 2 HEIF, 3 AV1, 4 colour profiles, 6 Pango, which draws
/// text.
int zoetrope_vips_encoder_version(int number, char *_Nonnull text, size_t size);

/// File that holds a library, behind every link: the numbers above, and 5 for libvips itself.
int zoetrope_vips_library_file(int number, char *_Nonnull text, size_t size);

/// Whether an operation is there and not blocked, such as `heifload_buffer`.
int zoetrope_vips_has(const char *_Nonnull operation);

/// Takes what libvips said since the last call, on any thread.
void zoetrope_vips_take_error(char *_Nonnull text, size_t size);

/// Keeps other threads from taking what libvips says, until the end; a thread may do so again
/// inside.
void zoetrope_vips_begin_asking(void);
void zoetrope_vips_end_asking(void);

/// Frees what libvips keeps for this thread.
void zoetrope_vips_end_thread(void);

// Images. Each function that returns one gives NULL on a fault; each is released once.

/// Reads a header; pixels are decoded later, from the same bytes, which must outlive the image.
/// Options are written as behind a file's name: `[n=-1]`.
zoetrope_vips_image *_Nullable zoetrope_vips_read(
    const void *_Nonnull bytes, size_t count, const char *_Nonnull options);

/// An upright image of exactly this size, reduced while it is decoded; in sRGB where the picture
/// has a profile.
zoetrope_vips_image *_Nullable zoetrope_vips_read_reduced(
    const void *_Nonnull bytes, size_t count, const char *_Nonnull options, int width, int height,
    int has_profile);

/// The same for an image.
zoetrope_vips_image *_Nullable zoetrope_vips_reduce(
    zoetrope_vips_image *_Nonnull image, int width, int height);

/// The part of an image where there is most to see.
zoetrope_vips_image *_Nullable zoetrope_vips_crop_by_attention(
    zoetrope_vips_image *_Nonnull image, int width, int height);

zoetrope_vips_image *_Nullable zoetrope_vips_first_rows(
    zoetrope_vips_image *_Nonnull image, int rows);

/// Eight bits a channel in sRGB, or grey.
zoetrope_vips_image *_Nullable zoetrope_vips_eight_bits(zoetrope_vips_image *_Nonnull image);

/// Three channels without transparency: what was transparent shows white.
zoetrope_vips_image *_Nullable zoetrope_vips_on_white(zoetrope_vips_image *_Nonnull image);

/// A text in Pango's markup on one line, in a font and size such as `sans bold 100`: one channel,
/// 255 where a letter is. It takes some 30 ms, one text at a time.
zoetrope_vips_image *_Nullable zoetrope_vips_text(
    const char *_Nonnull markup, const char *_Nonnull font);

/// An image with a text in the corner at the right and bottom of each frame of `rows` rows: white
/// letters with a dark rim, which can be read on light and dark.
zoetrope_vips_image *_Nullable zoetrope_vips_mark(
    zoetrope_vips_image *_Nonnull image, zoetrope_vips_image *_Nonnull text, int rows, int margin);

/// All pixels in memory: here they are decoded.
zoetrope_vips_image *_Nullable zoetrope_vips_in_memory(zoetrope_vips_image *_Nonnull image);

/// An image of given pixels, one byte a channel, for tests and benchmarks.
zoetrope_vips_image *_Nullable zoetrope_vips_of_pixels(
    const void *_Nonnull pixels, size_t count, int width, int height, int bands);

void zoetrope_vips_release(zoetrope_vips_image *_Nonnull image);

int zoetrope_vips_width(zoetrope_vips_image *_Nonnull image);
int zoetrope_vips_height(zoetrope_vips_image *_Nonnull image);
int zoetrope_vips_bands(zoetrope_vips_image *_Nonnull image);
int zoetrope_vips_has_alpha(zoetrope_vips_image *_Nonnull image);
/// A number in the metadata, or `fallback`.
int zoetrope_vips_number(
    zoetrope_vips_image *_Nonnull image, const char *_Nonnull name, int fallback);
int zoetrope_vips_has_field(zoetrope_vips_image *_Nonnull image, const char *_Nonnull name);
/// Whether a picture's profile is of the picture's colour space; with another one its colours can't be
/// converted.
int zoetrope_vips_has_profile(zoetrope_vips_image *_Nonnull image);
void zoetrope_vips_set_number(
    zoetrope_vips_image *_Nonnull image, const char *_Nonnull name, int number);
void zoetrope_vips_set_bytes(
    zoetrope_vips_image *_Nonnull image, const char *_Nonnull name, const void *_Nonnull bytes,
    size_t count);
void zoetrope_vips_remove_metadata(zoetrope_vips_image *_Nonnull image);
/// A copy without EXIF, XMP and IPTC; NULL on failure.
zoetrope_vips_image *_Nullable zoetrope_vips_without_camera(zoetrope_vips_image *_Nonnull image);

/// Makes work on the image end soon, with a fault; any thread may call it.
void zoetrope_vips_stop(zoetrope_vips_image *_Nonnull image);

// Results are memory of libvips', released by `zoetrope_vips_free`.

void *_Nullable zoetrope_vips_pixels(zoetrope_vips_image *_Nonnull image, size_t *_Nonnull count);
void *_Nullable zoetrope_vips_webp(
    zoetrope_vips_image *_Nonnull image, int quality, int effort, size_t *_Nonnull count);
void *_Nullable zoetrope_vips_jpeg(
    zoetrope_vips_image *_Nonnull image, int quality, int progressive, size_t *_Nonnull count);
/// Keeps the metadata that the image has.
void *_Nullable zoetrope_vips_avif(
    zoetrope_vips_image *_Nonnull image, int quality, int effort, size_t *_Nonnull count);
/// Writes any other format by its suffix and options, for tests.
void *_Nullable zoetrope_vips_encode(
    zoetrope_vips_image *_Nonnull image, const char *_Nonnull suffix, size_t *_Nonnull count);
void zoetrope_vips_free(void *_Nonnull memory);

#endif
