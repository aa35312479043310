import Dispatch
import FramewrightDrawing
import FramewrightTestSupport
import Synchronization
import Testing

@testable import FramewrightCodecs

/// Steps may run on any thread at any time, as long as their results are written in order.
struct EncodingStepTests {
    private static let formats = ["APNG", "GIF", "WebP", "Y4M", "raw"]

    private func encoder(
        _ format: String, _ frames: [AnimationFrame], _ sink: @escaping ByteSink
    ) throws -> any AnimationEncoder {
        let size = frames[0].bitmap.size
        return switch format {
        case "APNG": try APNGEncoder(size: size, APNG.Options(survey: try AnimationSurvey(frames)), sink: sink)
        case "GIF": try GIFEncoder(size: size, GIF.Options(colorCount: 32, dithering: .diffusion), sink: sink)
        case "WebP": try WebPEncoder(size: size, WebP.Options(effort: 0), sink: sink)
        case "Y4M": try Y4MEncoder(size: size, sink: sink)
        default: try RawVideoEncoder(size: size, frameDuration: .frame(perSecond: 50), sink: sink)
        }
    }

    /// Plans all steps first, then runs them concurrently, then writes the results.
    private func encodeAtOnce(_ frames: [AnimationFrame], by encoder: inout some AnimationEncoder) throws -> [BytePatch]
    {
        var steps = try frames.compactMap { try encoder.plan(frame: $0.bitmap, duration: $0.duration) }
        steps += try encoder.planLast()
        for outcome in outcomes(of: steps) { try encoder.write(outcome.get()) }
        return try encoder.end()
    }

    private func outcomes<Step: EncodingStep>(of steps: [Step]) -> [Result<Step.Outcome, CodecError>] {
        let made = Mutex<[Int: Result<Step.Outcome, CodecError>]>([:])
        DispatchQueue.concurrentPerform(iterations: steps.count) { place in
            // In reverse order.
            let place = steps.count - 1 - place
            let outcome = Result { () throws(CodecError) in try steps[place].run() }
            made.withLock { $0[place] = outcome }
        }
        return made.withLock { made in steps.indices.compactMap { made[$0] } }
    }

    @Test(arguments: formats, RandomAnimation.Opacity.allCases)
    func `steps run in any order give the bytes of sequential frames`(
        format: String, opacity: RandomAnimation.Opacity
    ) throws {
        for seed in 0..<(isSlow ? 200 : 12) {
            let frames = RandomAnimation(seed: UInt64(seed), opacity: opacity).frames
            let (inTurn, atOnce) = (ByteCollector(), ByteCollector())
            var one = try encoder(format, frames) { inTurn.take($0) }
            for frame in frames { try one.append(frame: frame.bitmap, duration: frame.duration) }
            var other = try encoder(format, frames) { atOnce.take($0) }
            #expect(try one.finish() == encodeAtOnce(frames, by: &other), "seed \(seed)")
            #expect(inTurn.bytes == atOnce.bytes, "seed \(seed)")
        }
    }

    @Test func `differences and colours equal those counted pixel by pixel`() throws {
        var dice = Dice(seed: 4)
        for _ in 0..<200 {
            let frames = RandomAnimation(seed: UInt64(dice.roll(10_000)), opacity: .translucent, colorCount: 3).frames
            let (one, other) = (frames[0].bitmap, frames[frames.count - 1].bitmap)
            let (x, y) = (dice.roll(one.width), dice.roll(one.height))
            let rect = PixelRect(
                x: x, y: y, width: 1 + dice.roll(one.width - x), height: 1 + dice.roll(one.height - y))
            let places = (0..<rect.width * rect.height).map { (x + $0 % rect.width, y + $0 / rect.width) }
            #expect(countDifferences(one, other, in: rect) == places.count { one[$0.0, $0.1] != other[$0.0, $0.1] })
            var counts = ColorCounts(findsUnused: false)
            counts.count(one, in: rect)
            let slow = places.reduce(into: [UInt32: Int]()) { $0[one[$1.0, $1.1].packed, default: 0] += 1 }
            #expect(Dictionary(uniqueKeysWithValues: zip(counts.colors, counts.counts)) == slow)
        }
    }
}
