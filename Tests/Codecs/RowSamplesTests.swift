import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Rows packed and unpacked in words against pixel by pixel.
struct RowSamplesTests {
    private func row(_ width: Int) -> [PremultipliedPixel] {
        var dice = Dice(seed: UInt64(width))
        return (0..<width).map { _ in premultiplied(dice.roll(256), dice.roll(256), dice.roll(256), 255) }
    }

    @Test(arguments: 1...40)
    func `red, green and blue are written one after the other`(width: Int) {
        let row = row(width)
        var bytes = [UInt8](repeating: 0, count: width * 3 + 7)
        unsafe row.withUnsafeBufferPointer { row in
            unsafe bytes.withUnsafeMutableBufferPointer { bytes in
                unsafe bytes.baseAddress.map { unsafe writeSamples(row, .rgb, to: $0) }
            }
        }
        #expect(Array(bytes.prefix(width * 3)) == row.flatMap { [$0.red, $0.green, $0.blue] })
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
