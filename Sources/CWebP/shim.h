// libwebp's encoder. What Swift can't say is here: a writer callback is a field of a C struct, and the memory it fills must
// be freed by libwebp on every way out. Everything else, frames and container included, is written in Swift.
#ifndef FRAMEWRIGHT_CWEBP_SHIM_H
#define FRAMEWRIGHT_CWEBP_SHIM_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/encode.h>

// How one picture is to be encoded. `quality` is 0 to 100: of the picture when lossy, of the search when lossless.
typedef struct {
    int lossless, method;
    float quality;
} framewright_webp_options;

static inline int framewright_webp_configure(WebPConfig *config, framewright_webp_options options) {
    if (!WebPConfigInit(config)) return 0;
    config->lossless = options.lossless;
    config->exact = options.lossless;
    config->method = options.method;
    config->quality = options.quality;
    config->thread_level = 0;
    return WebPValidateConfig(config);
}

// A whole WebP file of straight RGBA pixels into memory that is the caller's to free with WebPFree; `*count` is its length.
// NULL, and libwebp's reason in `*reason`, where it could not be made.
static inline uint8_t *framewright_webp_encode(const uint32_t *pixels, int width, int height,
                                               framewright_webp_options options, size_t *count, int *reason) {
    WebPConfig config;
    WebPPicture picture;
    WebPMemoryWriter writer;
    *reason = VP8_ENC_ERROR_INVALID_CONFIGURATION;
    if (!framewright_webp_configure(&config, options) || !WebPPictureInit(&picture)) return NULL;
    WebPMemoryWriterInit(&writer);
    picture.width = width;
    picture.height = height;
    picture.use_argb = 1;
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &writer;
    const int is_encoded =
        WebPPictureImportRGBA(&picture, (const uint8_t *)pixels, width * 4) && WebPEncode(&config, &picture);
    *reason = picture.error_code;
    WebPPictureFree(&picture);
    if (!is_encoded) {
        WebPMemoryWriterClear(&writer);
        return NULL;
    }
    *count = writer.size;
    return writer.mem;
}

#endif
