import FramewrightCPNG
import FramewrightDrawing

/// The binding to libpng: reads a file row by row. Readers share no state, so they may run on any threads.
@safe final class LibPNG {
    private let bytes: [UInt8]
    private let width: Int
    private let reader: UnsafeMutablePointer<framewright_png_reader>
    private let isOpen: Bool
    /// The colour space of the samples; `read` neither converts nor premultiplies them.
    private(set) var colors = SampleColors.sRGB

    /// The number of passes over all rows: 1, or 7 for an interlaced file.
    var passes: Int { unsafe Int(reader.pointee.passes) }

    /// Starts to read a file; `size` is that of its header.
    init(_ bytes: [UInt8], size: PixelSize) throws(CodecError) {
        (self.bytes, width) = (bytes, size.width)
        unsafe reader = .allocate(capacity: 1)
        unsafe reader.initialize(to: framewright_png_reader())
        let chunks = PNGColorChunks(bytes)
        isOpen =
            unsafe framewright_png_open(
                reader, bytes, bytes.count, UInt32(size.width), UInt32(size.height), chunks.hasProfile ? 1 : 0) == 1
        guard isOpen else { throw failure }
        colors = unsafe chunks.colors(besides: SampleColors(reader.pointee.color))
    }

    /// Reads the next `count` rows into `pixels`.
    func read(rows count: Int, into pixels: inout [PremultipliedPixel]) throws(CodecError) {
        let isRead = unsafe pixels.withUnsafeMutableBufferPointer { buffer in
            unsafe buffer.withMemoryRebound(to: UInt32.self) { pixels in
                (0..<count).allSatisfy { row in
                    unsafe framewright_png_row(
                        reader, bytes, bytes.count, pixels.baseAddress.map { unsafe $0 + row * width }) == 1
                }
            }
        }
        if !isRead { throw failure }
    }

    /// Reads the chunks after the last row.
    func finish() throws(CodecError) {
        if unsafe framewright_png_row(reader, bytes, bytes.count, nil) != 1 { throw failure }
    }

    /// An image as stored: neither premultiplied nor converted to sRGB.
    struct DecodedImage {
        var pixels: [PremultipliedPixel]
        let colors: SampleColors
    }

    /// Returns the image in a file; `size` is that of its header.
    static func read(_ bytes: [UInt8], size: PixelSize) throws(CodecError) -> DecodedImage {
        let reader = try LibPNG(bytes, size: size)
        var pixels = [PremultipliedPixel](repeating: .clear, count: size.area)
        for _ in 0..<reader.passes { try reader.read(rows: size.height, into: &pixels) }
        try reader.finish()
        return DecodedImage(pixels: pixels, colors: reader.colors)
    }

    private var failure: CodecError {
        let failure = unsafe reader.pointee.failure
        guard failure.is_truncated == 0 else { return .truncated(count: bytes.count) }
        return .corrupt(reason: failure.reason, offset: unsafe reader.pointee.position)
    }

    deinit {
        if isOpen { unsafe framewright_png_close(reader) }
        unsafe free(reader.pointee.color.profile)
        unsafe reader.deallocate()
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
