/// A list of values of any type that represents the pages of a navigation stack.
public struct NavigationPath: Equatable, @unchecked Sendable {
    var elements: [AnyHashable]

    /// Creates an empty path.
    public init() { elements = [] }

    /// Creates a path from values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of values.
    public var count: Int { elements.count }

    /// Whether there are no values.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Removes values from the end.
    ///
    /// - Precondition: There are at least `k` values.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// The values of a navigation stack's path, and the ways to change them.
@MainActor
struct PathAccess {
    let values: [AnyHashable]
    /// Appends a value, if the path can hold it.
    let append: (AnyHashable) -> Void
    /// Removes all values from an index on.
    let truncate: (Int) -> Void

    init(
        values: [AnyHashable], append: @escaping (AnyHashable) -> Void, truncate: @escaping (Int) -> Void
    ) {
        self.values = values
        self.append = append
        self.truncate = truncate
    }

    init(_ path: Binding<NavigationPath>) {
        values = path.wrappedValue.elements
        append = { path.wrappedValue.elements.append($0) }
        truncate = { path.wrappedValue.elements.removeSubrange(min($0, path.wrappedValue.count)...) }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        values = path.wrappedValue.map { AnyHashable($0) }
        append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
        truncate = { path.wrappedValue = Data(path.wrappedValue.prefix($0)) }
    }
}
