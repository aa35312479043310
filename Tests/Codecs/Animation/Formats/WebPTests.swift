import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

struct WebPTests {
    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"), arguments: 0..<(isSlow ? 300 : 30))
    func `Pillow decodes every lossless frame and its duration exactly`(seed: Int) throws {
        let opacity = RandomAnimation.Opacity.allCases[seed % 3]
        let animation = RandomAnimation(seed: UInt64(seed), opacity: opacity)
        let options = WebP.Options(effort: seed % 7, loopCount: seed % 4)
        let oracle = try OracleAnimation(pillow: try WebP.encode(animation.frames, options))
        let isSame = oracle.pixels == animation.shown.map(\.bitmap.pixels)
        #expect(isSame)
        #expect(oracle.durations == animation.shown.map { $0.duration.seconds * 1000 })
        #expect(oracle.loopCount == options.loopCount)
    }

    @Test(.enabled(if: ForeignProgram.webpmux != nil, "webpmux is not installed"), arguments: 0..<6)
    func `webpmux reads the same frames`(seed: Int) throws {
        let program = try #require(ForeignProgram.webpmux)
        let animation = RandomAnimation(seed: UInt64(seed) + 30, opacity: .transparent)
        let file = try WebP.encode(animation.frames, WebP.Options(loopCount: 3))
        let (status, output) = try withFile(file) { try program.run(["-info", $0]) }
        #expect(status == 0 && output.contains("Number of frames: \(animation.shown.count)"), "\(output)")
        let size = animation.frames[0].bitmap.size
        #expect(output.contains("Canvas size: \(size.width) x \(size.height)"))
        #expect(output.contains("Loop Count : 3"))
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"))
    func `ten seconds at 60 frames per second last ten seconds`() throws {
        let frames = (0..<600).map { number in
            let color = premultiplied(number % 200, 40, number / 200, 255)
            return AnimationFrame(Bitmap(size: pixelSize(3, 2), filledWith: color), duration: .frame(perSecond: 60))
        }
        let oracle = try OracleAnimation(pillow: try WebP.encode(frames, WebP.Options(effort: 0)))
        #expect(oracle.durations.count == 600)
        #expect(oracle.durations.reduce(0, +) == 10_000)
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"))
    func `lossy frames are close and their opacity exact`() throws {
        var bitmap = Bitmap(size: pixelSize(64, 48), filledWith: premultiplied(200, 120, 40, 255))
        for y in 0..<20 { for x in 0..<64 { bitmap[x, y] = premultiplied(200, 120, 40, x * 4) } }
        var moved = bitmap
        for y in 25..<40 { for x in 9..<30 { moved[x, y] = premultiplied(40, 90, 160, 255) } }
        let frames = [bitmap, moved].map { AnimationFrame($0, duration: .milliseconds(50)) }
        let oracle = try OracleAnimation(
            pillow: try WebP.encode(frames, WebP.Options(quality: .lossy(90), effort: 4)))
        try #require(oracle.pixels.count == 2)
        for (seen, frame) in zip(oracle.pixels, frames) {
            #expect(seen.map(\.alpha) == frame.bitmap.pixels.map(\.alpha))
            let errors = zip(seen, frame.bitmap.pixels).map { abs(Int($0.green) - Int($1.green)) }
            #expect(errors.reduce(0, +) < 4 * errors.count)
        }
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"), arguments: Subject.allCases)
    func `a still image decodes exactly`(subject: Subject) throws {
        let bitmap = subject.bitmap(width: 31, height: 18, seed: 5)
        let oracle = try OracleAnimation(pillow: try WebP.encode(bitmap))
        #expect(oracle.pixels == [bitmap.pixels] && oracle.size == "31x18")
    }

    @Test(arguments: [
        WebP.Options(quality: .lossy(-1)), WebP.Options(quality: .lossy(.nan)), WebP.Options(quality: .lossy(101)),
        WebP.Options(effort: 7), WebP.Options(effort: -1), WebP.Options(loopCount: -1), WebP.Options(loopCount: 65_536),
    ])
    func `options beyond WebP's limits are rejected`(options: WebP.Options) {
        #expect(throws: CodecError.self) { try WebPEncoder(size: pixelSize(1, 1), options) { _ in } }
        #expect(throws: CodecError.self) { try WebP.encode(Bitmap(size: pixelSize(1, 1)), options) }
    }

    @Test func `a side beyond 16383 is rejected before encoding`() {
        let limit = CodecError.exceedsFormat(format: "WebP", width: 16_384, height: 1, limit: "16383 pixels a side")
        #expect(throws: limit) { try WebPEncoder(size: pixelSize(16_384, 1)) { _ in } }
    }
}
