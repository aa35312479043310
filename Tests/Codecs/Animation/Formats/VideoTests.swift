import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

struct VideoTests {
    private func y4m(_ frames: [AnimationFrame], _ options: Y4M.Options) throws -> [UInt8] {
        let collector = ByteCollector()
        var encoder = try Y4MEncoder(size: frames[0].bitmap.size, options) { collector.take($0) }
        try collector.encode(frames, by: &encoder)
        return collector.bytes
    }

    @Test(
        .enabled(if: ForeignProgram.ffmpeg != nil, "ffmpeg is not installed"), arguments: Y4M.Sampling.allCases, 0..<5)
    func `ffmpeg decodes the planes exactly`(sampling: Y4M.Sampling, seed: Int) throws {
        let animation = RandomAnimation(seed: UInt64(seed), opacity: .opaque)
        let options = Y4M.Options(sampling: sampling, frameDuration: .frame(perSecond: 25))
        let format = sampling == .yuv420 ? "yuv420p" : "yuv444p"
        let planes = try ffmpegFrames(
            try y4m(animation.frames, options), ["-f", "yuv4mpegpipe"],
            pixelFormat: format)
        let isSame =
            planes == animation.frames.flatMap { sampling == .yuv420 ? planes420($0.bitmap) : planes444($0.bitmap) }
        #expect(isSame)
    }

    @Test(.enabled(if: ForeignProgram.ffprobe != nil, "ffprobe is not installed"))
    func `ffprobe reads frame rate, size, range and frame count`() throws {
        let program = try #require(ForeignProgram.ffprobe)
        let frames = [100, 50, 17].map { AnimationFrame(Bitmap(size: pixelSize(5, 3)), duration: .milliseconds($0)) }
            .enumerated().map { number, frame in
                var frame = frame
                frame.bitmap[0, 0] = premultiplied(number * 9, 0, 0, 255)
                return frame
            }
        let file = try y4m(frames, Y4M.Options(frameDuration: .frame(perSecond: 30_000, over: 1001)))
        let entries = "stream=width,height,r_frame_rate,nb_read_frames,color_range,pix_fmt"
        let (status, output) = try withFile(file) {
            try program.run(
                [
                    "-v", "error", "-f", "yuv4mpegpipe", "-count_frames", "-show_entries", entries, "-of",
                    "default=nw=1", $0,
                ])
        }
        #expect(status == 0)
        for line in ["width=5", "height=3", "r_frame_rate=30000/1001", "nb_read_frames=5", "color_range=tv"] {
            #expect(output.contains(line), "\(output)")
        }
    }

    @Test func `planes of every colour are those of BT.709, rounded`() {
        var dice = Dice(seed: 2)
        for _ in 0..<20_000 {
            let (red, green, blue) = (dice.roll(256), dice.roll(256), dice.roll(256))
            let planes = planes444(Bitmap(size: pixelSize(1, 1), filledWith: premultiplied(red, green, blue, 255)))
            let (r, g, b) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
            let luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
            let exact = [16 + 219 * luma, 128 + 224 * (b - luma) / 1.8556, 128 + 224 * (r - luma) / 1.5748]
            #expect(zip(planes, exact).allSatisfy { abs(Double($0) - $1) < 0.51 })
        }
    }

    @Test func `greys have no chroma, black is 16 and white 235`() {
        for level in 0..<256 {
            let planes = planes420(Bitmap(size: pixelSize(3, 3), filledWith: premultiplied(level, level, level, 255)))
            #expect(planes.count == 9 + 8 && planes.suffix(8).allSatisfy { $0 == 128 })
            if level % 255 == 0 { #expect(planes[0] == (level == 0 ? 16 : 235)) }
        }
    }

    @Test func `raw frames are straight RGBA, repeated for their duration`() throws {
        let animation = RandomAnimation(seed: 3, opacity: .translucent, durations: [.milliseconds(50)])
        let collector = ByteCollector()
        var encoder = try RawVideoEncoder(
            size: animation.frames[0].bitmap.size, frameDuration: .frame(perSecond: 60)
        ) { collector.take($0) }
        try collector.encode(animation.frames, by: &encoder)
        let expected = animation.frames.flatMap { frame in
            (0..<3).flatMap { _ in allBytes(straightened(frame.bitmap.pixels)) }
        }
        let isSame = collector.bytes == expected
        #expect(isSame)
    }

    @Test(arguments: [FrameTime.zero, FrameTime(-1, over: 60), FrameTime(1, over: 1001), FrameTime(1 << 40, over: 1)])
    func `a frame duration that is no frame rate is rejected`(duration: FrameTime) {
        #expect(throws: CodecError.self) {
            try Y4MEncoder(size: pixelSize(2, 2), Y4M.Options(frameDuration: duration)) { _ in }
        }
    }
}
