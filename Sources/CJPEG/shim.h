// libjpeg-turbo's decoder by its TurboJPEG interface, which reports errors by results instead of setjmp.
#ifndef FRAMEWRIGHT_CJPEG_SHIM_H
#define FRAMEWRIGHT_CJPEG_SHIM_H

#include <turbojpeg.h>

// Decodes a whole file into `pixels`, width * height * 4 bytes in the pixel format. Returns 0 if all is fine, 1 if the image
// is damaged but filled as far as possible, -1 if there is none.
static inline int framewright_jpeg_decode(const unsigned char *bytes, unsigned long count, unsigned char *pixels, int width,
                                          int height, int format) {
    tjhandle decoder = tjInitDecompress();
    if (!decoder) return -1;
    int status = tjDecompress2(decoder, bytes, count, pixels, width, 0, height, format, TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS);
    if (status != 0) status = tjGetErrorCode(decoder) == TJERR_WARNING ? 1 : -1;
    tjDestroy(decoder);
    return status;
}

static const int framewright_jpeg_rgba = TJPF_RGBA;
static const int framewright_jpeg_cmyk = TJPF_CMYK;

#endif
