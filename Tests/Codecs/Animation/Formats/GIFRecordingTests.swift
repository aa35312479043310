import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

struct GIFRecordingTests {
    private func recorder(_ frames: [AnimationFrame], limit: Int = GIFRecorder.limit) throws -> GIFRecorder {
        let collector = ByteCollector()
        var recorder = GIFRecorder(size: frames[0].bitmap.size, shortestDelay: 2, limit: limit)
        try collector.encode(frames, by: &recorder)
        return recorder
    }

    /// Encodes the frames without a recording.
    private func encoded(
        _ frames: [AnimationFrame], _ options: GIF.Options
    ) throws -> (bytes: [UInt8], report: GIF.Report) {
        let collector = ByteCollector()
        var encoder = try GIFEncoder(size: frames[0].bitmap.size, options) { collector.take($0) }
        try collector.encode(frames, by: &encoder)
        return (collector.bytes, encoder.report)
    }

    @Test(arguments: 0..<(isSlow ? 600 : 60))
    func `a recording gives the same bytes as encoding the frames again`(seed: Int) throws {
        let frames = RandomAnimation(seed: UInt64(seed), opacity: .opaque, colorCount: 250).frames
        var options = GIF.Options(colorCount: [256, 32, 2][seed % 3])
        let recorder = try recorder(frames)
        let recording = try #require(recorder.recording)
        let collector = ByteCollector()
        var encoder = try GIFEncoder(recording, options) { collector.take($0) }
        _ = try encoder.finish()
        for survey in [recorder.survey, try self.recorder(frames, limit: 100).survey] {
            options.survey = survey
            let again = try encoded(frames, options)
            #expect(again.bytes == collector.bytes && again.report == encoder.report)
        }
    }

    @Test(arguments: RandomAnimation.Opacity.allCases, 0..<(isSlow ? 200 : 20))
    func `colours have one order, whenever the recording is discarded`(
        opacity: RandomAnimation.Opacity, seed: Int
    ) throws {
        let frames = RandomAnimation(seed: UInt64(seed), opacity: opacity, colorCount: 400).frames
        try expectOneOrder(of: frames, colorCount: [256, 16][seed % 2], limit: 100)
    }

    /// The last colours of the second frame have no entry of their own. One of them is below the third frame's span
    /// before it is drawn there, after another colour of the same cell.
    @Test func `colours have one order, even if they were below others first`() throws {
        func grey(_ level: Int) -> PremultipliedPixel { premultiplied(level, level, level, 255) }
        var bitmap = Bitmap(size: pixelSize(300, 300), filledWith: grey(0xF8))
        for x in 0..<300 { bitmap[x, 299] = grey(0) }
        var frames = [bitmap]
        for index in 0..<70_000 {
            bitmap[index % 300, index / 300] = premultiplied(index % 256, index / 256 % 256, index / 65_536, 255)
        }
        for x in 0..<40 { bitmap[x, 299] = grey(x < 5 ? 0xF8 : 0xFB) }
        frames.append(bitmap)
        (bitmap[2, 299], bitmap[10, 299], bitmap[50, 299]) = (grey(1), grey(0xFF), grey(0xFB))
        frames.append(bitmap)
        // Two more frames, so that the third is planned after the second is finished.
        for x in 100..<102 {
            bitmap[x, 299] = grey(2)
            frames.append(bitmap)
        }
        try expectOneOrder(
            of: frames.map { AnimationFrame($0, duration: .milliseconds(50)) }, colorCount: 256,
            limit: GIFRecorder.limit)
    }

    /// The time at which a recorder discards its recording depends on thread scheduling, because frames may be
    /// planned before or after others are finished.
    private func expectOneOrder(of frames: [AnimationFrame], colorCount: Int, limit: Int) throws {
        var late = GIFRecorder(size: frames[0].bitmap.size, shortestDelay: 2, limit: limit)
        var steps: [GIFRecordingStep] = []
        for frame in frames {
            if let step = try late.plan(frame: frame.bitmap, duration: frame.duration) { steps.append(step) }
        }
        steps += try late.planLast()
        #expect(steps.allSatisfy { !$0.isCountedOnly })
        for step in steps { try late.write(step.run()) }
        _ = try late.end()
        let early = try recorder(frames, limit: limit)
        #expect(early.recording == nil && late.recording == nil)
        #expect(early.survey.colors.colors == late.survey.colors.colors)
        #expect(early.survey.colors.counts == late.survey.colors.counts)
        var options = GIF.Options(colorCount: colorCount, background: .white, survey: early.survey)
        let bytes = try encoded(frames, options).bytes
        options.survey = late.survey
        #expect(try encoded(frames, options).bytes == bytes)
    }

    @Test(arguments: 0..<60)
    func `runs contain every pixel's colour and the colour below`(seed: Int) throws {
        let frames = RandomAnimation(seed: UInt64(seed), opacity: .opaque, colorCount: 40).frames
        let (base, frame) = (frames[0].bitmap, frames[frames.count - 1].bitmap)
        let rect = PixelRect(base.size)
        let spans = ChangedSpans(frame, over: base, in: rect, widestGap: 16, clear: nil)
        let runs = try #require(FrameRuns(spans, of: frame, over: base))
        let pixels = runs.runs.flatMap { run in
            let (shown, below) = (runs.colors[Int(run & 0xFFFF)], runs.colors[Int(run >> 16 & 0xFFFF)])
            return [[UInt32]](repeating: [shown, below], count: Int(run >> 32))
        }
        try #require(pixels.count == rect.width * rect.height)
        for (place, run) in pixels.enumerated() {
            let (shown, below) = (frame.pixels[place].packed, base.pixels[place].packed)
            if run == [0, 0] ? shown != below : run != [shown, below] { Issue.record("pixel \(place)"); break }
        }
        let changed = zip(frame.pixels, base.pixels).count { $0 != $1 }
        #expect(runs.counts.reduce(0, +) == changed && runs.isOpaque)
    }

    @Test func `a recording is discarded for translucency, size or too many colours`() throws {
        let opaque = RandomAnimation(seed: 3, opacity: .opaque).frames
        #expect(try recorder(opaque).recording != nil)
        #expect(try recorder(opaque, limit: 100).recording == nil)
        #expect(try recorder(opaque, limit: 100).survey.isOpaque)
        let clear = AnimationFrame(Bitmap(size: pixelSize(4, 4)), duration: .milliseconds(50))
        #expect(try recorder([clear]).recording == nil)
        var photograph = Bitmap(size: pixelSize(300, 300))
        for y in 0..<300 {
            for x in 0..<300 { photograph[x, y] = premultiplied(x % 256, y % 256, x / 256 + y / 256 * 2, 255) }
        }
        let still = [AnimationFrame(photograph, duration: .milliseconds(50))]
        #expect(try recorder(still).recording == nil)
        #expect(try GIF.encode(still).report.frameCount == 1)
    }
}
