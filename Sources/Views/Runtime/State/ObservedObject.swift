import FramewrightLayoutEngine

/// A property wrapper for an observable object that belongs to another part of the program. The view is updated when
/// it changes.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
    /// The object's properties as bindings.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Creates a property with an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Creates a property with an object.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    func link(_ linking: inout PropertyLinker) {
        linking.slot { ObjectLink<ObjectType>() }.follow(wrappedValue, in: linking.lowering.graph)
    }
}

/// The subscription of a view to the changes of an object.
@MainActor
final class ObjectLink<ObjectType: ObservableObject> {
    private weak var object: ObjectType?
    private var subscription: AnyCancellable?

    /// Subscribes to an object, unless it is the one of the last pass.
    func follow(_ object: ObjectType, in graph: ViewGraph) {
        guard object !== self.object else { return }
        self.object = object
        let note = graph.modelChange
        let sink = Subscribers.Sink<ObjectType.ObjectWillChangePublisher.Output, Never>(
            receiveCompletion: { _ in }, receiveValue: { _ in note() })
        object.objectWillChange.receive(subscriber: sink)
        subscription = AnyCancellable(sink)
    }
}
