import FramewrightLayoutEngine

/// A property wrapper for an observable object that an ancestor has placed in the environment by
/// `environmentObject(_:)`.
///
/// If there is none, the view is not evaluated, and the error `ViewsError.missingObject` is reported.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    /// The object's properties as bindings.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private let handle = Handle()

    private final class Handle {
        var object: ObjectType?
    }

    /// Creates a property that reads the object of its type.
    public nonisolated init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object = handle.object else {
            fatalError("no \(ObjectType.self) in the environment: give one with .environmentObject(_:)")
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    func link(_ linking: inout PropertyLinker) {
        let link = linking.slot { ObjectLink<ObjectType>() }
        guard let object = linking.lowering.environment[model: ObjectType.self] else {
            return linking.fail(missing: ObjectType.self)
        }
        handle.object = object
        link.follow(object, in: linking.lowering.graph)
    }
}

extension View {
    /// Places an object in the environment of this view and its descendants, to be read by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        changingEnvironment { $0[model: T.self] = object }
    }
}
