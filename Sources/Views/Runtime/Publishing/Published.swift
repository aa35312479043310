/// A property wrapper that publishes a property of an `ObservableObject`.
///
/// Before the value changes, the object's `objectWillChange` and then the property's own publisher, `$name`, are
/// called.
@propertyWrapper
public struct Published<Value> {
    /// A publisher of the property's values, which starts with the current one.
    public struct Publisher: FramewrightViews.Publisher {
        /// The property's type.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never

        fileprivate let storage: Storage

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subscribers.add(subscriber) { storage.value }
        }

        /// A closure that writes the property while it exists.
        package var writer: (Value) -> Void { { [weak storage] in storage?.write($0) } }
    }

    fileprivate final class Storage {
        var value: Value
        let subscribers = SubscriberList<Value, Never>()
        /// The publisher of the object, found when the property is first written.
        var objectWillChange: ObservableObjectPublisher?
        /// The subscriptions of `assign(to:)`, which last as long as the property.
        var assignments: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        func write(_ newValue: Value) {
            objectWillChange?.send()
            subscribers.send(newValue)
            value = newValue
        }
    }

    private let storage: Storage

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// Creates a property with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The publisher of the values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage.assignments += newValue.storage === storage ? [] : newValue.storage.assignments }
    }

    /// Not available: a published property belongs to a class.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { preconditionFailure("a published property belongs to a class") }
        set { preconditionFailure("a published property belongs to a class") }
    }

    /// The property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].prepared(for: object).value }
        set { object[keyPath: storage].prepared(for: object).write(newValue) }
    }

    /// The publisher of the property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, projected wrapped: KeyPath<Object, Publisher>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
        get { Publisher(storage: object[keyPath: storage].prepared(for: object)) }
        set { _ = newValue }
    }

    private func prepared(for object: AnyObject) -> Storage {
        if storage.objectWillChange == nil, let object = object as? any ObservableObject {
            storage.objectWillChange = object.objectWillChange as? ObservableObjectPublisher
        }
        return storage
    }
}

extension Published.Publisher {
    /// Keeps a subscription as long as the property.
    package func keep(_ subscription: AnyCancellable) { storage.assignments.append(subscription) }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Storage: @unchecked Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}
