package import Framewright
package import FramewrightDocuments
import FramewrightVerification
import FramewrightViews

/// The previews that a page shows, as scenes: one for each file, with a state for each preview.
package struct HostedPreviews: Hashable, Sendable {
    /// A preview with the names that the page shows.
    package struct Entry: Hashable, Sendable {
        /// The key of the preview in its process.
        package let key: String
        /// The name of its file.
        package let scene: String
        /// The name of the preview.
        package let state: String
        /// One line on the preview.
        package let summary: String

        package init(key: String, scene: String, state: String, summary: String) {
            (self.key, self.scene, self.state, self.summary) = (key, scene, state, summary)
        }
    }

    /// The previews in order.
    package let entries: [Entry]
    /// The asset catalogues and files of translations.
    package let resources: [String]

    package init(entries: [Entry], resources: [String]) { (self.entries, self.resources) = (entries, resources) }

    /// The previews as JSON.
    package var output: JSONOutput {
        .object([
            ("resources", .array(resources.map { .string($0) })),
            (
                "entries",
                .array(
                    entries.map {
                        .object([
                            ("key", .string($0.key)), ("scene", .string($0.scene)), ("state", .string($0.state)),
                            ("summary", .string($0.summary)),
                        ])
                    })
            ),
        ])
    }

    /// Reads what `output` wrote.
    package init(_ value: JSONValue) {
        resources = value.texts("resources")
        entries = value.list("entries").map {
            Entry(
                key: $0["key"]?.string ?? "", scene: $0["scene"]?.string ?? "", state: $0["state"]?.string ?? "",
                summary: $0["summary"]?.string ?? "")
        }
    }
}

/// The previews of the code in this process as a catalogue of scenes.
@MainActor
package struct PreviewHost {
    /// The scenes.
    package let catalogue: Catalogue
    /// The renderer with the images and translations of the sources.
    package let renderer: Renderer

    /// Makes time and asynchronous work those of the screen, and finds the previews.
    package init(_ previews: HostedPreviews) throws {
        takeAsynchronousWork()
        try StoredValues.seedFromEnvironment()
        var process = PreviewProcess()
        try process.useResources(previews.resources)
        let found = try process.previews(withKeys: Set(previews.entries.map(\.key)))
        let images = process.images
        renderer = process.renderer
        var names: [String] = []
        for entry in previews.entries where found[entry.key] != nil && !names.contains(entry.scene) {
            names.append(entry.scene)
        }
        catalogue = Catalogue(
            names.map { name in
                let entries = previews.entries.filter { $0.scene == name && found[$0.key] != nil }
                return SceneDefinition(
                    name, summary: name, states: entries.map { ($0.state, $0.summary, $0.key) }
                ) { key in HostedPreview(preview: found[key], images: images) }
            })
    }
}

/// A preview in the colour scheme that it prefers.
private struct HostedPreview: View {
    let preview: FoundPreview?
    let images: ImageLibrary?
    @Environment(\.colorScheme) private var scheme
    @State private var preferred: ColorScheme?

    var body: some View {
        ZStack {
            if let preferred { (preferred == .dark ? Color.black : Color.white).ignoresSafeArea() }
            content
        }
        .onPreferenceChange(PreferredColorSchemeKey.self) { preferred = $0 }
        .environment(\.colorScheme, preferred ?? scheme)
    }

    @ViewBuilder private var content: some View {
        if let appearance = try? PreviewAppearance(PreviewConditions(), images: images),
            let view = try? preview?.view()
        {
            AnyView(appearance.applied(to: view))
        } else {
            Text("The preview cannot be made.")
        }
    }
}
