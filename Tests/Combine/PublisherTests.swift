import Combine
import FramewrightViews
import Testing

/// Returns the values and the end of a publisher that delivers them at once.
private func delivered<P: Publisher>(_ publisher: P) -> [String] {
    var seen: [String] = []
    let subscription = publisher.sink(
        receiveCompletion: { end in
            if case .failure(let error) = end { seen.append("failed \(error)") } else { seen.append("end") }
        }, receiveValue: { seen.append("\($0)") })
    subscription.cancel()
    return seen
}

private struct Broken: Error, CustomStringConvertible {
    let description = "broken"
}

@MainActor
@Suite(.serialized)
struct PublisherTests {
    @Test func `values are transformed and filtered`() {
        let numbers = [1, 2, 2, 3, 4].publisher
        #expect(delivered(numbers.map { $0 * 2 }) == ["2", "4", "4", "6", "8", "end"])
        #expect(delivered(numbers.removeDuplicates().filter { $0 > 1 }) == ["2", "3", "4", "end"])
        #expect(delivered(numbers.compactMap { $0 == 2 ? nil : $0 }.scan(0, +)) == ["1", "4", "8", "end"])
        #expect(delivered(numbers.dropFirst().prefix(2)) == ["2", "2", "end"])
        #expect(delivered(numbers.collect()) == ["[1, 2, 2, 3, 4]", "end"])
        #expect(delivered(numbers.collect(2)) == ["[1, 2]", "[2, 3]", "[4]", "end"])
        #expect(delivered(numbers.last()) == ["4", "end"])
        #expect(delivered(numbers.first { $0 > 2 }) == ["3", "end"])
        #expect(delivered(numbers.contains(3)) == ["true", "end"])
        #expect(delivered([Int?.none, 3].publisher.replaceNil(with: 0)) == ["0", "3", "end"])
    }

    @Test func `publishers are combined`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var (latest, pairs, merged): ([String], [String], [String]) = ([], [], [])
        var subscriptions = Set<AnyCancellable>()
        a.combineLatest(b).sink { latest.append("\($0)\($1)") }.store(in: &subscriptions)
        Publishers.Zip(a, b).sink { pairs.append("\($0)\($1)") }.store(in: &subscriptions)
        Publishers.Merge(a.map(String.init), b).sink { merged.append($0) }.store(in: &subscriptions)
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        #expect(latest == ["2x", "2y"])
        #expect(pairs == ["1x", "2y"])
        #expect(merged == ["1", "2", "x", "y"])
        subscriptions = []
        a.send(3)
        #expect(merged.count == 4)
    }

    @Test func `failures are replaced, caught and mapped`() {
        let failing = [1, 2].publisher.tryMap { if $0 == 2 { throw Broken() } else { $0 } }
        #expect(delivered(failing) == ["1", "failed broken"])
        #expect(delivered(failing.replaceError(with: 0)) == ["1", "0", "end"])
        #expect(delivered(failing.catch { _ in Just(7) }) == ["1", "7", "end"])
        #expect(delivered(Fail<Int, Broken>(error: Broken()).mapError { _ in CancellationError() }).count == 1)
        #expect(delivered(Empty<Int, Never>()) == ["end"])
        #expect(delivered(Deferred { Just(1) }.append(2, 3).prepend(0)) == ["0", "1", "2", "3", "end"])
    }

    @Test func `inner publishers are flattened`() {
        #expect(delivered([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == ["1", "10", "2", "20", "end"])
        let (outer, one, two) = (
            PassthroughSubject<PassthroughSubject<Int, Never>, Never>(), PassthroughSubject<Int, Never>(),
            PassthroughSubject<Int, Never>()
        )
        var seen: [Int] = []
        let subscription = outer.switchToLatest().sink { seen.append($0) }
        outer.send(one)
        one.send(1)
        outer.send(two)
        one.send(2)
        two.send(3)
        subscription.cancel()
        #expect(seen == [1, 3])
    }

    @Test func `a future delivers its value to late subscribers, and a shared publisher subscribes once`() {
        let future = Future<Int, Never> { $0(.success(4)) }
        #expect(delivered(future) == ["4", "end"])
        #expect(delivered(future) == ["4", "end"])
        var count = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in count += 1 }).share()
        let subscriptions = [shared.sink { _ in }, shared.sink { _ in }]
        #expect(count == 1)
        for subscription in subscriptions { subscription.cancel() }
    }

    @Test func `delays, debouncing, throttling and timers wait for the screen's time`() {
        let loop = ScreenLoop()
        ScreenLoop.current = loop
        let source = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        var subscriptions = Set<AnyCancellable>()
        source.delay(for: .seconds(1), scheduler: RunLoop.main).sink { seen.append("delayed \($0)") }
            .store(in: &subscriptions)
        source.debounce(for: 0.5, scheduler: DispatchQueue.main).sink { seen.append("debounced \($0)") }
            .store(in: &subscriptions)
        source.throttle(for: .milliseconds(300), scheduler: DispatchQueue.main, latest: true)
            .sink { seen.append("throttled \($0)") }.store(in: &subscriptions)
        Timer.publish(every: 0.4, on: .main, in: .common).autoconnect().map { _ in 0 }
            .sink { _ in seen.append("tick") }.store(in: &subscriptions)
        source.send(1)
        source.send(2)
        #expect(seen == ["throttled 1"])
        for time in [0.3, 0.4, 0.5, 0.8, 1] {
            loop.advance(to: time)
            loop.runReady()
        }
        #expect(
            seen == ["throttled 1", "throttled 2", "tick", "debounced 2", "tick", "delayed 1", "delayed 2"])
        subscriptions = []
        loop.advance(to: 9)
        loop.runReady()
        #expect(seen.count == 7)
    }

    @Test func `a property follows a publisher as long as its object exists`() {
        final class Model: ObservableObject {
            @Published var name = "-"
        }
        let source = PassthroughSubject<String, Never>()
        var model: Model? = Model()
        weak let seen = model
        if let model { source.assign(to: &model.$name) }
        source.send("Ann")
        #expect(model?.name == "Ann")
        model = nil
        #expect(seen == nil)
        source.send("Ben")
    }

    @Test func `notifications are delivered until the subscription ends`() {
        let (center, name) = (NotificationCenter(), Notification.Name("saved"))
        var count = 0
        let subscription = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        subscription.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func `values are an asynchronous sequence`() async {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }
}
