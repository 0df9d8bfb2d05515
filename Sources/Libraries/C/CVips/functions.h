// The functions of libvips and GLib that are called: result, name, parameters.

#ifndef ZOETROPE_VIPS_FUNCTIONS_H
#define ZOETROPE_VIPS_FUNCTIONS_H

typedef struct _VipsImage VipsImage;
typedef void (*zoetrope_log_handler)(const char *, int, const char *, void *);

#define ZOETROPE_VIPS_FUNCTIONS(X)                                                     \
  X(int, vips_init, (const char *))                                                    \
  X(int, vips_version, (int))                                                          \
  X(const char *, vips_error_buffer, (void))                                           \
  X(char *, vips_error_buffer_copy, (void))                                            \
  X(void, vips_error_clear, (void))                                                    \
  X(void, vips_thread_shutdown, (void))                                                \
  X(void, vips_concurrency_set, (int))                                                 \
  X(void, vips_vector_set_enabled, (int))                                              \
  X(void, vips_cache_set_max, (int))                                                   \
  X(void, vips_cache_set_max_mem, (size_t))                                            \
  X(void, vips_cache_set_max_files, (int))                                             \
  X(void, vips_block_untrusted_set, (int))                                             \
  X(void, vips_operation_block_set, (const char *, int))                               \
  X(void *, vips_operation_new, (const char *))                                        \
  X(VipsImage *, vips_image_new_from_buffer, (const void *, size_t, const char *, ...)) \
  X(int, vips_thumbnail_buffer, (void *, size_t, VipsImage **, int, ...))              \
  X(int, vips_thumbnail_image, (VipsImage *, VipsImage **, int, ...))                  \
  X(int, vips_smartcrop, (VipsImage *, VipsImage **, int, int, ...))                   \
  X(int, vips_extract_area, (VipsImage *, VipsImage **, int, int, int, int, ...))      \
  X(int, vips_colourspace, (VipsImage *, VipsImage **, int, ...))                      \
  X(int, vips_cast, (VipsImage *, VipsImage **, int, ...))                             \
  X(int, vips_copy, (VipsImage *, VipsImage **, ...))                                  \
  X(int, vips_flatten, (VipsImage *, VipsImage **, ...))                               \
  X(int, vips_text, (VipsImage **, const char *, ...))                                 \
  X(int, vips_insert, (VipsImage *, VipsImage *, VipsImage **, int, int, ...))         \
  X(int, vips_embed, (VipsImage *, VipsImage **, int, int, int, int, ...))             \
  X(int, vips_replicate, (VipsImage *, VipsImage **, int, int, ...))                   \
  X(int, vips_gaussblur, (VipsImage *, VipsImage **, double, ...))                     \
  X(int, vips_linear1, (VipsImage *, VipsImage **, double, double, ...))               \
  X(int, vips_ifthenelse, (VipsImage *, VipsImage *, VipsImage *, VipsImage **, ...))  \
  X(VipsImage *, vips_image_new_from_image, (VipsImage *, const double *, int))        \
  X(void *, vips_array_double_newv, (int, ...))                                        \
  X(void, vips_area_unref, (void *))                                                   \
  X(VipsImage *, vips_image_copy_memory, (VipsImage *))                                \
  X(VipsImage *, vips_image_new_from_memory_copy,                                      \
    (const void *, size_t, int, int, int, int))                                        \
  X(void *, vips_image_write_to_memory, (VipsImage *, size_t *))                       \
  X(int, vips_image_write_to_buffer, (VipsImage *, const char *, void **, size_t *, ...)) \
  X(int, vips_webpsave_buffer, (VipsImage *, void **, size_t *, ...))                  \
  X(int, vips_jpegsave_buffer, (VipsImage *, void **, size_t *, ...))                  \
  X(int, vips_heifsave_buffer, (VipsImage *, void **, size_t *, ...))                  \
  X(int, vips_image_get_width, (const VipsImage *))                                    \
  X(int, vips_image_get_height, (const VipsImage *))                                   \
  X(int, vips_image_get_bands, (const VipsImage *))                                    \
  X(int, vips_image_get_format, (const VipsImage *))                                   \
  X(int, vips_image_hasalpha, (VipsImage *))                                           \
  X(size_t, vips_image_get_typeof, (const VipsImage *, const char *))                  \
  X(int, vips_image_get_blob, (const VipsImage *, const char *, const void **, size_t *)) \
  X(int, vips_image_get_interpretation, (const VipsImage *))                           \
  X(int, vips_image_get_int, (const VipsImage *, const char *, int *))                 \
  X(void, vips_image_set_int, (VipsImage *, const char *, int))                        \
  X(void, vips_image_set_blob_copy, (VipsImage *, const char *, const void *, size_t)) \
  X(int, vips_image_remove, (VipsImage *, const char *))                               \
  X(char **, vips_image_get_fields, (const VipsImage *))                               \
  X(void, vips_image_set_kill, (VipsImage *, int))                                     \
  X(zoetrope_log_handler, g_log_set_default_handler, (zoetrope_log_handler, void *))   \
  X(void, g_object_unref, (void *))                                                    \
  X(void, g_free, (void *))                                                            \
  X(void, g_strfreev, (char **))

#endif
