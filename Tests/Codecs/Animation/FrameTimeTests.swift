import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

struct FrameTimeTests {
    @Test func `600 frames of a sixtieth of a second last exactly ten seconds`() {
        let sum = (0..<600).reduce(FrameTime.zero) { sum, _ in sum.adding(.frame(perSecond: 60)) ?? .zero }
        #expect(sum == FrameTime(10))
    }

    @Test(arguments: [(2, 4, "1/2 s"), (0, 7, "0 s"), (-6, 4, "-3/2 s"), (Int.min, 2, "-4611686018427387904 s")])
    func `a time is in lowest terms`(numerator: Int, denominator: Int, text: String) {
        #expect("\(FrameTime(numerator, over: denominator))" == text)
    }

    @Test(arguments: [(1, 60, 2), (1, 200, 1), (-1, 200, 0), (1, 201, 0), (-1, 199, -1), (5, 1, 500)])
    func `ticks round to the nearest, halves up`(numerator: Int, denominator: Int, expected: Int) {
        #expect(FrameTime(numerator, over: denominator).ticks(perSecond: 100) == expected)
    }

    @Test func `a time beyond 64 bits is nil`() {
        let small = FrameTime(1, over: Int.max)
        #expect(small.adding(FrameTime(1, over: Int.max - 1)) == nil)
        #expect(FrameTime(Int.max).adding(FrameTime(1)) == nil)
        #expect(FrameTime(Int.max).ticks(perSecond: 2) == nil)
        #expect(FrameTime(Int.min).subtracting(FrameTime(Int.min)) == nil)
    }

    @Test func `times compare by value`() {
        #expect(FrameTime(1, over: 3) < FrameTime(34, over: 100))
        #expect(FrameTime(Int.max, over: 2) > FrameTime(Int.max - 1, over: 2))
    }

    @Test(arguments: [24, 25, 30, 50, 60, 90, 120, 144], [100, 1000])
    func `ticks of many frames end at the exact time`(rate: Int, ticks: Int) {
        var clock = FrameTicks(perSecond: ticks)
        let sum = (0..<rate * 10).reduce(0) { sum, _ in sum + (clock.ticks(for: .frame(perSecond: rate)) ?? -1) }
        #expect(sum == ticks * 10)
    }

    @Test func `a minimum duration is compensated by later frames`() {
        var clock = FrameTicks(perSecond: 100, shortest: 2)
        let lengths = (0..<600).map { _ in clock.ticks(for: .frame(perSecond: 60)) ?? -1 }
        #expect(lengths.allSatisfy { $0 == 0 || $0 >= 2 })
        #expect(lengths.reduce(0, +) == 1000)
        #expect(lengths.count { $0 == 0 } == 100)
    }

    @Test func `the last frame is always shown`() {
        var clock = FrameTicks(perSecond: 100)
        #expect(clock.ticks(for: .milliseconds(1)) == 0)
        #expect(clock.ticks(for: .milliseconds(1), isLast: true) == 1)
    }
}
