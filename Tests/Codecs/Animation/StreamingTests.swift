import FramewrightDrawing
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
        #expect(residentKilobytes() - early < 24_000, "other tests run beside, hence the room")
        #expect(largest <= Self.size.area * 4 && count > largest)
    }
}
