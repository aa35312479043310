import Observation
import Testing

@testable import FramewrightViews

@MainActor
struct PassObservationTests {
    @Observable
    fileprivate final class Model {
        var number = 0
        var other = 0
    }

    fileprivate final class Told: Sendable {
        let freshness = Freshness()

        var isTold: Bool { !freshness.lasts }
    }

    private let model = Model()
    private let observation = PassObservation()

    /// What is told once a pass that reads the number has it changed.
    private func pass() -> Told {
        let told = Told()
        observation.watch {
            _ = model.number
        } onChange: {
            told.freshness.end()
        }
        return told
    }

    @Test func `the last pass is told of what it has read, earlier ones are not`() {
        let (first, second, third) = (pass(), pass(), pass())
        model.other = 1
        #expect(!third.isTold)
        model.number = 1
        #expect(third.isTold && !second.isTold && !first.isTold)
        let fourth = pass()
        observation.giveUp()
        model.number = 2
        #expect(!fourth.isTold)
    }

    @Test func `models keep nothing of passes that are over`() {
        weak let first = pass()
        #expect(first != nil)
        weak let second = pass()
        #expect(first == nil && second != nil)
        observation.giveUp()
        #expect(second == nil)
    }

    @Test func `what changes while a pass is under way is told`() {
        let first = pass()
        observation.watch({ model.number = 1 }, onChange: {})
        #expect(first.isTold)
    }
}
