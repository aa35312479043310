import FramewrightCPNG
import FramewrightDrawing

/// The only place that calls libpng. Calls share nothing, so they may run on any thread.
enum LibPNG {
    /// A picture as its file has it: colour not yet multiplied by alpha, nor brought to sRGB.
    struct Picture {
        var pixels: [PremultipliedPixel]
        let colors: SampleColors
    }

    /// The picture in a file whose header says `size`.
    static func read(_ bytes: [UInt8], size: PixelSize) throws(CodecError) -> Picture {
        var failure = framewright_png_failure()
        var color = unsafe framewright_png_color()
        defer { unsafe free(color.profile) }
        var position = 0
        let pixels = unsafe [PremultipliedPixel](unsafeUninitializedCapacity: size.area) { buffer, count in
            let isRead = unsafe buffer.withMemoryRebound(to: UInt32.self) { pixels in
                unsafe framewright_png_read(
                    bytes, bytes.count, &position, UInt32(size.width), UInt32(size.height), pixels.baseAddress, &color,
                    &failure)
            }
            count = isRead == 1 ? size.area : 0
        }
        if !pixels.isEmpty { return unsafe Picture(pixels: pixels, colors: SampleColors(color)) }
        guard failure.is_truncated == 0 else { throw .truncated(count: bytes.count) }
        throw .corrupt(reason: failure.reason, offset: position)
    }
}

extension SampleColors {
    fileprivate init(_ color: framewright_png_color) {
        switch unsafe color.kind {
        case framewright_png_profile:
            self = unsafe .profile(Array(UnsafeBufferPointer(start: color.profile, count: Int(color.length))))
        case framewright_png_primaries:
            let xy = unsafe withUnsafeBytes(of: color.xy) { unsafe Array($0.bindMemory(to: Int32.self)) }
            self = unsafe SampleColors(exponent: Int(color.exponent), xy: xy.map(Int.init))
        default: self = .sRGB
        }
    }
}

extension framewright_png_failure {
    fileprivate var reason: String {
        let letters = unsafe withUnsafeBytes(of: text) { unsafe Array($0.prefix { $0 != 0 }) }
        return String(decoding: letters, as: UTF8.self)
    }
}
