public import Framewright

extension Catalogue {
    /// Lays out a state given as `scene/state`. Errors include its name.
    @MainActor
    public func layout(
        _ reference: String, in viewport: Viewport, theme: Theme, traits: Traits, by renderer: Renderer
    ) throws -> ScreenLayout {
        let view = try find(reference).state.makeView()
        do {
            return try renderer.layout(view, in: viewport, theme: theme, traits: traits)
        } catch {
            throw SnapshotError.scene(reference, error)
        }
    }
}
