import FramewrightCPNG
import FramewrightDrawing

/// The only place that calls libpng. Calls share nothing, so they may run on any thread.
enum LibPNG {
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

extension framewright_png_failure {
    fileprivate var reason: String {
        let letters = unsafe withUnsafeBytes(of: text) { unsafe Array($0.prefix { $0 != 0 }) }
        return String(decoding: letters, as: UTF8.self)
    }
}
