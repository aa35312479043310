import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Errors common to all encoders.
struct AnimationRefusalTests {
    private static let formats = ["APNG", "GIF", "WebP", "Y4M", "raw"]

    private func encoder(_ format: String, _ sink: @escaping ByteSink = { _ in }) throws -> any AnimationEncoder {
        let size = pixelSize(4, 3)
        return switch format {
        case "APNG": try APNGEncoder(size: size, sink: sink)
        case "GIF": try GIFEncoder(size: size, sink: sink)
        case "WebP": try WebPEncoder(size: size, sink: sink)
        case "Y4M": try Y4MEncoder(size: size, sink: sink)
        default: try RawVideoEncoder(size: size, frameDuration: .frame(perSecond: 60), sink: sink)
        }
    }

    @Test(arguments: formats)
    func `an animation without frames is rejected and writes nothing`(format: String) throws {
        var encoder = try encoder(format) { _ in Issue.record("bytes of nothing") }
        #expect(throws: CodecError.noFrames) { _ = try encoder.finish() }
    }

    @Test(arguments: formats)
    func `a frame of another size is rejected by its number`(format: String) throws {
        var encoder = try encoder(format)
        try encoder.append(frame: Bitmap(size: pixelSize(4, 3)), duration: .milliseconds(20))
        let expected = CodecError.frameSize(frame: 1, size: pixelSize(3, 4), expected: pixelSize(4, 3))
        #expect(throws: expected) {
            try encoder.append(frame: Bitmap(size: pixelSize(3, 4)), duration: .milliseconds(20))
        }
    }

    @Test(arguments: formats, [FrameTime.zero, FrameTime(-1, over: 60), FrameTime(Int.min)])
    func `a frame duration of zero or less is rejected`(format: String, duration: FrameTime) throws {
        var encoder = try encoder(format)
        #expect(throws: CodecError.frameDuration(frame: 0, duration)) {
            try encoder.append(frame: Bitmap(size: pixelSize(4, 3)), duration: duration)
        }
    }

    @Test(arguments: ["APNG", "GIF", "WebP"])
    func `a frame duration beyond the format's maximum is rejected`(format: String) throws {
        for duration in [FrameTime(1 << 32), FrameTime(1 << 40), FrameTime(Int.max)] {
            var encoder = try encoder(format)
            try encoder.append(frame: Bitmap(size: pixelSize(4, 3)), duration: duration)
            #expect(throws: CodecError.frameDuration(frame: 0, duration)) { _ = try encoder.finish() }
        }
    }

    @Test(arguments: formats)
    func `an error thrown by the sink is rethrown`(format: String) throws {
        let full = CodecError.writeFailed(reason: "the disk is full")
        var encoder = try encoder(format) { _ throws(CodecError) in throw full }
        try encoder.append(frame: Bitmap(size: pixelSize(4, 3)), duration: .milliseconds(20))
        #expect(throws: full) { _ = try encoder.finish() }
    }

    @Test(arguments: [-1, 0x8000_0000])
    func `a loop count beyond APNG's maximum is rejected`(count: Int) {
        #expect(throws: CodecError.self) {
            try APNGEncoder(size: pixelSize(1, 1), APNG.Options(loopCount: count)) { _ in }
        }
    }

    @Test(arguments: [(-1, 256, 2), (65_537, 256, 2), (0, 1, 2), (0, 257, 2), (0, 256, 0), (0, 256, 65_536)])
    func `options beyond GIF's limits are rejected`(loop: Int, colors: Int, delay: Int) {
        let options = GIF.Options(loopCount: loop, colorCount: colors, shortestDelay: delay)
        #expect(throws: CodecError.self) { try GIFEncoder(size: pixelSize(1, 1), options) { _ in } }
    }

    @Test(arguments: [
        CodecError.noFrames, .frameSize(frame: 1, size: pixelSize(1, 2), expected: pixelSize(2, 1)),
        .frameDuration(frame: 3, .zero), .frameCount(announced: 1, given: 2), .colorsNotSurveyed(frame: 4),
        .exceedsFormat(format: "WebP", width: 1, height: 2, limit: "x"),
        .invalidOption(name: "effort", value: "9", allowed: "a number from 0 to 6"), .writeFailed(reason: "full"),
        .encoderFailed(format: "WebP", reason: "memory"),
    ])
    func `every error has a message and a hint on one line`(error: CodecError) {
        for text in [error.message, error.hint] {
            #expect(!text.isEmpty && !text.contains { $0.isNewline } && !text.hasSuffix("."))
        }
        #expect(Set([error.message, error.hint, CodecError.noFrames.message]).count == (error == .noFrames ? 2 : 3))
    }
}
