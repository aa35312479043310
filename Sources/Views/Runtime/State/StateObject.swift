import FramewrightLayoutEngine

/// A property wrapper for an observable object that a view owns. It is created once, and lasts as long as the view
/// keeps its identity.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
    /// Connects all copies of the struct with the object in the graph.
    private final class Handle {
        private let make: () -> ObjectType
        private var made: ObjectType?

        /// The object; created when it is first read.
        var object: ObjectType {
            get {
                if let made { return made }
                let object = make()
                made = object
                return object
            }
            set { made = newValue }
        }

        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    /// The object in the graph.
    @MainActor
    private final class Owner {
        let object: ObjectType
        let link = ObjectLink<ObjectType>()

        init(_ object: ObjectType) { self.object = object }
    }

    private let handle: Handle

    /// Creates a property whose object is made when the view is first lowered.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { handle = Handle(thunk) }

    /// The object.
    public var wrappedValue: ObjectType { handle.object }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    func link(_ linking: inout PropertyLinker) {
        let handle = handle
        let owner = linking.slot { Owner(handle.object) }
        handle.object = owner.object
        owner.link.follow(owner.object, in: linking.lowering.graph)
    }
}
