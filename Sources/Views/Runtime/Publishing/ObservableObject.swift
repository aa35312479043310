import Synchronization

/// A class whose instances announce changes before they happen.
///
/// Views that hold an instance in `@ObservedObject`, `@StateObject` or `@EnvironmentObject` are updated after each.
///
/// ```swift
/// final class Counter: ObservableObject {
///     @Published var count = 0
/// }
/// ```
public protocol ObservableObject: AnyObject {
    /// The type of the publisher of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// The publisher of changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of changes, which all `@Published` properties send to. It lasts as long as the object.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// A publisher of changes of an object.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// No value besides the change itself.
    public typealias Output = Void
    /// It never fails.
    public typealias Failure = Never

    private let subscribers = SubscriberList<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Announces a change.
    public func send() { subscribers.send(()) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subscribers.add(subscriber)
    }
}

/// The publishers of the objects that declare none.
private enum ChangePublishers {
    /// Sendable, because the object is only compared.
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 64
    }

    private static let table = Mutex(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let entry = Entry(object: object, publisher: ObservableObjectPublisher())
        let id = ObjectIdentifier(object)
        return table.withLock { table in
            // Another object may have had the same address.
            if let known = table.entries[id], known.object != nil { return known.publisher }
            if table.entries.count >= table.limit {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.limit = Swift.max(64, table.entries.count * 2)
            }
            table.entries[id] = entry
            return entry.publisher
        }
    }
}
