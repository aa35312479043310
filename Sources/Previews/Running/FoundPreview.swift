import Framewright
import FramewrightDrawing
import FramewrightTheming
import FramewrightTypography
import FramewrightViews

/// A preview of the loaded code.
@MainActor
struct FoundPreview {
    /// The name that its author gave it, otherwise that of its type or its place in the source.
    let name: String
    /// The module, file and line of a `#Preview`; nil for a preview provider.
    let location: String?
    /// The type of a preview provider; nil for a `#Preview`.
    let provider: String?
    let settings: PreviewSettings
    private let content: @MainActor () throws -> any View

    /// Returns the view.
    func view() throws -> any View { try content() }

    /// Returns the previews of all loaded code: those of `#Preview` by file and line, then those of preview providers.
    static func all(in viewport: Viewport, by renderer: Renderer) throws -> [FoundPreview] {
        let declared = conformingTypes(ofProtocolMangled: "$s16FramewrightViews15PreviewRegistryMp")
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        let provided = conformingTypes(ofProtocolMangled: "$s16FramewrightViews15PreviewProviderMp")
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { "\($0)" < "\($1)" }
        return try declared.map { try FoundPreview($0) }
            + provided.flatMap { try previews(of: $0, in: viewport, by: renderer) }
    }

    private init(_ type: any PreviewRegistry.Type) throws {
        let preview = try type.makePreview()
        location = "\(type.fileID):\(type.line)"
        provider = nil
        name = preview.name ?? "\(type.fileID.split(separator: "/").last ?? ""):\(type.line)"
        settings = preview.settings
        content = { preview.body() }
    }

    private init(
        name: String, provider: String, settings: PreviewSettings, content: @escaping @MainActor () throws -> any View
    ) {
        location = nil
        self.name = name
        self.provider = provider
        self.settings = settings
        self.content = content
    }

    private static func previews<Provider: PreviewProvider>(
        of provider: Provider.Type, in viewport: Viewport, by renderer: Renderer
    ) throws -> [FoundPreview] {
        let settings = try renderer.previewSettings(of: Provider.previews, in: viewport)
        return settings.enumerated().map { index, settings in
            let type = "\(provider)"
            let name = settings.name ?? (index == 0 ? type : "\(type) \(index + 1)")
            return FoundPreview(name: name, provider: type, settings: settings) {
                PreviewSelection(index, of: Provider.previews)
            }
        }
    }
}
