// Codecs: reads and writes image and animation files. One folder per format: PNG (both ways), SVG (read only), APNG,
// GIF, WebP, raw video, Sixel and runs of equal pixels (write only), and sprite and contact sheets.
//
// In:       a `Bitmap` (premultiplied), for PNG also a `SparseBitmap`, or the bytes of a file.
// Out:      the bytes of a whole file, a `Bitmap`, or for SVG a `DisplayList` with warnings about ignored parts.
//           No file is opened here; the caller reads and writes.
// Units:    pixels; `scale` is in pixels per point and only sets the density stored in the file.
// Refuses:  with a `CodecError`, bytes that are not a PNG, are truncated, are inconsistent or claim more pixels than
//           allowed, SVG files that are not well-formed or exceed a limit, and frames and options that a format cannot
//           hold. Sizes are checked before any memory of that size is allocated.
// Promises: PNG, APNG and by default WebP are lossless: decoding an encoded `Bitmap` returns the same bits, translucent
//           pixels included. GIF and Sixel have at most 256 colours, GIF and Y4M no translucent pixels.
//           The same image and options give the same bytes on every machine: files hold no time stamps, and no byte
//           depends on the installed zlib, because the encoder is our own (for `smallest` too).
//           Samples are sRGB: gamma and colour profiles of foreign files are applied by Little CMS.
//
// SVG:      `SVG.decode` goes XML -> cascade -> display list. The XML reader is in Documents.
//
// Animation: an `AnimationEncoder` takes frames with exact durations (`FrameTime`) and passes bytes to a `ByteSink` as
//           they are produced, so that memory holds only a few frames. Frames are planned in order, the returned steps
//           may run on any thread, and their results are written in order. A format that stores a total in its header
//           returns a `BytePatch` at the end. An `AnimationSurvey` is a first pass over the same frames: with it no
//           patch is needed and one palette serves all frames; a survey of the first frames alone can select an APNG
//           without alpha.
//           WebP frames are compressed by libwebp: another version may give other bytes; lossless pixels stay exact.
//
// Start reading at `PNG`, then `PNGSmallestEncoder`, `PNGFastEncoder` (rows to a file) and `DeflateStream` (bytes to a
// stream; `GradientBands` selects how rows are filtered, `OptimalDeflate` implements `smallest`), and for decoding at
// `PNGHeader`.
// For animations start at `AnimationEncoder` and `FrameInput`. Only `LibPNG` calls libpng and only `LibWebP` calls
// libwebp; the loops over pixels are in `Kernels`.
