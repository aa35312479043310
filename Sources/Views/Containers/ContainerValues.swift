import FramewrightLayoutEngine

/// A key of a value that a view passes to its container.
public protocol ContainerValueKey {
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
/// ```
public struct ContainerValues {
    fileprivate var values: [ObjectIdentifier: Any] = [:]
    fileprivate var tag: AnyHashable?

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].value(as: Key.Value.self) ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the tag of the view, if it has that type.
    public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { tag?.base as? Tag }

    /// Returns whether the view has a tag.
    public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool { self.tag == AnyHashable(tag) }
}

/// Sendable, because the values are only used on the main actor.
private struct ContainerValuesBox: @unchecked Sendable {
    var values = ContainerValues()
}

private enum ContainerValuesLayoutKey: LayoutValueKey {
    static let defaultValue = ContainerValuesBox()
}

extension ViewNode {
    /// The values that the view passes to its container.
    var containerValues: ContainerValues {
        get { values[ContainerValuesLayoutKey.self].values }
        set { values[ContainerValuesLayoutKey.self] = ContainerValuesBox(values: newValue) }
    }

    /// Returns the values with the view's tag.
    func containerValues(tag: AnyHashable?) -> ContainerValues {
        var values = containerValues
        values.tag = tag
        return values
    }
}

extension View {
    /// Sets a value that the view passes to its container.
    public func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> some View {
        changingNode { $0.containerValues[keyPath: keyPath] = value }
    }
}
