import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

struct GIFTests {
    private func streamed(
        _ frames: [AnimationFrame], _ options: GIF.Options = .init()
    ) throws -> (bytes: [UInt8], report: GIF.Report) {
        let collector = ByteCollector()
        var encoder = try GIFEncoder(size: frames[0].bitmap.size, options) { collector.take($0) }
        try collector.encode(frames, by: &encoder)
        return (collector.bytes, encoder.report)
    }

    /// Returns the frame as GIF can represent it.
    private func cut(_ bitmap: Bitmap) -> [PremultipliedPixel] {
        Flattening(background: nil).flattened(bitmap).pixels
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"), arguments: 0..<(isSlow ? 600 : 45))
    func `up to 255 colours are exact in Pillow`(seed: Int) throws {
        let opacity = RandomAnimation.Opacity.allCases[seed % 3]
        let animation = RandomAnimation(seed: UInt64(seed), opacity: opacity, colorCount: 250)
        let dithering = GIF.Dithering.allCases[seed / 3 % 3]
        let (file, report) =
            seed % 2 == 0
            ? try streamed(animation.frames, GIF.Options(dithering: dithering))
            : try GIF.encode(animation.frames, GIF.Options(dithering: dithering))
        let oracle = try OracleAnimation(pillow: file)
        let expected = animation.shown.map { cut($0.bitmap) }
        let distinct = expected.indices.filter { $0 == 0 || expected[$0] != expected[$0 - 1] }.map { expected[$0] }
        let isSame = oracle.pixels == distinct
        #expect(isSame)
        #expect(report.colorsLost == 0 && report.pixelsChanged == 0 && report.frameCount == distinct.count)
    }

    @Test(.enabled(if: ForeignProgram.gifsicle != nil, "gifsicle is not installed"), arguments: 0..<12)
    func `gifsicle accepts the file with the same frames and duration`(seed: Int) throws {
        let program = try #require(ForeignProgram.gifsicle)
        let animation = RandomAnimation(seed: UInt64(seed) + 50, opacity: .transparent)
        let (file, report) = try GIF.encode(animation.frames, GIF.Options(loopCount: 6))
        let (status, output) = try withFile(file) { try program.run(["--info", $0]) }
        #expect(status == 0 && output.contains("\(report.frameCount) image"), "\(output)")
        #expect(output.contains("loop count 5"))
        #expect(output.contains("logical screen \(animation.frames[0].bitmap.size)"))
    }

    @Test(.enabled(if: ForeignProgram.pillow != nil, "Pillow is not installed"))
    func `ten seconds at 60 frames per second last ten seconds`() throws {
        let frames = (0..<600).map { number in
            let color = premultiplied(number % 200, 40, number / 200, 255)
            return AnimationFrame(Bitmap(size: pixelSize(3, 2), filledWith: color), duration: .frame(perSecond: 60))
        }
        let (file, report) = try streamed(frames)
        let oracle = try OracleAnimation(pillow: file)
        #expect(oracle.durations.reduce(0, +) == 10_000)
        #expect(oracle.durations.allSatisfy { $0 >= 20 })
        #expect(report.frameCount == 500 && report.framesDropped == 100 && report.delaysRounded > 0)
        #expect(report.largestShift < FrameTime(2, over: 100))
    }

    @Test(arguments: GIF.Dithering.allCases)
    func `flat areas stay exact beside a gradient of too many colours`(dithering: GIF.Dithering) throws {
        let flat = premultiplied(250, 200, 90, 255)
        var bitmap = Bitmap(size: pixelSize(80, 80), filledWith: flat)
        for y in 0..<40 { for x in 0..<80 { bitmap[x, y] = premultiplied(x * 3, y * 6, (x + y) * 2, 255) } }
        let frames = [AnimationFrame(bitmap, duration: .milliseconds(100))]
        let (file, report) = try GIF.encode(frames, GIF.Options(colorCount: 32, dithering: dithering))
        #expect(report.colorsLost > 3000 && report.pixelsChanged > 3000)
        guard ForeignProgram.pillow != nil else { return }
        let pixels = try #require(try OracleAnimation(pillow: file).pixels.first)
        #expect(pixels.dropFirst(40 * 80).allSatisfy { $0 == flat })
        #expect(Set(pixels).count <= 31)
    }

    @Test(arguments: 2...8)
    func `LZW decodes with the reference decoder`(bits: Int) {
        for seed in 0..<40 {
            var dice = Dice(seed: UInt64(seed))
            let (count, variety) = (dice.roll(30_000), 1 + dice.roll(1 << bits))
            let symbols = (0..<count).map { _ in
                UInt16(dice.roll(5) > 0 ? dice.roll(1 + variety / 4) : dice.roll(variety))
            }
            var coder = LZW(minimumBits: bits)
            coder.encode(all: symbols.map { $0 * 257 })
            #expect(PlainLZW.decode(coder.bytes, bits: bits) == symbols.map { UInt8($0) })
        }
    }

    @Test(arguments: 0..<40)
    func `encoding runs at once equals encoding symbol by symbol`(seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        let runs = (0..<500).map { _ in (symbol: dice.roll(4), count: 1 + dice.roll(dice.roll(3) == 0 ? 4000 : 9)) }
        var plain = LZW(minimumBits: 2)
        var quick = LZW(minimumBits: 2, runsOf: 3)
        plain.encode(all: runs.flatMap { [UInt16](repeating: UInt16($0.symbol) * 257, count: $0.count) })
        for run in runs { quick.encode(run.symbol, count: run.count) }
        quick.finish()
        let isSame = plain.bytes == quick.bytes
        #expect(isSame)
    }

    @Test(arguments: 0..<40)
    func `runs with two symbols to choose from equal those encoded symbol by symbol`(seed: Int) {
        var dice = Dice(seed: UInt64(seed) + 100)
        let runs = (0..<3000).map { _ in
            UInt64(dice.roll(5) | dice.roll(5) << 8 | (1 + dice.roll(dice.roll(9) == 0 ? 3000 : 12)) << 32)
        }
        var plain = LZW(minimumBits: 3)
        var quick = LZW(minimumBits: 3, runsOf: 2)
        plain.encode(all: runs.flatMap { [UInt16](repeating: UInt16($0 & 0xFFFF), count: Int($0 >> 32)) })
        quick.encode(runs: runs)
        quick.finish()
        let isSame = plain.bytes == quick.bytes
        #expect(isSame)
    }

    @Test func `the symbol that lengthens the repeat is chosen`() {
        var free = LZW(minimumBits: 8)
        var bound = LZW(minimumBits: 8)
        var dice = Dice(seed: 1)
        let symbols = (0..<5000).map { $0 < 1000 ? 9 : UInt16(dice.roll(200)) }
        bound.encode(all: symbols.map { $0 * 257 })
        free.encode(all: symbols.map { 9 | $0 << 8 })
        let decoded = PlainLZW.decode(free.bytes, bits: 8)
        #expect(zip(decoded, symbols).allSatisfy { $0 == 9 || UInt16($0) == $1 } && decoded.count == symbols.count)
        #expect(free.bytes.count < bound.bytes.count)
    }

    @Test func `on a background no pixel is transparent`() throws {
        let flattening = Flattening(background: .white)
        #expect(flattening.color(0) == 0xFFFF_FFFF)
        #expect(flattening.color(premultiplied(255, 0, 0, 128).packed) == 0xFF7F_7FFF)
    }
}

/// The reference decoder, a direct implementation of the specification.
private enum PlainLZW {
    static func decode(_ bytes: [UInt8], bits: Int) -> [UInt8] {
        var (output, table, width, place): ([UInt8], [[UInt8]], Int, Int) = ([], [], bits + 1, 0)
        var previous: [UInt8]?
        while place + width <= bytes.count * 8 {
            let code = (0..<width).reduce(0) { $0 | Int(bytes[(place + $1) / 8] >> UInt8((place + $1) % 8) & 1) << $1 }
            place += width
            if code == 1 << bits {
                (table, width, previous) = ((0..<1 << bits).map { [UInt8($0)] } + [[], []], bits + 1, nil)
                continue
            }
            if code == 1 << bits + 1 { return output }
            if let previous, table.count < 4096 {
                table.append(previous + [(code < table.count ? table[code] : previous)[0]])
            }
            if table.count == 1 << width, width < 12 { width += 1 }
            output += table[code]
            previous = table[code]
        }
        return []
    }
}
