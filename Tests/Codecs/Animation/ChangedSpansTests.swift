import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

struct ChangedSpansTests {
    /// Returns frames longer than a match, with shapes, noise and lines that move by a few pixels.
    private func frames(_ dice: inout Dice, alpha: Int = 255) -> (base: Bitmap, frame: Bitmap) {
        let size = pixelSize(1 + dice.roll(700), 1 + dice.roll(60))
        let color = { (dice: inout Dice) in premultiplied(dice.roll(256), dice.roll(4) * 80, 1 + dice.roll(255), alpha)
        }
        let base = Bitmap(size: size, filledWith: color(&dice))
        var frame = base
        for _ in 0..<dice.roll(30) {
            let (x, y, isNoise) = (dice.roll(size.width), dice.roll(size.height), dice.roll(3) == 0)
            let (width, height) = (1 + dice.roll(dice.roll(2) == 0 ? 8 : 300), 1 + dice.roll(20))
            var pixel = color(&dice)
            for row in y..<min(size.height, y + height) {
                for column in x..<min(size.width, x + width) {
                    if isNoise { pixel = color(&dice) }
                    frame[column, row] = pixel
                }
            }
        }
        return (base, frame)
    }

    @Test(arguments: 0..<60)
    func `spans contain every changed pixel and no distant ones`(seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        let (base, frame) = frames(&dice)
        let spans = ChangedSpans(frame, over: base, in: PixelRect(base.size), clear: 0)
        var covered = Set<Int>()
        for span in spans.spans {
            let (start, count) = (spans.start(of: span), Int(span.count))
            covered.formUnion(start..<start + count)
            #expect(frame.pixels[start] != base.pixels[start])
            #expect(frame.pixels[start + count - 1] != base.pixels[start + count - 1])
        }
        let differing = frame.pixels.indices.filter { frame.pixels[$0] != base.pixels[$0] }
        #expect(covered.isSuperset(of: differing) && covered.count == spans.count && spans.isOpaque)
    }

    @Test(arguments: 0..<120)
    func `the stream of spans decodes, including unchanged pixels as clear`(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        let (base, frame) = frames(&dice)
        let clear: UInt32 = seed % 2 == 0 ? 0 : 0x12_3400
        let spans = ChangedSpans(frame, over: base, in: PixelRect(base.size), clear: clear | 0xFF00_0000)
        let format = PNGFormat(size: base.size, layout: .rgb)
        let samples = SpanSamples(spans, of: frame, format, packed: nil, clear: clear)
        #expect(!spans.hasClear)
        var file = PNGChunks(format, try PNGMetadata(PNG.Options()))
        file.append("IDAT", SpanDeflate.stream(samples))
        file.append("IEND", [])
        let expected = Overlay(frame, spans, clear: clear | 0xFF00_0000).bitmap
        let isSame = try PNG.decode(file.bytes) == expected
        #expect(isSame)
    }

    @Test func `the colour that encodes clear is detected`() {
        let base = Bitmap(size: pixelSize(9, 9), filledWith: premultiplied(1, 2, 3, 255))
        var frame = base
        frame[4, 4] = premultiplied(9, 9, 9, 255)
        func hasClear(_ clear: UInt32) -> Bool {
            ChangedSpans(frame, over: base, in: PixelRect(base.size), clear: clear).hasClear
        }
        #expect(hasClear(0xFF09_0909) && !hasClear(0xFF03_0201) && !hasClear(0xFF09_0908))
    }

    @Test(arguments: ["APNG", "GIF", "WebP"])
    func `comparing only a part gives the same bytes as comparing everything`(format: String) throws {
        let (whole, part) = (ByteCollector(), ByteCollector())
        for collector in [whole, part] {
            var dice = Dice(seed: 9)
            let (base, frame) = frames(&dice)
            let area = changedRect(from: base, to: frame)
            var encoder: any AnimationEncoder =
                switch format {
                case "APNG": try APNGEncoder(size: base.size) { collector.take($0) }
                case "GIF": try GIFEncoder(size: base.size) { collector.take($0) }
                default: try WebPEncoder(size: base.size) { collector.take($0) }
                }
            try feed(&encoder, [base, frame, base], collector === part ? area : nil)
        }
        #expect(whole.bytes == part.bytes && !whole.bytes.isEmpty)
    }

    private func feed(_ encoder: inout some AnimationEncoder, _ frames: [Bitmap], _ area: PixelRect?) throws {
        for frame in frames {
            let step = try encoder.plan(frame: frame, duration: .milliseconds(40), within: area)
            if let step { try encoder.write(try step.run()) }
        }
        _ = try encoder.finish()
    }
}
