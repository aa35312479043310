import FramewrightCPNG
import FramewrightDrawing

/// The only place that calls libpng. Calls share nothing, so they may run on any thread.
enum LibPNG {
    /// A whole file.
    static func write(
        _ samples: PNGSamples, _ remarks: PNGRemarks, _ compression: PNGCompression
    ) throws(CodecError) -> [UInt8] {
        var format = framewright_png_format(samples, remarks, compression)
        var failure = framewright_png_failure()
        let file = GrowingFile()
        let isWritten = unsafe framewright_png_write(
            &format, samples.rows, samples.palette.map(png_color.init), samples.paletteAlpha,
            remarks.texts.flatMap(\.self), remarks.texts.map(\.count),
            Unmanaged.passUnretained(file).toOpaque(), append, &failure)
        guard isWritten == 1 else { throw .encodingFailed(reason: failure.reason) }
        return file.bytes
    }

    /// The pixels of a file whose header says `size`, colour not yet multiplied by alpha.
    static func readStraight(_ bytes: [UInt8], size: PixelSize) throws(CodecError) -> [PremultipliedPixel] {
        var failure = framewright_png_failure()
        var position = 0
        let pixels = unsafe [PremultipliedPixel](unsafeUninitializedCapacity: size.area) { buffer, count in
            let isRead = unsafe buffer.withMemoryRebound(to: UInt32.self) { pixels in
                unsafe framewright_png_read(
                    bytes, bytes.count, &position, UInt32(size.width), UInt32(size.height), pixels.baseAddress, &failure
                )
            }
            count = isRead == 1 ? size.area : 0
        }
        guard pixels.isEmpty else { return pixels }
        guard failure.is_truncated == 0 else { throw .truncated(count: bytes.count) }
        throw .corrupt(reason: failure.reason, offset: position)
    }
}

/// A class, so that C can carry a reference to it.
private final class GrowingFile {
    var bytes: [UInt8] = []
}

/// Called by libpng with the next piece of the file; `png` carries the `GrowingFile`.
private func append(_ png: png_structp?, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) {
    let file = unsafe Unmanaged<GrowingFile>.fromOpaque(png_get_io_ptr(png)).takeUnretainedValue()
    unsafe file.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
}

extension framewright_png_failure {
    fileprivate var reason: String {
        let letters = unsafe withUnsafeBytes(of: text) { unsafe Array($0.prefix { $0 != 0 }) }
        return String(decoding: letters, as: UTF8.self)
    }
}

extension framewright_png_format {
    fileprivate init(_ samples: PNGSamples, _ remarks: PNGRemarks, _ compression: PNGCompression) {
        self.init(
            width: UInt32(samples.size.width), height: UInt32(samples.size.height), bit_depth: Int32(samples.bitDepth),
            color_type: Int32(samples.layout.rawValue), row_bytes: samples.rowBytes,
            pixels_per_meter: remarks.pixelsPerMeter, palette_count: Int32(samples.palette.count),
            palette_alpha_count: Int32(samples.paletteAlpha.count), text_count: Int32(remarks.texts.count),
            filters: compression.filter.rawValue, level: compression.level, strategy: compression.strategy.rawValue)
    }
}

extension png_color {
    fileprivate init(_ color: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: color), green: UInt8(truncatingIfNeeded: color >> 8),
            blue: UInt8(truncatingIfNeeded: color >> 16))
    }
}
