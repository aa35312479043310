import FramewrightModels
import Testing

struct PlayClockTests {
    @Test func `a clock starts at 0 and counts whole seconds`() {
        var clock = PlayClock()
        #expect(clock.seconds == 0)
        for (passed, seconds) in [(999, 0), (1, 1), (0, 1), (2500, 3), (500, 4)] {
            clock.advance(milliseconds: passed)
            #expect(clock.seconds == seconds)
        }
    }

    @Test func `a paused clock stops and continues with its fraction`() {
        var clock = PlayClock()
        clock.advance(milliseconds: 700)
        clock.toggle()
        clock.advance(milliseconds: 10_000)
        #expect(clock.isPaused && clock.seconds == 0)
        clock.toggle()
        clock.advance(milliseconds: 300)
        #expect(!clock.isPaused && clock.seconds == 1)
    }

    @Test func `a clock stops at 999999999 seconds`() throws {
        var clock = try PlayClock(seconds: 999_999_998)
        for _ in 0..<3 { clock.advance(milliseconds: Int.max) }
        #expect(clock.seconds == 999_999_999)
    }

    @Test(arguments: [Int.min, -1, 1_000_000_000, Int.max])
    func `a time below 0 or beyond the maximum is rejected`(seconds: Int) {
        #expect(throws: ModelError.count(seconds, of: "seconds", maximum: 999_999_999)) {
            try PlayClock(seconds: seconds)
        }
    }
}
