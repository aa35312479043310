import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Compares rows packed and unpacked in words with those processed pixel by pixel.
struct RowSamplesTests {
    private func row(_ width: Int) -> [PremultipliedPixel] {
        var dice = Dice(seed: UInt64(width))
        return (0..<width).map { _ in premultiplied(dice.roll(256), dice.roll(256), dice.roll(256), 255) }
    }

    @Test(arguments: 1...40)
    func `red, green and blue are written in sequence`(width: Int) {
        let row = row(width)
        let (bytes, isOpaque) = written(row)
        #expect(bytes == row.flatMap { [$0.red, $0.green, $0.blue] } && isOpaque)
    }

    @Test(arguments: 1...40)
    func `a translucent pixel is detected anywhere`(width: Int) {
        for place in 0..<width {
            for alpha in [0, 127, 128, 254] {
                var row = row(width)
                row[place] = premultiplied(0, 0, 0, alpha)
                #expect(!written(row).isOpaque)
            }
        }
    }

    private func written(_ row: [PremultipliedPixel]) -> (bytes: [UInt8], isOpaque: Bool) {
        var bytes = [UInt8](repeating: 0, count: row.count * 3 + 7)
        let isOpaque = unsafe row.withUnsafeBufferPointer { row in
            unsafe bytes.withUnsafeMutableBufferPointer { bytes in
                unsafe bytes.baseAddress.map { unsafe writeSamples(row, .rgb, to: $0) }
            }
        }
        return (Array(bytes.prefix(row.count * 3)), isOpaque == true)
    }

    @Test(arguments: 1...40)
    func `red, green and blue become opaque pixels`(width: Int) {
        let row = row(width)
        let bytes = row.flatMap { [$0.red, $0.green, $0.blue] }
        var pixels = [PremultipliedPixel](repeating: .clear, count: width)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                guard let bytes = bytes.baseAddress, let pixels = pixels.baseAddress else { return }
                unsafe readSamples(bytes, .rgb, palette: [], to: pixels, width: width)
            }
        }
        #expect(pixels == row)
    }
}
