/// A mode in which the rows of lists can be deleted, moved and selected.
public enum EditMode: Hashable, Sendable {
    /// Rows can't be edited.
    case inactive
    /// Rows can be edited for the moment, as during a swipe.
    case transient
    /// Rows can be edited.
    case active

    /// Whether rows can be edited.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// The edit mode of the views inside, which an `EditButton` changes.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self]?.binding }
        set { self[EditModeKey.self] = newValue.map { EditModeSource(binding: $0, box: nil, mode: nil) } }
    }

    var isEditing: Bool { self[EditModeKey.self]?.isEditing ?? false }
}

private enum EditModeKey: EnvironmentKey {
    static let defaultValue: EditModeSource? = nil
}

/// The storage of an edit mode. Equal sources have the same value in the same place, so that views that only depend on
/// it need not be lowered again.
private struct EditModeSource: Equatable, Sendable {
    let binding: Binding<EditMode>
    /// The storage of the screen's own mode; nil for a binding that a view sets.
    let box: ObjectIdentifier?
    let mode: EditMode?

    var isEditing: Bool {
        MainActor.assumeIsolated { (mode ?? binding.wrappedValue).isEditing }
    }

    nonisolated static func == (left: Self, right: Self) -> Bool {
        left.box != nil && left.box == right.box && left.mode == right.mode
    }
}

extension Lowering {
    /// Returns a context with the screen's own edit mode, unless the environment has one.
    func withEditMode() -> Lowering {
        guard environment.editMode == nil else { return self }
        let place = at(.position(.max))
        let box: StateBox<EditMode>
        if let known = place.node.memory as? StateBox<EditMode> {
            box = known
        } else {
            box = StateBox(.inactive, graph: graph, node: graph.root)
            place.node.memory = box
        }
        let binding = Binding<EditMode>(get: { box.value }, set: { box.value = $0 })
        return with {
            $0[EditModeKey.self] = EditModeSource(binding: binding, box: ObjectIdentifier(box), mode: box.value)
        }
    }
}
