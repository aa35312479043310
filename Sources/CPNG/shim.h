// libpng reports errors by longjmp, which must never cross a Swift frame and cannot be caught from Swift. So the
// conversation that can fail, reading a picture, is held here in C: setjmp, the calls, clean-up.
// Memory belongs to the caller; libpng's own is freed on every way out.
#ifndef FRAMEWRIGHT_CPNG_SHIM_H
#define FRAMEWRIGHT_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Why libpng gave up; always ends in a zero byte.
typedef struct {
    char text[128];
    int is_truncated;
} framewright_png_failure;

static inline void framewright_png_fail(png_structp png, png_const_charp why) {
    framewright_png_failure *failure = (framewright_png_failure *)png_get_error_ptr(png);
    strncpy(failure->text, why, sizeof failure->text - 1);
    png_longjmp(png, 1);
}

// Warnings concern chunks that are dropped anyway.
static inline void framewright_png_warn(png_structp png, png_const_charp why) {
    (void)png;
    (void)why;
}

// A file in memory. How far it has been read is the caller's variable, so that it survives the jump.
typedef struct {
    const uint8_t *bytes;
    size_t count, *position;
} framewright_png_source;

static inline void framewright_png_read_bytes(png_structp png, png_bytep into, size_t count) {
    framewright_png_source *source = (framewright_png_source *)png_get_io_ptr(png);
    if (count > source->count - *source->position) {
        ((framewright_png_failure *)png_get_error_ptr(png))->is_truncated = 1;
        png_error(png, "the file ends too early");
    }
    memcpy(into, source->bytes + *source->position, count);
    *source->position += count;
}

// What a file says about the meaning of its samples; by rising precedence, as in the PNG specification, 4.3. Only cICP is
// above them, which libpng 1.6.39 does not read.
typedef enum {
    framewright_png_unmanaged,
    framewright_png_primaries,
    framewright_png_srgb,
    framewright_png_profile,
} framewright_png_color_kind;

// `exponent` and `xy` (of white, red, green, blue) are hundred thousandths; `xy` is zero where the file names no primaries.
// `profile` is taken from malloc and the caller's to free.
typedef struct {
    framewright_png_color_kind kind;
    int32_t exponent, xy[8];
    uint8_t *profile;
    uint32_t length;
} framewright_png_color;

// Ancillary chunks but tRNS and those of colour are skipped unread: compressed texts are a way to be attacked. A profile may
// unpack to four megabytes; sRGB is skipped where there is one, or libpng would drop the profile.
static inline void framewright_png_read_info(png_structp png, png_infop info, uint32_t width, uint32_t height,
                                             int has_profile) {
    static const png_byte kept[] = "gAMA\0cHRM\0iCCP\0sRGB";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, kept, has_profile ? 3 : 4);
    png_set_chunk_malloc_max(png, 4 << 20);
    png_set_user_limits(png, width, height);
    png_read_info(png, info);
}

// What the chunks before the picture say of its colours.
static inline void framewright_png_note_color(png_structp png, png_infop info, framewright_png_color *color) {
    png_charp name;
    png_bytep profile;
    png_uint_32 length;
    int method, intent;
    int32_t *xy = color->xy;
    if (png_get_sRGB(png, info, &intent)) {
        color->kind = framewright_png_srgb;
    } else if (png_get_iCCP(png, info, &name, &method, &profile, &length)) {
        if (!(color->profile = (uint8_t *)malloc(length))) png_error(png, "out of memory");
        memcpy(color->profile, profile, color->length = length);
        color->kind = framewright_png_profile;
    } else if (png_get_gAMA_fixed(png, info, &color->exponent)) {
        color->kind = framewright_png_primaries;
        png_get_cHRM_fixed(png, info, xy, xy + 1, xy + 2, xy + 3, xy + 4, xy + 5, xy + 6, xy + 7);
    }
}

// Every colour type, depth and interlace becomes eight-bit straight RGBA. libpng's own gamma is not asked for.
static inline void framewright_png_normalize(png_structp png) {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

// A file being read row by row. `failure` and `color` are filled as reading goes on; `color.profile` is the caller's to free.
typedef struct {
    png_structp png;
    png_infop info;
    size_t position;
    int passes;
    framewright_png_color color;
    framewright_png_failure failure;
} framewright_png_reader;

static inline void framewright_png_close(framewright_png_reader *reader) {
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
}

// Begins to read a file whose header says that size. `reader` starts as zeros and stays where it is until it is closed, here if
// opening fails. 1, or 0 and a filled `failure`.
// Not inlined, as the next two: a caller would inherit the second return of setjmp.
__attribute__((noinline))
static inline int framewright_png_open(framewright_png_reader *reader, const uint8_t *bytes, size_t count,
                                       uint32_t width, uint32_t height, int has_profile) {
    framewright_png_source source = {bytes, count, &reader->position};
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->failure, framewright_png_fail,
                                         framewright_png_warn);
    reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
    if (!reader->info || setjmp(png_jmpbuf(reader->png))) {
        framewright_png_close(reader);
        return 0;
    }
    png_structp png = reader->png;
    png_set_read_fn(png, &source, framewright_png_read_bytes);
    framewright_png_read_info(png, reader->info, width, height, has_profile);
    framewright_png_note_color(png, reader->info, &reader->color);
    framewright_png_normalize(png);
    reader->passes = png_set_interlace_handling(png);
    png_read_update_info(png, reader->info);
    if (png_get_image_width(png, reader->info) != width || png_get_image_height(png, reader->info) != height ||
        png_get_rowbytes(png, reader->info) != (size_t)width * 4)
        png_error(png, "the header contradicts itself");
    return 1;
}

// Reads the next row of the next pass over `pixels`, of width x 4 bytes, or what is behind the picture where `pixels` is NULL. `bytes`
// are those that it was opened with. 1, or 0 and a filled `failure`.
__attribute__((noinline))
static inline int framewright_png_row(framewright_png_reader *reader, const uint8_t *bytes, size_t count,
                                      uint32_t *pixels) {
    framewright_png_source source = {bytes, count, &reader->position};
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_set_read_fn(reader->png, &source, framewright_png_read_bytes);
    if (pixels)
        png_read_row(reader->png, (png_bytep)pixels, NULL);
    else
        png_read_end(reader->png, NULL);
    return 1;
}

#endif
