import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

struct APNGTests {
    private func streamed(_ frames: [AnimationFrame], _ options: APNG.Options = .init()) throws -> [UInt8] {
        let collector = ByteCollector()
        var encoder = try APNGEncoder(size: frames[0].bitmap.size, options) { collector.take($0) }
        try collector.encode(frames, by: &encoder)
        return collector.bytes
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"), arguments: 0..<(isSlow ? 600 : 45))
    func `Pillow decodes every frame exactly`(seed: Int) throws {
        let opacity = RandomAnimation.Opacity.allCases[seed % 3]
        let animation = RandomAnimation(seed: UInt64(seed), opacity: opacity, colorCount: seed % 2 == 0 ? 300 : 20)
        let file =
            switch seed % 5 {
            case 0: try streamed(animation.frames)
            case 1: try APNG.encode(animation.frames, APNG.Options(effort: .smallest))
            default: try APNG.encode(animation.frames)
            }
        let oracle = try OracleAnimation(pillow: file)
        let isSame = oracle.pixels == animation.shown.map(\.bitmap.pixels)
        #expect(isSame)
        guard animation.shown.count > 1 else { return }
        #expect(oracle.durations == animation.shown.map { $0.duration.seconds * 1000 })
    }

    @Test(.enabled(if: ForeignProgram.ffmpeg != nil, "ffmpeg is not installed"), arguments: 0..<9)
    func `ffmpeg decodes every opaque frame exactly`(seed: Int) throws {
        let animation = RandomAnimation(seed: UInt64(seed) + 100, opacity: .opaque)
        let shown = animation.shown
        let pixels = try ffmpegFrames(try APNG.encode(animation.frames), ["-f", "apng"], pixelFormat: "rgba")
        let isSame = pixels == shown.flatMap { allBytes($0.bitmap.pixels.map(\.packed)) }
        #expect(isSame)
    }

    @Test(.enabled(if: ForeignProgram.apngdis != nil, "apngdis is not installed"), arguments: 0..<9)
    func `apngdis splits it into the same frames`(seed: Int) throws {
        let program = try #require(ForeignProgram.apngdis)
        let animation = RandomAnimation(seed: UInt64(seed) + 200, opacity: .transparent)
        let shown = animation.shown
        try withFolder { folder in
            try writeFile(try APNG.encode(animation.frames), to: "\(folder)/a.png")
            #expect(try program.run(["\(folder)/a.png", "f"]).status == 0)
            for (number, frame) in shown.enumerated() {
                let digits = shown.count < 10 ? "\(number + 1)" : number < 9 ? "0\(number + 1)" : "\(number + 1)"
                let isSame = try PNG.decode(try takeFile("\(folder)/f\(digits).png")) == frame.bitmap
                #expect(isSame)
            }
        }
    }

    @Test func `the frame count is the same with a survey and patched in without one`() throws {
        let animation = RandomAnimation(seed: 4, opacity: .translucent)
        let (whole, patched) = (try APNG.encode(animation.frames), try streamed(animation.frames))
        for file in [whole, patched] {
            let control = try #require(chunks(of: file).first { $0.type == "acTL" })
            #expect(control.payload == bigEndian(animation.shown.count) + [0, 0, 0, 0])
        }
        #expect(chunks(of: patched).first { $0.type == "IHDR" }?.payload[9] == 6)
    }

    @Test func `few colours use a palette, many opaque ones a transparent colour`() throws {
        let few = try APNG.encode(RandomAnimation(seed: 1, opacity: .translucent, colorCount: 9).frames)
        #expect(chunks(of: few)[0].payload[9] == 3)
        let noise = (0..<2).map { Subject.opaque.bitmap(width: 40, height: 30, seed: UInt64($0)) }
        let many = try APNG.encode(noise.map { AnimationFrame($0, duration: .milliseconds(40)) })
        #expect(chunks(of: many)[0].payload[9] == 2 && chunks(of: many).contains { $0.type == "tRNS" })
    }

    @Test func `a frame stores only the rectangle that changed`() throws {
        var bitmap = Subject.opaque.bitmap(width: 60, height: 50, seed: 3)
        var frames = [AnimationFrame(bitmap, duration: .milliseconds(10))]
        for (x, y) in [(7, 9), (30, 20)] { bitmap[x, y].packed ^= 0x00FF_00FF }
        frames.append(AnimationFrame(bitmap, duration: .milliseconds(10)))
        let controls = chunks(of: try APNG.encode(frames)).filter { $0.type == "fcTL" }.map {
            Array($0.payload[4..<20])
        }
        #expect(controls[1] == [24, 12, 7, 9].flatMap { bigEndian($0) })
    }

    /// Returns the dispose and blend operation of every frame.
    private func operations(_ bitmaps: [Bitmap]) throws -> [[UInt8]] {
        let frames = bitmaps.map { AnimationFrame($0, duration: .milliseconds(10)) }
        return chunks(of: try APNG.encode(frames)).filter { $0.type == "fcTL" }.map { Array($0.payload[24...25]) }
    }

    @Test(arguments: [30, 64, 90])
    func `a shape that disappears is removed by disposal and not overdrawn`(side: Int) throws {
        let board = Subject.opaque.bitmap(width: side + 30, height: side + 20, seed: 3)
        var covered = board
        for y in 10..<10 + side { for x in 10..<10 + side { covered[x, y] = premultiplied(9, 9, 9, 255) } }
        let operations = try operations([board, covered, board])
        #expect(operations.map { $0[0] } == [0, 2, 0] && operations[1][1] == 0)
    }

    @Test(arguments: [30, 64, 90])
    func `a shape crossing a large area is overdrawn and not disposed`(side: Int) throws {
        let board = Subject.opaque.bitmap(width: side + 30, height: side + 20, seed: 3)
        var crossed = board
        for place in 10..<10 + side {
            for x in 10..<14 { crossed[x, place] = premultiplied(9, 9, 9, 255) }
            crossed[place, 12] = premultiplied(9, 9, 9, 255)
        }
        #expect(try operations([board, crossed, board])[1] == [0, 1])
    }

    @Test(arguments: [30, 64, 90])
    func `a shape that leaves transparency is cleared`(side: Int) throws {
        var (empty, other) = (
            Bitmap(size: pixelSize(side + 30, side + 20)), Bitmap(size: pixelSize(side + 30, side + 20))
        )
        for y in 10..<10 + side { for x in 10..<10 + side { empty[x, y] = premultiplied(9, x % 200, y % 200, 255) } }
        for x in 12..<15 { other[x, 12] = premultiplied(7, 7, 7, 255) }
        #expect(try operations([empty, other])[0][0] == 1)
    }

    @Test(arguments: [(1, 60), (7, 60), (1001, 30_000), (65_535, 65_534)])
    func `a duration of two 16-bit numbers is written unchanged`(numerator: Int, denominator: Int) throws {
        let bitmap = Bitmap(size: pixelSize(1, 1))
        let file = try APNG.encode([AnimationFrame(bitmap, duration: FrameTime(numerator, over: denominator))])
        let control = try #require(chunks(of: file).first { $0.type == "fcTL" })
        #expect(Array(control.payload[20..<24]) == [numerator, denominator].flatMap { bigEndian($0).suffix(2) })
    }

    @Test func `rounding errors of delays are carried over`() {
        var clock = APNGClock()
        let delays = (0..<1000).flatMap { _ in clock.delays(for: FrameTime(1, over: 99_999)) ?? [] }
        #expect(delays.count == 1000)
        let sum = delays.reduce(0) { $0 + Double($1.numerator) / Double($1.denominator) }
        #expect(abs(sum - 1000.0 / 99_999) < 0.000_501)
    }

    @Test(arguments: [
        (FrameTime(216_001, over: 60), 4), (FrameTime(1_799_798, over: 30_000), 1), (FrameTime(200_000), 4),
        (FrameTime(65_535), 1), (FrameTime(107_999_999, over: 30_000), 55),
    ])
    func `a long frame is split into several frames`(duration: FrameTime, parts: Int) throws {
        let bitmaps = (0..<3).map { Subject.opaque.bitmap(width: 40, height: 30, seed: UInt64($0 % 2)) }
        let frames = zip(bitmaps, [FrameTime.milliseconds(20), duration, .milliseconds(20)])
            .map { AnimationFrame($0, duration: $1) }
        for file in [try APNG.encode(frames), try streamed(frames)] {
            let controls = chunks(of: file).filter { $0.type == "fcTL" }.map(\.payload)
            let count = try #require(chunks(of: file).first { $0.type == "acTL" }).payload.prefix(4)
            #expect(controls.count == parts + 2 && Array(count) == bigEndian(parts + 2))
            let seconds = controls.map { Double($0[20]) * 256 + Double($0[21]) }
            let rates = controls.map { Double($0[22]) * 256 + Double($0[23]) }
            let sum = zip(seconds, rates).reduce(0) { $0 + $1.0 / $1.1 }
            #expect(abs(sum - duration.seconds - 0.04) < 0.0005)
            guard ForeignProgram.pillow != nil else { continue }
            let shown = [bitmaps[0]] + Array(repeating: bitmaps[1], count: parts) + [bitmaps[2]]
            let isSame = try OracleAnimation(pillow: file).pixels == shown.map(\.pixels)
            #expect(isSame)
        }
    }

    @Test func `the same frames give the same bytes, chunk by chunk`() throws {
        let frames = RandomAnimation(seed: 8, opacity: .translucent).frames
        #expect(try APNG.encode(frames) == APNG.encode(frames))
    }

    /// Returns a survey of some frames that is not finished, as after an exporter's look at the first frames.
    private func glance(_ frames: [AnimationFrame]) throws -> AnimationSurvey {
        var survey = AnimationSurvey(size: frames[0].bitmap.size)
        for frame in frames { try survey.append(frame: frame.bitmap, duration: frame.duration) }
        return survey
    }

    @Test(arguments: 0..<20) func `if the first frame determines the layout, the file is the same`(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        var bitmap = Subject.opaque.bitmap(width: 60, height: 50, seed: UInt64(seed))
        let frames = (0..<6).map { number in
            let patch = Subject.opaque.bitmap(width: 1 + dice.roll(30), height: 1 + dice.roll(30), seed: UInt64(number))
            if number > 0 { bitmap.draw(patch, x: dice.roll(30), y: dice.roll(20)) }
            return AnimationFrame(bitmap, duration: .milliseconds(40))
        }
        let survey = try glance(Array(frames.prefix(1)))
        try #require(survey.settlesAPNG && !survey.isWhole)
        #expect(try streamed(frames, APNG.Options(survey: survey)) == APNG.encode(frames))
    }

    @Test func `few colours do not determine the layout`() throws {
        #expect(try !glance(RandomAnimation(seed: 1, opacity: .opaque, colorCount: 9).frames).settlesAPNG)
    }

    /// Black encodes transparency until a frame contains it.
    @Test(
        arguments: [PremultipliedPixel.clear, premultiplied(0, 0, 0, 255), premultiplied(0, 0, 0, 128)], [false, true])
    func `a later frame that contradicts the layout is rejected`(pixel: PremultipliedPixel, isSmallest: Bool) throws {
        var bitmap = Subject.opaque.bitmap(width: 60, height: 50, seed: 3)
        bitmap.withMutablePixels { pixels in for index in pixels.indices { pixels[index].packed |= 1 } }
        let survey = try glance([AnimationFrame(bitmap, duration: .milliseconds(9))])
        try #require(survey.settlesAPNG)
        var later = bitmap
        later[17, 20] = pixel
        let frames = [bitmap, later].map { AnimationFrame($0, duration: .milliseconds(9)) }
        let options = APNG.Options(effort: isSmallest ? .smallest : .fast, survey: survey)
        #expect(throws: CodecError.colorsNotSurveyed(frame: 1)) { try streamed(frames, options) }
        #expect(try APNG.encode(frames).isEmpty == false)
    }

    @Test func `frames that differ from the surveyed ones are rejected`() throws {
        let (one, other) = (Subject.fewColors.bitmap(width: 9, height: 9, seed: 1), Subject.opaque)
        let survey = try AnimationSurvey([AnimationFrame(one, duration: .milliseconds(9))])
        let strange = AnimationFrame(other.bitmap(width: 9, height: 9, seed: 1), duration: .milliseconds(9))
        #expect(throws: CodecError.colorsNotSurveyed(frame: 0)) {
            try streamed([strange], APNG.Options(survey: survey))
        }
        let more = [AnimationFrame(one, duration: .milliseconds(9)), strange]
        #expect(throws: CodecError.frameCount(announced: 1, given: 2)) {
            try streamed(more, APNG.Options(survey: survey))
        }
    }
}
