/// An activity that can be cancelled.
public protocol Cancellable {
    /// Cancels the activity.
    func cancel()
}

extension Cancellable {
    /// Stores a type-erased copy, which cancels when it is released, in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Stores a type-erased copy, which cancels when it is released, in a set.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A type-erased activity that is cancelled when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    /// Creates an activity from a closure that cancels it.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Wraps an activity.
    public init(_ canceller: some Cancellable) { action = { canceller.cancel() } }

    deinit { action?() }

    /// Cancels the activity.
    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    /// Stores the activity in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores the activity in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identity of a subscriber or subscription.
public struct CombineIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier

    /// Creates the identity of an object.
    public init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }

    /// Creates an identity of its own.
    public init() { object = ObjectIdentifier(Unique()) }

    private final class Unique: Sendable {}
}

/// A type with an identity among subscribers and subscriptions.
public protocol CustomCombineIdentifierConvertible {
    /// The identity.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
