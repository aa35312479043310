import Synchronization

/// A publisher that values can be sent to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value.
    func send(_ value: Output)
    /// Delivers the end.
    func send(completion: Subscribers.Completion<Failure>)
    /// Attaches a subscription.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers a value without content.
    public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they were attached. Can be used from any thread.
package final class SubscriberList<Output, Failure: Error>: Sendable {
    private struct Contents {
        var outlets: [Outlet<Output, Failure>] = []
        var end: Subscribers.Completion<Failure>?
    }

    /// Sendable, because all accesses are locked.
    private final class Locked: @unchecked Sendable {
        private let lock = Mutex(())
        private var contents = Contents()

        func with<Result>(_ body: (inout Contents) -> Result) -> Result {
            lock.withLock { _ in UncheckedSendable(value: body(&contents)) }.value
        }
    }

    private struct UncheckedSendable<Value>: @unchecked Sendable {
        let value: Value
    }

    private let locked = Locked()

    package init() {}

    /// Attaches a subscriber. `first` returns a value to deliver at once, if any.
    package func add<S: Subscriber>(_ subscriber: S, first: () -> Output? = { nil })
    where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber, list: self)
        let end = locked.with { contents -> Subscribers.Completion<Failure>? in
            if contents.end == nil { contents.outlets.append(outlet) }
            return contents.end
        }
        subscriber.receive(subscription: outlet)
        if let end { return outlet.finish(end) }
        if let value = first() { outlet.send(value) }
    }

    /// Delivers a value to all subscribers.
    package func send(_ value: Output) { for outlet in locked.with(\.outlets) { outlet.send(value) } }

    /// Delivers the end to all subscribers.
    package func finish(_ completion: Subscribers.Completion<Failure>) {
        let outlets = locked.with { contents -> [Outlet<Output, Failure>] in
            guard contents.end == nil else { return [] }
            contents.end = completion
            defer { contents.outlets = [] }
            return contents.outlets
        }
        for outlet in outlets { outlet.finish(completion) }
    }

    fileprivate func remove(_ outlet: Outlet<Output, Failure>) {
        locked.with { $0.outlets.removeAll { $0 === outlet } }
    }
}

/// The subscription of one subscriber of a subject.
private final class Outlet<Output, Failure: Error>: Subscription {
    private var receiveValue: ((Output) -> Void)?
    private var receiveEnd: ((Subscribers.Completion<Failure>) -> Void)?
    private weak var list: SubscriberList<Output, Failure>?

    init<S: Subscriber>(_ subscriber: S, list: SubscriberList<Output, Failure>)
    where S.Input == Output, S.Failure == Failure {
        self.list = list
        receiveValue = { _ = subscriber.receive($0) }
        receiveEnd = { subscriber.receive(completion: $0) }
    }

    func send(_ value: Output) { receiveValue?(value) }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let end = receiveEnd
        (receiveValue, receiveEnd) = (nil, nil)
        end?(completion)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        (receiveValue, receiveEnd) = (nil, nil)
        list?.remove(self)
    }
}
