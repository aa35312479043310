import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

/// Frames that last longer than the format's maximum.
struct LongHoldTests {
    private static let formats = ["GIF", "WebP", "WebP lossy"]

    /// Returns a translucent image, another that replaces it, and the first again, so that a GIF has to clear.
    private func frames(_ holds: [FrameTime]) -> [AnimationFrame] {
        holds.enumerated().map { number, duration in
            var bitmap = Bitmap(size: pixelSize(8, 6))
            bitmap.draw(
                Bitmap(size: pixelSize(4, 4), filledWith: premultiplied(200, 30 * number, 0, 255)), x: 2 * (number % 2),
                y: 1)
            return AnimationFrame(bitmap, duration: duration)
        }
    }

    private func file(_ format: String, _ frames: [AnimationFrame]) throws -> [UInt8] {
        switch format {
        case "GIF": try GIF.encode(frames).bytes
        case "WebP": try WebP.encode(frames)
        default: try WebP.encode(frames, WebP.Options(quality: .lossy(90)))
        }
    }

    /// Merges consecutive equal frames and adds their durations.
    private func shown(_ oracle: OracleAnimation) -> [(image: [UInt8], duration: Double)] {
        zip(oracle.frames, oracle.durations).reduce(into: []) { shown, frame in
            if shown.last?.image == frame.0 {
                shown[shown.count - 1].duration += frame.1
            } else {
                shown.append((frame.0, frame.1))
            }
        }
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"), arguments: formats)
    func `Pillow reads frames of several hours and their exact durations`(format: String) throws {
        let holds = [FrameTime(50_000), .milliseconds(20), FrameTime(131_071, over: 100), FrameTime(40_000)]
        let oracle = try OracleAnimation(pillow: try file(format, frames(holds)))
        let shown = shown(oracle)
        #expect(shown.map(\.duration) == [50_000_000, 20, 1_310_710, 40_000_000])
        #expect(shown[0].image != shown[1].image && shown[1].image != shown[2].image)
        #expect(oracle.durations.allSatisfy { $0 >= 20 })
    }

    @Test(.enabled(if: ForeignProgram.webpmux != nil, "webpmux is not installed"))
    func `webpmux accepts a long duration`() throws {
        let bytes = try file("WebP", frames([FrameTime(40_000), .milliseconds(40)]))
        let (status, output) = try withFile(bytes) { try #require(ForeignProgram.webpmux).run(["-info", $0]) }
        #expect(status == 0 && output.contains("Number of frames: 4"), "\(output)")
    }

    @Test(.enabled(if: ForeignProgram.gifsicle != nil, "gifsicle is not installed"))
    func `gifsicle reads the longest delays`() throws {
        let bytes = try file("GIF", frames([FrameTime(1311), .milliseconds(40)]))
        let (status, output) = try withFile(bytes) { try #require(ForeignProgram.gifsicle).run(["--info", $0]) }
        #expect(status == 0 && output.contains("4 images") && output.contains("delay 437"), "\(output)")
    }

    @Test(arguments: [1, 2, 65_535, 65_536, 131_070, 131_071, 5_000_000])
    func `a long delay is split into the minimum number of nearly equal parts`(ticks: Int) {
        let parts = FrameTicks.parts(of: ticks, longest: 65_535)
        #expect(parts.reduce(0, +) == ticks && parts.count == (ticks + 65_534) / 65_535)
        #expect((parts.max() ?? 0) - (parts.min() ?? 0) <= 1 && (parts.max() ?? 0) <= 65_535)
    }
}
