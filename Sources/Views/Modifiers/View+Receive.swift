import FramewrightLayoutEngine

extension View {
    /// Runs an action with every value of a publisher while the view is present.
    ///
    /// The subscription lasts while the objects that the publisher draws from stay the same.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        ReceivingView(content: self, publisher: publisher, action: action)
    }

    /// Runs an action with the new value when a value differs from the last frame.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}

private struct ReceivingView<Content: View, P: Publisher>: PrimitiveView where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let node = inner.node
        let receiver = node.memory as? Receiver<P> ?? Receiver<P>()
        lowering.graph.effects.after(node) {
            node.memory = receiver
            node.onDisappear = { receiver.cancel() }
            receiver.follow(publisher, action)
        }
        return inner.watched(inner.nodes(of: content))
    }
}

/// The subscription of a view to a publisher.
@MainActor
private final class Receiver<P: Publisher> where P.Failure == Never {
    private var sources: [AnyHashable]?
    private var subscription: AnyCancellable?
    /// The action of the last pass, which sees the view's current values.
    private var action: (P.Output) -> Void = { _ in }

    func follow(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
        self.action = action
        let sources = PublisherSources.found(in: publisher)
        guard sources != self.sources else { return }
        self.sources = sources
        let sink = Subscribers.Sink<P.Output, Never>(receiveCompletion: { _ in }) { [weak self] value in
            self?.action(value)
        }
        subscription = nil
        publisher.receive(subscriber: sink)
        subscription = AnyCancellable(sink)
    }

    func cancel() {
        sources = nil
        subscription = nil
    }
}
