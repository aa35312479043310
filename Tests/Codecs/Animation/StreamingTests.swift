import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

/// The memory use must not grow with the number of frames.
struct StreamingTests {
    private static let size = pixelSize(320, 240)

    /// Returns a frame with a square that moves over a board.
    private static func frame(_ number: Int) -> Bitmap {
        var bitmap = Bitmap(size: size, filledWith: premultiplied(40, 60, 80, 255))
        bitmap.draw(
            Bitmap(size: pixelSize(20, 20), filledWith: premultiplied(number % 256, 90, 20, 255)),
            x: number * 7 % 300, y: number * 5 % 220)
        return bitmap
    }

    private static func encoder(_ format: String, _ sink: @escaping ByteSink) throws -> any AnimationEncoder {
        switch format {
        case "APNG": try APNGEncoder(size: size, sink: sink)
        case "GIF": try GIFEncoder(size: size, sink: sink)
        case "WebP": try WebPEncoder(size: size, WebP.Options(effort: 0), sink: sink)
        default: try Y4MEncoder(size: size, sink: sink)
        }
    }

    /// Each runs in a separate process, so that the memory of other tests does not count.
    @Test(arguments: ["APNG", "GIF", "WebP", "Y4M"])
    func `a thousand frames take no more memory than fifty`(format: String) async {
        await #expect(processExitsWith: .success) { [format] in
            let growth = try StreamingTests.growth(of: format)
            #expect(growth < 4_000)
        }
    }

    /// Returns the growth of memory from the fiftieth frame to the last, in kilobytes.
    private static func growth(of format: String) throws -> Int {
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
        #expect(largest <= size.area * 4 && count > largest)
        return residentKilobytes() - early
    }
}
