import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

/// Memory must not grow with the number of frames.
struct StreamingTests {
    private static let size = pixelSize(320, 240)

    /// A square that wanders over a board.
    private func frame(_ number: Int) -> Bitmap {
        var bitmap = Bitmap(size: Self.size, filledWith: premultiplied(40, 60, 80, 255))
        bitmap.draw(
            Bitmap(size: pixelSize(20, 20), filledWith: premultiplied(number % 256, 90, 20, 255)),
            x: number * 7 % 300, y: number * 5 % 220)
        return bitmap
    }

    private func encoder(_ format: String, _ sink: @escaping ByteSink) throws -> any AnimationEncoder {
        switch format {
        case "APNG": try APNGEncoder(size: Self.size, sink: sink)
        case "GIF": try GIFEncoder(size: Self.size, sink: sink)
        case "WebP": try WebPEncoder(size: Self.size, WebP.Options(effort: 0), sink: sink)
        default: try Y4MEncoder(size: Self.size, sink: sink)
        }
    }

    @Test(arguments: ["APNG", "GIF", "WebP", "Y4M"])
    func `a thousand frames take no more memory than fifty`(format: String) throws {
        // Other tests run beside and take memory too, but hardly three times in a row.
        var growth = Int.max
        for _ in 0..<3 where growth >= 24_000 { growth = try self.growth(of: format) }
        #expect(growth < 24_000)
    }

    /// Kilobytes that came between the fiftieth frame and the last.
    private func growth(of format: String) throws -> Int {
        releaseFreedMemory()
        var (count, largest) = (0, 0)
        var encoder = try encoder(format) { bytes in
            count += bytes.count
            largest = max(largest, bytes.count)
        }
        var early = 0
        for number in 0..<(isSlow ? 10_000 : 1_000) {
            try encoder.append(frame: frame(number), duration: .frame(perSecond: 50))
            if number == 50 { early = residentKilobytes() }
        }
        _ = try encoder.finish()
        #expect(largest <= Self.size.area * 4 && count > largest)
        return residentKilobytes() - early
    }
}
