import FramewrightLayoutEngine

extension View {
    /// Sets the name of the view as a preview. Elsewhere it has no effect.
    public func previewDisplayName(_ value: String?) -> some View { changingPreview { $0.name = value } }

    /// Sets the size of the view as a preview. Elsewhere it has no effect.
    public func previewLayout(_ value: PreviewLayout) -> some View { changingPreview { $0.layout = value } }

    /// Sets the device of the view as a preview. Elsewhere it has no effect.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        changingPreview { $0.device = value?.rawValue }
    }

    /// Sets the orientation of the view as a preview. Elsewhere it has no effect.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        changingPreview { $0.orientation = value }
    }

    private func changingPreview(_ change: @escaping (inout PreviewSettings) -> Void) -> some View {
        changingNode { node in
            var settings = node.payload.preview ?? PreviewSettings()
            change(&settings)
            node.payload.preview = settings
        }
    }
}

/// One of the views of a preview provider.
package struct PreviewSelection<Content: View>: PrimitiveView {
    private let index: Int
    private let content: Content

    /// Selects the view at an index, which is counted after groups are dissolved.
    package init(_ index: Int, of content: Content) {
        self.index = index
        self.content = content
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        // The other views are lowered too, but what they prefer is not for this preview.
        let inner = lowering.withSeparatePreferences()
        let nodes = inner.nodes(of: content)
        guard nodes.indices.contains(index) else { return [] }
        if nodes.count == 1 {
            lowering.preferences.adopt(inner.preferences)
        } else {
            lowering.preferences.set(PreferredColorSchemeKey.self, nodes[index].preferredColorScheme)
        }
        return [nodes[index]]
    }
}

extension Lowering {
    /// Returns the settings of the previews of a provider, one per view.
    package func previewSettings(of content: some View) -> [PreviewSettings] {
        nodes(of: content).map(\.previewSettings)
    }
}

extension ViewNode {
    /// The settings of the view as a preview, which may be inside of wrappers.
    fileprivate var previewSettings: PreviewSettings {
        if let own = payload.preview { return own }
        return children.count == 1 ? children[0].previewSettings : PreviewSettings()
    }
}
