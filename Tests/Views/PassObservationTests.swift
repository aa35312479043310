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
        let freshness = ModelValidity()

        var isTold: Bool { !freshness.lasts }
    }

    private let model = Model()
    private let observation = PassObservation()

    /// Does a pass that reads the number; the result says whether it was told of a change.
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
        observation.cancel()
        model.number = 2
        #expect(!fourth.isTold)
    }

    @Test func `models keep nothing of passes that are over`() {
        weak let first = pass()
        #expect(first != nil)
        weak let second = pass()
        #expect(first == nil && second != nil)
        observation.cancel()
        #expect(second == nil)
    }

    @Test func `what changes while a pass is under way is told`() {
        let first = pass()
        observation.watch({ model.number = 1 }, onChange: {})
        #expect(first.isTold)
    }

    @Test func `a graph waits for what its last pass has read alone, and for nothing at its end`() {
        let graph = ViewGraph()
        _ = graph.settle { model.number }
        _ = graph.settle { model.other }
        model.number = 1
        #expect(!graph.needsUpdate)
        model.other = 1
        #expect(graph.needsUpdate)
        _ = graph.settle { model.other }
        graph.end()
        model.other = 2
        #expect(!graph.needsUpdate)
    }
}
