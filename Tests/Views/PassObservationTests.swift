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
        let validity = ModelValidity()

        var isTold: Bool { !validity.lasts }
    }

    private let model = Model()
    private let observation = PassObservation()

    /// Performs a pass that reads the number. The result records whether the pass was notified of a change.
    private func pass() -> Told {
        let told = Told()
        observation.watch {
            _ = model.number
        } onChange: {
            told.validity.end()
        }
        return told
    }

    @Test func `only the last pass is notified of changes to what it has read`() {
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

    @Test func `models keep no references to ended passes`() {
        weak let first = pass()
        #expect(first != nil)
        weak let second = pass()
        #expect(first == nil && second != nil)
        observation.cancel()
        #expect(second == nil)
    }

    @Test func `a change during a pass is reported`() {
        let first = pass()
        observation.watch({ model.number = 1 }, onChange: {})
        #expect(first.isTold)
    }

    @Test func `a graph observes only what its last pass has read, and nothing after its end`() {
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
