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

    /// Returns the text that tells a preview from all others: its declaration, and its index in that.
    nonisolated static func key(_ declaration: String, _ index: String) -> String { "\(declaration)#\(index)" }

    /// Returns the view.
    func view() throws -> any View { try content() }

    init(_ type: any PreviewRegistry.Type) throws {
        let preview = try type.makePreview()
        location = "\(type.fileID):\(type.line)"
        provider = nil
        name = preview.name ?? "\(type.fileID.split(separator: "/").last ?? ""):\(type.line)"
        settings = preview.settings
        content = { preview.body() }
    }

    init(
        name: String, provider: String, settings: PreviewSettings, content: @escaping @MainActor () throws -> any View
    ) {
        location = nil
        self.name = name
        self.provider = provider
        self.settings = settings
        self.content = content
    }
}
