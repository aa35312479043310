public import FramewrightLayoutEngine

extension View {
    /// Sets a preference for this view's ancestors, instead of the values of the views inside.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        PreferenceView(content: self) { $0.set(key, value) }
    }

    /// Transforms a preference of this view.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        PreferenceView(content: self) { $0.transform(key, callback) }
    }

    /// Runs an action with the view's preference, at first and whenever it changes.
    ///
    /// Runs when all views are placed. A state that it changes is shown in the same frame.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        PreferenceObserver<Self, Key>(content: self, action: action)
    }

    /// Places views in front of this one that are made from its preference. Preferences from inside a
    /// `GeometryReader` are not available yet.
    public func overlayPreferenceValue<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> some View
    ) -> some View {
        PreferenceReader(content: self, key: key, transform: transform, alignment: alignment, isBehind: false)
    }

    /// Places views behind this one that are made from its preference. Preferences from inside a `GeometryReader` are
    /// not available yet.
    public func backgroundPreferenceValue<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> some View
    ) -> some View {
        PreferenceReader(content: self, key: key, transform: transform, alignment: alignment, isBehind: true)
    }
}

private struct PreferenceView<Content: View>: PrimitiveView {
    let content: Content
    let change: (Preferences) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.collectingPreferences()
        change(inner.preferences)
        return inner.nodes(of: content)
    }
}

private struct PreferenceObserver<Content: View, Key: PreferenceKey>: PrimitiveView where Key.Value: Equatable {
    let content: Content
    let action: (Key.Value) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.collectingPreferences().inside(Self.self)
        let (node, action) = (inner.node, action)
        lowering.graph.effects.check(node) {
            let value = inner.preferences.value(Key.self) ?? Key.defaultValue
            guard node.memory.value(as: Key.Value.self) != value else { return }
            node.memory = value
            action(value)
        }
        return inner.nodes(of: content)
    }
}

private struct PreferenceReader<Content: View, Key: PreferenceKey, Layer: View>: PrimitiveView {
    let content: Content
    let key: Key.Type
    let transform: (Key.Value) -> Layer
    let alignment: Alignment
    let isBehind: Bool

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.collectingPreferences()
        let primary = inner.at(.position(0)).nodes(of: content)
        let layer = transform(inner.preferences.value(key) ?? Key.defaultValue)
        let decoration = lowering.at(.position(1)).nodes(of: layer)
        return lowering.layered(primary, decoration, alignment: alignment, isBehind: isBehind)
    }
}
