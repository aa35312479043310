// Colour management by Little CMS 2. Its pixel formats are macros Swift cannot see, and its handles have to be closed on
// every way out; so what we ask of it is here: samples of a profile's colour space become sRGB.
#ifndef FRAMEWRIGHT_CLCMS_SHIM_H
#define FRAMEWRIGHT_CLCMS_SHIM_H

#include <lcms2.h>
#include <stdint.h>

// Closes the profile. 1, or 0 where the profile is not one for that many channels.
static inline int framewright_lcms_convert(cmsHPROFILE profile, cmsColorSpaceSignature space, cmsUInt32Number input,
                                           cmsUInt32Number output, const void *from, void *to, uint32_t count) {
    int done = 0;
    cmsHPROFILE srgb = profile && cmsGetColorSpace(profile) == space ? cmsCreate_sRGBProfile() : NULL;
    cmsHTRANSFORM transform = srgb ? cmsCreateTransform(profile, input, srgb, output, cmsGetHeaderRenderingIntent(profile),
                                                        cmsFLAGS_NOCACHE | cmsFLAGS_HIGHRESPRECALC | cmsFLAGS_COPY_ALPHA)
                                   : NULL;
    if (transform) {
        cmsDoTransform(transform, from, to, count);
        cmsDeleteTransform(transform);
        done = 1;
    }
    if (srgb) cmsCloseProfile(srgb);
    if (profile) cmsCloseProfile(profile);
    return done;
}

// `pixels`, straight RGBA of eight bits, from an ICC profile's RGB to sRGB. 1, or 0 for a profile that is no RGB profile.
static inline int framewright_lcms_rgba(const uint8_t *profile, uint32_t length, uint32_t *pixels, uint32_t count) {
    return framewright_lcms_convert(cmsOpenProfileFromMem(profile, length), cmsSigRgbData, TYPE_RGBA_8, TYPE_RGBA_8, pixels,
                                    pixels, count);
}

// The sRGB colours, three bytes each, of an ICC profile's 256 greys. 1, or 0 for a profile that is no grey profile.
static inline int framewright_lcms_greys(const uint8_t *profile, uint32_t length, uint8_t *colors) {
    uint8_t greys[256];
    for (int grey = 0; grey < 256; grey++) greys[grey] = (uint8_t)grey;
    return framewright_lcms_convert(cmsOpenProfileFromMem(profile, length), cmsSigGrayData, TYPE_GRAY_8, TYPE_RGB_8, greys,
                                    colors, 256);
}

// Like the first, from primaries, white point (x, y of white, red, green, blue) and the exponent of the screen; 0 for the
// curve of IEC 61966-2-1.
static inline int framewright_lcms_primaries(const double *xy, double exponent, uint32_t *pixels, uint32_t count) {
    const cmsCIExyY white = {xy[0], xy[1], 1};
    const cmsCIExyYTRIPLE primaries = {{xy[2], xy[3], 1}, {xy[4], xy[5], 1}, {xy[6], xy[7], 1}};
    const cmsFloat64Number standard[5] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
    cmsToneCurve *curve = exponent ? cmsBuildGamma(NULL, exponent) : cmsBuildParametricToneCurve(NULL, 4, standard);
    cmsToneCurve *curves[3] = {curve, curve, curve};
    cmsHPROFILE profile = curve ? cmsCreateRGBProfile(&white, &primaries, curves) : NULL;
    const int done =
        framewright_lcms_convert(profile, cmsSigRgbData, TYPE_RGBA_8, TYPE_RGBA_8, pixels, pixels, count);
    if (curve) cmsFreeToneCurve(curve);
    return done;
}

#endif
