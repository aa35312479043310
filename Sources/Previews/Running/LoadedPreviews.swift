package import Framewright
package import FramewrightTheming
package import FramewrightVerification
import FramewrightViews
import Synchronization

/// The previews of a module that is linked with this process, drawn without isolation.
@MainActor
package struct LoadedPreviews {
    /// A preview with the name that its snapshots have.
    package struct Preview {
        fileprivate let found: FoundPreview
        /// The identifier, such as `CardView.Empty`; previews without a name are numbered.
        package let name: String
    }

    /// An image of a preview before it is painted.
    package struct Screen {
        /// The layout in which nothing moves any more.
        package let layout: ScreenLayout
        package let theme: Theme
        package let traits: Traits
        /// The renderer with the images and translations of the previews.
        package let renderer: Renderer
    }

    /// The previews, by file and line; then those of preview providers, by name.
    package let previews: [Preview]
    private let process: PreviewProcess

    /// Finds the previews of a module.
    ///
    /// - Parameter resources: The paths of asset catalogues and files of translations.
    package init(of module: String, resources: [String]) throws {
        var process = PreviewProcess()
        try process.useResources(resources)
        let viewport = try process.viewport(of: PreviewProcess.defaultDevice)
        let found = try PreviewDeclaration.all.filter { $0.isDeclared(in: module) }
            .flatMap { try $0.previews(in: viewport, by: process.renderer) }
        let identifiers = found.map { preview in
            let file = preview.location?.split(separator: "/").last?.split(separator: ":").first.map(String.init)
            let isUnnamed = preview.location?.hasSuffix("/\(preview.name)") ?? false
            return PreviewIdentifier(
                file: file ?? preview.provider ?? module, name: isUnnamed ? "Preview" : preview.name)
        }.numbered
        previews = zip(found, identifiers).map { Preview(found: $0, name: $1.text) }
        self.process = process
    }

    /// Lays a preview out under conditions.
    ///
    /// - Parameter scale: The pixels per point.
    package func screen(_ preview: Preview, in conditions: PreviewConditions, scale: Double) throws -> Screen {
        let measures = SharedScreen.measures.withLock { $0 }
        // Other tests see the screen that they have asked for.
        defer { SharedScreen.measures.withLock { $0 = measures } }
        let shown = try process.show(preview.found, in: conditions, scale: scale)
        _ = try process.awaitContexts(shown.session)
        let layout = try process.settledLayout(of: shown)
        if let failure = shown.appearance.failure { throw PreviewFailure(failure) }
        return Screen(
            layout: layout, theme: shown.appearance.theme, traits: shown.appearance.traits, renderer: process.renderer)
    }
}
