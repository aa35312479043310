import FramewrightModels
import Testing

struct LaunchSequenceTests {
    @Test func `the phases are contiguous over 494 ticks`() {
        let ticks = LaunchSequence.phases.flatMap { Array($0.ticks) }
        #expect(ticks == Array(1...494) && LaunchSequence.phases.map(\.digit) == [2, 0, 4, 8])
        #expect(LaunchSequence.phases.map(\.ticks.count) == [149, 150, 70, 125])
    }

    @Test(arguments: [
        (0, [-148, -150, 0, 600]), (1, [-146, -150, 0, 600]), (149, [150, -150, 0, 600]), (150, [150, -148, 0, 600]),
        (299, [150, 150, 0, 600]), (300, [150, 150, 1, 600]), (369, [150, 150, 70, 600]), (370, [150, 150, 70, 598]),
        (494, [150, 150, 70, 350]), (495, [150, 150, 70, 350]), (Int.max, [150, 150, 70, 350]),
        (Int.min, [-148, -150, 0, 600]),
    ])
    func `digits appear one after the other, and 2 and 0 both rest at 150`(tick: Int, expected: [Int]) {
        let frame = LaunchSequence(tick: tick)
        #expect([frame.twoTop, frame.zeroTop, frame.fourSize, frame.eightLeft] == expected)
        #expect(frame.isFinished == (tick >= 494))
    }

    @Test func `the 2 starts outside the screen`() { #expect(LaunchSequence(tick: 0).twoTop + 100 < 0) }

    @Test(arguments: [(-1, 0), (Int.min, 0), (0, 1), (9, 1), (10, 2), (4929, 493), (4930, 494), (Int.max, 494)])
    func `tick n happens at (n - 1) hundredths of a second`(milliseconds: Int, tick: Int) {
        #expect(LaunchSequence(milliseconds: milliseconds).tick == tick)
    }
}
