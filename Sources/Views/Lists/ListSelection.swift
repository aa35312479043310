/// The selection of a list, with the type of its values erased.
@MainActor
struct ListSelection {
    /// Whether several rows can be selected, which takes edit mode.
    let isMultiple: Bool
    let contains: (AnyHashable) -> Bool
    /// Selects a row, or deselects it if several can be selected.
    let select: (AnyHashable) -> Void

    /// Creates the selection of any number of rows.
    init<Value: Hashable>(_ values: Binding<Set<Value>>) {
        isMultiple = true
        contains = { tag in (tag.base as? Value).map { values.wrappedValue.contains($0) } ?? false }
        select = { tag in
            guard let value = tag.base as? Value else { return }
            if values.wrappedValue.remove(value) == nil { values.wrappedValue.insert(value) }
        }
    }

    /// Creates the selection of at most one row.
    init<Value: Hashable>(_ value: Binding<Value?>) {
        isMultiple = false
        contains = { tag in (tag.base as? Value).map { value.wrappedValue == $0 } ?? false }
        select = { tag in if let chosen = tag.base as? Value { value.wrappedValue = chosen } }
    }

    /// Creates the selection of exactly one row.
    init<Value: Hashable>(_ value: Binding<Value>) {
        isMultiple = false
        contains = { tag in (tag.base as? Value).map { value.wrappedValue == $0 } ?? false }
        select = { tag in if let chosen = tag.base as? Value { value.wrappedValue = chosen } }
    }
}

/// The selection of a row.
@MainActor
struct RowSelection {
    let tag: AnyHashable
    let list: ListSelection

    var isSelected: Bool { list.contains(tag) }

    func toggle() { list.select(tag) }
}
