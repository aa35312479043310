import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Sets a preference made from an anchor of this view, instead of the values of the views inside.
    public func anchorPreference<Value: Sendable, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        AnchorPreferenceView(content: self, source: value) { preferences, anchor in
            preferences.set(Key.self, transform(anchor))
        }
    }

    /// Transforms a preference of this view with an anchor of it.
    public func transformAnchorPreference<Value: Sendable, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        AnchorPreferenceView(content: self, source: value) { preferences, anchor in
            preferences.transform(Key.self) { transform(&$0, anchor) }
        }
    }
}

private struct AnchorPreferenceView<Content: View, Value: Sendable>: PrimitiveView {
    let content: Content
    let source: Anchor<Value>.Source
    let change: (Preferences, Anchor<Value>) -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.collectingPreferences().inside(Self.self)
        let mark = inner.mark
        change(inner.preferences, Anchor(source, of: mark))
        return inner.nodes(of: content).marked(mark)
    }
}
