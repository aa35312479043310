// Codecs: pictures to and from the bytes of a file. One folder per format: PNG both ways, SVG to be read; APNG, GIF, WebP and
// raw video to be written, and sheets of many pictures.
//
// In:       a `Bitmap` (premultiplied), for PNG also a `SparseBitmap`, or bytes from anywhere.
// Out:      the bytes of a whole file, a `Bitmap`, or for SVG a `DisplayList` and what was left out of it. No file is opened here; the caller reads and writes.
// Units:    pixels; `scale` is pixels per point and only labels the file with its density.
// Refuses:  bytes that are no PNG, end early, contradict themselves or claim more pixels than allowed (`CodecError`).
//           Sizes are checked before anything of that size is allocated.
// Promises: encoding loses nothing: decoding gives the same `Bitmap` back, bit for bit, translucent pixels included.
//           The same picture and options give the same bytes everywhere: there is no time in them, and the encoder is
//           ours, `smallest` included: no byte depends on the zlib installed.
//           Samples are sRGB: gamma and colour profiles of foreign files are applied, by Little CMS.
//
// SVG:      `SVG.decode` goes XML -> cascade -> display list. The XML reader is our own: loading libxml2 costs 7 ms a start.
//
// Animation: an `AnimationEncoder` takes frames with exact times (`FrameTime`) and hands bytes to a `ByteSink` as they come, so
//           memory is that of a few frames. It plans them in order; the steps it returns may run on any thread, what they
//           make is written in order. Formats that say something at their start which is known at the end return a
//           `BytePatch`. An `AnimationSurvey` is a first pass over the same frames: no patch, one palette; over the first of them an
//           APNG without alpha.
//           WebP's pictures are libwebp's: another version of it may give other bytes, lossless pixels stay exact.
//
// Start reading at `PNG`, then `PNGEncoder`, `PNGFrame` (rows into a file) and `DeflateStream` (bytes into a stream;
// `GradientBands` tells which rows go which way, `OptimalDeflate` is for `smallest`), and for reading at `PNGHeader`. For
// animations start at `AnimationEncoder` and `FrameIntake`. `LibPNG` is the only file that calls libpng, `LibWebP` libwebp; the loops over pixels are in `Kernels`.
